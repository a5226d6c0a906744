/// The words behind a command, cut at blanks.
///
/// A word that begins with a quote goes to the next one and may hold blanks; `""` is the empty word.
struct Words {
  let raw: String
  let list: [String]

  init(_ text: String) {
    raw = Words.trimmed(text)
    let words = Words.cut(raw)
    list = words.map { $0.text }
    isQuoted = words.first?.isQuoted ?? false
  }

  var first: String? { list.first }
  /// Whether the first word stands in quotes.
  let isQuoted: Bool

  /// `text` so that it is read as one word, in quotes if it must be.
  static func quoted(_ text: String, always: Bool = false) -> String {
    let candidates = (always ? [] : [text]) + ["\"\(text)\"", "'\(text)'"]
    return candidates.first { Words($0).list == [text] } ?? text
  }

  static func trimmed(_ text: String) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" || character.isNewline }
    var rest = text[...].drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }

  /// The words with where each begins and whether it was quoted.
  static func cut(_ text: String) -> [(text: String, start: String.Index, isQuoted: Bool)] {
    var words: [(text: String, start: String.Index, isQuoted: Bool)] = []
    var index = text.startIndex
    // A quote that nothing closes is looked for only once.
    var unclosed: Set<Character> = []
    while index < text.endIndex {
      let character = text[index]
      if character == " " || character == "\t" || character.isNewline {
        index = text.index(after: index)
        continue
      }
      let start = index
      if character == "\"" || character == "'", !unclosed.contains(character) {
        let inside = text.index(after: index)
        let end = text[inside...].indices.first { text[$0] == character && Self.isWordEnd(text, after: $0) }
        if let end {
          words.append((String(text[inside..<end]), start, true))
          index = text.index(after: end)
          continue
        }
        unclosed.insert(character)
      }
      while index < text.endIndex, text[index] != " ", text[index] != "\t", !text[index].isNewline {
        index = text.index(after: index)
      }
      words.append((String(text[start..<index]), start, false))
    }
    return words
  }

  /// The text in pieces, where each `;` outside quotes is a piece of its own.
  static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var quote: Character?
    for character in text {
      if quote == nil && character == ";" {
        pieces += [piece, ";"]
        piece = ""
        continue
      }
      let startsWord = piece.last.map { $0 == " " || $0 == "\t" } ?? false
      if let open = quote {
        if character == open { quote = nil }
      } else if startsWord && (character == "\"" || character == "'") {
        quote = character
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private static func isWordEnd(_ text: String, after quote: String.Index) -> Bool {
    let next = text.index(after: quote)
    return next == text.endIndex || text[next] == " " || text[next] == "\t" || text[next].isNewline
  }
}
