/// What a finished run says: a value, never an error.
public enum Verdict: String, Sendable {
  /// It stopped in an `accept` state.
  case accepted
  /// It stopped in a `reject` state, or no row applied and the machine rejects then.
  case rejected
  /// It stopped in a `halt` state, or no row applied and the machine halts then.
  case halted
  /// No row applied: the table or the input is wrong.
  case stuck
  /// It is proved never to halt.
  case loops
  /// A limit was reached.
  case undecided
}

/// How a run ended, with the evidence.
public enum Outcome: Equatable, Sendable {
  /// It entered a final state.
  case final(Finality)
  /// No row applied to the state and the symbols under the heads.
  case noRow(TuringMachine.Otherwise)
  case loops(LoopProof)
  case limit(Limit)

  public enum Limit: Equatable, Sendable {
    case steps(UInt64)
    case cells(Int)
  }

  public var verdict: Verdict {
    switch self {
    case .final(.accept): .accepted
    case .final(.reject), .noRow(.reject): .rejected
    case .final(.halt), .noRow(.halt): .halted
    case .noRow(.stuck): .stuck
    case .loops: .loops
    case .limit: .undecided
    }
  }
}

/// How far a run may go before it is left undecided.
public struct Limits: Equatable, Sendable {
  /// The most executed rows; nil is no limit.
  public var steps: UInt64?
  /// The most cells visited on one tape, the input's included.
  public var cells: Int

  /// 2^30 cells.
  public static let defaultCells = 1 << 30

  public init(steps: UInt64? = nil, cells: Int = Self.defaultCells) {
    self.steps = steps
    self.cells = cells
  }
}
