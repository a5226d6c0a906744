import Arguments
import Diagnostics
import Messages
import TuringMachines

/// `tm test`: the promises that machine files make about themselves.
struct TestCommand: Command {
  static let syntax = CommandSyntax(
    "test", operands: "FILE…", count: 1...Int.max, summary: "run the tests inside machine files and message programs",
    discussion: """
      A file's tests are its lines test:, accepts:, rejects:, runs:, loops: and after:. A test that fails is shown with
      its place and what happened instead. A message program (.st) is run, and its comments "expect: …", "prints: …",
      "error: …" and "ignored: …" are its tests. Status: 0 all passed, 1 some failed, 65 a file has errors.
      """,
    options: [OptionSyntax("quiet", letter: "q", "Show only what failed")],
    examples: [
      .init("tm test mine.tm", "run the tests of one file"),
      .init("tm test machines/*.tm", "run those of many")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var passed = 0
    var failed = 0
    var trouble: ExitStatus?
    for name in arguments.operands {
      if name.hasSuffix(".st") {
        do throws(CommandFailure) {
          let (good, bad) = try Self.testProgram(name, arguments, invocation)
          passed += good
          failed += bad
        } catch {
          invocation.note("tm: \(error.message)")
          trouble = trouble ?? error.status
        }
        continue
      }
      let machine: TuringMachine
      do throws(CommandFailure) {
        machine = try invocation.machine(name)
      } catch {
        invocation.note("tm: \(error.message)")
        trouble = trouble ?? error.status
        continue
      }
      let failures = invocation.console.heedingInterruption { Self.failures(of: machine, invocation) }
      if let interruption = invocation.console.interruption { return interruption }
      for failure in failures { invocation.console.write(failure + "\n") }
      passed += machine.tests.count - failures.count
      failed += failures.count
      let shown = Printable.text(name)
      if machine.tests.isEmpty {
        invocation.note("\(shown): no tests")
      } else if !arguments.has("quiet") {
        invocation.console.write("\(shown): \(counts(machine.tests.count - failures.count, failures.count))\n")
      }
    }
    if arguments.operands.count > 1 { invocation.console.write(counts(passed, failed) + "\n") }
    return trouble ?? (failed == 0 ? .yes : .no)
  }

  /// Runs a message program and looks at what its comments say of it.
  private static func testProgram(
    _ name: String, _ arguments: ParsedArguments, _ invocation: Invocation
  ) throws(CommandFailure) -> (passed: Int, failed: Int) {
    let test = ProgramTest(try invocation.source(name), in: World.withLibrary)
    let failed = test.problems.errorCount
    let passed = max(0, test.expectationCount - failed)
    invocation.console.write(DiagnosticRenderer(usesColor: invocation.usesColor).text(test.problems))
    if !arguments.has("quiet") { invocation.console.write("\(Printable.text(name)): \(counts(passed, failed))\n") }
    return (passed, failed)
  }

  private static func counts(_ passed: Int, _ failed: Int) -> String {
    "\(passed) passed, \(failed) failed"
  }

  private static func failures(of machine: TuringMachine, _ invocation: Invocation) -> [String] {
    let program = Program(machine)
    return machine.tests.compactMap { test in
      test.report(of: program, isCancelled: { invocation.console.interruption != nil })
    }
  }
}
