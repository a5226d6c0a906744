import Diagnostics
import Foundation
import Messages
import Support
import Testing

/// A world is a value: a copy that goes its own way changes nothing, and going back to one loses nothing.
@Suite struct SnapshotTests {
  @Test(arguments: MessageCorpusTests.files)
  func `going back every hundredth step changes no log`(_ file: URL) throws {
    let source = SourceText(name: "program", bytes: Array(try Data(contentsOf: file)))
    guard let tree = MessageParser.parse(source).tree else { return }
    let plain = finish(start(tree), steps: { 10_000 })
    // A copy costs as much as all that was done before it, so a long program is copied less and less often.
    var copies = 0
    var steps = 100
    func goAwayAndBack(_ run: inout ProgramRun<PlainWorld>) {
      copies += 1
      if copies > 200 { steps += steps / 8 }
      let snapshot = run
      _ = run.advance(57)
      run = snapshot
    }
    let restored = finish(start(tree), steps: { steps }, between: goAwayAndBack)
    // Compared before it is expected: nobody reads the difference of two logs of a million records.
    let isSameLog = plain.log == restored.log
    #expect(isSameLog)
    #expect(plain.transcript == restored.transcript)
    #expect(plain.steps == restored.steps)
    #expect(plain.ledger.total == restored.ledger.total)
    #expect(plain.steps > 0 || tree.statements.isEmpty)
  }

  @Test func `the log has every message that was understood, in order`() throws {
    let source = SourceText(name: "program", "a := 3 max: 4. a ignore. a negated")
    let world = finish(start(try #require(MessageParser.parse(source).tree)), steps: { 100 })
    let selectors = world.log.records.map { world.name(of: $0.selector) }
    #expect(selectors.filter { ["max:", "ignore", "negated"].contains($0) } == ["max:", "negated"])
  }

  private func start(_ tree: SyntaxTree) -> ProgramRun<PlainWorld> {
    var run = ProgramRun(tree, in: PlainWorld.withLibrary)
    run.stopsAtFailure = false
    run.world.log.isOn = true
    return run
  }

  private func finish(
    _ start: ProgramRun<PlainWorld>, steps: () -> Int, between: (inout ProgramRun<PlainWorld>) -> Void = { _ in }
  ) -> PlainWorld {
    var run = start
    while true {
      if case .quiet = run.advance(steps()) { return run.world }
      between(&run)
    }
  }
}
