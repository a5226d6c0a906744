import Diagnostics
import Messages
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
      name: "help", aliases: ["?"], usage: "help [COMMAND | all]", group: .session,
      summary: "what can be done here; about one command with examples", operand: .command
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "help")
      session.answer.pieces.append(.output(try SessionHelp.text(about: words.first)))
    },
    SessionCommand(
      name: "restore", aliases: [], usage: "restore …", group: .hidden, summary: "a line of a saved session"
    ) { (session: inout Session, words, host) throws(Refusal) in
      _ = try session.loaded()
      try session.restore(words)
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
      var text = lines.take(script.text(script.range(ofLine: number)), for: self)
      // An expression that never ends: its reader says what is missing.
      if number == script.lineCount - 1, lines.isExpression { text = lines.drop() }
      guard let text else { continue }
      perform(LineKind(text, in: self), host)
      if answer.ends { return }
      if answer.isMistake {
        // Of scripts that call scripts the innermost says where.
        if !answer.isPlaced { answer.note("    in line \(number + 1) of \(Printable.text(script.name))") }
        answer.isPlaced = true
        return
      }
      if isSaved {
        // What was done then need not be shown again.
        answer.pieces = before
      } else if answer.pieces.count > 64 {
        host.showPart(answer)
        answer.pieces = []
      }
    }
    if lines.isOpen {
      throw Refusal("\(Printable.text(script.name)) ends within a text: the line that closes it is missing", .badFile)
    }
    guard isSaved else { return }
    answer.status = .fine
    remark("took up \(Printable.text(script.name)) where it was saved")
    let reason = bench?.reason ?? ""
    showFrame(reason.isEmpty ? [] : [reason])
  }

  mutating func save(_ path: String, _ host: any SessionHost) throws(Refusal) {
    let bench = try loaded()
    let shown = Printable.text(path)
    if path.hasSuffix(".tm") {
      guard let source = bench.machine.source else { throw Refusal("this machine came from no text") }
      // Over a file only if nobody else has changed it since it was read or written here.
      let own = bench.file.flatMap { $0.path == path ? $0.bytes : nil }
      try Self.write(path, source.text(0..<source.bytes.count), host) { $0 == own }
      self.bench!.file = (path, source.bytes)
      self.bench!.name = path
      unfinishedEdit = nil
      remark("wrote the table to \(shown); `edit` now opens that file")
    } else {
      if bench.timeline.isCut {
        throw Refusal(
          "the beginning of this session took too much memory and was given up, so it cannot be saved", .cannotWrite)
      }
      let heading = Array(Self.savedHeading.utf8)
      try Self.write(path, script(bench), host) { $0.starts(with: heading) }
      if !(world?.ownNames.isEmpty ?? true) {
        remark(
          "your variables and classes are not in it: a program keeps them best in a file of its own, `load program.st`")
      }
      remark("wrote the session to \(shown); `load \(shown)` takes it up again")
    }
  }

  /// Writes a file; over an old one only if `isReplaceable` says so of its bytes.
  static func write(
    _ path: String, _ text: String, _ host: any SessionHost, replacing isReplaceable: ([UInt8]) -> Bool
  ) throws(Refusal) {
    do throws(HostFailure) {
      if let old = try host.contents(ofFile: path), !isReplaceable(old) {
        throw HostFailure(
          "there is a file `\(Printable.text(path))` already", suggestion: "choose another name, or delete it first",
          kind: .cannotWrite)
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
    lines.append("restart \(Words.quoted(bench.timeline.firstInput.replacing(" ", with: "\\s"), always: true))")
    for edit in bench.timeline.edits { lines += ["goto \(edit.step)", edit.label] }
    lines.append("goto \(bench.run.steps)")
    lines.append("restore nothing")
    for breakpoint in breakpoints {
      let mark = breakpoint.isFromTable ? "!" : "-"
      lines.append(
        "restore \(breakpoint.number) \(breakpoint.hits) \(breakpoint.ignoreCount) \(mark) \(breakpoint.command)")
    }
    for display in displays { lines.append("restore \(display.number) display \(display.text)") }
    lines.append("restore next \(nextBreakpoint) \(nextDisplay)")
    if !bench.reason.isEmpty { lines.append("restore reason \(bench.reason)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line of a saved session that brings back a breakpoint or a display with its number.
  mutating func restore(_ words: Words) throws(Refusal) {
    let list = words.list
    if list == ["nothing"] {
      (breakpoints, displays, nextBreakpoint, nextDisplay) = ([], [], 1, 1)
      return
    }
    if list.count == 3, list[0] == "next", let breakpoint = Int(list[1]), let display = Int(list[2]) {
      (nextBreakpoint, nextDisplay) = (max(nextBreakpoint, breakpoint), max(nextDisplay, display))
      return
    }
    if list.first == "reason" {
      bench?.reason = Printable.text(Words.trimmed(String(words.raw.dropFirst("reason".count))))
      return
    }
    guard list.count >= 3, let number = Int(list[0]), number > 0, number < Int.max else {
      throw Refusal("only a saved session says `restore`", .badFile)
    }
    let cut = Words.cut(words.raw)
    if list[1] == "display" {
      displays.append((number, String(words.raw[cut[2].start...])))
      nextDisplay = max(nextDisplay, number + 1)
      return
    }
    guard list.count >= 6, let hits = UInt64(list[1]), let ignored = UInt64(list[2]),
      ["break", "tbreak", "watch"].contains(list[4])
    else { throw Refusal("only a saved session says `restore`", .badFile) }
    isRestoring = true
    defer { isRestoring = false }
    let rest = Words(String(words.raw[cut[5].start...]))
    let place = try list[4] == "watch" ? Breakpoint.Place.cell(Session.cell(rest.first, "watch")) : self.place(rest)
    breakpoints.append(
      Breakpoint(
        number: number, place: place, isTemporary: list[4] == "tbreak", isFromTable: list[3] == "!",
        ignoreCount: ignored, hits: hits))
    nextBreakpoint = max(nextBreakpoint, number + 1)
  }
}
