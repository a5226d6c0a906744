import Diagnostics

/// Help, made from the table of commands.
public enum HelpText {
  /// The page that a first-time user sees: what there is, in one screen.
  public static func overview(
    _ title: String, _ commands: [CommandSyntax], examples: [CommandSyntax.Example]
  ) -> String {
    let usages = commands.map { "tm \($0.name)\($0.operands.isEmpty ? "" : " ")\($0.operands)" }
    var text = "\(title)\n\nTry:\n"
    text += rows(examples.map { ($0.line, $0.meaning) })
    text += "\nCommands:\n"
    text += rows(zip(usages, commands.map(\.summary)).map { ($0, $1) })
    text += "\nMore about one of them: tm help COMMAND\n"
    return text
  }

  /// The page of one command.
  public static func page(of command: CommandSyntax) -> String {
    var text = "usage: tm \(command.name)"
    if !command.options.isEmpty { text += " [OPTION]…" }
    if !command.operands.isEmpty { text += " \(command.operands)" }
    text += "\n\n\(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.options.isEmpty {
      text += "\nOptions:\n"
      text += rows(command.options.map { ($0.usage, $0.meaning) })
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      text += rows(command.examples.map { ($0.line, $0.meaning) })
    }
    return text
  }

  /// Two aligned columns; a long first one pushes the second to the next line.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = min(36, rows.map { DisplayWidth.of($0.0) }.max() ?? 0)
    return rows.map { left, right in
      let space = width - DisplayWidth.of(left)
      let gap =
        space >= 0
        ? String(repeating: " ", count: space + 2) : "\n" + String(repeating: " ", count: width + 4)
      return "  \(left)\(gap)\(right)\n"
    }.joined()
  }
}
