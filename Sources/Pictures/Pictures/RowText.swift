import Diagnostics
public import TuringMachines

/// A row as a textbook says it: `q3  0 → 0, L, q3`.
public struct RowText: Sendable {
  public var isASCII: Bool

  public init(isASCII: Bool = false) {
    self.isASCII = isASCII
  }

  /// What `row` does in this configuration: wildcards are shown as what they stand for.
  public func text(
    of row: Int, in configuration: Configuration, _ machine: TuringMachine, _ alphabet: Alphabet
  ) -> String {
    let transition = machine.transitions[row]
    let read = configuration.read
    let written = transition.write.enumerated().map { tape, write in
      switch write {
      case .symbol(let symbol): symbol
      case .keep: read[tape]
      case .matched(let other): read[other]
      }
    }
    let state = machine.states.name(of: configuration.state)
    let next = machine.states.name(of: transition.next ?? configuration.state)
    return "\(state)  \(action(alphabet.text(of: read), alphabet.text(of: written), transition.move)), \(next)"
  }

  /// The row as it is written in the table, with `*` for what it leaves open.
  public func text(of row: Int, _ machine: TuringMachine) -> String {
    let (state, next) = (machine.transitions.state(of: row), machine.transitions.next(of: row))
    let (first, last) = (state.map { machine.states.name(of: $0) }, next.map { machine.states.name(of: $0) })
    return "\(first ?? "*")  \(action(of: row, machine)), \(last ?? "*")"
  }

  /// What a row reads, writes and moves: `0 → _, R`.
  func action(of row: Int, _ machine: TuringMachine) -> String {
    let transition = machine.transitions[row]
    let alphabet = machine.alphabet
    let read = transition.read.map { match in
      switch match {
      case .symbol(let symbol): alphabet.text(of: [symbol])
      case .any: "*"
      case .oneOf(let list): "{\(alphabet.text(of: list))}"
      case .except(let list): "!{\(alphabet.text(of: list))}"
      }
    }
    let written = transition.write.map { write in
      switch write {
      case .symbol(let symbol): alphabet.text(of: [symbol])
      case .keep, .matched: "*"
      }
    }
    return action(read.joined(), written.joined(), transition.move)
  }

  private func action(_ read: String, _ written: String, _ moves: [Move]) -> String {
    let letters = moves.map { move in
      switch move {
      case .left: "L"
      case .stay: "S"
      case .right: "R"
      }
    }
    return "\(read) \(isASCII ? "->" : "→") \(written), \(letters.joined())"
  }
}
