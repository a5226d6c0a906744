/// What a line led to.
public struct Answer: Sendable {
  public enum Piece: Equatable, Sendable {
    /// The answer proper: for standard output.
    case output(String)
    /// Said beside it: for standard error.
    case note(String)
    /// A drawing of where the machine is; a terminal may draw the next one over it.
    case frame(String)
  }

  /// How it went, in the terms of an exit status.
  public enum Status: Equatable, Sendable {
    case fine
    /// A run or the tests ended; yes is accepted, halted or passed.
    case ended(Decision)
    case mistake(Mistake)
  }

  public enum Decision: Sendable { case yes, no, undecided }

  public enum Mistake: Sendable {
    /// The line makes no sense.
    case usage
    /// A machine or a session file has errors.
    case badFile
    case unreadable, cannotWrite
    /// A message expression led to an error.
    case failed
    /// A person interrupted it.
    case interrupted
  }

  public internal(set) var pieces: [Piece] = []
  public internal(set) var status = Status.fine
  /// Whether a command that steps gave it: pictures of steps take each other's place.
  public internal(set) var isStep = false
  /// Whether it is said in which line of which script the mistake is.
  var isPlaced = false
  /// Whether the session is over.
  public internal(set) var ends = false

  /// All text in order, for a reader who makes no difference.
  public var text: String {
    pieces.map { piece in
      switch piece {
      case .output(let text), .note(let text), .frame(let text): text
      }
    }.joined()
  }

  mutating func say(_ line: String) { pieces.append(.output(line + "\n")) }
  mutating func note(_ line: String) { pieces.append(.note(line + "\n")) }
}

/// Why a command does nothing: thrown by commands, shown by the session.
struct Refusal: Error {
  let message: String
  var suggestion = ""
  var mistake = Answer.Mistake.usage

  init(_ message: String, suggestion: String = "", _ mistake: Answer.Mistake = .usage) {
    self.message = message
    self.suggestion = suggestion
    self.mistake = mistake
  }

  init(_ failure: HostFailure) {
    message = failure.message
    suggestion = failure.suggestion
    mistake =
      switch failure.kind {
      case .unreadable, .failed: .unreadable
      case .cannotWrite: .cannotWrite
      }
  }
}
