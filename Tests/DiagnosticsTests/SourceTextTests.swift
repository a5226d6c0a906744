import Diagnostics
import Testing

@Suite struct SourceTextTests {
  /// The place of the marker 1️⃣ in a text, and the text without it.
  private func marked(_ text: String) -> (SourceText, Int) {
    let parts = text.split(separator: "1️⃣", omittingEmptySubsequences: false)
    return (SourceText(name: "x", parts.joined()), parts[0].utf8.count)
  }

  @Test(arguments: [
    ("1️⃣ab", 1, 1, 1), ("ab1️⃣", 1, 3, 3), ("a\n1️⃣b", 2, 1, 1), ("a\r\nb1️⃣c", 2, 2, 2), ("a\rb1️⃣", 2, 2, 2),
    ("é1️⃣", 1, 2, 3), ("e\u{301}1️⃣x", 1, 2, 4), ("👨‍👩‍👧x1️⃣", 1, 3, 20), ("\t1️⃣", 1, 2, 2),
    ("\u{FEFF}a1️⃣", 1, 2, 5), ("a\n\n\n1️⃣", 4, 1, 1)
  ]) func `positions count as a person does`(text: String, line: Int, column: Int, byteColumn: Int) {
    let (source, offset) = marked(text)
    #expect(source.position(at: offset) == Position(line: line, column: column, byteColumn: byteColumn))
  }

  @Test func `lines come without their ends`() {
    let source = SourceText(name: "x", "a\nbb\r\nccc\rd")
    #expect((0..<source.lineCount).map { source.text(source.range(ofLine: $0)) } == ["a", "bb", "ccc", "d"])
    #expect(SourceText(name: "x", "").lineCount == 1)
  }

  @Test func `bytes that are no text still have a place`() {
    let source = SourceText(name: "x", bytes: [0x61, 0xFF, 0xFE, 0x62])
    #expect(source.position(at: 3).column == 4)
    #expect(source.text(0..<4) == "a\u{FFFD}\u{FFFD}b")
  }
}
