import Diagnostics

/// Runs the promises that a machine file makes about itself.
extension MachineTest {
  /// As `failure`, with the test's place and input before it, as compilers report.
  public func report(of program: Program, isCancelled: () -> Bool = { false }) -> String? {
    guard let failure = failure(of: program, isCancelled: isCancelled) else { return nil }
    let machine = program.machine
    let place = machine.source.map { source -> String in
      let position = source.position(at: self.place.lowerBound)
      return "\(source.name):\(position.line):\(position.column): "
    }
    let input = machine.alphabet.text(ofTapes: self.input)
    return "\(place ?? "")failed: \(input.isEmpty ? "\"\"" : input): \(failure)"
  }

  /// Runs the machine on the test's input; nil if the promise holds, else what happened instead, in words.
  ///
  /// Costs the run, bounded by the machine's `testLimit`. `isCancelled` is asked now and then; a cancelled test
  /// fails.
  public func failure(of program: Program, isCancelled: () -> Bool = { false }) -> String? {
    let machine = program.machine
    func text(_ words: [Word]) -> String {
      let text = machine.alphabet.text(ofTapes: words)
      return text.isEmpty ? "\"\"" : text
    }
    if case .after(let steps, let output) = expectation {
      if steps > machine.testLimit { return "\(steps) steps are more than the limit of \(machine.testLimit)" }
      var run = Run(
        program, input: input, limits: Limits(steps: steps), findsLoops: false)
      _ = run.finish(isCancelled: isCancelled)
      let found = run.configuration.output
      return found == output ? nil : "expected \(text(output)), got \(text(found))"
    }

    var run = Run(program, input: input, limits: Limits(steps: machine.testLimit))
    guard let verdict = run.finish(isCancelled: isCancelled)?.verdict else { return "it was interrupted" }
    let found = run.configuration.output
    switch expectation {
    case .output(let output):
      guard verdict == .accepted || verdict == .halted else {
        return "expected \(text(output)), but it \(Self.verb(verdict)): \(run.explanation())"
      }
      return found == output ? nil : "expected \(text(output)), got \(text(found))"
    case .accepts:
      return verdict == .accepted ? nil : "expected it to accept: \(run.explanation())"
    case .rejects:
      return verdict == .rejected || verdict == .stuck
        ? nil : "expected it to reject: \(run.explanation())"
    case .loops:
      return verdict == .loops ? nil : "expected it to loop: \(run.explanation())"
    case .runs(let steps, let cells, let output):
      if verdict == .loops || verdict == .undecided {
        return "expected it to stop after \(steps) steps: \(run.explanation())"
      }
      if run.steps != steps { return "expected \(steps) steps, it took \(run.steps)" }
      let visited = run.configuration.tapes.reduce(0) { $0 + $1.extent.count }
      if let cells, cells != visited { return "expected \(cells) cells, it visited \(visited)" }
      if let output, found != output { return "expected \(text(output)), got \(text(found))" }
      return nil
    case .after: return nil
    }
  }

  private static func verb(_ verdict: Verdict) -> String {
    switch verdict {
    case .accepted, .rejected, .halted: "\(verdict.rawValue)"
    case .stuck: "got stuck"
    case .loops: "loops"
    case .undecided: "did not end"
    }
  }
}
