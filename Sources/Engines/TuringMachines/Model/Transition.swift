/// Which symbols under one head a transition asks for.
public enum Match: Hashable, Sendable {
  case symbol(Symbol)
  case any
  case oneOf([Symbol])
  case except([Symbol])

  /// Whether `symbol` is among them; O(length of the list).
  public func accepts(_ symbol: Symbol) -> Bool {
    switch self {
    case .symbol(let wanted): symbol == wanted
    case .any: true
    case .oneOf(let list): list.contains(symbol)
    case .except(let list): !list.contains(symbol)
    }
  }
}

/// What a transition leaves on one cell.
public enum Write: Hashable, Sendable {
  case symbol(Symbol)
  /// What stood there.
  case keep
  /// What the transition matched on a tape, counted from 0.
  case matched(tape: Int)
}

/// Where a transition sends one head.
public enum Move: Int8, Hashable, Sendable {
  case left = -1
  case stay = 0
  case right = 1
}

/// One row of a table: in this state, seeing these symbols, write, move and go to the next state.
///
/// The lists have one entry for each tape.
public struct Transition: Equatable, Sendable {
  /// The state it belongs to; nil is every state that has no matching row of its own.
  public var state: State?
  public var read: [Match]
  public var write: [Write]
  public var move: [Move]
  /// The state it leads to; nil stays in the state.
  public var next: State?
  /// Among the matching rows of a state the smallest number decides; an importer says "file order" with it.
  public var priority: UInt32
  /// Whether a debugger should stop before it.
  public var isBreakpoint: Bool
  /// Where it stands in the machine's source text, in bytes; empty if it came from no text.
  public var place: Range<Int>

  public init(
    state: State?, read: [Match], write: [Write], move: [Move], next: State?, priority: UInt32 = 0,
    isBreakpoint: Bool = false, place: Range<Int> = 0..<0
  ) {
    precondition(
      read.count == write.count && read.count == move.count, "one match, write and move per tape")
    self.state = state
    self.read = read
    self.write = write
    self.move = move
    self.next = next
    self.priority = priority
    self.isBreakpoint = isBreakpoint
    self.place = place
  }

  /// Whether two rows do the same, wherever they stand.
  public func hasSameAction(as other: Transition) -> Bool {
    write == other.write && move == other.move && next == other.next
  }
}
