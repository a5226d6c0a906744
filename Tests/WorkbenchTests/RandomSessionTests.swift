import Support
import Testing
import TuringMachines
import Workbench

/// Ten thousand random commands: nothing crashes, and back always restores.
@Suite struct RandomSessionTests {
  private struct Mark: Equatable {
    let state: State
    let head: Int
    let word: Word
    let first: Int?
    let steps: UInt64

    init(_ run: Run) {
      let tape = run.configuration.tapes[0]
      (state, head, word, first) = (run.configuration.state, tape.head, tape.word, tape.nonblankRange?.lowerBound)
      steps = run.steps
    }
  }

  private static let machines = ["adder", "increment", "busy-beaver-4", "palindrome", "inverter", "copy"]

  private static func line(_ random: inout SeededRandom, _ session: Session) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func one(_ list: [String]) -> String { list.randomElement(using: &random)! }
    let states = session.bench?.machine.states.allNames ?? ["q0"]
    func state() -> String { one(Array(states.prefix(20)) + ["nowhere"]) }
    func symbol() -> String { one(["0", "1", "_", "+", "x", "☃", "\\s", "é", "ab", ""]) }
    func condition() -> String {
      one([
        "head < \(number(-5...5))", "state = \(state())", "read != \(symbol())",
        "steps > \(number(0...999)) or cell(\(number(-9...9))) = 0",
        "not (head = 0", "((head = 1))"
      ])
    }
    switch number(0...33) {
    case 0: return "load \(one(machines))"
    case 1: return "run \((0..<number(0...6)).map { _ in one(["0", "1", "+"]) }.joined())"
    case 2: return "restart"
    case 3, 4, 5: return "step \(number(0...50))"
    case 6: return one(["next", "n", "c", "continue", "u \(state())", "until if \(condition())"])
    case 7, 8: return "back \(number(0...100))"
    case 9: return one(["rs", "rc", "reverse-continue", "reverse-step \(number(0...9))"])
    case 10: return "goto \(number(0...1000))"
    case 11: return "break \(state()) \(one(["", symbol()]))"
    case 12: return "break \(one(["step", "head", "row"])) \(number(-30...60))"
    case 13: return "\(one(["break", "tbreak"])) if \(condition())"
    case 14: return "watch \(number(-9...9))"
    case 15: return "ignore \(number(1...9)) \(number(0...5))"
    case 16, 17: return "delete \(one(["", "\(number(1...9))"]))"
    case 18, 19: return "tape \(number(-30...30)) \(symbol())"
    case 20: return "tape \((0..<number(0...9)).map { _ in one(["0", "1", "+", "_"]) }.joined())"
    case 21: return "head \(number(-40...40))"
    case 22: return "state \(state())"
    case 23: return "undo"
    case 24: return one(["edit", "reload", "save s", "load s", "source s", "save t.tm"])
    case 25:
      return one(["where", "why", "list", "list \(state())", "info history", "info b", "diagram", "help all", "test"])
    case 26: return "print \(condition())"
    case 27: return one(["display head", "display \(condition())", "undisplay", "display"])
    case 28: return one(["trace on", "trace off", "trace off", "ascii on", "ascii off"])
    case 29:
      return one([
        "", "   ", ";", ":", "= 3", ":= <-", "step := 3", "\u{0}\u{1B}[2J", "🙂🙂", "load <<END\nq 0 1 R\nEND", "'", "\"",
        "a\nb\nc"
      ])
    default: return String((0..<number(0...12)).map { _ in Character(UnicodeScalar(UInt8(number(32...126)))) })
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `random commands never crash, and back restores what step changed`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let host = TestHost()
    host.editing = { text in text.replacing("R", with: text.utf8.count % 2 == 0 ? "L" : "R", maxReplacements: 1) }
    var session = Session()
    session.isInteractive = seed % 2 == 0
    var stepsTried = 0
    for _ in 0..<2500 {
      let line = Self.line(&random, session)
      host.questionsBeforeCancelling = 20
      let answer = session.perform(line, on: host)
      #expect(answer.pieces.count < 5000, "\(line)")
      // Now and then: n steps forward, n steps back, and all is as it was.
      guard random.one(in: 4), var here = session.bench?.run else { continue }
      here.ignoreLoops()
      guard here.outcome == nil else { continue }
      let before = Mark(here)
      host.questionsBeforeCancelling = nil
      _ = session.perform("step \(Int.random(in: 1...300, using: &random))", on: host)
      let made = session.bench!.run.steps - before.steps
      _ = session.perform("back \(made)", on: host)
      #expect(Mark(session.bench!.run) == before, "seed \(seed): back \(made) after \(line)")
      stepsTried += 1
    }
    #expect(stepsTried > 100)
  }
}
