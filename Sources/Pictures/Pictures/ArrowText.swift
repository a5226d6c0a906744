import Diagnostics
public import TuringMachines

/// A state diagram in plain text: each state with its arrows.
///
/// ```
/// → q0      ── 0 → _, R ──▶ q1
///           ── + → _, R ──▶ q5
///   q5      accept
/// ```
public struct ArrowText: Sendable {
  public var isASCII: Bool

  public init(isASCII: Bool = false) {
    self.isASCII = isASCII
  }

  /// The states in the order of the file; O(rows).
  public func text(of machine: TuringMachine) -> String {
    var rows: [[Int]] = Array(repeating: [], count: machine.states.count)
    var rowsOfAll: [Int] = []
    for row in 0..<machine.transitions.count {
      if let state = machine.transitions.state(of: row) { rows[state.index].append(row) } else { rowsOfAll.append(row) }
    }
    let names = machine.states.allNames
    let width = min(24, names.map { DisplayWidth.of($0) }.max() ?? 0)
    var text = ""
    for (index, name) in names.enumerated() {
      let state = State(index: index)
      var arrows = rows[index].map { arrow($0, machine) }
      if let finality = machine.states.finality(of: state) { arrows = [finality.rawValue] }
      let start = state == machine.start ? (isASCII ? "> " : "→ ") : "  "
      text += lines(start + name, arrows, width)
    }
    if !rowsOfAll.isEmpty { text += lines("  *", rowsOfAll.map { arrow($0, machine) }, width) }
    return text
  }

  private func lines(_ head: String, _ arrows: [String], _ width: Int) -> String {
    let indent = String(repeating: " ", count: width + 4)
    let gap = String(repeating: " ", count: max(2, width + 4 - DisplayWidth.of(head)))
    guard let first = arrows.first else { return head + "\n" }
    return head + gap + first + "\n" + arrows.dropFirst().map { indent + $0 + "\n" }.joined()
  }

  private func arrow(_ row: Int, _ machine: TuringMachine) -> String {
    let rule = RowText(isASCII: isASCII).action(of: row, machine)
    let next = machine.transitions.next(of: row) ?? machine.transitions.state(of: row)
    let name = next.map { machine.states.name(of: $0) } ?? "*"
    return isASCII ? "-- \(rule) --> \(name)" : "── \(rule) ──▶ \(name)"
  }
}
