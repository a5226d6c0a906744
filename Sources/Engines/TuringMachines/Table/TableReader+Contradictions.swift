import Diagnostics

extension TableReader {
  /// Reports rows for the same state and symbol: equal ones are a warning, different ones an error that names both; with
  /// `isLenient` the last wins. What remains has one row for each; O(rows · log rows).
  mutating func resolveContradictions() {
    // Sorting finds them in any number of rows without a table of all pairs seen.
    let keys = (0..<transitions.count).map { Key(transitions, $0) }
    var order = Array(keys.indices)
    order.sort { (keys[$0], $0) < (keys[$1], $1) }
    var dropped: Set<Int> = []
    for (earlier, later) in zip(order, order.dropFirst()) where keys[earlier] == keys[later] {
      let isSame = transitions[earlier].hasSameAction(as: transitions[later])
      report(earlier: earlier, later: later, isSame: isSame)
      dropped.insert(earlier)
    }
    guard !dropped.isEmpty, !diagnostics.hasErrors else { return }
    var kept = TransitionTable(tapeCount: 1)
    for row in 0..<transitions.count where !dropped.contains(row) { kept.append(transitions[row]) }
    transitions = kept
  }

  private mutating func report(earlier: Int, later: Int, isSame: Bool) {
    let place = transitions.place(of: later)
    let line = source.line(at: transitions.place(of: earlier).lowerBound) + 1
    let note = Diagnostic.Note(at: transitions.place(of: earlier), "the other row is here")
    let state = transitions.state(of: later).map { states.name(of: $0) } ?? "*"
    let read = symbolText(transitions.match(of: later))
    if isSame {
      diagnostics.warning(
        at: place, "this row is the same as the one in line \(line)", suggestion: "delete one of them")
    } else if options.isLenient {
      diagnostics.warning(
        at: place, "this row for `\(state)` reading `\(read)` replaces the one in line \(line)",
        notes: [note])
    } else {
      diagnostics.error(
        at: place, "this row contradicts line \(line): both are for `\(state)` reading `\(read)`",
        suggestion: "delete one of them", notes: [note])
    }
  }

  private func symbolText(_ match: Match) -> String {
    switch match {
    case .symbol(let symbol): alphabet.text(of: [symbol])
    default: "*"
    }
  }

  /// What two rows of one tape must have in common to speak of the same case.
  private struct Key: Comparable {
    let state: Int
    let symbol: Int

    init(_ transitions: TransitionTable, _ row: Int) {
      state = transitions.state(of: row)?.index ?? -1
      symbol =
        switch transitions.match(of: row) {
        case .symbol(let symbol): Int(symbol.index)
        default: -1
        }
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.state, left.symbol) < (right.state, right.symbol)
    }
  }
}
