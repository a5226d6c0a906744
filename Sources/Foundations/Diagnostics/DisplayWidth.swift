/// How many columns of a terminal text takes, from a small built-in table.
///
/// The C library's answer depends on the locale (it is -1 for everything but ASCII in the C locale), so
/// the table is our own: East Asian Wide and Fullwidth ranges and emoji take two columns, marks that combine take none.
public enum DisplayWidth {
  /// The columns that one character takes: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return character.asciiValue.map { $0 >= 0x20 && $0 != 0x7F } == true ? 1 : 0 }
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }  // asks for the emoji form
      width = max(width, Self.of(scalar))
    }
    return width
  }

  /// The columns that a text takes; a tab counts as none.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// A text in lines of at most so many columns, broken at blanks where it can be; O(length).
  ///
  /// - Parameters:
  ///   - indent: what the first line begins with.
  ///   - hanging: what the other lines begin with.
  public static func folded(
    _ text: String, columns: Int, indent: String = "", hanging: String = ""
  ) -> [String] {
    let most = max(1, columns - max(of(indent), of(hanging)))
    var lines: [String] = []
    var line = ""
    func start() -> String { lines.isEmpty ? indent : hanging }
    for word in text.split(separator: " ") {
      var rest = String(word)
      if !line.isEmpty, of(line) + 1 + of(rest) > columns {
        lines.append(line)
        line = ""
      }
      // A word longer than a line is cut.
      while line.isEmpty, of(rest) > most {
        let piece = prefix(of: rest, columns: most)
        if piece.isEmpty { break }
        lines.append(start() + piece)
        rest = String(rest.dropFirst(piece.count))
      }
      line += (line.isEmpty ? start() : " ") + rest
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The longest beginning that fits in `columns`.
  public static func prefix(of text: String, columns: Int) -> String {
    String(fitting(text, columns))
  }

  /// The longest end that fits in `columns`.
  public static func suffix(of text: String, columns: Int) -> String {
    String(fitting(text.reversed(), columns).reversed())
  }

  private static func fitting(_ text: some Sequence<Character>, _ columns: Int) -> [Character] {
    var result: [Character] = []
    var width = 0
    for character in text {
      width += of(character)
      if width > columns { break }
      result.append(character)
    }
    return result
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if isListed(value, in: combining) { return 0 }
    return isListed(value, in: wide) ? 2 : 1
  }

  private static func isListed(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A,
    0x64B...0x65F, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x900...0x902, 0x93A...0x93A, 0x93C...0x93C,
    0x941...0x948, 0x94D...0x94D, 0xE31...0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF,
    0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20F0,
    0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF,
    0xE0100...0xE01EF
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
    0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
    0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
    0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A,
    0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0,
    0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x2FFFD, 0x30000...0x3FFFD
  ]
}
