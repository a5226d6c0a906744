import Arguments

/// `tm repl`: a session, with a person or a script.
struct ReplCommand: Command {
  static let syntax = CommandSyntax(
    "repl", summary: "a session: step machines, go back, change them, send messages; also: tm alone",
    discussion: """
      On a terminal it is a conversation with editing keys, history and completion; `help` inside shows what can be done. Else
      it performs the lines of standard input, without a prompt, and stops at the first mistake. Answers go to stdout, all
      else to stderr. Status: that of the first mistake, else of the last `run` or `test`, as in `tm run`.
      """,
    options: [
      OptionSyntax(
        "command", letter: "c", value: .texts("LINE"),
        "Perform LINE instead of reading any; commands may be joined by ;"),
      OptionSyntax("keep-going", letter: "k", "Go on after a mistake"),
      OptionSyntax("ascii", "Draw with plain characters alone")
    ],
    examples: [
      .init("tm repl", "begin a session"),
      .init("tm repl < script", "perform the lines of a file"),
      .init("tm repl -c 'load adder; run 00+000'", "prints 00000")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var conversation = Conversation(
      invocation, isASCII: arguments.has("ascii"), keepsGoing: arguments.has("keep-going"))
    let lines = arguments.texts("command")
    return lines.isEmpty ? try conversation.run() : conversation.perform(lines)
  }
}
