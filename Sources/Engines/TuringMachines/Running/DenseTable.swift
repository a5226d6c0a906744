/// A one-tape table as an array with an entry for every state and cell value: what the fast loop reads.
///
/// ```
///   entry   63 62 │ 61 … 48 │ 47 … 32          │ 31 … 0
///           move  │ unused  │ cell to write    │ next state × columns
/// ```
///
/// The next state is stored already multiplied, so that a step is one addition, one load, one store and one move.
/// Column 0 is the cell that nobody has visited and equals column 1, the blank. A final state, and a state and
/// symbol without a row, hold `stop`.
struct DenseTable: Sendable {
  /// The most entries that are laid out; a larger table is looked up row by row.
  static let largestSize = 1 << 24

  /// The entry that executes nothing; its move is -2, which no row has.
  static let stop = UInt64(1) << 63

  let columns: Int
  private(set) var entries: [UInt64]
  /// Whether some row leaves the head where it is.
  let hasStayingRows: Bool

  /// The dense form, or nil if it has more than one tape or more than `largestSize` entries; O(entries).
  ///
  /// - Parameter symbolCount: how many symbols the tape may hold; at least those of the machine.
  init?(_ program: Program, symbolCount: Int) {
    let machine = program.machine
    columns = symbolCount + 1
    let (size, overflow) = machine.states.count.multipliedReportingOverflow(by: columns)
    guard machine.tapeCount == 1, !overflow, size <= Self.largestSize else { return nil }
    entries = Array(repeating: Self.stop, count: size)
    hasStayingRows = (0..<machine.transitions.count).contains {
      machine.transitions.move(of: $0) == .stay
    }
    for index in 0..<machine.states.count {
      let state = State(index: index)
      if machine.states.finality(of: state) == nil { fill(state, program) }
    }
  }

  /// The same table with `stop` wherever the run pauses.
  func stopping(at pauses: Pauses, of program: Program) -> DenseTable {
    var table = self
    for state in pauses.states {
      for column in 0..<columns { table.entries[state.index * columns + column] = Self.stop }
    }
    for reading in pauses.readings { table.stop(in: reading.state, column: Int(reading.symbols[0].index) + 1) }
    let transitions = program.machine.transitions
    let owners = pauses.rows.map { transitions.state(of: $0) }
    // A row of every state may apply anywhere.
    let states =
      owners.contains(nil)
      ? (0..<program.machine.states.count).map { State(index: $0) } : owners.compactMap { $0 }
    for state in Set(states) {
      for column in 1..<columns {
        let row = program.lookup.row(in: state, reading: Symbol(index: UInt16(column - 1)))
        if let row, pauses.rows.contains(row) { table.stop(in: state, column: column) }
      }
    }
    return table
  }

  private mutating func stop(in state: State, column: Int) {
    guard column < columns else { return }
    entries[state.index * columns + column] = Self.stop
    if column == 1 { entries[state.index * columns] = Self.stop }
  }

  private mutating func fill(_ state: State, _ program: Program) {
    let base = state.index * columns
    var filled = entries[base..<base + columns]
    let transitions = program.machine.transitions
    func entry(_ row: Int?, _ symbol: Symbol) -> UInt64 {
      guard let row else { return Self.stop }
      return self.entry(transitions, row, in: state, reading: symbol)
    }
    program.lookup.forEachEntry(
      of: state,
      others: { row in
        guard row != nil else { return }
        for column in 1..<columns {
          filled[base + column] = entry(row, Symbol(index: UInt16(column - 1)))
        }
      },
      named: { symbol, row in filled[base + Int(symbol.index) + 1] = entry(row, symbol) })
    filled[base] = filled[base + 1]
    entries.replaceSubrange(base..<base + columns, with: filled)
  }

  private func entry(
    _ transitions: TransitionTable, _ row: Int, in state: State, reading symbol: Symbol
  ) -> UInt64 {
    let written: Symbol
    switch transitions.write(of: row) {
    case .symbol(let symbol): written = symbol
    case .keep, .matched: written = symbol
    }
    let next = transitions.next(of: row) ?? state
    let move = UInt64(bitPattern: Int64(transitions.move(of: row).rawValue)) << 62
    return move | UInt64(Tape.cell(written)) << 32 | UInt64(next.index * columns)
  }
}
