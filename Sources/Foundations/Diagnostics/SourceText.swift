/// The text of one file as it was read: a name for people, its bytes, and where its lines begin.
///
/// Offsets everywhere in a source text are byte offsets. They become lines and columns only when somebody
/// looks (`position(at:)`), so that a table of a million rows pays nothing for them.
public struct SourceText: Sendable {
  /// What the file is called in messages: its path as the person typed it.
  public let name: String
  /// The bytes of the file, unchanged; a byte-order mark is still in front.
  public let bytes: [UInt8]
  /// The offset at which each line begins. A line ends with LF, CR LF or a lone CR.
  private let lineStarts: [UInt32]

  /// The largest file that is read, in bytes: offsets are kept in 32 bits.
  public static let largestSize = Int(clamping: UInt32.max) - 1

  /// Splits `bytes` into lines; O(bytes). The caller keeps to `largestSize`.
  public init(name: String, bytes: [UInt8]) {
    precondition(bytes.count <= Self.largestSize, "a source text is at most 4 GB")
    self.name = name
    self.bytes = bytes
    lineStarts = Self.starts(of: bytes)
  }

  /// A source text from a string, as tests and a web page make it.
  public init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// How many lines there are; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its line end; `line` counts from 0.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == ASCII.lineFeed || bytes[end - 1] == ASCII.carriageReturn {
      end -= 1
    }
    return start..<end
  }

  /// The characters between two offsets; bytes that are not UTF-8 come out as U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number of the line that holds `offset`, from 0; O(log lines).
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of `offset` as a person counts it; O(log lines + length of the line).
  public func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let start = Int(lineStarts[line])
    return Position(
      line: line + 1,
      column: text(afterMark(start)..<max(offset, afterMark(start))).count + 1,
      byteColumn: offset - start + 1)
  }

  /// `start`, or the offset behind a byte-order mark that stands there.
  public func afterMark(_ start: Int) -> Int {
    start == 0 && bytes.starts(with: ASCII.byteOrderMark) ? ASCII.byteOrderMark.count : start
  }

  private static func starts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte == ASCII.lineFeed || byte == ASCII.carriageReturn else { continue }
      let isCRLF =
        byte == ASCII.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == ASCII.lineFeed
      if !isCRLF { starts.append(UInt32(index + 1)) }
    }
    return starts
  }
}

/// The few bytes that readers of text look for by value.
public enum ASCII {
  public static let tab = UInt8(ascii: "\t")
  public static let lineFeed = UInt8(ascii: "\n")
  public static let carriageReturn = UInt8(ascii: "\r")
  public static let space = UInt8(ascii: " ")
  public static let semicolon = UInt8(ascii: ";")
  public static let backslash = UInt8(ascii: "\\")
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
