import Arguments
import Diagnostics

/// `tm help`: what there is, or the page of one command.
struct HelpCommand: Command {
  static let syntax = CommandSyntax(
    "help", operands: "[COMMAND]", count: 0...1, summary: "this overview, or the page of a command",
    examples: [.init("tm help run", "everything about tm run")])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard let name = arguments.operands.first else {
      invocation.console.write(CommandLineTool.overview)
      return .yes
    }
    let table = CommandLineTool.table
    guard let command = table.first(where: { $0.name == name }) else {
      throw CommandFailure(
        message: "there is no command `\(Printable.text(name))`", status: .usage,
        suggestion: Spelling.question(name, among: table.map(\.name)))
    }
    invocation.console.write(HelpText.page(of: command))
    return .yes
  }
}
