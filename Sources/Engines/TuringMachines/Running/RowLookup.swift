/// Finds the row that applies to a state and the symbols under the heads: the meaning of a table.
///
/// The rows of the state come first; only if none of them matches, those for any state. Among matching rows the smallest
/// priority decides, then the order of the file.
///
/// With one tape each state has its symbols sorted, with a default for all symbols that its rows do not name, so that a
/// look-up is one binary search and a table of 10^5 states and 10^4 symbols costs only the rows that it has. With
/// several tapes the rows of a state are tried in turn.
struct RowLookup: Sendable {
  private let transitions: TransitionTable
  /// The rows of state `s` in the order in which they are tried are `order[firstRow[s]..<firstRow[s + 1]]`;
  /// the rows for any state are those of an extra last state.
  private var order: [Int32] = []
  private var firstRow: [Int32] = []

  /// For one tape: the symbols that state `s` names are `symbols[firstEntry[s]..<firstEntry[s + 1]]`, ascending,
  /// each with its row in `rows`; every other symbol has the row `defaults[s]`.
  private var symbols: [UInt16] = []
  private var rows: [Int32] = []
  private var firstEntry: [Int32] = []
  private var defaults: [Int32] = []

  private static let none: Int32 = -1

  /// O(rows · log rows); rows that list sets of symbols cost the length of their lists.
  init(_ machine: TuringMachine) {
    transitions = machine.transitions
    sortRows(stateCount: machine.states.count)
    if transitions.tapeCount == 1 { indexSymbols() }
  }

  /// The rows that are tried in `state`, or, for nil, in any state; the first that matches decides.
  func rows(of state: State?) -> [Int] {
    let index = state?.index ?? firstRow.count - 2
    return order[Int(firstRow[index])..<Int(firstRow[index + 1])].map { Int($0) }
  }

  /// The row that applies, or nil; O(log symbols of the state) for one tape, else O(rows of the state · tapes).
  func row(in state: State, reading symbols: some Collection<Symbol>) -> Int? {
    if transitions.tapeCount == 1 { return row(in: state, reading: symbols.first!) }
    for index in [state.index, firstRow.count - 2] {
      for entry in Int(firstRow[index])..<Int(firstRow[index + 1]) {
        let row = Int(order[entry])
        if matches(row, symbols) { return row }
      }
    }
    return nil
  }

  /// The row that applies on one tape, or nil.
  func row(in state: State, reading symbol: Symbol) -> Int? {
    let own = entry(state.index, symbol.index)
    let row = own == Self.none ? entry(firstEntry.count - 2, symbol.index) : own
    return row == Self.none ? nil : Int(row)
  }

  /// Calls `body` with the row of each symbol that the state, or any state, gives one of its own, and first with
  /// the rows of all others. One tape only.
  func forEachEntry(of state: State, others: (Int?) -> Void, named: (Symbol, Int?) -> Void) {
    let anyState = firstEntry.count - 2
    func known(_ row: Int32) -> Int? { row == Self.none ? nil : Int(row) }
    others(known(defaults[state.index] == Self.none ? defaults[anyState] : defaults[state.index]))
    for index in [anyState, state.index] {
      for entry in Int(firstEntry[index])..<Int(firstEntry[index + 1]) {
        let symbol = Symbol(index: symbols[entry])
        named(symbol, row(in: state, reading: symbol))
      }
    }
  }

  private func matches(_ row: Int, _ symbols: some Collection<Symbol>) -> Bool {
    var tape = 0
    for symbol in symbols {
      if !transitions.match(of: row, tape: tape).accepts(symbol) { return false }
      tape += 1
    }
    return true
  }

  private func entry(_ state: Int, _ symbol: UInt16) -> Int32 {
    var low = Int(firstEntry[state])
    let end = Int(firstEntry[state + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < end && symbols[low] == symbol ? rows[low] : defaults[state]
  }

  /// Sorts the rows by state, then priority; rows of equal rank keep the order of the file.
  private mutating func sortRows(stateCount: Int) {
    func bucket(_ row: Int) -> Int { transitions.state(of: row)?.index ?? stateCount }
    firstRow = Array(repeating: 0, count: stateCount + 2)
    for row in 0..<transitions.count { firstRow[bucket(row) + 1] += 1 }
    for index in 1..<firstRow.count { firstRow[index] += firstRow[index - 1] }
    order = Array(repeating: 0, count: transitions.count)
    var next = firstRow
    for row in 0..<transitions.count {
      order[Int(next[bucket(row)])] = Int32(row)
      next[bucket(row)] += 1
    }
    for state in 0...stateCount {
      let range = Int(firstRow[state])..<Int(firstRow[state + 1])
      guard range.count > 1 else { continue }
      let priorities = order[range].map { transitions.priority(of: Int($0)) }
      if zip(priorities, priorities.dropFirst()).allSatisfy({ $0 <= $1 }) { continue }
      let sorted = order[range].sorted {
        (transitions.priority(of: Int($0)), $0) < (transitions.priority(of: Int($1)), $1)
      }
      order.replaceSubrange(range, with: sorted)
    }
  }

  private mutating func indexSymbols() {
    for state in 0..<firstRow.count - 1 {
      firstEntry.append(Int32(symbols.count))
      indexSymbols(ofRows: Int(firstRow[state])..<Int(firstRow[state + 1]))
    }
    firstEntry.append(Int32(symbols.count))
  }

  /// Adds the entries and the default of one state whose rows stand at `range` of `order`.
  private mutating func indexSymbols(ofRows range: Range<Int>) {
    // A candidate is a symbol that some row names, with the rank of the first row that wants it alone.
    var candidates: [(symbol: UInt16, rank: Int)] = []
    var broad: [Int] = []
    for rank in range {
      switch transitions.match(of: Int(order[rank])) {
      case .symbol(let symbol): candidates.append((symbol.index, rank))
      case .oneOf(let list): candidates.append(contentsOf: list.map { ($0.index, rank) })
      case .except(let list):
        candidates.append(contentsOf: list.map { ($0.index, Int.max) })
        broad.append(rank)
      case .any: broad.append(rank)
      }
    }
    candidates.sort { ($0.symbol, $0.rank) < ($1.symbol, $1.rank) }
    defaults.append(broad.first.map { order[$0] } ?? Self.none)
    var last: UInt16?
    for (symbol, rank) in candidates where symbol != last {
      last = symbol
      let accepting = broad.first {
        transitions.match(of: Int(order[$0])).accepts(Symbol(index: symbol))
      }
      let winner = min(rank, accepting ?? Int.max)
      symbols.append(symbol)
      rows.append(winner == Int.max ? Self.none : order[winner])
    }
  }
}
