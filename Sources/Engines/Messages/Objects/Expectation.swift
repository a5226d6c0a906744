package import Diagnostics

/// What a program says it does, in a comment behind the statement that does it.
///
/// ```
/// 3 + 4. "expect: 7"
/// Transcript showCr: 'hello'. "prints: hello"
/// #(1 2) at: 9. "error: index 9"
/// 3 fooBar. "ignored: fooBar"
/// ```
package struct Expectation: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The printString of the statement's answer.
    case expect
    /// The next line on the Transcript.
    case prints
    /// Part of the message of the error that ends the statement, or of a mistake in the line of the comment.
    case error
    /// The selector of a message that the statement had ignored.
    case ignored
  }

  package let kind: Kind
  package let text: String
  /// The comment, with its quotes.
  package let range: Range<Int>

  package init?(_ comment: Range<Int>, of source: SourceText) {
    guard comment.count > 2 else { return nil }
    let text = source.text(comment.lowerBound + 1..<comment.upperBound - 1)
    guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon])) else { return nil }
    self.kind = kind
    var rest = text[text.index(after: colon)...]
    while let first = rest.first, first == " " { rest.removeFirst() }
    self.text = String(rest)
    range = comment
  }
}

/// A program that is run to see whether it does what it says.
package struct ProgramTest<Interpreter: MessageWorld>: Sendable {
  package let source: SourceText
  /// What does not hold, each at its comment; errors nobody expected at their place.
  package private(set) var problems: DiagnosticList
  package private(set) var expectationCount = 0
  /// The world afterwards.
  package private(set) var world: Interpreter

  /// Runs a program for at most `limit` steps a statement.
  package init(_ source: SourceText, in world: Interpreter, limit: Int = 100_000_000) {
    self.source = source
    self.world = world
    problems = DiagnosticList(source: source)
    let result = MessageParser.parse(source)
    let expectations = result.comments.compactMap { Expectation($0, of: source) }
    expectationCount = expectations.count
    guard let tree = result.tree else {
      check(expectations, against: result.diagnostics)
      return
    }
    run(tree, expectations, limit)
  }

  /// The mistakes of a text against its `error:` comments, line by line.
  private mutating func check(_ expectations: [Expectation], against diagnostics: DiagnosticList) {
    var left = expectations.filter { $0.kind == .error }
    for diagnostic in diagnostics.inOrder where diagnostic.severity == .error {
      let line = source.line(at: diagnostic.range.lowerBound)
      let words = diagnostic.message + " " + diagnostic.suggestion
      if let index = left.firstIndex(where: { source.line(at: $0.range.lowerBound) == line && holds(words, $0.text) }) {
        left.remove(at: index)
      } else {
        problems.append(diagnostic)
      }
    }
    for expectation in left {
      problems.error(at: expectation.range, "there is no such error here")
    }
  }

  private mutating func run(_ tree: SyntaxTree, _ expectations: [Expectation], _ limit: Int) {
    var run = ProgramRun(tree, in: world)
    run.stopsAtFailure = false
    var lines = TranscriptLines()
    var number = 0
    var ignoredBefore: [UInt64] = []
    var left = limit
    var expected = 0
    while true {
      let event = run.advance(100_000)
      left -= 100_000
      lines.take(run.world.takeTranscript())
      switch event {
      case .working:
        if left > 0 { continue }
        let range = tree.statements[min(number, tree.statements.count - 1)].range
        problems.error(at: range, "this does not end within \(limit) steps")
        world = run.world
        return
      case .statement(let index, let ending):
        number = index + 1
        left = limit
        let end = index + 1 < tree.statements.count ? tree.statements[index + 1].range.lowerBound : source.bytes.count
        var mine: [Expectation] = []
        while expected < expectations.count, expectations[expected].range.lowerBound < end {
          mine.append(expectations[expected])
          expected += 1
        }
        check(mine, ending, &run, &lines, since: ignoredBefore, at: tree.statements[index].range)
        ignoredBefore = run.world.ledger.entries.map { $0.count }
      case .quiet:
        for expectation in expectations[expected...] { check(lineOf: expectation, &lines) }
        world = run.world
        return
      }
    }
  }

  private mutating func check(lineOf expectation: Expectation, _ lines: inout TranscriptLines) {
    guard expectation.kind == .prints else { return }
    let line = lines.next()
    if line != expectation.text {
      problems.error(
        at: expectation.range, line.map { "the Transcript shows `\($0)`" } ?? "the Transcript shows nothing more")
    }
  }

  private mutating func check(
    _ expectations: [Expectation], _ ending: StatementEnding<Interpreter.Answer>, _ run: inout ProgramRun<Interpreter>,
    _ lines: inout TranscriptLines,
    since before: [UInt64], at range: Range<Int>
  ) {
    var isErrorExpected = false
    for expectation in expectations {
      switch expectation.kind {
      case .prints: check(lineOf: expectation, &lines)
      case .expect:
        guard case .answered(let value) = ending else { continue }
        let text = run.world.printed(value)
        if text != expectation.text { problems.error(at: expectation.range, "the answer is `\(text)`") }
      case .error:
        isErrorExpected = true
        if case .failed(let failure) = ending, holds(failure.message, expectation.text) { continue }
        if case .failed(let failure) = ending {
          problems.error(at: expectation.range, "the error is `\(failure.message)`")
        } else {
          problems.error(at: expectation.range, "there is no error")
        }
      case .ignored:
        let isThere = run.world.ledger.entries.enumerated().contains { index, entry in
          entry.name == expectation.text && (index >= before.count || entry.count > before[index])
        }
        if !isThere { problems.error(at: expectation.range, "`\(expectation.text)` was not ignored here") }
      }
    }
    if case .failed(let failure) = ending, !isErrorExpected {
      problems.error(at: range, "\(failure.className): \(failure.message)")
    }
  }
}

/// Whether `text` holds `part`, byte for byte.
private func holds(_ text: String, _ part: String) -> Bool {
  let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
  guard wanted.count <= bytes.count else { return false }
  return (0...bytes.count - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
}

/// The lines of the Transcript, as far as they have been shown.
private struct TranscriptLines {
  private var bytes: [UInt8] = []
  private var place = 0

  mutating func take(_ more: [UInt8]) { bytes += more }

  /// The next line, also one that has no end yet; nil if there is nothing.
  mutating func next() -> String? {
    guard place < bytes.count else { return nil }
    let end = bytes[place...].firstIndex(of: 10) ?? bytes.count
    defer { place = end + 1 }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
