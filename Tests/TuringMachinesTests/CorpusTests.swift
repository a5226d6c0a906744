import Diagnostics
import Support
import Testing
import TuringMachines

/// The scripts in `Tests/Corpus/machines`, whose comments say what they mean: the specification of the format.
@Suite struct CorpusTests {
  @Test func `the corpus is there`() {
    let scripts = CorpusScript.machines
    #expect(scripts.count >= 130)
    #expect(scripts.map { $0.runs.count }.reduce(0, +) >= 100)
    #expect(scripts.map { $0.messages.count }.reduce(0, +) >= 60)
  }

  @Test(arguments: CorpusScript.machines) func `a script means what its comments say`(script: CorpusScript) {
    #expect(script.oddLines == [], "these expectations cannot be read")
    #expect(!script.runs.isEmpty || !script.messages.isEmpty, "a script expects something")
    let result = TableReader.read(SourceText(name: script.name, bytes: script.bytes))
    let found = result.diagnostics.inOrder.map { diagnostic in
      let place = result.diagnostics.source.position(at: diagnostic.range.lowerBound)
      return CorpusScript.Message(
        severity: diagnostic.severity.rawValue, place: "\(place.line):\(place.column)", text: diagnostic.message)
    }
    #expect(found.count == script.messages.count, "found: \(found)")
    for (found, expected) in zip(found, script.messages) {
      #expect(found.severity == expected.severity && found.place == expected.place, "\(found)")
      #expect(found.text.hasPrefix(expected.text), "\(found)")
    }
    guard let machine = result.machine else {
      #expect(script.runs.isEmpty, "a file with errors cannot run")
      return
    }
    for expected in script.runs { check(expected, Program(machine)) }
  }

  private func check(_ expected: CorpusScript.ExpectedRun, _ program: Program) {
    var alphabet = program.machine.alphabet
    guard let word = try? alphabet.word(expected.input) else {
      Issue.record("`\(expected.input)` is no word")
      return
    }
    for usesDenseTable in [true, false] {
      var run = Run(
        program, input: [word], symbolCount: alphabet.count, limits: Limits(steps: 1_000_000),
        usesDenseTable: usesDenseTable)
      let verdict = run.finish()?.verdict
      let hasOutput = verdict != .loops && verdict != .undecided
      let output = hasOutput ? alphabet.text(of: run.configuration.tapes[0].word) : ""
      let found = [
        output, verdict?.rawValue ?? "", program.machine.states.name(of: run.configuration.state), "\(run.steps)"
      ]
      let wanted = [expected.output, expected.verdict, expected.state, "\(expected.steps)"]
      #expect(found == wanted, "on `\(expected.input)`")
    }
  }
}
