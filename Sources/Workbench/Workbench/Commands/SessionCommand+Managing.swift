import Diagnostics
import Pictures
import TuringMachines

extension SessionCommand {
  static let managing: [SessionCommand] = [
    SessionCommand(
      name: "save", aliases: [], usage: "save FILE", group: .session,
      summary: "write the session to FILE; or the table, if FILE ends in .tm",
      details:
        "A saved session is a script: `load FILE` takes it up where it was, with its history, edits and breakpoints.",
      examples: [
        ("save monday.session", "go on tomorrow with `load monday.session`"), ("save mine.tm", "keep an edited table")
      ],
      operand: .file
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "save")
      guard let path = words.first else {
        throw Refusal("`save` needs a file", suggestion: "as in `save monday.session`")
      }
      try session.save(path, host)
    },
    SessionCommand(
      name: "source", aliases: ["."], usage: "source FILE", group: .session, summary: "perform the lines of FILE",
      operand: .file
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "source")
      guard let path = words.first else { throw Refusal("`source` needs a file") }
      let source: SourceText
      do throws(HostFailure) {
        source = try host.readFile(path)
      } catch {
        throw Refusal(error)
      }
      try session.perform(script: source, host)
    },
    SessionCommand(
      name: "ascii", aliases: [], usage: "ascii on | off", group: .session, summary: "draw with plain characters alone",
      operand: .onOff
    ) { (session: inout Session, words, host) throws(Refusal) in
      session.visualiser.isASCII = try Session.isOn(words, "ascii")
    },
    SessionCommand(
      name: "focus", aliases: [], usage: "focus machine | world", group: .session,
      summary: "which of the two worlds step and back speak of", operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      switch words.list {
      case ["machine"], []: session.answer.say("machine")
      case ["world"]: throw Refusal("the world of messages is not there yet")
      default: throw Refusal("the focus is `machine` or `world`")
      }
    },
    SessionCommand(
      name: "help", aliases: ["?"], usage: "help [COMMAND | all]", group: .session,
      summary: "what can be done here; about one command with examples", operand: .command
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "help")
      session.answer.pieces.append(.output(try SessionHelp.text(about: words.first)))
    },
    SessionCommand(
      name: "quit", aliases: ["q", "exit"], usage: "quit", group: .session, summary: "leave; so does Ctrl-D"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "quit")
      session.answer.ends = true
    }
  ]
}

extension Session {
  /// How deep scripts may call scripts.
  private static let greatestDepth = 16

  /// Performs the lines of a script; the first mistake ends it.
  mutating func perform(script: SourceText, _ host: any SessionHost) throws(Refusal) {
    guard sourceDepth < Self.greatestDepth else {
      throw Refusal("scripts call each other without end: \(Printable.text(script.name))", .badFile)
    }
    let isSaved = script.bytes.starts(with: Array(Self.savedHeading.utf8))
    let before = answer.pieces
    sourceDepth += 1
    defer { sourceDepth -= 1 }
    var lines = LineGathering()
    for number in 0..<script.lineCount {
      if host.isCancelled { throw Refusal("interrupted", .interrupted) }
      guard let text = lines.take(script.text(script.range(ofLine: number))) else { continue }
      perform(LineKind(text, isInteractive: false), host)
      if answer.ends { return }
      if answer.isMistake {
        remark("    in line \(number + 1) of \(Printable.text(script.name))")
        return
      }
    }
    if lines.isOpen {
      throw Refusal("\(Printable.text(script.name)) ends within a text: the line that closes it is missing", .badFile)
    }
    guard isSaved else { return }
    // What was done then need not be shown again.
    answer.pieces = before
    remark("took up \(Printable.text(script.name)) where it was saved")
    showFrame()
  }

  mutating func save(_ path: String, _ host: any SessionHost) throws(Refusal) {
    let bench = try loaded()
    if path.hasSuffix(".tm") {
      guard let source = bench.machine.source else { throw Refusal("this machine came from no text") }
      try Self.write(path, source.text(0..<source.bytes.count), host, replaces: nil)
    } else {
      if bench.timeline.isCut {
        throw Refusal(
          "the beginning of this session took too much memory and was given up, so it cannot be saved", .cannotWrite)
      }
      try Self.write(path, script(bench), host, replaces: Self.savedHeading)
    }
    remark("wrote \(Printable.text(path)); `load \(Printable.text(path))` takes it up again")
  }

  /// Writes a file, but never over one of another kind.
  static func write(
    _ path: String, _ text: String, _ host: any SessionHost, replaces heading: String?
  ) throws(Refusal) {
    do throws(HostFailure) {
      if host.fileExists(path) {
        let old = try host.readFile(path)
        guard let heading, old.bytes.starts(with: Array(heading.utf8)) else {
          throw HostFailure(
            "there is a file `\(Printable.text(path))` already", suggestion: "choose another name, or delete it first",
            kind: .cannotWrite)
        }
      }
      try host.writeFile(path, text)
    } catch {
      throw Refusal(error)
    }
  }

  /// The commands that lead to where the session is.
  private func script(_ bench: Bench) -> String {
    var lines = [Self.savedHeading]
    if let source = bench.timeline.firstMachine.source { lines.append("load " + HereText.written(source)) }
    lines.append("delete")
    lines.append("restart \"\(bench.timeline.firstInput)\"")
    for edit in bench.timeline.edits { lines += ["goto \(edit.step)", edit.label] }
    lines.append("goto \(bench.run.steps)")
    for breakpoint in breakpoints where !breakpoint.isFromTable { lines.append(breakpoint.command) }
    for display in displays { lines.append("display \(display.text)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
