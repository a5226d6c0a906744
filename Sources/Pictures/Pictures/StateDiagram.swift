public import TuringMachines

/// The graph of a machine's states, as textbooks draw it.
///
/// An edge is labelled `read, write / move`; parallel edges are one arrow with a line for each row. Accept states have
/// a double circle, other final states a double octagon.
public struct StateDiagram: Sendable {
  public init() {}

  /// The diagram in Graphviz's DOT language, states in the order of the file; O(rows).
  public func dot(_ machine: TuringMachine) -> String {
    var text = """
      digraph {
        rankdir=LR;
        node [shape=circle, fontname="sans-serif"];
        edge [fontname="monospace"];
        start [shape=point, label=""];

      """
    for (index, name) in machine.states.allNames.enumerated() {
      text += "  s\(index) [label=\(quoted(name))\(shape(State(index: index), machine))];\n"
    }
    let edges = edges(of: machine)
    if edges.contains(where: { $0.from == nil || $0.to == nil }) {
      text += "  any [label=\"any other\\nstate\", style=dashed];\n"
    }
    text += "  start -> s\(machine.start.index);\n"
    for edge in edges {
      let label = edge.labels.joined(separator: "\n")
      text += "  \(node(edge.from)) -> \(node(edge.to)) [label=\(quoted(label))];\n"
    }
    return text + "}\n"
  }

  private struct Ends: Hashable {
    let from: State?
    let to: State?
  }

  private struct Edge {
    let from: State?
    let to: State?
    var labels: [String]
  }

  private func edges(of machine: TuringMachine) -> [Edge] {
    var edges: [Edge] = []
    var indices: [Ends: Int] = [:]
    for row in 0..<machine.transitions.count {
      let from = machine.transitions.state(of: row)
      let ends = Ends(from: from, to: machine.transitions.next(of: row) ?? from)
      let label = label(of: machine.transitions[row], machine.alphabet)
      if let index = indices[ends] {
        edges[index].labels.append(label)
      } else {
        indices[ends] = edges.count
        edges.append(Edge(from: ends.from, to: ends.to, labels: [label]))
      }
    }
    return edges
  }

  private func label(of row: Transition, _ alphabet: Alphabet) -> String {
    let moves: [Move: String] = [.left: "L", .stay: "S", .right: "R"]
    func shown(_ symbol: Symbol) -> String {
      alphabet.character(of: symbol) == " " ? "\\s" : "\(alphabet.character(of: symbol))"
    }
    func list(_ symbols: [Symbol]) -> String { symbols.map(shown).joined(separator: " ") }
    return row.read.indices.map { tape in
      let read =
        switch row.read[tape] {
        case .symbol(let symbol): shown(symbol)
        case .any: "*"
        case .oneOf(let symbols): "{\(list(symbols))}"
        case .except(let symbols): "not {\(list(symbols))}"
        }
      let write =
        switch row.write[tape] {
        case .symbol(let symbol): shown(symbol)
        case .keep, .matched: "*"
        }
      return "\(read), \(write) / \(moves[row.move[tape]] ?? "")"
    }.joined(separator: " | ")
  }

  private func node(_ state: State?) -> String {
    state.map { "s\($0.index)" } ?? "any"
  }

  private func shape(_ state: State, _ machine: TuringMachine) -> String {
    switch machine.states.finality(of: state) {
    case nil: ""
    case .accept: ", shape=doublecircle"
    case .reject, .halt: ", shape=doubleoctagon"
    }
  }

  /// A DOT string: quotes and backslashes escaped, line ends as `\n`.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
