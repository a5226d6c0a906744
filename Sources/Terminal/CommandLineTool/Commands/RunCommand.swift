import Arguments
import Diagnostics
import Messages
import Pictures
import TuringMachines

/// `tm run`: the machine on each input, to the end.
struct RunCommand: Command {
  static let syntax = CommandSyntax(
    "run", operands: "MACHINE INPUT…", count: 1...Int.max,
    summary: "run a machine (output on stdout, verdict and steps on stderr) or a message program",
    discussion: """
      MACHINE is a file, the name of a machine that comes with tm (`tm list`), or - for standard input.
      Each INPUT is one run and prints one line: what is on the tape where it stopped, from the first to the
      last symbol that is not blank. Without INPUT the machine's own `input:` is taken; the INPUT - reads one
      input a line from standard input. In an input _ is the blank, and \\ takes the next character literally.

      A file that ends in .st is a message program: what its Transcript shows is the output.

      Status: 0 accepted or halted, 1 rejected, stuck or looping, 3 a limit was reached.
      """,
    options: [
      OptionSyntax("json", "Print one JSON object a run"),
      OptionSyntax("steps", "Print the number of executed steps instead of the output"),
      OptionSyntax("trace", "Show every configuration on stderr"),
      OptionSyntax("watch", "Draw the tape at every step on stderr; on a terminal in place"),
      OptionSyntax("speed", value: .count("N"), "With --watch on a terminal, so many steps a second (default 10)"),
      OptionSyntax("ascii", "Draw with plain characters alone"),
      OptionSyntax("max-steps", value: .count("N"), "Leave a run undecided after N steps"),
      OptionSyntax("max-cells", value: .count("N"), "Leave a run undecided beyond N cells (default 2^30)"),
      OptionSyntax("lenient", "Of contradicting rows the last wins"),
      OptionSyntax("quiet", letter: "q", "Print nothing but the output and errors")
    ],
    examples: [
      .init("tm run adder 00+000", "prints 00000"),
      .init("tm run adder 0+0 00+00", "two runs, two lines"),
      .init("tm run --trace inverter 1111", "shows every step"),
      .init("tm run --watch --speed 5 adder 00+000", "lets you watch it")
    ])

  /// A message program: its Transcript is the output.
  private static func runProgram(
    _ name: String, _ arguments: ParsedArguments, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    if arguments.operands.count > 1 {
      throw CommandFailure(message: "a message program takes no input", status: .usage)
    }
    var runner = ProgramRunner(invocation, world: .withLibrary)
    let status = try runner.run(try invocation.source(name))
    if !arguments.has("quiet") { ProgramRunner.reportIgnored(runner.world, invocation) }
    return status
  }

  private let invocation: Invocation
  private let program: Program
  private let limits: Limits
  private let format: Format
  private let traces: Bool
  /// How to animate, if at all.
  private let animation: Animation?
  private let isQuiet: Bool

  private enum Format { case output, steps, json }

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let name = arguments.operands[0]
    let inputs = arguments.operands.dropFirst()
    if name.hasSuffix(".st") { return try runProgram(name, arguments, invocation) }
    if name == "-" && inputs.contains("-") {
      throw CommandFailure(
        message: "machine and input cannot both come from standard input", status: .usage)
    }
    let machine = try invocation.machine(
      name, isLenient: arguments.has("lenient"), showsWarnings: !arguments.has("quiet"))
    let command = RunCommand(machine, arguments, invocation)
    return try command.run(inputs)
  }

  private init(_ machine: TuringMachine, _ arguments: ParsedArguments, _ invocation: Invocation) {
    self.invocation = invocation
    program = Program(machine)
    limits = Limits(
      steps: arguments.count("max-steps"),
      cells: arguments.count("max-cells").map { Int(clamping: $0) } ?? Limits.defaultCells)
    format = arguments.has("json") ? .json : arguments.has("steps") ? .steps : .output
    traces = arguments.has("trace")
    animation =
      arguments.has("watch")
      ? Animation(
        invocation, isASCII: arguments.has("ascii"), speed: arguments.count("speed") ?? Animation.usualSpeed) : nil
    isQuiet = arguments.has("quiet")
  }

  private func run(_ inputs: ArraySlice<String>) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.yes
    if inputs.isEmpty {
      let machine = program.machine
      let text = machine.alphabet.text(ofTapes: machine.input)
      return run(machine.input, machine.alphabet, text, isOneOfMany: false)
    }
    let isOneOfMany = inputs.count > 1 || inputs.first == "-"
    for input in inputs {
      let next =
        input == "-"
        ? try runLines() : try run(Array(input.utf8), "the input", isOneOfMany: isOneOfMany)
      status = status.combined(with: next)
      if invocation.console.interruption != nil { break }
    }
    return status
  }

  /// One run for each line of standard input, as the lines arrive.
  private func runLines() throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.yes
    var lines = InputLines(console: invocation.console)
    while let line = try lines.next() {
      status = status.combined(with: try run(line, "line \(lines.number)", isOneOfMany: true))
      if invocation.console.interruption != nil { return status }
    }
    return invocation.console.interruption ?? status
  }

  private func run(
    _ input: [UInt8], _ place: String, isOneOfMany: Bool
  ) throws(CommandFailure) -> ExitStatus {
    var alphabet = program.machine.alphabet
    let word: Word
    do throws(Alphabet.WordError) {
      word = try alphabet.word(utf8: input)
    } catch {
      throw CommandFailure(message: "\(place) \(error.reason)", status: .badFile)
    }
    let shown = input.count > 100 ? "" : String(decoding: input, as: UTF8.self)
    let text = format == .json ? String(decoding: input, as: UTF8.self) : shown
    return run([word], alphabet, text, isOneOfMany: isOneOfMany)
  }

  private func run(
    _ input: [Word], _ alphabet: Alphabet, _ text: String, isOneOfMany: Bool
  ) -> ExitStatus {
    var run = Run(program, input: input, symbolCount: alphabet.count, limits: limits)
    invocation.console.heedingInterruption {
      if let animation {
        animation.play(&run, alphabet)
      } else if traces {
        trace(&run, alphabet)
      } else {
        finish(&run)
      }
    }
    let prefix = isOneOfMany ? (text.isEmpty ? "\"\": " : "\(text): ") : ""
    guard let outcome = run.outcome else {
      invocation.console.flush()
      invocation.note("\(prefix)interrupted \(run.explanation(alphabet))")
      return invocation.console.interruption ?? .interrupted
    }
    print(run, outcome, alphabet, text)
    // The last frame has said it already.
    if !isQuiet && format != .json && animation == nil { invocation.note(prefix + run.explanation(alphabet)) }
    switch outcome.verdict {
    case .accepted, .halted: return .yes
    case .rejected, .stuck, .loops: return .no
    case .undecided: return .undecided
    }
  }

  private func print(_ run: Run, _ outcome: Outcome, _ alphabet: Alphabet, _ text: String) {
    switch format {
    case .json:
      invocation.console.write(RunReport(run, outcome, alphabet, input: text).line)
    case .steps:
      invocation.console.write("\(run.steps)\n")
    case .output:
      let hasOutput = outcome.verdict != .loops && outcome.verdict != .undecided
      let words = hasOutput ? run.configuration.output : []
      invocation.console.write(alphabet.text(ofTapes: words) + "\n")
    }
  }

  /// Runs to the end or until a person interrupts, with progress on a terminal.
  private func finish(_ run: inout Run) {
    var progress = ProgressLine(invocation, isShown: !isQuiet)
    while invocation.console.interruption == nil, run.advance(1 << 22) == nil {
      progress.update(run)
    }
    progress.clear()
  }

  /// Shows each configuration before its row is executed, and the last one.
  private func trace(_ run: inout Run, _ alphabet: Alphabet) {
    let names = program.machine.states.allNames.prefix(1000)
    let width = min(20, names.map { DisplayWidth.of($0) }.max() ?? 0)
    while invocation.console.interruption == nil {
      let state = program.machine.states.name(of: run.configuration.state)
      let number = "\(run.steps)"
      let tapes = run.configuration.tapes.map { TapeLine().text(of: $0, alphabet) }
      invocation.note(
        String(repeating: " ", count: max(0, 6 - number.count)) + number + "  " + state
          + String(repeating: " ", count: max(0, width - DisplayWidth.of(state))) + "  "
          + tapes.joined(separator: "  |  "))
      if run.outcome != nil { return }
      _ = run.advance()
    }
  }
}
