import Support
import Testing
import TuringMachines

@Suite struct WordTests {
  private func roundTrip(_ text: String, blank: Character = "_") throws -> String {
    var alphabet = Alphabet(shownBlank: blank)
    let word = try alphabet.word(text)
    return alphabet.text(of: word)
  }

  @Test(arguments: [
    ("01", "01"), ("a_b", "a_b"), ("\\_", "\\_"), ("\\\\", "\\\\"), ("\\*\\;", "*;"), ("a b", "a b"), ("\\s", " "),
    ("ab\\", "ab\\\\"), ("\\a", "a"), ("", ""), ("👨‍👩‍👧é", "👨‍👩‍👧é")
  ]) func `a word is printed as it is typed`(typed: String, printed: String) throws {
    #expect(try roundTrip(typed) == printed)
    #expect(try roundTrip(printed) == printed)
  }

  @Test func `the blank has two spellings and is shown as one`() throws {
    #expect(try roundTrip("a_b∅", blank: "∅") == "a∅b∅")
    #expect(try roundTrip("\\_\\∅", blank: "∅") == "\\_\\∅")
  }

  @Test func `halves that would join stay apart`() throws {
    var alphabet = Alphabet()
    let word = try alphabet.word("🇩\\🇪")
    #expect(word.count == 2)
    let text = alphabet.text(of: word)
    #expect(try alphabet.word(text) == word)
  }

  @Test func `é is one symbol however it is written`() throws {
    var alphabet = Alphabet()
    let word = try alphabet.word("\u{E9}e\u{301}")
    #expect(word.count == 2 && word[0] == word[1])
  }

  @Test func `what cannot be seen is refused`() {
    var alphabet = Alphabet()
    for text in ["a\u{A0}", "\u{0}", "a\nb", "\u{200B}", "\\\t", "\u{1B}[1m", "\u{202E}"] {
      #expect(throws: Alphabet.WordError.self, "\(text.unicodeScalars)") { try alphabet.word(text) }
    }
    #expect(throws: Alphabet.WordError.beginsWithMark) { try alphabet.word("\u{301}a") }
    #expect(throws: Alphabet.WordError.notUTF8) { try alphabet.word(utf8: [0xC3]) }
  }

  @Test func `bytes and text are read alike`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in "ab_\\ s😀é".randomElement(using: &random)! })
      var first = Alphabet()
      var second = Alphabet()
      #expect(try first.word(text) == second.word(utf8: Array(text.utf8)), "\(text)")
    }
  }

  @Test func `one symbol too many is an error, and the last that fits is none`() throws {
    var alphabet = Alphabet()
    var scalars = (UInt32(0x3400)...0x1FFFF).lazy.compactMap { Unicode.Scalar($0) }
      .filter { !Alphabet.isInvisible($0) && "\($0)\($0)".count == 2 }.makeIterator()
    while alphabet.count < Alphabet.largestCount, let scalar = scalars.next() {
      _ = try alphabet.add(Character(scalar))
    }
    #expect(alphabet.count == 65_535)
    #expect(throws: AlphabetIsFull.self) { try alphabet.add("a") }
    #expect(throws: Alphabet.WordError.alphabetIsFull) { try alphabet.word("a") }
  }
}
