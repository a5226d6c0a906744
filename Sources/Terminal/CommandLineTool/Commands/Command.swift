import Arguments

/// One verb of `tm`.
protocol Command {
  static var syntax: CommandSyntax { get }
  /// Does the work; messages go to the console's error output, the answer to its output.
  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus
}

/// Why a command could not do its work; the tool prints it as `tm: message`.
struct CommandFailure: Error {
  let message: String
  let status: ExitStatus
  var suggestion = ""
}
