import Arguments

/// `tm step`: a session with a machine on the bench.
struct StepCommand: Command {
  static let syntax = CommandSyntax(
    "step", operands: "MACHINE [INPUT]", count: 1...2,
    summary: "step through a run, forward and back, with the tape drawn",
    discussion: """
      Begins a session, as `tm repl` does, with this machine loaded and INPUT on its tape. There, `step` or the empty line executes one
      row, `back` goes back, `break q3` stops in a state, `help` shows the rest.
      """,
    options: [
      OptionSyntax("keep-going", letter: "k", "Go on after a mistake, if commands come from a pipe"),
      OptionSyntax("ascii", "Draw with plain characters alone")
    ],
    examples: [.init("tm step adder 00+000", "watch it add")])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    if arguments.operands[0] == "-" {
      throw CommandFailure(
        message: "standard input holds the commands, so the machine cannot come from there", status: .usage)
    }
    var conversation = Conversation(
      invocation, isASCII: arguments.has("ascii"), keepsGoing: arguments.has("keep-going"))
    let input = arguments.operands.count > 1 ? arguments.operands[1] : nil
    if let status = conversation.begin(arguments.operands[0], input: input) { return status }
    return try conversation.run()
  }
}
