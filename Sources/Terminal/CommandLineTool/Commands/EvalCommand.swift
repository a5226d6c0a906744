import Arguments
import Diagnostics
import Messages

/// `tm eval`: message expressions, and the answer of the last one.
struct EvalCommand: Command {
  static let syntax = CommandSyntax(
    "eval", operands: "EXPRESSION…", count: 1...Int.max,
    summary: "evaluate message expressions and print the last answer",
    discussion: """
      Each word is a text of its own, in one world. What the Transcript shows and the answer of the last statement go to standard
      output; ignored messages are listed on standard error.
      """,
    examples: [
      .init("tm eval '3 + 4'", "prints 7"),
      .init("tm eval 'x := 6' 'x * 7'", "prints 42"),
      .init("tm eval '100 factorial'", "integers have any size")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var world = World.withLibrary
    var answer: TaggedWord?
    for (number, text) in arguments.operands.enumerated() {
      let name = arguments.operands.count == 1 ? "expression" : "expression \(number + 1)"
      var runner = ProgramRunner(invocation, world: world)
      let status = try runner.run(SourceText(name: name, text))
      world = runner.world
      answer = runner.answer
      if status != .yes { return status }
    }
    if let answer { invocation.console.write(world.printed(answer) + "\n") }
    ProgramRunner.reportIgnored(world, invocation)
    return .yes
  }
}
