import Diagnostics

/// Help inside the session, made from the table of commands.
enum SessionHelp {
  static func text(about word: String?) throws(Refusal) -> String {
    guard let word else { return beginners }
    if word == "all" { return everything }
    let name = word.hasPrefix(":") ? String(word.dropFirst()) : word
    guard let command = SessionCommand.named(name) else {
      let question = Spelling.question(word, among: SessionCommand.allNames)
      throw Refusal(
        "there is no command `\(Printable.text(word))`",
        suggestion: question.isEmpty ? "`help all` lists them" : question)
    }
    return page(of: command)
  }

  static let beginners = """
    load adder       a machine that comes with tm (`machines` lists them), or your own file
    tape 00+000      put a word on its tape
    step             execute one row; `step 5` five of them; the empty line repeats it
    back             go back one step; `back 5`, `goto 0`
    break q3         stop in state q3; `continue` goes on to there or to the end
    tape 3 0         write 0 on cell 3; `head 0` moves the head, `state q0` sets the state
    run 00+000       start over with a word and run it to the end
    why              why it stopped, in words
    list             the table around the next row; `edit` opens it in your editor
    undo             take the last change back
    quit             leave (also Ctrl-D); Ctrl-C stops a run that takes too long

    `help all` lists every command, `help step` says more about one, with examples.

    """

  private static var everything: String {
    var text = ""
    for group in SessionCommand.Group.allCases {
      text += (text.isEmpty ? "" : "\n") + group.rawValue + "\n"
      for command in SessionCommand.table where command.group == group {
        let names = ([command.name] + command.aliases).joined(separator: ", ")
        text += "  \(padded(names, to: 22))\(command.summary)\n"
      }
    }
    return text + "\n:word is a command whatever follows; a line that begins with ; is a comment.\n"
  }

  private static func page(of command: SessionCommand) -> String {
    var text = "\(command.usage)\n    \(command.summary)\n"
    if !command.aliases.isEmpty { text += "    short: \(command.aliases.joined(separator: ", "))\n" }
    if !command.details.isEmpty { text += "\n" + command.details + "\n" }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      let width = (command.examples.map { $0.line.count }.max() ?? 0) + 3
      for example in command.examples { text += "  \(padded(example.line, to: width))\(example.meaning)\n" }
    }
    return text
  }

  private static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(1, columns - text.count))
  }
}
