import Diagnostics
import LineEditor
import Pictures
import Workbench

/// Carries lines from a person or a script to a session, and its answers back.
struct Conversation {
  private let invocation: Invocation
  private let host: ProcessHost
  private let screen: AnswerScreen
  private var session = Session()
  private var status = ExitStatus.yes
  private var hasFailed = false
  /// Whether a script goes on after a mistake.
  private let keepsGoing: Bool

  init(_ invocation: Invocation, isASCII: Bool, keepsGoing: Bool) {
    self.invocation = invocation
    screen = AnswerScreen(invocation)
    host = ProcessHost(invocation, screen)
    self.keepsGoing = keepsGoing
    session.visualiser.isASCII = isASCII || invocation.prefersASCII
    session.visualiser.usesColor = invocation.colorsOutput
  }

  /// Whether a person sits at both ends.
  private var isInteractive: Bool {
    invocation.console.inputIsTerminal && invocation.console.outputIsTerminal
  }

  // MARK: A beginning

  /// Loads a machine as `tm step` does; the status to leave with if that fails.
  mutating func begin(_ machine: String, input: String?) -> ExitStatus? {
    session.isInteractive = isInteractive
    session.visualiser.columns = invocation.columns
    let answer = session.begin(machine, input: input, on: host)
    if case .mistake(let mistake) = answer.status {
      for piece in answer.pieces {
        if case .note(let text) = piece { invocation.console.writeError("tm: \(text)") }
      }
      return Self.status(mistake)
    }
    screen.show(answer)
    return nil
  }

  /// Talks until the end: with a person, or with the lines of standard input.
  mutating func run() throws(CommandFailure) -> ExitStatus {
    if isInteractive { return talk() }
    return try perform(InputLines(console: invocation.console))
  }

  // MARK: Scripts

  /// Performs the lines of standard input, each as soon as it is there.
  private mutating func perform(_ input: InputLines) throws(CommandFailure) -> ExitStatus {
    var input = input
    var gathering = LineGathering()
    while let bytes = try input.next() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard let text = gathering.take(line, for: session) else { continue }
      if take(text, place: "line \(input.number)") { return status }
    }
    if let interruption = invocation.console.interruption { return interruption }
    if gathering.isExpression {
      _ = take(gathering.drop(), place: "the last lines")
      return status
    }
    if gathering.isOpen {
      invocation.note("the input ends within a text: the line that closes it is missing")
      return hasFailed ? status : .badFile
    }
    return status
  }

  /// Performs lines that were given as arguments.
  mutating func perform(_ lines: [String]) -> ExitStatus {
    var gathering = LineGathering()
    for line in lines.flatMap(Session.commands(in:)) {
      guard let text = gathering.take(line, for: session) else { continue }
      if take(text, place: nil) { return status }
    }
    if gathering.isExpression {
      _ = take(gathering.drop(), place: nil)
      return status
    }
    if gathering.isOpen {
      invocation.note("a text is not closed")
      return hasFailed ? status : .badFile
    }
    return status
  }

  /// Performs one line of a script; true if it was the last.
  private mutating func take(_ text: String, place: String?) -> Bool {
    let console = invocation.console
    session.visualiser.columns = invocation.columns
    let answer = console.heedingInterruption { session.perform(text, on: host) }
    screen.show(answer)
    if let interruption = console.interruption {
      status = interruption
      return true
    }
    switch answer.status {
    case .fine: break
    case .ended(let decision): if !hasFailed { status = Self.status(decision) }
    case .mistake(let mistake):
      if let place { invocation.note("    in \(place)") }
      if !hasFailed { status = Self.status(mistake) }
      hasFailed = true
      if !keepsGoing { return true }
    }
    return answer.ends
  }

  private static func status(_ decision: Answer.Decision) -> ExitStatus {
    switch decision {
    case .yes: .yes
    case .no: .no
    case .undecided: .undecided
    }
  }

  private static func status(_ mistake: Answer.Mistake) -> ExitStatus {
    switch mistake {
    case .usage: .usage
    case .badFile: .badFile
    case .failed: .no
    case .unreadable: .unreadable
    case .cannotWrite: .cannotCreate
    case .interrupted: .interrupted
    }
  }

  // MARK: A person

  private mutating func talk() -> ExitStatus {
    let console = invocation.console
    console.heedsInterruption = true
    defer { console.heedsInterruption = false }
    session.isInteractive = true
    var history = LineHistory(path: historyPath)
    defer { history.close() }
    // The session as it is when Tab is pressed.
    let present = Present(session)
    let host = host
    let editor = LineEditor(name: "tm") { line in
      let completion = present.session.completion(of: line, on: host)
      return LineEditor.Completions(words: completion.words, ending: completion.isFinal ? " " : nil)
    }
    if !hasBegun { greet(isFirst: history.isEmpty) }
    var gathering = LineGathering()
    while true {
      present.session = session
      let prompt = gathering.isOpen ? "> " : session.prompt
      console.flush()
      let input = editor.readLine(painted(prompt)) { console.interruption != nil }
      if console.interruption == .terminated { return .terminated }
      console.clearInterruption()
      switch input {
      case .end:
        guard gathering.isOpen else { return .yes }
        // Ctrl-D ends the text, not the session.
        history.add(gathering.drop())
        invocation.note("the text was not closed, so nothing was done; the up arrow brings it back")
      case .interrupted:
        gathering.drop()
        screen.forget()
      case .line(let line):
        guard let text = gathering.take(line, for: session) else { continue }
        history.add(text)
        if let status = answer(text, prompt) { return status }
      }
    }
  }

  /// Answers a person's line; a status if that ends the session.
  private mutating func answer(_ text: String, _ prompt: String) -> ExitStatus? {
    let console = invocation.console
    session.visualiser.columns = invocation.columns
    let answer = session.perform(text, on: host)
    let paintedPrompt = painted(prompt).filter { $0 != "\u{1}" && $0 != "\u{2}" }
    screen.show(answer, to: .init(text: text, prompt: prompt, paintedPrompt: paintedPrompt))
    if console.interruption == .terminated { return .terminated }
    console.clearInterruption()
    return answer.ends ? .yes : nil
  }

  /// A box for what readline's call back needs to see.
  private final class Present {
    var session: Session
    init(_ session: Session) { self.session = session }
  }

  private var hasBegun: Bool { session.prompt != Session().prompt }

  private func greet(isFirst: Bool) {
    guard isFirst else {
      invocation.console.write("tm \(CommandLineTool.version); `help` shows what can be done\n")
      return
    }
    invocation.console.write(
      """
      tm \(CommandLineTool.version) steps through Turing machines, and lets objects send messages.
      Try `load adder`, then `tape 00+000`, then `step`; an empty line steps again.
      `help` shows what can be done, Tab completes what you type, Ctrl-D leaves.

      """)
  }

  private func painted(_ prompt: String) -> String {
    invocation.colorsOutput ? "\u{1}\u{1B}[1;36m\u{2}\(prompt)\u{1}\u{1B}[0m\u{2}" : prompt
  }

  /// `$XDG_STATE_HOME/tm/history`, by default below `~/.local/state`.
  private var historyPath: String? {
    let console = invocation.console
    if let state = console.environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/tm/history" }
    guard let home = console.environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/tm/history"
  }
}
