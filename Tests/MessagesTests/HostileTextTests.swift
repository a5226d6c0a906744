import Diagnostics
import Messages
import Support
import Testing

/// Whatever the bytes are, they are a program or a list of located mistakes.
@Suite struct HostileTextTests {
  private func check(_ bytes: [UInt8]) {
    let result = MessageParser.parse(SourceText(name: "hostile", bytes: bytes))
    #expect(result.diagnostics.hasErrors == (result.tree == nil))
    for diagnostic in result.diagnostics.kept {
      #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= bytes.count)
    }
  }

  @Test func `random bytes and random tokens are answered`() {
    var random = SeededRandom(seed: 4)
    let words = [
      "x", ":=", ".", "[", "]", "(", ")", "{", "}", "#(", "#[", "<-", "^", ";", ":y", "|", "foo:", "+", "-", "3", "'a'",
      "\"", "'", "$", "#", ">>", "Foo", "class", "\n", "16r", "1e", "self", "<", ">"
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...30, using: &random)
      if random.one(in: 2) {
        check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
      } else {
        let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        check(Array(text.utf8))
      }
    }
  }

  @Test(arguments: [
    "(", "[", "{", "#(", "#[", "'", "\"", "$", "x ", "1+", "a := ", "x foo: ", "^", ". ", ";", "]", "|", ":"
  ])
  func `long repetitions are answered`(_ piece: String) {
    check(Array(String(repeating: piece, count: 200_000).utf8))
    check(Array((String(repeating: piece, count: 200_000) + "1").utf8))
  }

  @Test func `brackets may stand 250 deep and no deeper`() {
    let deepest = String(repeating: "(", count: 250) + "1" + String(repeating: ")", count: 250)
    #expect(MessageParser.parse(SourceText(name: "deep", deepest)).tree != nil)
    let result = MessageParser.parse(SourceText(name: "deeper", "(\(deepest))"))
    #expect(result.tree == nil)
    #expect(result.diagnostics.kept.contains { $0.message.contains("250") })
  }

  @Test func `a million digits are a number`() {
    let digits = String(repeating: "7", count: 1_000_000)
    let test = ProgramTest(
      SourceText(name: "digits", "x := \(digits). x \\\\ 1000. \"expect: 777\""), in: World.withLibrary)
    #expect(test.expectationCount == 1 && test.problems.isEmpty)
  }
}
