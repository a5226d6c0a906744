import Diagnostics

/// How words are written: in tests, on the command line, and in what a run prints.
///
/// `_` (or the machine's own sign) is the blank, `\` takes the next character literally, `\s` is the space symbol, and a
/// `\` with nothing behind it is itself. What `text(of:)` writes, `word(_:)` reads back as the same symbols.
extension Alphabet {
  /// Why a text is not a word.
  public enum WordError: Error, Equatable, Sendable {
    /// A character that cannot be seen or would break the line.
    case invisible(Unicode.Scalar)
    /// The word begins with a mark that belongs on the character before it.
    case beginsWithMark
    /// Bytes that are no text.
    case notUTF8
    /// More different symbols than an alphabet holds.
    case alphabetIsFull

    /// What is wrong, to be read behind the name of the word.
    public var reason: String {
      switch self {
      case .invisible(let scalar):
        "has the invisible character \(Printable.codePoint(scalar)), which cannot be a symbol"
      case .beginsWithMark: "begins with a mark that combines with the character before it"
      case .notUTF8: "is not UTF-8 text"
      case .alphabetIsFull: "has more than \(Alphabet.largestCount - 1) different symbols"
      }
    }
  }

  /// Reads a word, adding the symbols that are new; O(characters).
  ///
  /// - Throws: `WordError`; the alphabet may then hold some of the word's symbols.
  public mutating func word(_ text: String) throws(WordError) -> Word {
    var word: Word = []
    word.reserveCapacity(text.utf8.count)
    if Self.beginsWithMark(text) { throw .beginsWithMark }
    var rest = text.makeIterator()
    while let character = rest.next() {
      if let odd = Self.invisible(character) { throw .invisible(odd) }
      if character == "\\", let literal = rest.next() {
        if let odd = Self.invisible(literal) { throw .invisible(odd) }
        word.append(try symbol(adding: literal == "s" ? " " : literal))
      } else if isBlank(character) {
        word.append(.blank)
      } else {
        word.append(try symbol(adding: character))
      }
    }
    return word
  }

  /// Reads a word from bytes; plain ASCII, as most inputs are, is read without looking for character boundaries.
  public mutating func word(utf8 bytes: [UInt8]) throws(WordError) -> Word {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != ASCII.backslash }
    guard isPlain else {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
      return try word(text)
    }
    // One symbol for each ASCII character, found the first time it is met.
    var known: [Symbol?] = Array(repeating: nil, count: 128)
    var word: Word = []
    word.reserveCapacity(bytes.count)
    for byte in bytes {
      if let symbol = known[Int(byte)] {
        word.append(symbol)
        continue
      }
      let character = Character(Unicode.Scalar(byte))
      let symbol = isBlank(character) ? Symbol.blank : try symbol(adding: character)
      known[Int(byte)] = symbol
      word.append(symbol)
    }
    return word
  }

  /// Whether `character`, written without `\`, means the blank.
  public func isBlank(_ character: Character) -> Bool {
    character == Self.blankCharacter || character == shownBlank
  }

  /// The words of all tapes as one text, joined by `|`, which as a symbol of several tapes is written `\|`.
  public func text(ofTapes words: [Word]) -> String {
    if words.count == 1 { return text(of: words[0]) }
    return words.map { word in
      text(of: word).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }.joined(separator: "|")
  }

  /// The word as a person types it, read back as itself by `word(_:)`.
  public func text(of word: some Sequence<Symbol>) -> String {
    // Spelled once for each symbol: outputs can be long.
    var spellings: [[UInt8]] = Array(repeating: [], count: count)
    var bytes: [UInt8] = []
    var last: Symbol?
    for symbol in word {
      let index = Int(symbol.index)
      if spellings[index].isEmpty { spellings[index] = Array(spelling(of: symbol).utf8) }
      if let last, joins(last, symbol) { bytes.append(ASCII.backslash) }
      bytes.append(contentsOf: spellings[index])
      last = symbol
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func spelling(of symbol: Symbol) -> String {
    let character = character(of: symbol)
    let needsEscape = !symbol.isBlank && (isBlank(character) || character == "\\")
    return needsEscape ? "\\\(character)" : "\(character)"
  }

  /// Whether two symbols side by side would be read as one character, as two halves of a flag are.
  private func joins(_ first: Symbol, _ second: Symbol) -> Bool {
    let (left, right) = (character(of: first), character(of: second))
    if left.isASCII && right.isASCII { return false }
    return "\(left)\(right)".count == 1
  }

  /// The scalar that makes `character` unfit as a symbol: a control character, or a space other than U+0020.
  public static func invisible(_ character: Character) -> Unicode.Scalar? {
    if character.isASCII, let value = character.asciiValue, value >= 0x20, value != 0x7F { return nil }
    return character.unicodeScalars.first { isInvisible($0) }
  }

  /// Whether `scalar` shows nothing, or only space, and is not the ordinary space.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20: false
    case 0x00AD, 0x180E, 0x200B, 0x2060, 0xFEFF: true
    default: Printable.isControl(scalar) || scalar.properties.isWhitespace
    }
  }

  /// Whether the first scalar of `text` would join whatever stood before it.
  public static func beginsWithMark(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.value >= 0x300 else { return false }
    return (" " + String(Character(first))).count == 1
  }

  private mutating func symbol(adding character: Character) throws(WordError) -> Symbol {
    do throws(AlphabetIsFull) { return try add(character) } catch { throw .alphabetIsFull }
  }
}
