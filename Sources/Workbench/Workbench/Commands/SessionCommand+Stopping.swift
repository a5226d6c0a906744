import Diagnostics
import TuringMachines

extension SessionCommand {
  private static let placeExamples = [
    ("break q3", "before every row of state q3"), ("break q3 0", "only while 0 is read"),
    ("break step 100", "before step 101"), ("break head -1", "when the head arrives on cell -1"),
    ("break row 13", "before the row on line 13 of the file"),
    ("break if cell(2) = _ and head > 4", "when that begins to hold")
  ]

  static let stopping: [SessionCommand] = [
    SessionCommand(
      name: "break", aliases: ["b"], usage: "break STATE [SYMBOL] | step N | head N | row LINE | if …", group: .stop,
      summary: "stop before such a row is executed",
      details: """
        LINE is a line of the machine's file, also written FILE:LINE. A CONDITION compares state, read, head, steps or cell(N) with a
        word by = != < <= > >=; parts are joined by and, or, not and ( ). A state called step, head, row or if is
        written in quotes. Rows marked `!` in the table are breakpoints from the start. Without a place: lists them.
        """,
      examples: placeExamples, operand: .breakpointPlace
    ) { (session: inout Session, words, host) throws(Refusal) in
      _ = try session.loaded()
      if words.list.isEmpty { session.listBreakpoints() } else { try session.addBreakpoint(words, isTemporary: false) }
    },
    SessionCommand(
      name: "tbreak", aliases: [], usage: "tbreak …", group: .stop, summary: "the same, but only once",
      examples: [("tbreak q3", "the next time")], operand: .breakpointPlace
    ) { (session: inout Session, words, host) throws(Refusal) in
      _ = try session.loaded()
      try session.addBreakpoint(words, isTemporary: true)
    },
    SessionCommand(
      name: "watch", aliases: [], usage: "watch CELL", group: .stop,
      summary: "stop when the symbol on that cell has changed",
      examples: [("watch 0", "the first cell of the input")]
    ) { (session: inout Session, words, host) throws(Refusal) in
      _ = try session.loaded()
      try words.atMost(1, "watch")
      session.add(.cell(try Session.cell(words.first, "watch")), isTemporary: false)
    },
    SessionCommand(
      name: "delete", aliases: ["d"], usage: "delete [NUMBER]…", group: .stop,
      summary: "delete breakpoints; all of them without NUMBER", examples: [("delete 1", "the first one")],
      operand: .breakpointNumber
    ) { (session: inout Session, words, host) throws(Refusal) in
      let indices = try words.list.map { (word) throws(Refusal) in try session.breakpointIndex(word) }
      let numbers = indices.map { session.breakpoints[$0].number }
      let gone = session.breakpoints.filter { words.list.isEmpty || numbers.contains($0.number) }
      for breakpoint in gone {
        session.remark("deleted breakpoint \(breakpoint.number): \(breakpoint.text(session.bench?.fileName ?? ""))")
      }
      if gone.isEmpty { session.remark("there are no breakpoints") }
      session.breakpoints.removeAll { breakpoint in gone.contains { $0.number == breakpoint.number } }
    },
    SessionCommand(
      name: "ignore", aliases: [], usage: "ignore NUMBER COUNT", group: .stop,
      summary: "pass over a breakpoint the next COUNT times", examples: [("ignore 1 10", "stop the eleventh time")],
      operand: .breakpointNumber
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(2, "ignore")
      guard words.list.count == 2, let count = try Session.count(words.list[1]) else {
        throw Refusal("`ignore` needs a breakpoint's number and a count", suggestion: "as in `ignore 1 10`")
      }
      let index = try session.breakpointIndex(words.list[0])
      session.breakpoints[index].ignoreCount = count
      session.remark("breakpoint \(words.list[0]) is passed over \(Count.text(count, "time"))")
    }
  ]
}

extension Session {
  /// The number of a cell, near enough to be reached.
  static func cell(_ word: String?, _ command: String) throws(Refusal) -> Int {
    guard let word else {
      throw Refusal(
        "`\(command)` needs the number of a cell", suggestion: "as in `\(command) 0`, the first one of the input")
    }
    guard let cell = Int(word), cell.magnitude <= Quantity.farthestCell else {
      throw Refusal(
        "`\(Printable.text(word))` is not the number of a cell",
        suggestion: "0 is the first cell of the input, -1 the one left of it")
    }
    return cell
  }

  func breakpointIndex(_ word: String) throws(Refusal) -> Int {
    guard let index = breakpoints.firstIndex(where: { "\($0.number)" == word }) else {
      let named = breakpoints.first { $0.text(bench?.fileName ?? "").hasSuffix(" \(word)") }
      if let named { throw Refusal("breakpoints go by their numbers", suggestion: "this one is \(named.number)") }
      throw Refusal("there is no breakpoint `\(Printable.text(word))`", suggestion: "`info breakpoints` lists them")
    }
    return index
  }

  mutating func addBreakpoint(_ words: Words, isTemporary: Bool) throws(Refusal) {
    add(try place(words), isTemporary: isTemporary)
  }

  mutating func add(_ place: Breakpoint.Place, isTemporary: Bool) {
    let breakpoint = Breakpoint(number: nextBreakpoint, place: place, isTemporary: isTemporary)
    if let same = breakpoints.first(where: { $0.command == breakpoint.command }) {
      remark("breakpoint \(same.number) does that already")
      return
    }
    nextBreakpoint += 1
    breakpoints.append(breakpoint)
    let kind = isTemporary ? "temporary breakpoint" : "breakpoint"
    remark("\(kind) \(breakpoint.number): \(breakpoint.text(bench?.fileName ?? ""))")
  }

  func place(_ words: Words) throws(Refusal) -> Breakpoint.Place {
    let bench = try loaded()
    guard let first = words.first else {
      throw Refusal(
        "what should it stop at?", suggestion: "as in `break \(bench.machine.states.name(of: bench.machine.start))`")
    }
    let isQuoted = words.isQuoted
    let second = words.list.count > 1 ? words.list[1] : nil
    switch isQuoted ? "" : first {
    case "if":
      let text = Words.trimmed(String(words.raw.dropFirst(2)))
      return .condition(
        try ConditionParser.read(text, tapeCount: bench.machine.tapeCount, bench.timeline.alphabet), text: text)
    case "step":
      try words.atMost(2, "break")
      guard let step = try Session.count(second) else {
        throw Refusal("`break step` needs a number", suggestion: "as in `break step 100`")
      }
      return .step(step)
    case "head":
      try words.atMost(2, "break")
      return .head(try Session.cell(second, "break head"))
    case "row":
      try words.atMost(2, "break")
      return .row(line: try line(second, bench))
    default:
      try words.atMost(2, "break")
      // In a saved session it may belong to a table of another time.
      if isRestoring { return .state(first, reading: second) }
      let state = try state(named: first)
      if bench.machine.states.finality(of: state) != nil {
        throw Refusal("\(Printable.text(first)) is final: the machine stops there anyway")
      }
      var alphabet = bench.timeline.alphabet
      if let second, (try? alphabet.word(second).count) != bench.machine.tapeCount {
        throw Refusal("`\(Printable.text(second))` is not one symbol a tape", suggestion: "as in `break \(first) 0`")
      }
      return .state(first, reading: second)
    }
  }

  /// The line of a row: `13` or `adder.tm:13`.
  private func line(_ word: String?, _ bench: Bench) throws(Refusal) -> Int {
    guard let word else { throw Refusal("`break row` needs a line of the file", suggestion: "`list` shows the lines") }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let number = parts.last.flatMap { Int($0) }
    guard let number, parts.count <= 2 else {
      throw Refusal(
        "`\(Printable.text(word))` is not a line",
        suggestion: "as in `break row 13` or `break row \(bench.fileName):13`")
    }
    if parts.count == 2 {
      let file = parts[0].split(separator: "/").last.map { String($0) } ?? ""
      if file != bench.fileName {
        throw Refusal("`\(Printable.text(file))` is not loaded; this is \(bench.fileName)")
      }
    }
    if !isRestoring, bench.machine.row(onLine: number) == nil {
      let lines = (0..<bench.machine.transitions.count).compactMap { bench.machine.line(ofRow: $0) }
      let near = min(max(number, 0), bench.machine.source?.lineCount ?? 0)
      let nearest = lines.min { abs($0 - near) < abs($1 - near) }
      throw Refusal(
        "there is no row on line \(number) of \(bench.fileName)",
        suggestion: nearest.map { "the nearest one is on line \($0)" } ?? "")
    }
    return number
  }

  /// Makes the rows marked `!` breakpoints, in the place of those of an earlier table.
  mutating func takeBreakpointsOfTable(dropsOthers: Bool) {
    guard let machine = bench?.machine else { return }
    let old = breakpoints
    if dropsOthers {
      breakpoints = []
      nextBreakpoint = 1
    }
    let marked = (0..<machine.transitions.count).filter { machine.transitions.isBreakpoint($0) }
    let lines = marked.compactMap { machine.line(ofRow: $0) }
    func line(_ breakpoint: Breakpoint) -> Int? {
      if case .row(let line) = breakpoint.place { return line }
      return nil
    }
    breakpoints.removeAll { $0.isFromTable && !lines.contains(line($0) ?? 0) }
    let known = breakpoints.filter { $0.isFromTable }.compactMap(line)
    for line in lines where !known.contains(line) {
      breakpoints.append(Breakpoint(number: nextBreakpoint, place: .row(line: line), isFromTable: true))
      nextBreakpoint += 1
    }
    if dropsOthers, old.contains(where: { !$0.isFromTable }) {
      remark("the breakpoints of the machine before are gone")
    }
  }

  /// After going back: if that changed the table, its marked rows are the breakpoints now.
  mutating func followTable(from number: Int) {
    if bench?.timeline.tableNumber != number { takeBreakpointsOfTable(dropsOthers: false) }
  }

  mutating func listBreakpoints() {
    guard let bench, !breakpoints.isEmpty else {
      answer.say("no breakpoints; `help break` shows how to make one")
      return
    }
    for breakpoint in breakpoints {
      var line = "\(breakpoint.number)  \(breakpoint.text(bench.fileName))"
      if breakpoint.isTemporary { line += ", once" }
      if breakpoint.ignoreCount > 0 { line += ", passed over \(Count.text(breakpoint.ignoreCount, "more time"))" }
      if breakpoint.hits > 0 { line += ", hit \(Count.text(breakpoint.hits, "time"))" }
      if event(of: breakpoint, bench) == nil { line += " (not in this table)" }
      answer.say(line)
    }
  }
}
