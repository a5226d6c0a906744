package import Diagnostics

/// A whole world of objects: memory, globals, mailboxes, turns, clock and ledger.
///
/// It is a value: a copy is a snapshot, an assignment restores it. A copy costs nothing until one of the two goes on; then O(words in use).
@safe public struct World: MessageWorld, @unchecked Sendable {
  private var storage: MessageMachine

  private init(_ storage: MessageMachine) { self.storage = storage }

  /// A world with the library: made once, then copied.
  public static let withLibrary: World = {
    let machine = MessageMachine()
    let problem = machine.readLibrary()
    precondition(problem == nil, "the library cannot be read")
    return World(machine)
  }()

  /// The same with another size of the part of memory that is collected often, in words.
  package init(nurserySize: Int) {
    storage = MessageMachine(nurserySize: nurserySize)
    let problem = storage.readLibrary()
    precondition(problem == nil, "the library cannot be read")
  }

  /// The machine, which nobody else has.
  private var own: MessageMachine {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = MessageMachine(copying: storage) }
      return storage
    }
  }

  /// Only to look at.
  var machine: MessageMachine { storage }

  public var limits: WorldLimits {
    get { storage.limits }
    set { own.limits = newValue }
  }

  // MARK: Running

  package mutating func begin(_ statement: Statement, of source: SourceText) { own.begin(statement, of: source) }
  package mutating func run(_ budget: Int) -> WorldPause { own.run(budget) }
  package mutating func endMain() { own.endMain() }
  package mutating func failMain(_ message: String) { own.failMain(message) }

  package var ending: StatementEnding<TaggedWord> {
    storage.mainFailure.map { .failed($0) } ?? .answered(storage.answer)
  }

  package var stuckTurns: [String] { MessageMachine(copying: storage).stuckTurns }

  /// How many messages lie in mailboxes.
  public var undeliveredCount: Int { storage.undeliveredCount }

  public var ledger: Ledger { storage.ledger }
  /// The virtual time, in ticks.
  public var clock: Int64 { storage.clock }
  /// Sends and jumps back that were done, ever.
  public var steps: UInt64 { storage.reductions }
  /// What the Transcript shows and nobody has taken yet, in UTF-8.
  public var transcript: [UInt8] { storage.transcript }
  /// Turns of actors that failed, and nobody has taken yet.
  public var failures: [TurnFailure] { storage.failures }

  public mutating func takeTranscript() -> [UInt8] {
    if storage.transcript.isEmpty { return [] }
    let machine = own
    defer { machine.transcript = [] }
    return machine.transcript
  }

  /// Takes the failures of actors' turns that nobody has taken yet.
  package mutating func takeFailures() -> [TurnFailure] {
    if storage.failures.isEmpty { return [] }
    let machine = own
    defer { machine.failures = [] }
    return machine.failures
  }

  package func printed(_ value: TaggedWord, isCancelled: () -> Bool) -> String {
    let copy = MessageMachine(copying: storage)
    copy.beginSend("printString", to: value)
    for _ in 0..<100 {
      switch copy.run(100_000) {
      case .budgetSpent where !isCancelled(): continue
      case .statementEnded:
        guard copy.mainFailure == nil, let text = copy.text(copy.answer) else { break }
        return text
      default: break
      }
      break
    }
    return storage.describe(value)
  }
}
