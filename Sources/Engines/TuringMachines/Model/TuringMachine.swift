public import Diagnostics

/// A Turing machine: states, an alphabet, a table of transitions, and what its author says about it.
///
/// This is the one model. Loaders make it, whatever the format; `Program` prepares it for running.
public struct TuringMachine: Sendable {
  /// The verdict when no row applies.
  public enum Otherwise: String, CaseIterable, Sendable {
    case stuck, reject, halt
  }

  public enum TapeShape: String, CaseIterable, Sendable {
    /// Infinite both ways.
    case twoWay = "two-way"
    /// The first cell is the one where the input begins; moving left off it stays there.
    case oneWay = "one-way"
  }

  public var name: String
  /// What it computes, in the author's words; may be empty.
  public var about = ""
  /// Where it comes from, such as a paper and a page; may be empty.
  public var origin = ""

  public var alphabet: Alphabet
  public var states: StateList
  public var transitions: TransitionTable
  public var start: State
  public var otherwise: Otherwise
  public var tapeShape = TapeShape.twoWay

  /// The word that is taken when none is given, one for each tape.
  public var input: [Word]
  /// Where the heads start; 0 is the first symbol of the input.
  public var head = 0

  public var tests: [MachineTest] = []
  /// How many steps a test may take.
  public var testLimit = MachineTest.defaultLimit

  /// The text it was read from, if it came from one; places of rows and tests point into it.
  public var source: SourceText?

  public init(
    name: String, alphabet: Alphabet, states: StateList, transitions: TransitionTable, start: State,
    otherwise: Otherwise
  ) {
    self.name = name
    self.alphabet = alphabet
    self.states = states
    self.transitions = transitions
    self.start = start
    self.otherwise = otherwise
    input = Array(repeating: [], count: transitions.tapeCount)
  }

  public var tapeCount: Int { transitions.tapeCount }

  /// Where a row stands, as `adder.tm:13`; nil if the machine came from no text.
  public func placeName(ofRow row: Int) -> String? {
    guard let source else { return nil }
    return "\(source.name):\(source.line(at: transitions.place(of: row).lowerBound) + 1)"
  }
}

extension TuringMachine {
  /// The comment behind a row, without its `;`; empty if there is none.
  public func comment(ofRow row: Int) -> String {
    guard let source else { return "" }
    let place = transitions.place(of: row)
    let line = source.range(ofLine: source.line(at: place.lowerBound))
    let rest = source.text(place.upperBound..<max(place.upperBound, line.upperBound))
    guard let semicolon = rest.firstIndex(of: ";") else { return "" }
    let comment = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
    return Printable.text(String(comment.map { $0 == "\t" ? " " : $0 }))
  }
}
