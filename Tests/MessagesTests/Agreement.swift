import Diagnostics
import Messages

/// Runs a program in both interpreters, statement by statement, and says where they differ: how each statement ended, with its trace,
/// what the Transcript shows, what was ignored and where.
enum Agreement {
  /// `limit`: the steps of the plain interpreter after which a statement is left out as endless.
  static func differences(_ tree: SyntaxTree, nurserySize: Int = 1 << 19, limit: Int = 30_000_000) -> [String] {
    var plain = ProgramRun(tree, in: PlainWorld.withLibrary)
    var fast = ProgramRun(tree, in: nurserySize == 1 << 19 ? World.withLibrary : World(nurserySize: nurserySize))
    plain.stopsAtFailure = false
    fast.stopsAtFailure = false
    var result: [String] = []
    func compare(_ what: String, _ left: [String], _ right: [String]) {
      if left != right { result.append("\(what): plain \(left)\n  fast \(right)") }
    }
    while true {
      var left = limit
      var first = plain.advance(100_000)
      while case .working = first, left > 0 {
        first = plain.advance(100_000)
        left -= 100_000
      }
      if case .working = first { return result }
      var second = fast.advance(100_000)
      while case .working = second { second = fast.advance(100_000) }
      compare("Transcript", lines(plain.world.takeTranscript()), lines(fast.world.takeTranscript()))
      compare("ledger", text(plain.world.ledger), text(fast.world.ledger))
      switch (first, second) {
      case (.statement(let number, let left), .statement(_, let right)):
        compare("statement \(number)", text(left, plain.world), text(right, fast.world))
      case (.quiet, .quiet):
        compare("failures", plain.world.failures.flatMap { $0.lines }, fast.world.failures.flatMap { $0.lines })
        compare("clock", ["\(plain.world.clock)"], ["\(fast.world.clock)"])
        return result
      default:
        result.append("one is quiet, the other is not")
        return result
      }
      if result.count > 3 { return result }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] { [String(decoding: bytes, as: UTF8.self)] }

  private static func text(_ ledger: Ledger) -> [String] { ledger.entries.map { $0.text } + ["\(ledger.leftOut)"] }

  private static func text<W: MessageWorld>(_ ending: StatementEnding<W.Answer>, _ world: W) -> [String] {
    switch ending {
    case .answered(let value): return [world.printed(value)]
    // How deep the limit lies in the program is a machine's own: one of them has frames for what the other does in place.
    case .failed(let failure) where failure.className == "RecursionTooDeep": return [failure.message]
    case .failed(let failure): return failure.lines
    }
  }
}
