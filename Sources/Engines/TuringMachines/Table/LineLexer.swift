import Diagnostics

/// Cuts lines of a table into columns. It looks at bytes, which for blanks, `;` and `\` is the same as at scalars.
struct LineLexer {
  private let bytes: [UInt8]

  init(_ source: SourceText) {
    bytes = source.bytes
  }

  /// How a `\` is read.
  enum Escapes {
    /// As any other character, as in state names and text.
    case none
    /// In the symbol columns of a row, the second and the third, it takes the next character along, even a `;`.
    case inSymbolColumns
    /// Everywhere, as in words.
    case everywhere
  }

  /// The columns of a line up to its comment, into `columns`; O(bytes of the line).
  func columns(of line: Range<Int>, _ escapes: Escapes, into columns: inout [Range<Int>]) {
    columns.removeAll(keepingCapacity: true)
    var index = line.lowerBound
    while true {
      while index < line.upperBound, isBlank(bytes[index]) { index += 1 }
      guard index < line.upperBound, bytes[index] != ASCII.semicolon else { return }
      let isEscaping =
        switch escapes {
        case .none: false
        case .inSymbolColumns: columns.count == 1 || columns.count == 2
        case .everywhere: true
        }
      let start = index
      while index < line.upperBound, !isBlank(bytes[index]), bytes[index] != ASCII.semicolon {
        let isEscape = isEscaping && bytes[index] == ASCII.backslash
        let takesNext = isEscape && index + 1 < line.upperBound && !isBlank(bytes[index + 1])
        index += takesNext ? 2 : 1
      }
      columns.append(start..<index)
    }
  }

  /// The first column of a line; empty if there is none.
  func firstColumn(of line: Range<Int>) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    var end = start
    while end < line.upperBound, !isBlank(bytes[end]), bytes[end] != ASCII.semicolon { end += 1 }
    return start..<end
  }

  /// The text of a line between `start` and its comment, without the blanks around it.
  func text(of line: Range<Int>, from start: Int) -> Range<Int> {
    var start = start
    while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    var end = start
    while end < line.upperBound, bytes[end] != ASCII.semicolon { end += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.tab
  }
}
