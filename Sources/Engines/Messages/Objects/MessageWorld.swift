package import Diagnostics

/// What both interpreters of message programs can do: the fast one (`World`) and the plain one (`PlainWorld`), its oracle.
package protocol MessageWorld: Sendable {
  /// What an answer is, as long as nothing else runs.
  associatedtype Answer: Sendable

  /// Makes main's turn ready for a statement of a tree that was parsed.
  mutating func begin(_ statement: Statement, of source: SourceText)
  /// Does about so much; starts and resumes turns as the scheduler says.
  mutating func run(_ budget: Int) -> WorldPause
  /// How the statement ended that was begun last.
  var ending: StatementEnding<Answer> { get }
  /// Main has nothing more to do: others may go on.
  mutating func endMain()
  /// Main waits for what will never come: its statement fails.
  mutating func failMain(_ message: String)
  /// Who waits for what when nothing can go on, main first; empty if nobody waits.
  var stuckTurns: [String] { get }
  /// Takes what the Transcript has shown since it was asked last.
  mutating func takeTranscript() -> [UInt8]
  /// What was ignored so far.
  var ledger: Ledger { get }
  /// The printString of a value: asked of it in a copy of the world, so that nothing changes; a short description if it does not answer
  /// a string.
  func printed(_ value: Answer, isCancelled: () -> Bool) -> String
}

extension MessageWorld {
  package func printed(_ value: Answer) -> String { printed(value, isCancelled: { false }) }
}

/// Why `run` came back.
package enum WorldPause: Sendable {
  /// There is more to do.
  case budgetSpent
  /// Main's statement has ended.
  case statementEnded
  /// Nothing can go on.
  case quiet
}

/// How a statement ended.
package enum StatementEnding<Answer: Sendable>: Sendable {
  case answered(Answer)
  case failed(TurnFailure)
}

/// How much a world may use.
public struct WorldLimits: Sendable {
  /// The most calls within each other.
  public var depth = 200_000
  /// The most bytes of objects, roughly.
  public var bytes = 1 << 29
  /// The most words that the frames of one turn take in the fast machine.
  var stackWords: Int { bytes / 16 }
  public init() {}
}
