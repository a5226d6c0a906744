import Diagnostics

/// A method, block or statement at work.
struct Frame: Sendable {
  let code: Code
  /// The next step.
  var next = 0
  let receiver: Value
  /// The object whose method it is: `super` starts at its link.
  let holder: Reference
  /// Its arguments and temporaries.
  let environment: Reference
  /// Where its part of the turn's stack begins.
  let stackBase: Int
  var marker = Marker.none
}

/// What is special about leaving a frame.
enum Marker: Sendable {
  case none
  /// The block that `on:do:` protects.
  case protected(block: Value, classes: Value, handler: Value)
  /// The block of `ensure:` or `ifCurtailed:`, and what is run when it is left.
  case ensured(Value, onlyIfCurtailed: Bool)
  /// A handler's block: it works for the protected frame at `protected`; the signal came from the frame below `signal`.
  case handling(exception: Value, protected: Int, signal: Int)
  /// What an exception does that nobody handles.
  case unhandled(exception: Value, signal: Int)
  /// The block of an `ensure:` that has been left; then leaving goes on.
  case leaving(to: Int, then: AfterLeaving)
}

/// What happens when all frames above some depth have been left.
enum AfterLeaving: Sendable {
  /// The frame below goes on with this answer.
  case answer(Value)
  /// `on:do:` begins again with this block.
  case protect(block: Value, classes: Value, handler: Value)
  case fail(TurnFailure)
}

/// Why a turn failed: an error that nobody handled.
public struct TurnFailure: Sendable {
  /// The class of the error.
  public let className: String
  /// What went wrong, in words.
  public let message: String
  /// Where, innermost first, without what the library does in between; at most a few.
  public let trace: [TracePlace]
  /// How many calls are left out of the trace.
  public let leftOut: Int
  /// The exception itself, for promises.
  let exception: Value

  /// What a person is told: place and reason, then who called.
  public var lines: [String] {
    let place = trace.first.map { "\($0.source):\($0.line):\($0.column): " } ?? ""
    let reason = message.isEmpty || message == className ? className : "\(message) (\(className))"
    var lines = ["\(place)error: \(reason)"]
    for place in trace.dropFirst() {
      lines.append("    in \(place.method), \(place.source):\(place.line):\(place.column)")
    }
    if leftOut > 0 { lines.append("    and \(Count.text(UInt64(leftOut), "call")) more") }
    return lines
  }
}

/// A line of a trace: which method, and where in which text.
public struct TracePlace: Hashable, Sendable {
  /// `Square>>area`, or `main`.
  public let method: String
  /// The name of the text.
  public let source: String
  public let line: Int
  public let column: Int
  /// The byte that is meant.
  let offset: Int
}

/// Whose mailbox or program a turn belongs to.
struct Owner: Hashable, Sendable {
  /// The number of an object; main; or a number below, for a turn of a value, which has no mailbox.
  let number: Int

  static let main = Owner(number: -1)
  init(number: Int) { self.number = number }
  init(_ reference: Reference) { number = Int(reference.index) }
}

/// The work that one message causes: frames, with what they have computed so far.
struct Turn: Sendable {
  let owner: Owner
  /// Kept or broken when the turn ends; none for main.
  let promise: Reference
  /// What it waits for, if it waits.
  var awaited = Reference.none
  /// The time at which it gives up waiting.
  var deadline: Int64?
  var frames: [Frame] = []
  var stack: [Value] = []
}

/// A message that waits in a mailbox.
struct Envelope: Sendable {
  /// Where the `<-` stands that sent it.
  struct Origin: Sendable {
    let source: SourceText
    let offset: UInt32
  }

  /// The order in which messages and resumptions came about.
  let number: Int
  let sender: Owner
  let receiver: Value
  let selector: Symbol
  let arguments: [Value]
  let promise: Reference
  let origin: Origin

  /// Sent by no program.
  static let nowhere = Origin(source: SourceText(name: "nowhere", ""), offset: 0)

  /// The same for another receiver.
  func readdressed(to receiver: Value) -> Envelope {
    Envelope(
      number: number, sender: sender, receiver: receiver, selector: selector, arguments: arguments, promise: promise,
      origin: origin)
  }
}

struct PromiseBody: Sendable {
  enum State: Sendable {
    case pending
    case kept(Value)
    case broken(Value)
  }

  /// A block that is to be run when the promise is kept or broken, by the actor that asked for it.
  struct Reaction: Sendable {
    let owner: Owner
    let block: Value
    let onKept: Bool
    let promise: Reference
  }

  var state = State.pending
  var reactions: [Reaction] = []
  /// Promises that become what this one becomes.
  var followers: [Reference] = []
  /// Messages for its value.
  var messages: [Envelope] = []
}
