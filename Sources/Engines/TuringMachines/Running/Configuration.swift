/// Everything that decides how a run goes on: the state, and each tape with its head.
public struct Configuration: Sendable {
  public var state: State
  public var tapes: [Tape]

  /// The configuration before the first step; O(input).
  public init(of machine: TuringMachine, input: [Word]) {
    state = machine.start
    let first = machine.tapeShape == .oneWay ? max(0, machine.head) : machine.head
    tapes = (0..<machine.tapeCount).map { tape in
      Tape(tape < input.count ? input[tape] : [], head: first)
    }
  }

  init(state: State, tapes: [Tape]) {
    self.state = state
    self.tapes = tapes
  }

  /// The symbols under the heads.
  public var read: [Symbol] { tapes.map { $0.read } }

  /// The words on the tapes from the first to the last non-blank cell, trailing empty ones cut.
  public var output: [Word] {
    var words = tapes.map { $0.word }
    while words.count > 1, words.last?.isEmpty == true { words.removeLast() }
    return words
  }

  /// Executes a row as the definition says, whatever the number of tapes; O(tapes).
  mutating func execute(_ row: Int, of machine: TuringMachine) {
    let transitions = machine.transitions
    let read = tapes.count == 1 ? [] : self.read
    for tape in tapes.indices {
      switch transitions.write(of: row, tape: tape) {
      case .symbol(let symbol): tapes[tape].write(symbol)
      case .matched(let other) where tapes.count > 1: tapes[tape].write(read[other])
      case .keep, .matched: tapes[tape].write(tapes[tape].read)
      }
      let move = Int(transitions.move(of: row, tape: tape).rawValue)
      let isAtWall = machine.tapeShape == .oneWay && tapes[tape].head == 0 && move < 0
      if !isAtWall { tapes[tape].head += move }
    }
    if let next = transitions.next(of: row) { state = next }
  }
}
