/// The plain interpreter of message programs: every rule of the language stands here once, as simply as it can be said, and no speed is
/// sought. It is the oracle of the fast one (`World`).
///
/// It is a value: a copy is a snapshot, an assignment restores it.
package struct PlainWorld: MessageWorld {
  var symbols = SymbolTable()
  var objects: [HeapObject] = []
  var freePlaces: [Int32] = []
  var globals: [Symbol: Value] = [:]
  /// Globals in the order in which they came.
  var globalOrder: [Symbol] = []
  var kernel = Kernel()
  var policies: [Reference: Policy] = [:]
  var worldPolicy = Policy.ignore
  /// Slots that a class no longer has.
  var putAway: [Reference: [HeapObject.Slot]] = [:]
  var identityHashes: [Reference: Int64] = [:]
  var lastIdentityHash: Int64 = 0
  package internal(set) var ledger = Ledger()
  package var limits = WorldLimits()

  /// The turn that runs, if one does.
  var turn: Turn?
  /// Turns that wait, or are ready to go on: with the number of the moment at which they became ready.
  var waiting: [Turn] = []
  var ready: [(number: Int, turn: Turn, answer: Resumption)] = []
  /// All mailboxes together, in order of arrival.
  var mailboxes: [Envelope] = []
  var busy: Set<Owner> = []
  var lastNumber = 0
  var lastOwner = -1
  package internal(set) var clock: Int64 = 0

  /// What the Transcript shows and nobody has taken yet, in UTF-8.
  package internal(set) var transcript: [UInt8] = []
  /// Turns of actors that failed, with whose they were.
  package internal(set) var failures: [TurnFailure] = []
  /// What main's last statement led to.
  var mainAnswer = Value.nil
  var mainFailure: TurnFailure?
  /// How many steps were done, ever.
  package internal(set) var steps: UInt64 = 0
  package var log = MessageLog()

  /// Bytes that were asked for since the last collection, and that were alive after it.
  var bytesSinceCollection = 0
  var bytesAlive = 0

  enum Resumption: Sendable {
    case answer(Value)
    case signal(Value)
  }

  init() {}
}

/// What becomes of a message that is not understood.
enum Policy: Sendable {
  case ignore, error
  case forward(Value)
}

/// The objects that the interpreter itself knows.
struct Kernel: Sendable {
  var object = Reference.none
  var `class` = Reference.none
  var undefined = Reference.none
  var boolean = Reference.none
  var `true` = Reference.none
  var `false` = Reference.none
  var integer = Reference.none
  var float = Reference.none
  var character = Reference.none
  var symbol = Reference.none
  var string = Reference.none
  var array = Reference.none
  var bytes = Reference.none
  var block = Reference.none
  var method = Reference.none
  var message = Reference.none
  var promise = Reference.none
  /// The classes of errors that the interpreter signals, once the library has made them.
  var errors: [Fault.Kind: Reference] = [:]
}

/// What happened in a world, for tests and pictures: sends that found a method, messages that were queued.
package struct MessageLog: Sendable, Equatable {
  package struct Record: Sendable, Equatable {
    package let step: UInt64
    package let receiver: Value
    package let selector: Symbol
    package let isQueued: Bool

    /// Whether the same was sent to the same receiver; that `nan` equals nothing is no difference between two logs.
    package static func == (left: Record, right: Record) -> Bool {
      left.step == right.step && left.selector == right.selector && left.isQueued == right.isQueued
        && left.receiver.isSame(as: right.receiver)
    }
  }

  package var isOn = false
  package private(set) var records: [Record] = []

  mutating func append(_ record: Record) {
    if isOn { records.append(record) }
  }
}
