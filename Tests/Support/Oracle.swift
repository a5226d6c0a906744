public import TuringMachines

/// A Turing machine run as the definition reads, slowly: a list of rows and a dictionary for each tape.
///
/// It knows nothing of look-up tables, windows or snapshots, and so can say whether they are right.
public struct Oracle {
  public let machine: TuringMachine
  public private(set) var state: State
  public private(set) var tapes: [[Int: Symbol]]
  public private(set) var heads: [Int]
  public private(set) var visited: [ClosedRange<Int>]
  public private(set) var steps: UInt64 = 0

  public init(_ machine: TuringMachine, input: [Word]) {
    self.machine = machine
    state = machine.start
    let words = (0..<machine.tapeCount).map { $0 < input.count ? input[$0] : [] }
    tapes = words.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($0.offset, $0.element) }) }
    heads = words.map { _ in machine.head }
    visited = words.map { min(0, machine.head)...max($0.count - 1, machine.head, 0) }
  }

  public func symbol(_ position: Int, tape: Int = 0) -> Symbol { tapes[tape][position] ?? .blank }

  /// The row that applies, or nil if the machine stops here.
  public var row: Transition? {
    guard machine.states.finality(of: state) == nil else { return nil }
    let rows = (0..<machine.transitions.count).map { machine.transitions[$0] }
    func best(_ wanted: State?) -> Transition? {
      rows.filter { row in
        row.state == wanted && row.read.indices.allSatisfy { row.read[$0].accepts(symbol(heads[$0], tape: $0)) }
      }.min { $0.priority < $1.priority }  // of equal ones the first
    }
    return best(state) ?? best(nil)
  }

  /// Executes one row; false if the machine has stopped.
  public mutating func step() -> Bool {
    guard let row else { return false }
    let read = heads.indices.map { symbol(heads[$0], tape: $0) }
    for tape in heads.indices {
      switch row.write[tape] {
      case .symbol(let symbol): tapes[tape][heads[tape]] = symbol
      case .keep: break
      case .matched(let other): tapes[tape][heads[tape]] = read[other]
      }
      heads[tape] += Int(row.move[tape].rawValue)
      if machine.tapeShape == .oneWay { heads[tape] = max(0, heads[tape]) }
      visited[tape] = min(visited[tape].lowerBound, heads[tape])...max(visited[tape].upperBound, heads[tape])
    }
    state = row.next ?? state
    steps += 1
    return true
  }

  /// What differs from a run at the same step, or nil.
  public func difference(from run: Run) -> String? {
    let configuration = run.configuration
    if run.steps != steps { return "step \(run.steps), not \(steps)" }
    if configuration.state != state { return "state \(configuration.state.index), not \(state.index)" }
    for (index, tape) in configuration.tapes.enumerated() {
      if tape.head != heads[index] { return "head \(tape.head), not \(heads[index])" }
      if tape.extent != visited[index] { return "extent \(tape.extent), not \(visited[index])" }
      let positions = Set(visited[index]).union([tape.extent.lowerBound - 1, tape.extent.upperBound + 1])
      for position in positions where tape[position] != symbol(position, tape: index) {
        return "cell \(position) of tape \(index) is \(tape[position]), not \(symbol(position, tape: index))"
      }
    }
    return nil
  }
}
