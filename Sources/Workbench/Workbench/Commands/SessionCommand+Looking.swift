import Diagnostics
import Pictures
import TuringMachines

extension SessionCommand {
  static let looking: [SessionCommand] = [
    SessionCommand(
      name: "where", aliases: ["w"], usage: "where", group: .look, summary: "show the tape, the head and the next row",
      details: """
        Boxes are cells that were visited or held the input. `[ ]` and the arrow below are the head; the dot is the cell whose symbol the
        last step changed; triangles at the sides say that there are more such cells than fit, dots that all is blank from there on.
        """
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "where")
      let bench = try session.loaded()
      session.showFrame(bench.reason.isEmpty ? [] : [bench.reason])
    },
    SessionCommand(
      name: "why", aliases: [], usage: "why", group: .look, summary: "say in words why it stopped"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "why")
      for line in try session.why() {
        let isSentence = session.isInteractive && !line.hasPrefix(" ")
        let lines = isSentence ? DisplayWidth.folded(line, columns: session.visualiser.columns) : [line]
        for line in lines { session.answer.say(line) }
      }
    },
    SessionCommand(
      name: "list", aliases: ["l"], usage: "list [STATE | LINE]", group: .look,
      summary: "show the table around the next row, a state or a line",
      examples: [("list", "around the next row"), ("list q3", "the rows of q3")], operand: .state
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "list")
      try session.list(words.first)
    },
    SessionCommand(
      name: "print", aliases: ["p"], usage: "print QUANTITY | CONDITION", group: .look,
      summary: "print state, read, head, steps, cell(N), tape, output; or whether something holds",
      examples: [("print cell(3)", "the symbol on cell 3"), ("print head > 2", "yes or no")], operand: .quantity
    ) { (session: inout Session, words, host) throws(Refusal) in
      guard !words.raw.isEmpty else { throw Refusal("print what?", suggestion: "as in `print head`") }
      session.answer.say(try session.value(of: words.raw))
    },
    SessionCommand(
      name: "display", aliases: [], usage: "display [QUANTITY | CONDITION]", group: .look,
      summary: "print it at every stop; `undisplay` ends that",
      examples: [("display cell(0)", "under every frame")], operand: .quantity
    ) { (session: inout Session, words, host) throws(Refusal) in
      if words.raw.isEmpty {
        for line in session.displayLines() { session.answer.say(line) }
        return
      }
      let text = words.raw
      let value = try session.value(of: text)
      session.displays.append((session.nextDisplay, text))
      session.answer.say("\(session.nextDisplay): \(Printable.text(text)) is \(value)")
      session.nextDisplay += 1
    },
    SessionCommand(
      name: "undisplay", aliases: [], usage: "undisplay [NUMBER]", group: .look, summary: "stop printing it"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "undisplay")
      if let word = words.first, !session.displays.contains(where: { "\($0.number)" == word }) {
        throw Refusal("there is no display `\(Printable.text(word))`", suggestion: "`display` lists them")
      }
      session.displays.removeAll { words.list.isEmpty || "\($0.number)" == words.list[0] }
    },
    SessionCommand(
      name: "info", aliases: ["i"], usage: "info breakpoints | machine | history | display", group: .look,
      summary: "what there is", examples: [("info breakpoints", "all of them, with how often they were hit")],
      operand: .topic
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "info")
      try session.info(words.first)
    },
    SessionCommand(
      name: "diagram", aliases: [], usage: "diagram [FILE.dot]", group: .look,
      summary: "the states and their arrows; with FILE in the language of Graphviz", operand: .file
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "diagram")
      let machine = try session.loaded().machine
      guard let path = words.first else {
        session.answer.pieces.append(.output(ArrowText(isASCII: session.visualiser.isASCII).text(of: machine)))
        return
      }
      if !path.hasSuffix(".dot") { throw Refusal("a diagram is written to a file whose name ends in .dot") }
      try Session.write(path, StateDiagram().dot(machine), host) { $0.starts(with: Array("digraph".utf8)) }
      session.remark("wrote \(Printable.text(path)); `dot -Tsvg` makes a picture of it")
    },
    SessionCommand(
      name: "trace", aliases: [], usage: "trace on | off", group: .look,
      summary: "print every configuration while it runs",
      operand: .onOff
    ) { (session: inout Session, words, host) throws(Refusal) in
      session.traces = try Session.isOn(words, "trace")
    }
  ]
}

extension Session {
  static func isOn(_ words: Words, _ command: String) throws(Refusal) -> Bool {
    guard words.list == ["on"] || words.list == ["off"] else { throw Refusal("`\(command)` is `on` or `off`") }
    return words.list == ["on"]
  }

  /// The text of a quantity, or yes or no.
  func value(of text: String) throws(Refusal) -> String {
    let bench = try loaded()
    let (run, alphabet) = (bench.run, bench.timeline.alphabet)
    if let quantity = Quantity(text) { return quantity.text(run, alphabet) }
    switch text {
    case "tape": return run.configuration.tapes.map { TapeLine().text(of: $0, alphabet) }.joined(separator: " | ")
    case "output": return alphabet.text(ofTapes: run.configuration.output)
    default: break
    }
    let known = ["state", "read", "head", "steps", "tape", "output"]
    if !text.contains(where: { " =<>!()≠≤≥".contains($0) }) {
      let question = Spelling.question(text, among: known)
      throw Refusal(
        "there is no value `\(Printable.text(text))`",
        suggestion: question.isEmpty ? "there are \(known.joined(separator: ", ")) and cell(N)" : question)
    }
    let condition = try ConditionParser.read(text, tapeCount: bench.machine.tapeCount, alphabet)
    return condition.check(bench.machine, alphabet).holds(run) ? "yes" : "no"
  }

  func displayLines() -> [String] {
    displays.map { number, text in "\(number): \(Printable.text(text)) is \((try? value(of: text)) ?? "not there")" }
  }

  func why() throws(Refusal) -> [String] {
    let bench = try loaded()
    let (run, machine, alphabet) = (bench.run, bench.machine, bench.timeline.alphabet)
    let state = machine.states.name(of: run.configuration.state)
    guard let outcome = run.outcome else {
      var lines = bench.reason.isEmpty ? [] : ["it stands here because of \(bench.reason)"]
      guard let row = run.nextRow else { return lines }
      let rule = RowText(isASCII: visualiser.isASCII).text(of: row, in: run.configuration, machine, alphabet)
      lines.append(
        "it has not stopped: in \(state) it reads \(alphabet.text(of: run.configuration.read)), and a row applies:")
      lines.append(placed(rule, row, machine))
      return lines
    }
    var lines = [run.explanation(alphabet)]
    if run.steps == run.firstStep, let label = bench.timeline.lastLabel {
      lines.append("nothing was executed since the last change, `\(Self.shortened(label))`")
    }
    switch outcome {
    case .final(let finality):
      let words = ["accept": "the word is accepted", "reject": "the word is rejected", "halt": "the machine halts"]
      let origin = source(of: finality, machine) ?? "by its name"
      lines.append(
        "\(state) is a final state, \(origin): \(words[finality.rawValue] ?? "it stops") as soon as it is entered")
      lines += lastRow(bench)
    case .noRow(let otherwise):
      let own = (0..<machine.transitions.count).filter { machine.transitions.state(of: $0) == run.configuration.state }
      if own.isEmpty {
        lines.append("the table has no row that begins with \(state)")
      } else {
        lines.append("the rows of \(state) are:")
        for row in own.prefix(10) {
          lines.append(placed(RowText(isASCII: visualiser.isASCII).text(of: row, machine), row, machine))
        }
        if own.count > 10 { lines.append("  and \(own.count - 10) more") }
      }
      switch otherwise {
      case .stuck:
        lines.append("a machine with final states that stops anywhere else is stuck: the table or the word is wrong")
      case .reject: lines.append("the file says `otherwise: reject`: no row means no")
      case .halt: lines.append("a machine without final states halts where no row applies")
      }
      lines += lastRow(bench)
    case .loops: lines.append("`step` and `goto` go on all the same")
    case .limit: break
    }
    return lines
  }

  private func source(of finality: Finality, _ machine: TuringMachine) -> String? {
    guard let source = machine.source else { return nil }
    for number in 0..<source.lineCount {
      let line = Words.trimmed(source.text(source.range(ofLine: number)))
      if line.hasPrefix("\(finality.rawValue):") { return "as line \(number + 1) of the file says" }
    }
    return nil
  }

  /// The row that was executed last.
  private func lastRow(_ bench: Bench) -> [String] {
    guard bench.run.steps > bench.run.firstStep else { return [] }
    var before = bench.run
    before.goBack()
    guard let row = before.nextRow else { return [] }
    let rule = RowText(isASCII: visualiser.isASCII).text(
      of: row, in: before.configuration, bench.machine, bench.timeline.alphabet)
    return ["the last row was", placed(rule, row, bench.machine)]
  }

  /// A row on a line of its own, with where it stands.
  private func placed(_ rule: String, _ row: Int, _ machine: TuringMachine) -> String {
    "  \(rule)\(machine.placeName(ofRow: row).map { "   \($0)" } ?? "")"
  }

  mutating func list(_ word: String?) throws(Refusal) {
    let bench = try loaded()
    let machine = bench.machine
    guard let source = machine.source else {
      answer.pieces.append(.output(TableText().text(of: machine)))
      return
    }
    let current = bench.run.nextRow.flatMap { machine.line(ofRow: $0) }
    var lines: [Int]
    if let word, machine.states.state(named: word) == nil, let line = Int(word) {
      let middle = min(max(line, 1), source.lineCount)
      lines = Array(max(1, middle - 5)...min(source.lineCount, middle + 5))
    } else if let word {
      let state = try state(named: word)
      let own = (0..<machine.transitions.count).filter { machine.transitions.state(of: $0) == state }
      lines = Array(Set(own.compactMap { machine.line(ofRow: $0) })).sorted()
      if lines.isEmpty { throw Refusal("\(Printable.text(word)) has no rows") }
      if lines.count > 200 {
        remark("\(lines.count) lines; the first 200")
        lines = Array(lines.prefix(200))
      }
    } else {
      let middle = current ?? machine.line(ofRow: 0) ?? 1
      lines = Array(max(1, middle - 5)...min(source.lineCount, middle + 5))
    }
    let stops = Set(
      breakpoints.compactMap { breakpoint -> Int? in
        if case .row(let line) = breakpoint.place { return line }
        return nil
      })
    let isASCII = visualiser.isASCII
    let width = "\(lines.last ?? 1)".count
    for line in lines {
      let number = "\(line)"
      let sign = line == current ? (isASCII ? "->" : "→ ") : stops.contains(line) ? (isASCII ? "* " : "● ") : "  "
      let text = Printable.text(source.text(source.range(ofLine: line - 1)), keepingTabs: true)
      let shown = DisplayWidth.of(text) > 400 ? DisplayWidth.prefix(of: text, columns: 400) + "…" : text
      answer.say("\(sign) \(String(repeating: " ", count: width - number.count))\(number)  \(shown)")
    }
  }

  mutating func info(_ topic: String?) throws(Refusal) {
    let topics = ["breakpoints", "machine", "history", "display"]
    let word = topic ?? ""
    switch topics.first(where: { !word.isEmpty && $0.hasPrefix(word) }) {
    case "breakpoints":
      _ = try loaded()
      listBreakpoints()
    case "machine":
      let bench = try loaded()
      let machine = bench.machine
      answer.say("\(bench.fileName): \(machine.name)")
      if !machine.about.isEmpty { answer.say(machine.about) }
      let symbols = (0..<min(machine.alphabet.count, 60)).map { machine.alphabet.text(of: [Symbol(index: UInt16($0))]) }
      let names = machine.states.allNames.prefix(40).joined(separator: " ")
      answer.say("states   \(names)\(machine.states.count > 40 ? " …" : "")")
      answer.say("symbols  \(symbols.joined(separator: " "))\(machine.alphabet.count > 60 ? " …" : "")")
      answer.say("start    \(machine.states.name(of: machine.start))")
      answer.say("rows     \(machine.transitions.count)")
      answer.say("input    \(bench.inputText.isEmpty ? "\"\"" : bench.inputText)")
    case "history":
      let timeline = try loaded().timeline
      answer.say("step \(timeline.run.steps); \(Count.text(UInt64(timeline.editCount), "edit"))")
      for edit in timeline.edits {
        answer.say("  at step \(edit.step): \(Self.shortened(edit.label))")
      }
      answer.say("going back is kept in \(Self.size(timeline.historySize))")
    case "display": for line in displayLines() { answer.say(line) }
    default:
      throw Refusal(
        "`info` knows \(topics.joined(separator: ", "))", suggestion: Spelling.question(word, among: topics))
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\((bytes + 1023) >> 10) kB"
  }
}
