import Diagnostics
import Pictures
import TuringMachines

extension SessionCommand {
  static let loading: [SessionCommand] = [
    SessionCommand(
      name: "load", aliases: [], usage: "load MACHINE [INPUT]", group: .load,
      summary: "read a machine: a file, or one that comes with tm; or run a message program",
      details: """
        The current folder is looked into first, then the machines that come with tm. The tape begins with INPUT, else with the file's `input:`.
        Without MACHINE the file that was loaded last is read again from disk and starts over. A table can also be
        pasted, or written between `load <<END` and a line `END`. A file that `save` wrote is a session: it is taken up again.
        A file whose name ends in .st is a message program: it is run, and the focus goes to the world of messages.
        """,
      examples: [("load adder", "the unary adder that comes with tm"), ("load mine.tm", "a file of your own")],
      operand: .machine
    ) { (session: inout Session, words, host) throws(Refusal) in
      if let (name, text) = HereText.content(words.raw) {
        try session.loadTyped(SourceText(name: name ?? "typed.tm", text))
        return
      }
      try words.atMost(2, "load")
      if let name = words.first {
        try session.load(name, input: words.list.count > 1 ? words.list[1] : nil, host)
      } else {
        try session.load(try session.nameToReadAgain(), input: nil, host)
      }
    },
    SessionCommand(
      name: "machines", aliases: [], usage: "machines", group: .load, summary: "list the machines that come with tm"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "machines")
      let width = host.machineNames.map { DisplayWidth.of($0) }.max() ?? 0
      for name in host.machineNames {
        let gap = String(repeating: " ", count: width + 2 - DisplayWidth.of(name))
        session.answer.say(name + gap + host.summary(ofMachine: name))
      }
    },
    SessionCommand(
      name: "run", aliases: ["r"], usage: "run [INPUT]…", group: .load,
      summary: "start over and run to the end, or to a breakpoint",
      details: """
        INPUT is written on the tape and the head starts on its first symbol; `_` is the blank, `""` the empty word. Without
        INPUT it is the one that was used last. Prints what is on the tape when the machine stops. Several INPUTs are several runs.
        """,
      examples: [("run 00+000", "prints 00000"), ("run", "the same once more")], operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      let known = try session.loaded().machine.alphabet
      if let option = words.list.first(where: { $0.hasPrefix("--") }), !known.has("-") {
        throw Refusal("there are no options here: `\(Printable.text(option))` would be written on the tape")
      }
      if words.list.isEmpty { try session.runOnce(nil, host) }
      for word in words.list {
        try session.runOnce(word, host)
        if session.answer.isMistake { return }
      }
    },
    SessionCommand(
      name: "restart", aliases: ["reset"], usage: "restart [INPUT]", group: .load,
      summary: "start over at step 0 without running",
      examples: [("restart", "the same input from the beginning"), ("restart 0+0", "another input")], operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "restart")
      try session.startOver(words.first)
      session.showFrame()
    },
    SessionCommand(
      name: "test", aliases: [], usage: "test", group: .load, summary: "run the tests inside the machine's file"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "test")
      try session.test(host)
    },
    SessionCommand(
      name: "reload", aliases: [], usage: "reload [MACHINE]", group: .change,
      summary: "read the table again and go on from the same tape",
      details: """
        For a file that was changed outside. Tape, head and step number stay; the state too, if the new table has one of that
        name. `undo` takes it back. Another MACHINE, or a table between `reload <<END` and `END`, takes the place of this one.
        """,
      examples: [("reload", "after saving the file in another window")], operand: .machine
    ) { (session: inout Session, words, host) throws(Refusal) in
      let bench = try session.loaded()
      if let (name, text) = HereText.content(words.raw) {
        try session.replaceMachine(with: SourceText(name: name ?? bench.fileName, text))
        return
      }
      try words.atMost(1, "reload")
      let known = words.first
      let name = if let known { known } else { try session.nameToReadAgain() }
      let (source, path) = try session.text(name, host)
      try session.replaceMachine(with: source)
      session.bench?.name = name
      session.bench?.file = path.map { ($0, source.bytes) }
    }
  ]
}

extension Session {
  /// The first line of a saved session.
  static let savedHeading = "; a saved session of tm"

  /// What `load` and `reload` without a name mean.
  func nameToReadAgain() throws(Refusal) -> String {
    guard let name = try loaded().name else {
      throw Refusal("this table was typed here, so there is no file to read again", suggestion: "`restart` starts over")
    }
    return name
  }

  func text(_ name: String, _ host: any SessionHost) throws(Refusal) -> (source: SourceText, path: String?) {
    do throws(HostFailure) {
      return try host.machineText(named: name)
    } catch {
      throw Refusal(error)
    }
  }

  mutating func load(_ name: String, input: String?, _ host: any SessionHost) throws(Refusal) {
    if name.hasSuffix(".st") {
      let source: SourceText
      do throws(HostFailure) { source = try host.readFile(name) } catch { throw Refusal(error) }
      if input != nil { throw Refusal("a message program has no input") }
      return try loadProgram(source, host)
    }
    let (source, path) = try text(name, host)
    guard source.bytes.starts(with: Array(Self.savedHeading.utf8)) else {
      try load(source, input: input)
      bench?.name = name
      bench?.file = path.map { ($0, source.bytes) }
      return
    }
    // A session that cannot be taken up leaves the present one as it was.
    let before = self
    try perform(script: source, host)
    if answer.isMistake {
      let answer = answer
      self = before
      self.answer = answer
    }
  }

  /// Reads a machine that was typed or pasted; if it has mistakes, `edit` mends it.
  mutating func loadTyped(_ source: SourceText) throws(Refusal) {
    do throws(Refusal) {
      try load(source, input: nil)
    } catch {
      (unfinishedEdit, isUnfinishedInFile) = (source, false)
      throw Refusal(error.message, suggestion: "`edit` opens it, so that nothing need be typed again", error.mistake)
    }
  }

  /// Reads a machine and puts it to work at step 0.
  mutating func load(_ source: SourceText, input: String?) throws(Refusal) {
    let machine = try read(source)
    var alphabet = machine.alphabet
    let words = try input.map { (text) throws(Refusal) in try Self.words(text, machine, &alphabet) } ?? machine.input
    let text = input ?? machine.alphabet.text(ofTapes: machine.input)
    bench = Bench(
      timeline: Timeline(Program(machine), input: words, alphabet: alphabet), firstInputText: text)
    unfinishedEdit = nil
    lastSteppingLine = "step"
    visualiser.reset()
    takeBreakpointsOfTable(dropsOthers: true)
    remark("loaded \(summary(machine))")
    if isInteractive {
      showFrame()
      if text.isEmpty, let example = machine.tests.first(where: { !$0.input.joined().isEmpty }) {
        let word = machine.alphabet.text(of: example.input[0])
        remark("`tape \(word)` puts a word on the tape, then `step`; `run \(word)` runs it to the end")
      }
    }
  }

  /// Reads a table; its warnings are notes, its errors a refusal.
  func read(_ source: SourceText) throws(Refusal) -> TuringMachine {
    let result = TableReader.read(source)
    let text = DiagnosticRenderer(usesColor: visualiser.usesColor).text(result.diagnostics)
    guard let machine = result.machine else {
      let count = Count.text(UInt64(result.diagnostics.errorCount), "error")
      throw Refusal(text + "\(Printable.text(source.name)) has \(count)", .badFile)
    }
    return machine
  }

  private func summary(_ machine: TuringMachine) -> String {
    let name = bench?.fileName ?? machine.name
    let states = Count.text(UInt64(machine.states.count), "state")
    let rows = Count.text(UInt64(machine.transitions.count), "row")
    let tests = machine.tests.isEmpty ? "" : ", \(Count.text(UInt64(machine.tests.count), "test"))"
    return "\(name): \(machine.name), \(states), \(rows)\(tests)"
  }

  /// Reads an input, one word a tape.
  static func words(
    _ text: String, _ machine: TuringMachine, _ alphabet: inout Alphabet
  ) throws(Refusal) -> [Word] {
    let parts = machine.tapeCount == 1 ? [text] : parts(of: text)
    if parts.count > machine.tapeCount {
      throw Refusal("the machine has \(machine.tapeCount) tapes, not \(parts.count)")
    }
    var words: [Word] = []
    for part in parts {
      do throws(Alphabet.WordError) {
        words.append(try alphabet.word(part))
      } catch {
        throw Refusal("the word " + error.reason)
      }
    }
    return words
  }

  /// Parts joined by `|`, where `\|` is the symbol.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == "|" && !isEscaped {
        parts.append("")
        continue
      }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// Begins at step 0 again; with another input if one is given.
  mutating func startOver(_ input: String?) throws(Refusal) {
    let bench = try loaded()
    let machine = bench.machine
    var alphabet = machine.alphabet
    let text = input ?? bench.inputText
    // Read anew: an edit of the table may have given the symbols other numbers.
    let words = try Self.words(text, machine, &alphabet)
    self.bench!.firstInputText = text
    self.bench!.timeline = Timeline(bench.run.program, input: words, alphabet: alphabet)
    self.bench!.reason = ""
    lastSteppingLine = "step"
    visualiser.reset()
  }

  /// From the beginning to the end, or to a breakpoint; with another input if one is given.
  mutating func runOnce(_ input: String?, _ host: any SessionHost) throws(Refusal) {
    try startOver(input)
    finish(travel(monitor(), looksFirst: true, host))
  }

  /// After a command that runs on: the output at the end, else where it stands.
  mutating func finish(_ arrival: Arrival) {
    guard arrival == .ended, let bench, let outcome = bench.run.outcome else {
      report(arrival)
      return
    }
    let hasOutput = outcome.verdict != .loops && outcome.verdict != .undecided
    let words = hasOutput ? bench.run.configuration.output : []
    if isInteractive {
      let output = bench.timeline.alphabet.text(ofTapes: words)
      let most = 2 * visualiser.columns
      let shown =
        output.utf8.count > most && DisplayWidth.of(output) > most
        ? DisplayWidth.prefix(of: output, columns: most) + " … (`print output` shows all)" : output
      report(arrival, hasOutput ? ["output: \(shown.isEmpty ? "nothing" : shown)"] : [])
      return
    }
    answer.say(bench.timeline.alphabet.text(ofTapes: words))
    remark(bench.run.explanation(bench.timeline.alphabet))
    for line in displayLines() { answer.say(line) }
    self.bench!.reason = ""
    answer.status = .ended(Self.decision(bench.run))
  }

  mutating func test(_ host: any SessionHost) throws(Refusal) {
    let machine = try loaded().machine
    let program = Program(machine)
    var failed = 0
    for test in machine.tests {
      let report = test.report(of: program, isCancelled: { host.isCancelled })
      if host.isCancelled { throw Refusal("interrupted", .interrupted) }
      guard let report else { continue }
      failed += 1
      answer.say(report)
    }
    answer.say(machine.tests.isEmpty ? "no tests" : "\(machine.tests.count - failed) passed, \(failed) failed")
    answer.status = .ended(failed == 0 ? .yes : .no)
  }

  /// Goes on with another table from the same tape.
  mutating func replaceMachine(with source: SourceText) throws(Refusal) {
    let machine = try read(source)
    let bench = try loaded()
    guard machine.tapeCount == bench.machine.tapeCount else {
      throw Refusal("the new table has \(machine.tapeCount) tapes; `load` starts over with it")
    }
    let state = bench.machine.states.name(of: bench.run.configuration.state)
    let label = "reload " + HereText.written(source)
    do throws(AlphabetIsFull) {
      try self.bench!.timeline.replaceMachine(machine, label)
    } catch {
      throw Refusal("the tape and the new table have too many symbols together", .badFile)
    }
    takeBreakpointsOfTable(dropsOthers: false)
    remark("reloaded \(summary(machine))")
    if machine.states.state(named: state) == nil {
      remark("there is no state \(state) any more; the machine is in its start state")
    }
    showFrame()
  }
}
