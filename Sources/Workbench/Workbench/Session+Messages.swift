import Diagnostics
import Messages
import Pictures

/// Message expressions: a text in, its answers out; the world is changed only if all goes well.
extension Session {
  /// What a line means that is neither command nor marked.
  enum Focus: String, Sendable { case machine, world }

  /// The steps after which a long evaluation asks whether it should stop.
  private static let slice = 100_000
  /// The longest answer that is printed whole for a person, in characters.
  private static let longestAnswer = 4_000

  /// Whether a person's own variable has that name.
  func hasVariable(_ name: String) -> Bool { world?.isOwn(name) ?? false }

  /// Whether a name stands for an object.
  func knows(_ name: String) -> Bool { (world ?? World.withLibrary).value(named: name) != nil }

  /// Evaluates a text that was typed; prints what each of its statements answers.
  mutating func evaluate(_ text: String, _ host: any SessionHost) throws(Refusal) {
    inputNumber += 1
    let tree = try syntaxTree(SourceText(name: "input \(inputNumber)", text))
    let names = Set(world?.ownNames ?? [])
    do throws(Refusal) {
      try perform(tree, host) { session, statement, value in
        guard case .evaluate = tree.statements[statement].kind else { return }
        session.say(value, host)
      }
    } catch {
      throw Refusal(error.message, suggestion: commandAdvice(text), error.mistake)
    }
    for name in world?.ownNames ?? [] where !names.contains(name) && SessionCommand.named(name) != nil {
      remark("`\(name)` is a variable now; `:\(name)` is the command")
    }
  }

  /// What to say of an expression that failed and begins like a command.
  private func commandAdvice(_ text: String) -> String {
    let first = LineKind.firstWord(Words.trimmed(text))
    if knows(first) { return "" }
    if SessionCommand.named(first) != nil { return "`:\(first) …` is the command" }
    let nearest = Spelling.nearest(to: first, among: SessionCommand.allNames)
    return nearest.map { "`\($0)` is a command" } ?? ""
  }

  /// Reads a program and runs it in the world.
  mutating func loadProgram(_ source: SourceText, _ host: any SessionHost) throws(Refusal) {
    let tree = try syntaxTree(source)
    let names = Set(world?.ownNames ?? [])
    try perform(tree, host) { _, _, _ in }
    focus = .world
    let new = (world?.ownNames ?? []).filter { !names.contains($0) }
    let shown = Printable.text(source.name.split(separator: "/").last.map { String($0) } ?? source.name)
    remark("loaded \(shown)" + (new.isEmpty ? "" : ": " + new.prefix(20).joined(separator: ", ")))
  }

  private func syntaxTree(_ source: SourceText) throws(Refusal) -> SyntaxTree {
    let result = MessageParser.parse(source)
    guard let tree = result.tree else {
      let text = DiagnosticRenderer(usesColor: visualiser.usesColor).text(result.diagnostics)
      throw Refusal(
        text + (result.diagnostics.errorCount > 1 ? "\(result.diagnostics.errorCount) errors; " : "")
          + "nothing was evaluated", .badFile)
    }
    return tree
  }

  /// Runs statements, then whoever has messages; after a failure or an interruption the world is as it was before.
  private mutating func perform(
    _ tree: SyntaxTree, _ host: any SessionHost, _ answered: (inout Session, Int, TaggedWord) -> Void
  ) throws(Refusal) {
    let before = world ?? World.withLibrary
    let counts = before.ledger.entries.map { $0.count }
    var run = ProgramRun(tree, in: before)
    var failure: TurnFailure?
    events: while true {
      let event = run.advance(Self.slice)
      show(run.world.takeTranscript())
      switch event {
      case .working:
        if host.isCancelled {
          endTranscriptLine()
          world = before
          throw Refusal(
            "interrupted after \(run.world.steps - before.steps) steps; the world is as it was before this input",
            .interrupted)
        }
        if !answer.pieces.isEmpty {
          host.showPart(answer)
          answer.pieces = []
        }
      case .statement(let number, .answered(let value)):
        endTranscriptLine()
        world = run.world
        answered(&self, number, value)
      case .statement(_, .failed(let found)): failure = found
      case .quiet: break events
      }
    }
    endTranscriptLine()
    reportIgnored(run.world, since: counts)
    let failures = run.world.takeFailures()
    for failure in failures { note(failure) }
    if let failure {
      world = before
      note(failure)
      throw Refusal(
        tree.statements.count == 1 && failures.isEmpty ? "" : "the world is as it was before this input", .failed)
    }
    world = run.world
    if !failures.isEmpty { throw Refusal("the turn of an actor failed; the others went on", .failed) }
  }

  private mutating func note(_ failure: TurnFailure) {
    for line in failure.lines { answer.note(Printable.text(line)) }
  }

  private mutating func say(_ value: TaggedWord, _ host: any SessionHost) {
    guard let world else { return }
    // The Transcript has shown what it had to say.
    if let transcript = world.value(named: "Transcript"), transcript == value { return }
    var text = world.printed(value, isCancelled: { host.isCancelled })
    if isInteractive, text.count > Self.longestAnswer {
      text = text.prefix(Self.longestAnswer) + " … (\(text.count) characters; `Transcript show: …` shows all)"
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      answer.say(Printable.text(String(line), keepingTabs: true))
    }
  }

  // MARK: The Transcript

  private mutating func show(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    isInTranscriptLine = bytes.last != UInt8(ascii: "\n")
    answer.pieces.append(.output(String(decoding: bytes, as: UTF8.self)))
  }

  /// What comes next begins a line of its own.
  private mutating func endTranscriptLine() {
    if isInTranscriptLine { answer.pieces.append(.output("\n")) }
    isInTranscriptLine = false
  }

  // MARK: Ignored messages

  private static let mostIgnored = 5

  /// What was ignored since the ledger had those counts.
  private mutating func reportIgnored(_ world: World, since counts: [UInt64]) {
    var new: [Ledger.Entry] = []
    for (index, entry) in world.ledger.entries.enumerated() where index >= counts.count || entry.count > counts[index] {
      new.append(entry)
    }
    for entry in new.prefix(Self.mostIgnored) { remark(Printable.text(entry.text)) }
    if new.count > Self.mostIgnored { remark("and \(new.count - Self.mostIgnored) more; `ignored` lists them all") }
  }

  /// The whole ledger.
  mutating func listIgnored() {
    guard let ledger = world?.ledger, !ledger.entries.isEmpty else {
      answer.say("no message was ignored")
      return
    }
    for entry in ledger.entries { answer.say(Printable.text(entry.text)) }
    if ledger.leftOut > 0 { answer.say("and \(ledger.leftOut) more in other places") }
  }

  // MARK: Looking

  /// A person's own variables and classes.
  mutating func listObjects() {
    let world = world ?? World.withLibrary
    let names = world.ownNames
    let width = min(30, names.map { DisplayWidth.of($0) }.max() ?? 0)
    for name in names {
      let gap = String(repeating: " ", count: max(1, width + 2 - DisplayWidth.of(name)))
      answer.say(name + gap + Printable.text(world.summary(ofGlobal: name)))
    }
    if names.isEmpty { answer.say("no variables and classes of your own yet; `x := 3` makes one") }
  }

  /// What an expression answers, taken apart; nothing of what it does stays.
  mutating func inspect(_ text: String, _ host: any SessionHost) throws(Refusal) {
    let tree = try syntaxTree(SourceText(name: "inspect", text))
    let before = world
    var lines: [String] = []
    try perform(tree, host) { session, _, value in
      if let world = session.world { lines = Self.lines(world.inspection(of: value), world.printed(value)) }
    }
    world = before
    for line in lines { answer.say(Printable.text(line)) }
  }

  private static func lines(_ inspection: World.Inspection, _ printed: String) -> [String] {
    let printed = printed.count > 60 ? printed.prefix(60) + "…" : printed
    var lines = [printed]
    func add(_ title: String, _ names: [String]) {
      for (index, line) in DisplayWidth.folded(names.joined(separator: "  "), columns: 64).enumerated()
      where !names.isEmpty {
        lines.append("  " + (index == 0 ? title : "").padded(to: 12) + line)
      }
    }
    add("lookup", [inspection.chain.joined(separator: " → ")])
    for slot in inspection.slots { lines.append("  " + slot.name.padded(to: 12) + slot.value) }
    if inspection.elementCount > 0 {
      let more = inspection.elementCount - inspection.elements.count
      add("elements", inspection.elements + (more > 0 ? ["and \(more) more"] : []))
    }
    add(inspection.classMethods.isEmpty ? "methods" : "instances", inspection.methods)
    add("class", inspection.classMethods)
    return lines
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - DisplayWidth.of(self)))
  }
}
