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
    // Long recursions are copied again and again: slow, and nothing new.
    guard let tree = MessageParser.parse(source).tree, !file.path.hasSuffix("endless.st") else { return }
    let plain = finish(start(tree), steps: 10_000) { _ in }
    let restored = finish(start(tree), steps: 100) { run in
      let snapshot = run
      _ = run.advance(57)
      run = snapshot
    }
    #expect(plain.log == restored.log)
    #expect(plain.transcript == restored.transcript)
    #expect(plain.steps == restored.steps)
    #expect(plain.ledger.total == restored.ledger.total)
    #expect(plain.log.records.count > 0)
  }

  private func start(_ tree: SyntaxTree) -> ProgramRun {
    var run = ProgramRun(tree, in: .withLibrary)
    run.stopsAtFailure = false
    run.world.log.isOn = true
    return run
  }

  private func finish(_ start: ProgramRun, steps: Int, _ between: (inout ProgramRun) -> Void) -> World {
    var run = start
    while true {
      if case .quiet = run.advance(steps) { return run.world }
      between(&run)
    }
  }
}
