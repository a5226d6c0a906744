/// The rows of a machine, in the order in which they were written.
///
/// Kept column by column: a table of a million rows takes about 50 bytes a row and tape.
public struct TransitionTable: Sendable {
  /// How many tapes each row speaks of.
  public let tapeCount: Int
  public private(set) var count = 0

  private var states: [UInt32] = []
  private var reads: [Match] = []
  private var writes: [Write] = []
  private var moves: [Move] = []
  private var nexts: [UInt32] = []
  private var priorities: [UInt32] = []
  private var breakpoints: [Bool] = []
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// Stands for "any state" and "the same state".
  private static let none = UInt32.max

  public init(tapeCount: Int) {
    precondition(tapeCount >= 1, "a machine has at least one tape")
    self.tapeCount = tapeCount
  }

  public mutating func append(_ row: Transition) {
    precondition(row.read.count == tapeCount, "a row speaks of every tape")
    states.append(row.state.map { UInt32($0.index) } ?? Self.none)
    reads.append(contentsOf: row.read)
    writes.append(contentsOf: row.write)
    moves.append(contentsOf: row.move)
    nexts.append(row.next.map { UInt32($0.index) } ?? Self.none)
    priorities.append(row.priority)
    breakpoints.append(row.isBreakpoint)
    starts.append(UInt32(row.place.lowerBound))
    ends.append(UInt32(row.place.upperBound))
    count += 1
  }

  /// The row with that number, put together; the methods below read one column without that cost.
  public subscript(row: Int) -> Transition {
    let tapes = row * tapeCount..<(row + 1) * tapeCount
    return Transition(
      state: state(of: row), read: Array(reads[tapes]), write: Array(writes[tapes]),
      move: Array(moves[tapes]), next: next(of: row), priority: priorities[row],
      isBreakpoint: breakpoints[row], place: place(of: row))
  }

  public func state(of row: Int) -> State? {
    states[row] == Self.none ? nil : State(index: Int(states[row]))
  }

  public func next(of row: Int) -> State? {
    nexts[row] == Self.none ? nil : State(index: Int(nexts[row]))
  }

  public func match(of row: Int, tape: Int = 0) -> Match { reads[row * tapeCount + tape] }
  public func write(of row: Int, tape: Int = 0) -> Write { writes[row * tapeCount + tape] }
  public func move(of row: Int, tape: Int = 0) -> Move { moves[row * tapeCount + tape] }
  public func priority(of row: Int) -> UInt32 { priorities[row] }
  public func isBreakpoint(_ row: Int) -> Bool { breakpoints[row] }
  public func place(of row: Int) -> Range<Int> { Int(starts[row])..<Int(ends[row]) }
}
