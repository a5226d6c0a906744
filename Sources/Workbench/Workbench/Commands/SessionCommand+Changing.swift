import Diagnostics
import Pictures
import TuringMachines

extension SessionCommand {
  static let changing: [SessionCommand] = [
    SessionCommand(
      name: "tape", aliases: [], usage: "tape [WORD | CELL SYMBOL]", group: .change,
      summary: "show the tape, put a word on it, or write one cell",
      details: """
        WORD takes the place of all that is on the tape, and the head goes to its first symbol; state and step number stay.
        `run` and `restart` begin with it from then on. CELL is counted from 0, the first symbol of the input; `_` is the blank.
        """,
      examples: [
        ("tape 00+000", "put a word on the tape"), ("tape 3 0", "write 0 on cell 3"),
        ("tape -1 _", "erase the cell left of the input")
      ],
      operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(2, "tape")
      switch words.list.count {
      case 0:
        _ = try session.loaded()
        session.showFrame()
      case 1: try session.putOnTape(words.list[0])
      default: try session.write(words.list[1], on: try Session.cell(words.list[0], "tape"))
      }
    },
    SessionCommand(
      name: "head", aliases: [], usage: "head [CELL]", group: .change,
      summary: "show where the head is, or put it on a cell",
      examples: [("head 0", "on the first symbol of the input")]
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "head")
      let bench = try session.loaded()
      guard let word = words.first else {
        session.answer.say(Quantity.head.text(bench.run, bench.timeline.alphabet))
        return
      }
      let cell = try session.reachable(try Session.cell(word, "head"))
      session.bench!.timeline.edit("head \(cell)") { configuration in configuration.tapes[0].moveHead(to: cell) }
      session.edited()
    },
    SessionCommand(
      name: "state", aliases: [], usage: "state [NAME]", group: .change, summary: "show the state, or set it",
      examples: [("state q0", "go on in q0")], operand: .state
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "state")
      let bench = try session.loaded()
      guard let name = words.first else {
        session.answer.say(Quantity.state.text(bench.run, bench.timeline.alphabet))
        return
      }
      let state = try session.state(named: name)
      session.bench!.timeline.edit("state \(Words.quoted(name, always: true))") { configuration in
        configuration.state = state
      }
      session.edited()
    },
    SessionCommand(
      name: "edit", aliases: ["e"], usage: "edit", group: .change,
      summary: "open the table in $EDITOR, then go on from the same tape",
      details: """
        Your own file is edited where it is. A machine that comes with tm, or was pasted, is edited as a copy that lives in this
        session; `save mine.tm` keeps it. If the new table has errors the old one stays, and `edit` opens the new one again.
        """
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "edit")
      try session.edit(host)
    },
    SessionCommand(
      name: "undo", aliases: [], usage: "undo", group: .change,
      summary: "take the last edit back, and the steps since"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "undo")
      _ = try session.loaded()
      let label = session.bench!.timeline.lastLabel ?? ""
      let table = session.bench!.timeline.tableNumber
      guard session.bench!.timeline.undoEdit() else {
        throw Refusal("there is no edit to undo", suggestion: "`back` goes back steps")
      }
      session.followTable(from: table)
      session.bench!.reason = ""
      session.showFrame(["undone: \(Session.shortened(label))"])
    }
  ]
}

extension Session {
  /// The first line of an edit's label.
  static func shortened(_ label: String) -> String {
    let first = label.split(whereSeparator: HereText.isLineEnd).first.map { String($0) } ?? ""
    // Of another table only the name.
    let line =
      HereText.content(label.replacing("reload ", with: "", maxReplacements: 1)) == nil ? first : "another table"
    return Printable.text(DisplayWidth.prefix(of: line, columns: 60))
  }

  /// The words of all tapes as one word of a line, spaces as `\s`.
  static func written(_ words: [Word], _ alphabet: Alphabet) -> String {
    alphabet.text(ofTapes: words).replacing(" ", with: "\\s")
  }

  /// After an edit: the old reason is gone.
  mutating func edited() {
    bench?.reason = ""
    showFrame()
  }

  mutating func putOnTape(_ text: String) throws(Refusal) {
    let bench = try loaded()
    var alphabet = bench.timeline.alphabet
    let words = try Self.words(text, bench.machine, &alphabet)
    let head = bench.machine.head
    // The timeline learns the new symbols by reading the word itself.
    _ = try Self.words(text, bench.machine, &self.bench!.timeline.alphabet)
    let shown = Self.written(words, alphabet)
    self.bench!.timeline.edit("tape \(Words.quoted(shown, always: true))") { configuration in
      for tape in configuration.tapes.indices {
        configuration.tapes[tape] = Tape(tape < words.count ? words[tape] : [], head: head)
      }
    }
    visualiser.reset()
    edited()
    noteForeign(words.joined())
    if bench.run.steps > 0 {
      let state = bench.machine.states.name(of: bench.run.configuration.state)
      remark("the state is still \(state); `restart` begins with this word in the start state, `run` runs it")
    }
  }

  /// Says which symbols no row knows.
  mutating func noteForeign(_ word: some Sequence<Symbol>) {
    guard let bench else { return }
    let known = bench.machine.alphabet.count
    let foreign = Set(word.filter { Int($0.index) >= known }).sorted { $0.index < $1.index }
    guard !foreign.isEmpty else { return }
    let symbols = foreign.prefix(8).map { "`\(bench.timeline.alphabet.text(of: [$0]))`" }.joined(separator: ", ")
    remark("no row of the table knows \(symbols); `undo` takes it back")
  }

  mutating func write(_ symbol: String, on cell: Int) throws(Refusal) {
    let bench = try loaded()
    let cell = try reachable(cell)
    var alphabet = bench.timeline.alphabet
    let words = try Self.words(symbol, bench.machine, &alphabet)
    guard words.count == 1, words[0].count == 1, let written = words[0].first else {
      throw Refusal("`\(Printable.text(symbol))` is not one symbol", suggestion: "as in `tape \(cell) 0`")
    }
    _ = try Self.words(symbol, bench.machine, &self.bench!.timeline.alphabet)
    self.bench!.timeline.edit("tape \(cell) \(Words.quoted(Self.written([[written]], alphabet)))") { configuration in
      configuration.tapes[0].set(written, at: cell)
    }
    edited()
    noteForeign([written])
  }

  /// Refuses cells that are not there, or so far away that the tape between would fill the memory.
  func reachable(_ cell: Int) throws(Refusal) -> Int {
    let bench = try loaded()
    if bench.machine.tapeShape == .oneWay && cell < 0 {
      throw Refusal("the tape is one-way: cell 0 is its first")
    }
    let extent = bench.run.configuration.tapes[0].extent
    let most = 1_000_000
    if cell < extent.lowerBound - most || cell > extent.upperBound + most {
      throw Refusal("cell \(cell) is more than a million cells away from all that was visited")
    }
    return cell
  }

  mutating func edit(_ host: any SessionHost) throws(Refusal) {
    if unfinishedEdit == nil { _ = try loaded() }
    guard let source = unfinishedEdit ?? bench?.machine.source else { throw Refusal("this machine came from no text") }
    // A file is opened itself only if it holds what is loaded.
    let isInFile = unfinishedEdit == nil ? bench?.file?.bytes == source.bytes : isUnfinishedInFile
    let path = isInFile ? bench?.file?.path : nil
    let edited: SourceText
    do throws(HostFailure) {
      edited = try host.edit(source, at: path)
    } catch {
      throw Refusal(error)
    }
    if unfinishedEdit == nil && edited.bytes == source.bytes {
      remark("nothing was changed")
      return
    }
    unfinishedEdit = edited
    isUnfinishedInFile = path != nil
    if let path { bench?.file = (path, edited.bytes) }
    do throws(Refusal) {
      if bench == nil { try load(edited, input: nil) } else { try replaceMachine(with: edited) }
    } catch {
      let kept = bench == nil ? "" : "the old table stays; "
      throw Refusal(error.message, suggestion: kept + "`edit` opens this one again", .badFile)
    }
    unfinishedEdit = nil
    if path == nil { remark("the changed table is a copy in this session; `save mine.tm` keeps it") }
  }
}
