import Diagnostics
import Pictures
import TuringMachines

extension SessionCommand {
  static let stepping: [SessionCommand] = [
    SessionCommand(
      name: "step", aliases: ["s"], usage: "step [N]", group: .step, summary: "execute one row, or N",
      details: "A breakpoint on the way stops it. The empty line repeats it.",
      examples: [("step", "one row"), ("step 100", "a hundred"), ("s", "the same as step")], isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "step")
      let count = try Session.count(words.first) ?? 1
      guard try session.canGoOn() else { return }
      session.bench!.timeline.run.ignoreLoops()
      session.report(session.travel(session.monitor(), count: count, host))
    },
    SessionCommand(
      name: "next", aliases: ["n"], usage: "next", group: .step, summary: "go on until the state changes",
      examples: [("next", "past the whole sweep of one state")], isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "next")
      guard try session.canGoOn() else { return }
      session.bench!.timeline.run.findLoops()
      let state = session.bench!.run.configuration.state
      session.report(session.travel(session.monitor(goal: .otherState(state)), host))
    },
    SessionCommand(
      name: "continue", aliases: ["c"], usage: "continue", group: .step,
      summary: "go on to the next breakpoint or to the end", isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "continue")
      guard try session.canGoOn() else { return }
      session.bench!.timeline.run.findLoops()
      session.finish(session.travel(session.monitor(), host))
    },
    SessionCommand(
      name: "until", aliases: ["u"], usage: "until STATE | if CONDITION", group: .step,
      summary: "go on until it is in STATE, or until something holds",
      examples: [("until q3", "until the state is q3"), ("until if head < 0", "until the head is left of the input")],
      operand: .breakpointPlace, isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      let goal = try session.goal(words)
      guard try session.canGoOn() else { return }
      session.bench!.timeline.run.findLoops()
      session.report(session.travel(session.monitor(goal: goal), host))
    },
    SessionCommand(
      name: "back", aliases: [], usage: "back [N]", group: .step,
      summary: "go back one step, or N; without limit, across edits",
      examples: [("back", "undo the last step"), ("back 1000", "a thousand steps")], isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "back")
      try session.goBack(try Session.count(words.first) ?? 1)
    },
    SessionCommand(
      name: "reverse-step", aliases: ["rs"], usage: "reverse-step [N]", group: .step, summary: "the same as back",
      isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "reverse-step")
      try session.goBack(try Session.count(words.first) ?? 1)
    },
    SessionCommand(
      name: "reverse-continue", aliases: ["rc"], usage: "reverse-continue", group: .step,
      summary: "go back to where a breakpoint would have stopped last",
      details: "Without a breakpoint on the way it goes to the beginning. Ignore counts are not looked at.",
      isStepping: true
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "reverse-continue")
      _ = try session.loaded()
      let arrival = session.travelBack(host)
      session.report(arrival)
      if arrival == .goal { session.remark("this is the beginning: no breakpoint before") }
    },
    SessionCommand(
      name: "goto", aliases: [], usage: "goto STEP", group: .step,
      summary: "go to that step, back or forward",
      details: "Breakpoints do not stop it. If the machine stops earlier, it ends there.",
      examples: [("goto 0", "the beginning"), ("goto 12345", "step 12345")], isStepping: false
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "goto")
      guard let step = try Session.count(words.first) else {
        throw Refusal("`goto` needs the number of a step", suggestion: "as in `goto 0`")
      }
      try session.go(to: step, host)
    }
  ]
}

extension Session {
  /// A count as people write it: `1000`, `1_000` or `10^3`; nil for none.
  static func count(_ word: String?) throws(Refusal) -> UInt64? {
    guard let word else { return nil }
    guard let count = Count.number(word) else {
      let isNumber = word.allSatisfy { ("0"..."9").contains($0) || $0 == "_" || $0 == "^" }
      let shown = Printable.text(DisplayWidth.prefix(of: word, columns: 40))
      if word.hasPrefix("-"), Count.number(String(word.dropFirst())) != nil {
        throw Refusal("steps are counted forwards", suggestion: "`back \(shown.dropFirst())` goes back")
      }
      throw Refusal(
        isNumber && word.first != "^"
          ? "`\(shown)` is too large: numbers go to 2^64 - 1" : "expected a number such as 1000 or 10^6, not `\(shown)`"
      )
    }
    return count
  }

  /// Whether a row can be executed; if not, says why not.
  mutating func canGoOn() throws(Refusal) -> Bool {
    let bench = try loaded()
    if case .loops = bench.run.outcome {
      // A proof that it never halts hinders nobody from watching.
      self.bench!.timeline.run.ignoreLoops()
      return true
    }
    if bench.run.outcome == nil { return true }
    showFrame()
    let again = bench.inputText.isEmpty ? "restart" : "restart` or `run \(bench.inputText)"
    remark("it has stopped; `\(again)` starts over, `back` goes back, `why` says why")
    return false
  }

  func goal(_ words: Words) throws(Refusal) -> Monitor.Event {
    let bench = try loaded()
    if words.first == "if", !words.isQuoted {
      let text = Words.trimmed(String(words.raw.dropFirst(2)))
      let condition = try ConditionParser.read(text, tapeCount: bench.machine.tapeCount, bench.timeline.alphabet)
      return .condition(condition.check(bench.machine, bench.timeline.alphabet))
    }
    try words.atMost(1, "until")
    guard let name = words.first else {
      throw Refusal("`until` needs a state or a condition", suggestion: "as in `until q3` or `until if head < 0`")
    }
    return .state(try state(named: name), reading: nil)
  }

  /// The state of that name.
  func state(named name: String) throws(Refusal) -> State {
    let machine = try loaded().machine
    guard let state = machine.states.state(named: name) else {
      let question = Spelling.question(name, among: machine.states.allNames.prefix(10_000))
      let some = machine.states.allNames.prefix(8).joined(separator: " ")
      throw Refusal(
        "there is no state `\(Printable.text(name))`",
        suggestion: question.isEmpty ? "the states are \(some)\(machine.states.count > 8 ? " …" : "")" : question)
    }
    return state
  }

  mutating func goBack(_ count: UInt64) throws(Refusal) {
    let bench = try loaded()
    let (steps, edits) = (bench.run.steps, bench.timeline.editCount)
    self.bench!.timeline.goBack(count)
    self.bench!.reason = ""
    followTable(from: bench.timeline.tableNumber)
    guard let now = self.bench else { return }
    var remarks: [String] = []
    let undone = edits - now.timeline.editCount
    if undone > 0 { remarks.append("back across \(Count.text(UInt64(undone), "edit"))") }
    if now.run.steps == now.run.firstStep, now.timeline.editCount == 0 {
      let isNews = steps == now.run.steps && undone == 0
      remarks.append(isNews ? "this is the beginning; there is nothing before it" : "this is the beginning")
      if now.timeline.isCut { remarks.append("what was before took too much memory and was given up") }
    }
    showFrame(remarks)
  }

  mutating func go(to step: UInt64, _ host: any SessionHost) throws(Refusal) {
    let bench = try loaded()
    let edits = bench.timeline.editCount
    if step <= bench.run.steps {
      self.bench!.timeline.go(to: step)
      followTable(from: bench.timeline.tableNumber)
    } else {
      self.bench!.timeline.run.ignoreLoops()
      let arrival = travel(Monitor(), count: step - bench.run.steps, host)
      if arrival == .interrupted {
        report(arrival)
        return
      }
    }
    self.bench!.reason = ""
    guard let now = self.bench else { return }
    // From far away the view begins anew.
    let way = max(now.run.steps, bench.run.steps) - min(now.run.steps, bench.run.steps)
    if way > 1000 { visualiser.reset() }
    let undone = edits - now.timeline.editCount
    var remarks = undone > 0 ? ["back across \(Count.text(UInt64(undone), "edit"))"] : []
    if now.run.steps < step { remarks.append("it stopped before step \(step)") }
    showFrame(remarks)
  }
}
