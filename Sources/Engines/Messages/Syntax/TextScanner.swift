/// Follows the lines of a program as they are typed, and knows whether what there is so far can be a whole.
///
/// It reads no more than it must: brackets, strings, comments, characters, and the last word. Each byte is looked at once.
package struct TextScanner: Sendable {
  private enum Place { case code, string, comment }

  /// What the last word asks for.
  private enum Last { case nothing, complete, operand }

  private var place = Place.code
  private var depth = 0
  private var last = Last.nothing
  /// Whether only names have stood in this statement, as before `>>`.
  private var hasOnlyNames = true
  /// Whether a method's pattern stands here whose body has not begun.
  private var isInPattern = false
  /// Whether `>>` was the last word.
  private var isBehindArrows = false

  package init() {}

  /// Whether a bracket, a string or a comment is open.
  package var isOpen: Bool { depth > 0 || place != .code }
  /// Whether the last line ends in the middle of an expression, or before a method's body.
  package var wantsMore: Bool { last == .operand || isInPattern }

  /// Takes the next line, without its end.
  package mutating func take(_ line: some Collection<UInt8>) {
    let bytes = Array(line)
    var index = 0
    while index < bytes.count {
      switch place {
      case .comment:
        if bytes[index] == UInt8(ascii: "\"") { place = .code }
        index += 1
      case .string:
        if bytes[index] == UInt8(ascii: "'") { place = .code }
        index += 1
      case .code: index = takeWord(bytes, index)
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func takeWord(_ bytes: [UInt8], _ start: Int) -> Int {
    let first = bytes[start]
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    switch first {
    case 9, 11, 12, 13, 32: return start + 1
    case UInt8(ascii: "\""):
      place = .comment
      return start + 1
    case UInt8(ascii: "'"):
      place = .string
      took(.complete, isLiteral: true)
      return start + 1
    case UInt8(ascii: "$"):
      took(.complete)
      var end = start + 2
      while byte(end) & 0xC0 == 0x80 { end += 1 }
      return end
    case UInt8(ascii: "#"):
      took(.complete, isLiteral: true)
      var end = start + 1
      if Lexer.isOperator(byte(end)) {
        while Lexer.isOperator(byte(end)) { end += 1 }
      } else {
        while Self.isLetter(byte(end)) || byte(end) == UInt8(ascii: ":") { end += 1 }
      }
      return end
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if first == UInt8(ascii: "[") { isInPattern = false }
      took(.complete)
      return start + 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      took(.complete)
      return start + 1
    case UInt8(ascii: "."):
      took(.complete)
      if depth == 0 { beginStatement() }
      return start + 1
    case UInt8(ascii: ";"), UInt8(ascii: "^"):
      took(.operand)
      return start + 1
    case UInt8(ascii: ":"):
      took(.operand)
      return start + 1 + (byte(start + 1) == UInt8(ascii: "=") ? 1 : 0)
    default: break
    }
    var end = start
    if Self.isLetter(first) {
      while Self.isLetter(byte(end)) { end += 1 }
      if byte(end) == UInt8(ascii: ":"), byte(end + 1) != UInt8(ascii: "=") {
        took(.operand)
        return end + 1
      }
      let namesSoFar = hasOnlyNames
      took(.complete)
      hasOnlyNames = namesSoFar
      return end
    }
    while Lexer.isOperator(byte(end)) { end += 1 }
    if bytes[start..<end].elementsEqual([UInt8(ascii: ">"), UInt8(ascii: ">")]), hasOnlyNames, depth == 0 {
      took(.operand)
      isInPattern = true
      isBehindArrows = true
      return end
    }
    // `| a b |` ends with an operator's sign, and is whole.
    took(bytes[start..<max(end, start + 1)].contains(UInt8(ascii: "|")) ? .complete : .operand)
    return max(end, start + 1)
  }

  private mutating func took(_ what: Last, isLiteral: Bool = false) {
    // Behind `>>` a literal makes no pattern: `Square >> #area` asks for a method.
    if isBehindArrows, isLiteral { isInPattern = false }
    isBehindArrows = false
    last = what
    hasOnlyNames = false
  }

  private mutating func beginStatement() {
    hasOnlyNames = true
    isInPattern = false
    last = .complete
  }
}
