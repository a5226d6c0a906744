import Arguments
import Diagnostics
import TuringMachines

/// `tm test`: the promises that machine files make about themselves.
struct TestCommand: Command {
  static let syntax = CommandSyntax(
    "test", operands: "FILE…", count: 1...Int.max, summary: "run the tests inside machine files",
    discussion: """
      A file's tests are its lines test:, accepts:, rejects:, runs:, loops: and after:. A test that fails is shown with
      its place and what happened instead. Status: 0 all passed, 1 some failed, 65 a file has errors.
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
