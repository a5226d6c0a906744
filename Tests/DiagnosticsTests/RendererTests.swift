import Diagnostics
import Testing

@Suite struct RendererTests {
  private func list(_ text: String, _ range: Range<Int>, _ suggestion: String = "") -> DiagnosticList {
    var list = DiagnosticList(source: SourceText(name: "a.tm", text))
    list.error(at: range, "wrong", suggestion: suggestion)
    return list
  }

  @Test func `the place is underlined and the suggestion stands beside it`() {
    let text = DiagnosticRenderer().text(list("first\n  q0 ab\n", 11..<13, "expected one"))
    #expect(text == "a.tm:2:6: error: wrong\n  q0 ab\n     ^~ expected one\n")
  }

  @Test func `wide characters and tabs keep the underline below the text`() {
    #expect(DiagnosticRenderer().text(list("😀é x", 7..<8)) == "a.tm:1:4: error: wrong\n😀é x\n    ^\n")
    #expect(DiagnosticRenderer().text(list("\tx", 1..<2)) == "a.tm:1:2: error: wrong\n\tx\n\t^\n")
  }

  @Test func `nothing in a file can move the cursor`() {
    let text = DiagnosticRenderer().text(list("a\u{1B}[2Jb\u{202E}c", 0..<1))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains("<U+001B>[2J"))
  }

  @Test func `a long line is cut around the place`() {
    let line = String(repeating: "a", count: 100_000) + "X" + String(repeating: "b", count: 100_000)
    let rows = DiagnosticRenderer().text(list(line, 100_000..<100_001)).split(separator: "\n")
    #expect(rows[1].count < 160)
    #expect(rows[1].firstIndex(of: "X").map { rows[1].distance(from: rows[1].startIndex, to: $0) } == rows[2].count - 1)
  }

  @Test func `the formats for tools have one line each`() {
    let list = list("é x, y", 3..<4, "50% off")
    #expect(DiagnosticRenderer().gcc(list) == "a.tm:1:4: error: wrong; 50% off\n")
    #expect(DiagnosticRenderer().github(list) == "::error file=a.tm,line=1,col=3::wrong; 50%25 off\n")
  }

  @Test func `a list keeps a bounded number and counts the rest`() {
    var list = DiagnosticList(source: SourceText(name: "x", "y"))
    for _ in 0..<DiagnosticList.limit + 7 { list.error(at: 0..<1, "wrong") }
    #expect(list.kept.count == DiagnosticList.limit && list.errorCount == DiagnosticList.limit + 7)
    #expect(DiagnosticRenderer().text(list).hasSuffix("x: 7 more not shown\n"))
  }

  @Test func `diagnostics come in the order of the text`() {
    var list = DiagnosticList(source: SourceText(name: "x", "abc"))
    list.warning(at: 2..<3, "last")
    list.error(at: 0..<1, "first")
    #expect(list.inOrder.map { $0.message } == ["first", "last"])
  }
}

@Suite struct SpellingTests {
  @Test(arguments: [
    ("strat:", "start:"), ("ACCEPT:", "accept:"), ("acept:", "accept:"), ("zzzz:", nil), ("x", nil), ("tets:", "test:")
  ]) func `the nearest word is suggested if it is near`(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, among: ["start:", "accept:", "test:", "y"]) == expected)
  }

  @Test func `a huge name costs nothing`() {
    #expect(Spelling.nearest(to: String(repeating: "a", count: 1_000_000), among: ["b"]) == nil)
  }
}

@Suite struct CountTests {
  @Test(arguments: [
    ("0", 0), ("47_176_870", 47_176_870), ("10^9", 1_000_000_000), ("18446744073709551615", UInt64.max),
    ("2^63", 1 << 63),
    ("18446744073709551616", nil), ("2^64", nil), ("10^99999999999999999999", nil), ("", nil), ("-1", nil),
    ("1e9", nil),
    ("_1", nil), ("٣", nil), ("1^", nil), ("^2", nil), ("1^99999999999", 1)
  ]) func `counts are read exactly`(text: String, expected: UInt64?) {
    #expect(Count.number(text) == expected)
  }
}
