/// The words behind a command, cut at blanks.
///
/// A word that begins with a quote goes to the next one and may hold blanks; `""` is the empty word.
struct Words {
  let raw: String
  let list: [String]

  init(_ text: String) {
    raw = Words.trimmed(text)
    list = Words.cut(raw).map { $0.text }
  }

  var first: String? { list.first }

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
    while index < text.endIndex {
      let character = text[index]
      if character == " " || character == "\t" || character.isNewline {
        index = text.index(after: index)
        continue
      }
      let start = index
      if character == "\"" || character == "'" {
        let inside = text.index(after: index)
        let end = text[inside...].indices.first { text[$0] == character && Self.isWordEnd(text, after: $0) }
        if let end {
          words.append((String(text[inside..<end]), start, true))
          index = text.index(after: end)
          continue
        }
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
