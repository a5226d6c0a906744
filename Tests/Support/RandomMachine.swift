public import TuringMachines

/// Makes machines nobody would write: every kind of match, write, move and priority, one tape or several.
public enum RandomMachine {
  /// - Parameter isPlain: only what the `.tm` format can say of one tape: symbols and `*`, one row a case.
  public static func make(
    _ random: inout SeededRandom, tapeCount: Int = 1, isPlain: Bool = false
  ) -> TuringMachine {
    var alphabet = Alphabet()
    for character in "ab*😀\u{E9} \\_;".prefix(Int.random(in: 1...9, using: &random)) {
      guard (try? alphabet.add(character)) != nil else { preconditionFailure("ten symbols fit") }
    }
    var states = StateList()
    let stateCount = Int.random(in: 1...6, using: &random)
    for index in 0..<stateCount { _ = states.add("q\(index)") }
    var table = TransitionTable(tapeCount: tapeCount)
    var seen: Set<[Int]> = []
    for _ in 0..<Int.random(in: 1...(stateCount * alphabet.count + 2), using: &random) {
      let state = random.one(in: 12) ? nil : State(index: Int.random(in: 0..<stateCount, using: &random))
      var read: [Match] = []
      for _ in 0..<tapeCount { read.append(match(&random, alphabet, isPlain)) }
      var priority = UInt32.random(in: 0...3, using: &random)
      if isPlain {
        priority = read[0] == .any ? 1 : 0
        guard seen.insert([state?.index ?? -1, read[0].hashValue]).inserted else { continue }
      }
      table.append(
        Transition(
          state: state, read: read,
          write: (0..<tapeCount).map { _ in write(&random, alphabet, tapeCount, isPlain) },
          move: (0..<tapeCount).map { _ in move(&random) },
          next: random.one(in: 8) ? nil : State(index: Int.random(in: 0..<stateCount, using: &random)),
          priority: priority))
    }
    for index in 1..<max(2, stateCount) where index < stateCount && random.one(in: 6) {
      let finality: Finality = [.accept, .reject, .halt].randomElement(using: &random) ?? .halt
      states.setFinality(finality, of: State(index: index))
    }
    var machine = TuringMachine(
      name: "random", alphabet: alphabet, states: states, transitions: table, start: State(index: 0),
      otherwise: [.stuck, .reject, .halt].randomElement(using: &random) ?? .stuck)
    machine.tapeShape = random.one(in: 3) ? .oneWay : .twoWay
    machine.head = machine.tapeShape == .oneWay ? random.one(in: 3) ? 2 : 0 : random.one(in: 4) ? -3 : 0
    return machine
  }

  /// A word of the machine's symbols, blanks among them.
  public static func word(_ random: inout SeededRandom, _ machine: TuringMachine) -> Word {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in symbol(&random, machine.alphabet) }
  }

  private static func symbol(_ random: inout SeededRandom, _ alphabet: Alphabet) -> Symbol {
    Symbol(index: UInt16(Int.random(in: 0..<alphabet.count, using: &random)))
  }

  private static func match(
    _ random: inout SeededRandom, _ alphabet: Alphabet, _ isPlain: Bool
  ) -> Match {
    let list = (0..<2).map { _ in symbol(&random, alphabet) }
    switch Int.random(in: 0..<(isPlain ? 6 : 8), using: &random) {
    case 0: return .any
    case 6: return .oneOf(list)
    case 7: return .except(list)
    default: return .symbol(list[0])
    }
  }

  private static func write(
    _ random: inout SeededRandom, _ alphabet: Alphabet, _ tapeCount: Int, _ isPlain: Bool
  ) -> Write {
    if !isPlain && random.one(in: 8) { return .matched(tape: Int.random(in: 0..<tapeCount, using: &random)) }
    return random.one(in: 4) ? .keep : .symbol(symbol(&random, alphabet))
  }

  private static func move(_ random: inout SeededRandom) -> Move {
    random.one(in: 6) ? .stay : random.one(in: 2) ? .left : .right
  }
}
