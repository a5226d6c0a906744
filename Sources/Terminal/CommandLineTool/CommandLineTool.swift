public import Arguments
import Diagnostics

/// `tm` as a function from words to an exit status, so that tests can call it with a console of their own.
public enum CommandLineTool {
  public static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      RunCommand.self, StepCommand.self, ReplCommand.self, CheckCommand.self, TestCommand.self, EvalCommand.self,
      ShowCommand.self,
      NewCommand.self,
      ListCommand.self, HelpCommand.self
    ]
  }

  /// Options that every command takes.
  private static let common = [
    OptionSyntax("help", letter: "h", "Show this page"),
    OptionSyntax("color", value: .choice(["auto", "always", "never"]), "When to colour messages")
  ]

  /// The table of commands, with the common options added: it drives parsing, help and suggestions.
  public static var table: [CommandSyntax] {
    commands.map { command in
      let syntax = command.syntax
      return CommandSyntax(
        syntax.name, operands: syntax.operands, count: syntax.operandCount, summary: syntax.summary,
        discussion: syntax.discussion, options: syntax.options + common, examples: syntax.examples)
    }
  }

  /// Runs `tm` with the words that follow its name.
  public static func run(_ words: [String], _ console: any Console) -> ExitStatus {
    let status = perform(words, console)
    console.flush()
    return status
  }

  private static func perform(_ words: [String], _ console: any Console) -> ExitStatus {
    let first = words.first ?? ReplCommand.syntax.name
    if ["--version", "-V"].contains(first) {
      console.write("tm \(version)\n")
      return .yes
    }
    let isHelp = ["--help", "-h"].contains(first)
    let name = isHelp ? "help" : first
    guard let index = commands.firstIndex(where: { $0.syntax.name == name }) else {
      return report(unknown(first), console)
    }
    let rest = Array(words.dropFirst())
    if asksForHelp(rest) {
      console.write(HelpText.page(of: table[index]))
      return .yes
    }
    let arguments: ParsedArguments
    do throws(UsageError) {
      arguments = try ParsedArguments(rest, syntax: table[index])
    } catch {
      return report(error, console)
    }
    let invocation = Invocation(console: console, colorChoice: arguments.text("color"))
    do throws(CommandFailure) {
      return try commands[index].run(arguments, invocation)
    } catch {
      console.writeError("tm: \(error.message)\n")
      if !error.suggestion.isEmpty { console.writeError("    \(error.suggestion)\n") }
      return error.status
    }
  }

  static var overview: String {
    HelpText.overview(
      "tm runs Turing machines and message programs from plain files.", table,
      examples: [
        .init("tm run adder 00+000", "add two unary numbers"),
        .init("tm step adder 00+000", "watch it step by step; tm alone begins a session"),
        .init("tm show adder", "see the table that does it"),
        .init("tm new mine", "begin a machine of your own")
      ])
  }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func unknown(_ word: String) -> UsageError {
    let shown = Printable.text(word)
    if word.hasPrefix("-") && word != "-" {
      return UsageError("unknown option `\(shown)`", suggestion: "`tm help` shows what there is")
    }
    let question = Spelling.question(word, among: commands.map { $0.syntax.name })
    let isMachine = word.hasSuffix(".tm") || MachineFinder.bundledNames.contains(word)
    let advice = isMachine ? "did you mean `tm run \(shown)`?" : "`tm help` shows what there is"
    return UsageError("unknown command `\(shown)`", suggestion: question.isEmpty ? advice : question)
  }

  private static func report(_ error: UsageError, _ console: any Console) -> ExitStatus {
    console.writeError("tm: \(error.message)\n")
    if !error.suggestion.isEmpty { console.writeError("    \(error.suggestion)\n") }
    if let command = error.command { console.writeError("    `tm help \(command)` says more\n") }
    return .usage
  }
}
