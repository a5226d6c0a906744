import Support
import Testing
import TuringMachines

/// The engine against the oracle, on machines and inputs that nobody chose.
@Suite struct RandomMachineTests {
  static let seeds: [UInt64] = Array(1...8)

  /// Compares the run with the oracle after every slice, until it ends or `most` steps are done.
  private func compare(
    _ run: inout Run, _ oracle: inout Oracle, most: UInt64, _ random: inout SeededRandom,
    _ comment: Comment
  ) {
    while run.outcome == nil, run.steps < most {
      _ = run.advance(UInt64.random(in: 1...40, using: &random))
      while oracle.steps < run.steps, oracle.step() {}
      if let difference = oracle.difference(from: run) {
        Issue.record("\(comment): at step \(oracle.steps): \(difference)")
        return
      }
    }
    switch run.outcome {
    case .final(let finality): #expect(run.program.machine.states.finality(of: oracle.state) == finality, comment)
    case .noRow: #expect(oracle.row == nil, comment)
    case .loops(let proof): check(proof, run.program.machine, oracle, comment)
    case .limit, nil: #expect(oracle.row != nil, comment)
    }
  }

  /// Whether a proof says what is true: the two configurations are alike, and the machine runs on.
  private func check(_ proof: LoopProof, _ machine: TuringMachine, _ end: Oracle, _ comment: Comment) {
    #expect(end.steps == proof.to, comment)
    var later = end
    for _ in 0..<2000 {
      let goesOn = later.step()
      #expect(goesOn, "\(comment): stops after \(later.steps) steps in spite of the proof")
      if !goesOn { return }
    }
  }

  @Test(arguments: seeds) func `one tape runs as the oracle says`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for number in 0..<400 {
      let machine = RandomMachine.make(&random)
      let input = [RandomMachine.word(&random, machine)]
      for usesDenseTable in [true, false] {
        var run = Run(Program(machine), input: input, usesDenseTable: usesDenseTable)
        var oracle = Oracle(machine, input: input)
        compare(
          &run, &oracle, most: 600, &random, "seed \(seed), machine \(number), dense \(usesDenseTable)")
      }
    }
  }

  @Test(arguments: seeds) func `several tapes run as the oracle says`(seed: UInt64) {
    var random = SeededRandom(seed: seed &+ 1000)
    for number in 0..<200 {
      let machine = RandomMachine.make(&random, tapeCount: Int.random(in: 2...4, using: &random))
      let input = (0..<machine.tapeCount).map { _ in RandomMachine.word(&random, machine) }
      var run = Run(Program(machine), input: input)
      var oracle = Oracle(machine, input: input)
      compare(&run, &oracle, most: 300, &random, "seed \(seed), machine \(number)")
    }
  }

  @Test(arguments: seeds) func `a loop that is reported repeats`(seed: UInt64) {
    // Two-symbol machines loop often, in place and drifting.
    var random = SeededRandom(seed: seed &+ 2000)
    var found = (inPlace: 0, drifting: 0)
    for number in 0..<300 {
      let machine = RandomMachine.make(&random, isPlain: true)
      let input = [RandomMachine.word(&random, machine)]
      var run = Run(Program(machine), input: input, limits: Limits(steps: 3000))
      guard case .loops(let proof) = run.finish() else { continue }
      if proof.isDrifting { found.drifting += 1 } else { found.inPlace += 1 }
      expectRepetition(proof, machine, input, "seed \(seed), machine \(number)")
    }
    #expect(found.inPlace > 10 && found.drifting > 10, "seed \(seed): \(found)")
  }

  /// Plays ten rounds and compares, after each, what the head saw in the first.
  private func expectRepetition(
    _ proof: LoopProof, _ machine: TuringMachine, _ input: [Word], _ comment: Comment
  ) {
    var oracle = Oracle(machine, input: input)
    while oracle.steps < proof.from { _ = oracle.step() }
    for round in 0..<10 {
      let part = proof.parts[0]
      let offset = part.shift * round
      #expect(oracle.state == proof.state, comment)
      #expect(oracle.heads[0] == part.head + offset, comment)
      for (index, symbol) in part.cells.enumerated() {
        #expect(oracle.symbol(part.low + index + offset) == symbol, comment)
      }
      for _ in 0..<proof.period { _ = oracle.step() }
    }
  }

  @Test(arguments: seeds) func `going back and forth comes to the same configurations`(seed: UInt64) {
    var random = SeededRandom(seed: seed &+ 3000)
    for number in 0..<40 {
      let machine = RandomMachine.make(&random)
      let input = [RandomMachine.word(&random, machine)]
      var oracles = [Oracle(machine, input: input)]
      while oracles.count < 300 {
        var next = oracles[oracles.count - 1]
        if !next.step() { break }
        oracles.append(next)
      }
      var run = Run(Program(machine), input: input, findsLoops: random.one(in: 2), keepsHistory: true)
      for _ in 0..<60 {
        let step = UInt64.random(in: 0...320, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: run.go(to: step)
        case 1: run.goBack(step / 4)
        default: _ = run.advance(step / 4)
        }
        guard Int(run.steps) < oracles.count else { break }
        if let difference = oracles[Int(run.steps)].difference(from: run) {
          Issue.record("seed \(seed), machine \(number), step \(run.steps): \(difference)")
          break
        }
      }
    }
  }
}
