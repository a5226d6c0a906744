import Diagnostics
import Messages
public import Pictures
package import TuringMachines

/// A conversation with the tool: a line in, an answer out.
///
/// It knows neither a terminal nor a process; what it needs of them it asks its host. A session is a value: a copy goes its own way.
///
/// ```swift
/// var session = Session()
/// let answer = session.perform("load adder", on: host)
/// ```
public struct Session: Sendable {
  /// Whether a person sits before it: then the empty line repeats the last stepping command.
  public var isInteractive = false
  public var visualiser = Visualiser()

  /// The machine and where it is; nil before the first `load`.
  package var bench: Bench?
  /// The world of messages, once there has been an expression.
  var world: World?
  var focus = Focus.machine
  /// How many expressions were typed: each has its number as a place for errors.
  var inputNumber = 0
  /// Whether the Transcript has shown a line that has not ended.
  var isInTranscriptLine = false
  var breakpoints: [Breakpoint] = []
  var nextBreakpoint = 1
  var displays: [(number: Int, text: String)] = []
  var nextDisplay = 1
  var traces = false
  var lastSteppingLine: String?
  var sourceDepth = 0
  /// A table that came from the editor with errors.
  var unfinishedEdit: SourceText?
  /// Whether that table stands in the machine's own file.
  var isUnfinishedInFile = false
  /// Whether a saved session is being taken up.
  var isRestoring = false
  /// The answer that is being made.
  var answer = Answer()

  /// A loaded machine at work.
  package struct Bench: Sendable {
    var timeline: Timeline
    /// The input that it began with, as a person wrote it.
    var firstInputText: String
    /// The file that was read last, and what was in it.
    var file: (path: String, bytes: [UInt8])?
    /// What `load` and `reload` read again; nil for a table that was pasted.
    var name: String?
    /// Why it stands where it stands, if a command stopped it.
    var reason = ""

    /// The input that `run` starts over with: the last word that was put on the tape.
    var inputText: String {
      let label = timeline.lastLabel { label in
        label.hasPrefix("tape \"") || label.hasPrefix("tape '")
      }
      return label.map { Words($0).list[1] } ?? firstInputText
    }

    package var run: Run { timeline.run }
    package var machine: TuringMachine { timeline.run.program.machine }
    /// The machine's file without folders.
    var fileName: String {
      let name = machine.source?.name ?? machine.name
      return name.split(separator: "/").last.map { String($0) } ?? name
    }
  }

  public init() {}

  /// What stands before the cursor.
  public var prompt: String {
    if focus == .world { return "world> " }
    guard let bench else { return "machine> " }
    return "machine \(DisplayWidth.prefix(of: TableReader.plainName(bench.fileName), columns: 30))> "
  }

  /// Does what `text` says: one line, or several that were pasted together.
  public mutating func perform(_ text: String, on host: any SessionHost) -> Answer {
    answer = Answer()
    if let refusal = Self.refusal(of: text) {
      refuse(refusal)
    } else {
      perform(LineKind(text, in: self), host)
    }
    defer { answer = Answer() }
    return answer
  }

  /// The longest text that is looked at, in bytes.
  private static let longestText = 16 << 20
  /// The most marks on one character; Unicode's stream-safe text has 30.
  private static let mostMarks = 256

  /// Why a text is not even looked at: it would take minutes, and nobody typed it.
  private static func refusal(of text: String) -> Refusal? {
    if text.utf8.count > longestText {
      return Refusal("this is longer than 16 MB", suggestion: "`tm run MACHINE -` reads long inputs from a file")
    }
    var marks = 0
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    for scalar in text.unicodeScalars {
      marks = scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D ? marks + 1 : 0
      if marks > mostMarks { return Refusal("more than \(mostMarks) marks on one character") }
    }
    return nil
  }

  /// Loads a machine and puts an input on its tape, as `tm step` does.
  public mutating func begin(_ machine: String, input: String?, on host: any SessionHost) -> Answer {
    answer = Answer()
    refusable { (session: inout Session) throws(Refusal) in
      try session.load(machine, input: input, host)
    }
    defer { answer = Answer() }
    return answer
  }

  /// Cuts a line at `;` if all of its parts are commands; else it is one.
  public static func commands(in line: String) -> [String] {
    if line.contains(where: \.isNewline) { return [line] }
    var parts = [""]
    for word in Words.pieces(line) {
      if word == ";" { parts.append("") } else { parts[parts.count - 1] += word }
    }
    parts = parts.map(Words.trimmed).filter { !$0.isEmpty }
    let areCommands = parts.allSatisfy { part in
      if case .command = LineKind(part, in: Session()) { return true }
      return false
    }
    return areCommands && !parts.isEmpty ? parts : [line]
  }

  mutating func perform(_ kind: LineKind, _ host: any SessionHost) {
    switch kind {
    case .nothing:
      if isInteractive, focus == .machine, sourceDepth == 0, let last = lastSteppingLine {
        perform(LineKind(last, in: self), host)
      }
    case .machine(let text):
      refusable { (session: inout Session) throws(Refusal) in
        try session.loadTyped(SourceText(name: "pasted.tm", text))
      }
    case .lines(let lines):
      for line in lines {
        perform(LineKind(line, in: self), host)
        if answer.ends || answer.isMistake { return }
      }
    case .command(let command, let text):
      if command.isStepping { lastSteppingLine = text }
      answer.isStep = command.isStepping
      refusable { (session: inout Session) throws(Refusal) in
        try command.perform(&session, Words(String(text.dropFirst(LineKind.firstWord(text).count))), host)
      }
    case .unknown(let word, let advice):
      refuse(Refusal("unknown command `\(word)`", suggestion: advice))
    case .expression(let text):
      refusable { (session: inout Session) throws(Refusal) in try session.evaluate(text, host) }
    }
  }

  private mutating func refusable(_ body: (inout Session) throws(Refusal) -> Void) {
    do throws(Refusal) { try body(&self) } catch { refuse(error) }
  }

  private mutating func refuse(_ refusal: Refusal) {
    if !refusal.message.isEmpty { answer.note(refusal.message) }
    if !refusal.suggestion.isEmpty { answer.note("    " + refusal.suggestion) }
    answer.status = .mistake(refusal.mistake)
  }

  /// A remark in words; a person's terminal should not cut it within a word.
  mutating func remark(_ text: String) {
    guard isInteractive else {
      answer.note(text)
      return
    }
    for line in DisplayWidth.folded(text, columns: visualiser.columns) { answer.note(line) }
  }

  /// The machine at work.
  func loaded() throws(Refusal) -> Bench {
    guard let bench else {
      throw Refusal(
        "no machine is loaded", suggestion: "`load adder` loads one; `machines` lists those that come with tm")
    }
    return bench
  }
}

extension Answer {
  var isMistake: Bool {
    if case .mistake = status { return true }
    return false
  }
}
