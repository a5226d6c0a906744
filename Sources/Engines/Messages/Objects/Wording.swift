import Diagnostics

/// Texts and their parts, as both interpreters make them.
enum Wording {
  static func string(_ codePoints: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for point in codePoints { text.append(Unicode.Scalar(point) ?? "\u{FFFD}") }
    return String(text)
  }

  static func cut(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  static func withArticle(_ name: String) -> String {
    let isVowel = name.unicodeScalars.first.map { "AEIOUaeiou".unicodeScalars.contains($0) } ?? false
    return (isVowel ? "an " : "a ") + name
  }

  static func characterText(_ character: UInt32) -> String {
    guard let scalar = Unicode.Scalar(character), character > 32, !Printable.isControl(scalar) else {
      return "Character value: \(character)"
    }
    return "$" + String(Character(scalar))
  }

  /// The one code point of a text; nil if it has more, as the capital of `ß` has.
  static func single(_ text: String) -> UInt32? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return first.value
  }

  /// The words of a text, each of which can name a slot.
  static func slotNames(in text: String) throws(Fault) -> [String] {
    var names: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0.isNewline }) {
      let isName = word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0)
      }
      guard isName, let first = word.unicodeScalars.first, !("0"..."9").contains(first),
        Reserved(rawValue: String(word)) == nil
      else { throw Fault(.argument, "`\(word)` cannot be the name of a slot") }
      names.append(String(word))
    }
    return names
  }

  /// A method that reads a slot, and one that writes it.
  static func accessors(_ name: String) -> [(source: SourceText, node: MethodNode)] {
    ["\(name) [ ^\(name) ]", "\(name): value_ [ \(name) := value_ ]"].compactMap { method in
      let source = SourceText(name: "slot \(name)", method)
      return MessageParser.parseMethod(source).method.map { (source, $0) }
    }
  }

  static func firstError(_ diagnostics: DiagnosticList) -> String {
    guard let first = diagnostics.inOrder.first else { return "this cannot be understood" }
    return first.suggestion.isEmpty ? first.message : "\(first.message); \(first.suggestion)"
  }
}
