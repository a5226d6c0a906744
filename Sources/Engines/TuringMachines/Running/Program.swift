/// A machine prepared for running: its table sorted for look-up. Make it once, run it on many inputs.
public struct Program: Sendable {
  public let machine: TuringMachine
  let lookup: RowLookup

  /// O(rows · log rows).
  public init(_ machine: TuringMachine) {
    self.machine = machine
    lookup = RowLookup(machine)
  }

  /// The row that the machine would execute in `state` seeing `symbols`, one a tape; nil if none applies.
  ///
  /// Does not ask whether the state is final.
  public func row(in state: State, reading symbols: [Symbol]) -> Int? {
    lookup.row(in: state, reading: symbols)
  }
}
