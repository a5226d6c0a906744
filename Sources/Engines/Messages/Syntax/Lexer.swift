import BigNumbers
import Diagnostics

/// Cuts a text into tokens. What cannot be one is reported and left out.
struct Lexer {
  let source: SourceText
  var diagnostics: DiagnosticList
  private(set) var tokens: [Token] = []
  private(set) var comments: [Range<Int>] = []
  private var place = 0
  private var beginsLine = true

  init(_ source: SourceText) {
    self.source = source
    diagnostics = DiagnosticList(source: source)
  }

  mutating func cut() {
    place = source.afterMark(0)
    if source.bytes[place...].starts(with: [35, 33]) { skipLine() }
    while place < source.bytes.count { cutOne() }
    tokens.append(Token(kind: .end, range: place..<place, beginsLine: beginsLine))
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < source.bytes.count ? source.bytes[place + offset] : 0
  }

  private mutating func skipLine() {
    while place < source.bytes.count, byte() != 10, byte() != 13 { place += 1 }
  }

  private mutating func add(_ kind: Token.Kind, _ range: Range<Int>) {
    tokens.append(Token(kind: kind, range: range, beginsLine: beginsLine))
    beginsLine = false
  }

  private mutating func cutOne() {
    let start = place
    let first = byte()
    switch first {
    case 10, 13:
      beginsLine = true
      place += 1
    case 32, 9, 12: place += 1
    case UInt8(ascii: "\""): comment()
    case UInt8(ascii: "'"):
      let points = quoted()
      add(points.map { .literal(.string($0)) } ?? .invalid, start..<place)
    case UInt8(ascii: "$"): character()
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number(isNegative: false)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      place += 1
      add(.open(first), start..<place)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      place += 1
      add(.close(first), start..<place)
    case UInt8(ascii: "."): one(.period)
    case UInt8(ascii: ";"): one(.cascade)
    case UInt8(ascii: "^"): one(.caret)
    case UInt8(ascii: ":"):
      place += byte(1) == UInt8(ascii: "=") ? 2 : 1
      add(place - start == 2 ? .assign : .colon, start..<place)
    default:
      if Self.isOperator(first) { return operators() }
      if nameLength(at: place) > 0 { return name() }
      strange()
    }
  }

  private mutating func one(_ kind: Token.Kind) {
    place += 1
    add(kind, place - 1..<place)
  }

  // MARK: Names and operators

  /// The length in bytes of the letter at `offset`, or 0: a letter, `_`, or with `allowsDigits` a digit.
  private func letterLength(at offset: Int, allowsDigits: Bool) -> Int {
    guard offset < source.bytes.count else { return 0 }
    let first = source.bytes[offset]
    switch first {
    case 65...90, 97...122, 95: return 1
    case 48...57: return allowsDigits ? 1 : 0
    case 0..<0x80: return 0
    default:
      guard let (scalar, length) = scalar(at: offset) else { return 0 }
      return scalar.properties.isAlphabetic || (allowsDigits && scalar.properties.generalCategory == .nonspacingMark)
        ? length : 0
    }
  }

  private func nameLength(at offset: Int) -> Int {
    var end = offset
    while true {
      let length = letterLength(at: end, allowsDigits: end > offset)
      if length == 0 { return end - offset }
      end += length
    }
  }

  /// The scalar at an offset, if valid UTF-8 stands there.
  private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    let first = source.bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= source.bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      let next = source.bytes[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  private mutating func name() {
    let start = place
    place += nameLength(at: place)
    if byte() == UInt8(ascii: ":"), byte(1) != UInt8(ascii: "=") {
      place += 1
      add(.keyword(source.text(start..<place)), start..<place)
    } else {
      add(.name(source.text(start..<place)), start..<place)
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "\\"),
      UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "@"),
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: ","),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }

  private static let minus = UInt8(ascii: "-")
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func operators() {
    let start = place
    // A bar stands alone: `[:x||y| …]` is two of them.
    if byte() == UInt8(ascii: "|") {
      place += 1
      return add(.operator("|"), start..<place)
    }
    while Self.isOperator(byte()), byte() != UInt8(ascii: "|") { place += 1 }
    if isDigit(byte()), source.bytes[place - 1] == Self.minus {
      if place - start > 1 {
        // `3--1`: an operator and a negative number.
        place -= 1
        add(.operator(source.text(start..<place)), start..<place)
        return number(isNegative: true)
      }
      if !endsOperand {
        place = start
        return number(isNegative: true)
      }
    }
    let text = source.text(start..<place)
    if text == "<-",
      byte() == 32 || byte() == 9 || byte() == 10 || byte() == 13 || letterLength(at: place, allowsDigits: false) > 0
    {
      return add(.arrow, start..<place)
    }
    add(.operator(text), start..<place)
  }

  /// Whether the token before can be what `-` subtracts from.
  private var endsOperand: Bool {
    switch tokens.last?.kind {
    case .name, .literal, .close: true
    default: false
    }
  }

  // MARK: Comments, strings, characters, symbols

  private mutating func comment() {
    let start = place
    place += 1
    while place < source.bytes.count, byte() != UInt8(ascii: "\"") {
      if byte() == 10 || byte() == 13 { beginsLine = true }
      place += 1
    }
    if place >= source.bytes.count {
      diagnostics.error(at: start..<start + 1, "this comment is never closed", suggestion: "a comment ends with `\"`")
      add(.invalid, start..<place)
    } else {
      place += 1
    }
    comments.append(start..<place)
  }

  /// The code points between quotes; nil if the end is missing.
  private mutating func quoted() -> [UInt32]? {
    let start = place
    place += 1
    var text: [UInt8] = []
    while place < source.bytes.count {
      if byte() == UInt8(ascii: "'") {
        if byte(1) != UInt8(ascii: "'") {
          place += 1
          return Self.points(text)
        }
        place += 1
      }
      text.append(byte())
      place += 1
    }
    diagnostics.error(
      at: start..<start + 1, "this string is never closed",
      suggestion: "a string ends with `'`; within it `''` is one quote")
    return nil
  }

  private static func points(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value }
  }

  private mutating func character() {
    let start = place
    place += 1
    guard place < source.bytes.count, let (scalar, length) = scalar(at: place) else {
      diagnostics.error(at: start..<start + 1, "`$` needs a character behind it", suggestion: "`$a` is the character a")
      place = min(place + 1, source.bytes.count)
      add(.invalid, start..<place)
      return
    }
    place += length
    add(.literal(.character(scalar.value)), start..<place)
  }

  private mutating func hash() {
    let start = place
    place += 1
    switch byte() {
    case UInt8(ascii: "("):
      place += 1
      add(.arrayStart, start..<place)
    case UInt8(ascii: "["):
      place += 1
      add(.bytesStart, start..<place)
    case UInt8(ascii: "'"):
      let points = quoted()
      add(points.map { .literal(.symbol(Wording.string($0))) } ?? .invalid, start..<place)
    case let next where Self.isOperator(next):
      while Self.isOperator(byte()) { place += 1 }
      add(.literal(.symbol(source.text(start + 1..<place))), start..<place)
    default:
      var length = nameLength(at: place)
      guard length > 0 else {
        diagnostics.error(
          at: start..<start + 1, "`#` needs a name, `(`, `[` or a string behind it",
          suggestion: "comments stand in double quotes: \"a comment\"")
        return add(.invalid, start..<place)
      }
      while length > 0 {
        place += length
        guard byte() == UInt8(ascii: ":"), byte(1) != UInt8(ascii: "=") else { break }
        place += 1
        length = nameLength(at: place)
      }
      add(.literal(.symbol(source.text(start + 1..<place))), start..<place)
    }
  }

  private mutating func number(isNegative: Bool) {
    let start = place
    var reader = NumberReader(source: source, place: place + (isNegative ? 1 : 0), isNegative: isNegative)
    let literal = reader.read()
    place = max(reader.place, start + 1)
    if let problem = reader.problem {
      diagnostics.error(at: start..<place, problem.message, suggestion: problem.suggestion)
    }
    add(.literal(literal), start..<place)
    let letters = nameLength(at: place)
    if letters > 0, reader.problem == nil {
      diagnostics.error(
        at: start..<place + letters, "a number runs into letters",
        suggestion: "a blank between them makes it a message; names begin with a letter")
      place += letters
    }
  }

  private mutating func strange() {
    let start = place
    if let (scalar, length) = scalar(at: place) {
      place += length
      let suggestion: String
      switch scalar {
      case "\u{2018}", "\u{2019}": suggestion = "strings stand between straight quotes: 'text'"
      case "\u{201C}", "\u{201D}":
        suggestion = "comments stand between straight double quotes, strings between 'single' ones"
      case "\u{A0}": suggestion = "a blank that does not break: an ordinary blank is needed"
      case "`": suggestion = "strings stand between straight quotes: 'text'"
      default: suggestion = ""
      }
      diagnostics.error(
        at: start..<place,
        Printable.isControl(scalar) || scalar == "\u{A0}"
          ? "the character \(Printable.codePoint(scalar)) means nothing here"
          : scalar == "`" ? "a backtick means nothing here" : "`\(scalar)` means nothing here",
        suggestion: suggestion)
      return add(.invalid, start..<place)
    }
    while place < source.bytes.count, scalar(at: place) == nil { place += 1 }
    diagnostics.error(at: start..<place, "these bytes are no UTF-8 text")
    add(.invalid, start..<place)
  }
}
