import Diagnostics
import Messages

/// Runs a message program to its end: the Transcript goes to standard output, errors and what was ignored to standard error.
struct ProgramRunner {
  private let invocation: Invocation
  private(set) var world: World
  /// The answer of the last statement.
  private(set) var answer: TaggedWord?

  init(_ invocation: Invocation, world: World) {
    self.invocation = invocation
    self.world = world
  }

  mutating func run(_ source: SourceText) throws(CommandFailure) -> ExitStatus {
    let result = MessageParser.parse(source)
    guard let tree = result.tree else {
      invocation.console.writeError(DiagnosticRenderer(usesColor: invocation.usesColor).text(result.diagnostics))
      let count = Count.text(UInt64(result.diagnostics.errorCount), "error")
      throw CommandFailure(message: "\(Printable.text(source.name)) has \(count); nothing was run", status: .badFile)
    }
    let console = invocation.console
    console.heedsInterruption = true
    defer { console.heedsInterruption = false }
    var run = ProgramRun(tree, in: world)
    var status = ExitStatus.yes
    while true {
      let event = run.advance(200_000)
      let shown = run.world.takeTranscript()
      if !shown.isEmpty { console.write(String(decoding: shown, as: UTF8.self)) }
      if let interruption = console.interruption {
        world = run.world
        invocation.note("interrupted after \(run.world.steps) steps")
        return interruption
      }
      switch event {
      case .working: continue
      case .statement(_, .answered(let value)): answer = value
      case .statement(_, .failed(let failure)):
        report(failure)
        status = .no
      case .quiet:
        world = run.world
        for failure in world.failures { report(failure) }
        return world.failures.isEmpty ? status : .no
      }
    }
  }

  private func report(_ failure: TurnFailure) {
    for line in failure.lines { invocation.note(Printable.text(line)) }
  }

  /// Lists the ledger.
  static func reportIgnored(_ world: World, _ invocation: Invocation) {
    let ledger = world.ledger
    for entry in ledger.entries.prefix(20) { invocation.note(Printable.text(entry.text)) }
    let more = UInt64(max(0, ledger.entries.count - 20)) + ledger.leftOut
    if more > 0 { invocation.note("and \(more) more that were ignored") }
  }
}
