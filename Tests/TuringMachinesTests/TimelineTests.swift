import Diagnostics
import Support
import Testing
import TuringMachines

/// Going back across edits, against a list of all configurations.
@Suite struct TimelineTests {
  private struct Mark: Equatable {
    let step: UInt64
    let state: State
    let head: Int
    let word: Word
    let first: Int?

    init(_ timeline: Timeline) {
      step = timeline.run.steps
      state = timeline.run.configuration.state
      let tape = timeline.run.configuration.tapes[0]
      (head, word, first) = (tape.head, tape.word, tape.nonblankRange?.lowerBound)
    }
  }

  @Test(arguments: Array(UInt64(1)...10)) func `back undoes steps and edits alike`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for number in 0..<20 {
      let machine = RandomMachine.make(&random)
      var timeline = Timeline(
        Program(machine), input: [RandomMachine.word(&random, machine)], alphabet: machine.alphabet)
      timeline.run.ignoreLoops()
      var marks = [Mark(timeline)]
      for _ in 0..<80 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          for _ in 0..<Int.random(in: 1...20, using: &random) {
            let before = timeline.run.steps
            timeline.run.ignoreLoops()
            _ = timeline.run.advance(1)
            if timeline.run.steps > before { marks.append(Mark(timeline)) }
          }
        case 3:
          let position = Int.random(in: -20...20, using: &random)
          let wall = machine.tapeShape == .oneWay ? 0 : -20
          timeline.edit { configuration in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: configuration.tapes[0].moveHead(to: max(wall, position))
            case 1: configuration.tapes[0].set(Symbol(index: 0), at: max(wall, position))
            default: configuration.state = State(index: Int.random(in: 0..<machine.states.count, using: &random))
            }
          }
          marks.append(Mark(timeline))
        case 4:
          let count = Int.random(in: 1...30, using: &random)
          timeline.goBack(UInt64(count))
          marks.removeLast(min(count, marks.count - 1))
        default:
          guard let target = marks.randomElement(using: &random) else { continue }
          timeline.go(to: target.step)
          // Of several marks at one step the latest is meant: the one after the edits.
          while let last = marks.last, last.step > target.step { marks.removeLast() }
        }
        guard let mark = marks.last, Mark(timeline) == mark else {
          Issue.record("seed \(seed), machine \(number): \(Mark(timeline)), not \(String(describing: marks.last))")
          return
        }
      }
    }
  }

  private func timeline(_ text: String, _ input: String) throws -> Timeline {
    let machine = try #require(TableReader.read(SourceText(name: "test", text)).machine)
    var alphabet = machine.alphabet
    let word = try alphabet.word(input)
    return Timeline(Program(machine), input: [word], alphabet: alphabet)
  }

  @Test func `another machine goes on from the same tape`() throws {
    var timeline = try timeline("a 0 1 R a", "00x0")
    _ = timeline.run.advance(2)
    let other = "a y z R b\na x z R a\na 0 0 R halt"
    let machine = try #require(TableReader.read(SourceText(name: "other", other)).machine)
    try timeline.replaceMachine(machine)
    timeline.run.finish()
    #expect(timeline.run.steps == 4)
    #expect(timeline.alphabet.text(of: timeline.run.configuration.tapes[0].word) == "11z0")
    timeline.goBack(3)
    #expect(timeline.run.steps == 2 && timeline.run.program.machine.name == "test")
    #expect(timeline.alphabet.text(of: timeline.run.configuration.tapes[0].word) == "11x0")
  }

  @Test func `undo drops the last edit and what came after it`() throws {
    var timeline = try timeline("a * * R a", "0000")
    timeline.run.ignoreLoops()
    _ = timeline.run.advance(2)
    timeline.edit { $0.tapes[0].moveHead(to: -5) }
    timeline.run.ignoreLoops()
    _ = timeline.run.advance(3)
    #expect(timeline.edits.last?.step == 2 && timeline.run.configuration.tapes[0].head == -2)
    let hasUndone = timeline.undoEdit()
    #expect(hasUndone && timeline.run.configuration.tapes[0].head == 2 && timeline.run.steps == 2)
    let undoesMore = timeline.undoEdit()
    #expect(!undoesMore)
  }

  @Test func `a run pauses before a row and goes on from it`() throws {
    var timeline = try timeline("a 0 1 R b\nb 0 2 R a", "000000")
    var pauses = Pauses()
    pauses.rows = [1]
    timeline.run.pause(at: pauses)
    var paused: [UInt64] = []
    while timeline.run.advance(1000) == nil { paused.append(timeline.run.steps) }
    #expect(paused == [1, 3, 5] && timeline.run.steps == 6)
    timeline.run.pause(at: Pauses())
    timeline.go(to: 0)
    let outcome = timeline.run.finish()
    #expect(outcome == .noRow(.halt) && timeline.run.steps == 6)
  }

  @Test func `many edits of a large tape keep the bound on memory, and the latest of them`() throws {
    var timeline = try timeline("a 1 1 R a\na 0 1 R a\na _ _ S b\n", String(repeating: "1", count: 500_000))
    for number in 0..<3000 {
      timeline.edit("\(number)") { $0.tapes[0].set(Symbol(index: 0), at: number * 100) }
      if number % 500 == 0 { _ = timeline.run.advance(1000) }
    }
    #expect(timeline.historySize <= 64 << 20 && timeline.isCut)
    let last = timeline.run.configuration.tapes[0].word
    timeline.goBack(20)
    #expect(timeline.run.configuration.tapes[0].word.count == last.count)
    #expect(timeline.run.configuration.tapes[0].word.filter(\.isBlank).count == last.filter(\.isBlank).count - 20)
    #expect(timeline.lastLabel == "2979")
  }

  @Test func `going back a thousand million steps is quick and exact`() throws {
    var timeline = try timeline(RunTests.counter, "")
    timeline.run.ignoreLoops()
    _ = timeline.run.advance(200_000_000)
    for (step, replay) in [(199_999_999, 70_000), (199_000_000, 100_000), (12_345, 4_000_000)] as [(UInt64, UInt64)] {
      timeline.go(to: step)
      #expect(timeline.run.steps == step)
      #expect(timeline.run.lastReplay <= replay, "replayed \(timeline.run.lastReplay) steps to go to \(step)")
      timeline.go(to: 200_000_000)
    }
    #expect(timeline.run.historySize.bytes < 64 << 20)
  }
}
