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
    load adder      a machine that comes with tm (`machines` lists them), or a file
    tape 00+000     put a word on its tape
    step            execute one row; `step 5` five; the empty line repeats it
    back            go back one step; `back 5`, `goto 0`
    break q3        stop in state q3; `continue` goes on to there or to the end;
                    `delete` deletes breakpoints
    tape 3 0        write 0 on cell 3; `head 0` moves the head, `state q0` sets
                    the state; `undo` takes the last change back
    run 00+000      start over with a word and run to the end; Ctrl-C stops it
    why             why it stopped, in words
    list            the table around the next row; `edit` opens it in your editor
    3 + 4           a message: `x := 3`, `Object subclass: 'Dog'` and `load file.st`
                    work too; `focus world` takes every line as one
    quit            leave; so does Ctrl-D

    Your own machine: paste a table of rows such as `q0 0 1 R q1` (state, symbol
    to read, symbol to write, move L R or S, next state), or begin it with
    `load <<END` and end it with a line `END`.

    `help all` lists every command, `help step` says more about one.

    """

  private static var everything: String {
    var text = ""
    for group in SessionCommand.Group.allCases where group != .hidden {
      text += (text.isEmpty ? "" : "\n") + group.rawValue + "\n"
      for command in SessionCommand.table where command.group == group {
        let names = ([command.name] + command.aliases).joined(separator: ", ")
        let lines = DisplayWidth.folded(command.summary, columns: 54)
        text += "  \(padded(names, to: 22))\(lines.joined(separator: "\n" + String(repeating: " ", count: 24)))\n"
      }
    }
    return text
      + "\n:word is a command whatever follows, = … a message expression; a line that begins with ; is a comment.\n"
  }

  private static func page(of command: SessionCommand) -> String {
    let summary = DisplayWidth.folded(command.summary, columns: 78, indent: "    ", hanging: "    ")
    var text = "\(command.usage)\n" + summary.map { $0 + "\n" }.joined()
    if !command.aliases.isEmpty { text += "    short: \(command.aliases.joined(separator: ", "))\n" }
    if !command.details.isEmpty {
      let details = command.details.replacing("\n", with: " ")
      text += "\n" + DisplayWidth.folded(details, columns: 78).map { $0 + "\n" }.joined()
    }
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
