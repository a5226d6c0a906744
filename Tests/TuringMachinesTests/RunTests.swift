import Diagnostics
import Support
import Testing
import TuringMachines

@Suite struct RunTests {
  private func program(_ text: String) throws -> Program {
    Program(try #require(TableReader.read(SourceText(name: "test", text)).machine))
  }

  private func run(
    _ text: String, _ input: String = "", limits: Limits = Limits(), keepsHistory: Bool = false
  ) throws -> Run {
    let program = try program(text)
    var alphabet = program.machine.alphabet
    let word = try alphabet.word(input)
    return Run(
      program, input: [word], symbolCount: alphabet.count, limits: limits, keepsHistory: keepsHistory)
  }

  static let champion = """
    A 0 1 R B
    A 1 1 L C
    B 0 1 R C
    B 1 1 R B
    C 0 1 R D
    C 1 0 L E
    D 0 1 L A
    D 1 1 L D
    E 0 1 R H
    E 1 0 L A
    blank: 0
    halt: H
    """
  static let counter = "A 0 1 R B\nA 1 1 L A\nB 0 0 L A\nB 1 0 R B\nblank: 0\n"

  @Test func `the five-state champion ends after its 47,176,870 steps`() throws {
    var run = try run(Self.champion)
    #expect(run.finish() == .final(.halt))
    #expect(run.steps == 47_176_870)
    #expect(run.configuration.tapes[0].nonblankCount == 4098)
    #expect(run.configuration.tapes[0].extent.count == 12_289)
  }

  @Test(arguments: [1, 2, 3, 7, 1000]) func `limits on cells are exact`(cells: Int) throws {
    // Right over `cells` cells and one too many; the input's cells count.
    var walker = try run("a * x R a", "", limits: Limits(cells: cells))
    while walker.outcome == nil { _ = walker.advance(1) }
    let unwatched = Run(
      try program("a 0 1 R b\nb 0 1 R a\nblank: 0"), input: [[]], limits: Limits(cells: cells), findsLoops: false)
    var other = unwatched
    #expect(other.finish() == .limit(.cells(cells)))
    #expect(other.steps == UInt64(cells) && other.configuration.tapes[0].extent.count == cells + 1)
    var long = try run("a 0 0 R a", String(repeating: "0", count: 2000), limits: Limits(cells: cells))
    #expect(long.finish() == .limit(.cells(cells)) && long.steps == 0)
  }

  @Test func `a limit on cells to the left is as exact`() throws {
    var run = Run(
      try program("a 0 1 L b\nb 0 1 L a\nblank: 0"), input: [[]], limits: Limits(cells: 5000), findsLoops: false)
    #expect(run.finish() == .limit(.cells(5000)) && run.steps == 5000)
  }

  @Test func `a loop with a long way in is found`() throws {
    // Counts down from the input, then swings between two cells for ever.
    let text = """
      right 0 0 R right
      right 1 1 R right
      right _ _ L less
      less 0 1 L less
      less 1 0 R right
      less _ _ R swing
      swing 1 1 R swung
      swung 1 1 L swing
      """
    var run = try run(text, "1000000000000")
    guard case .loops(let proof) = run.finish() else {
      Issue.record("\(run.explanation())")
      return
    }
    #expect(proof.period == 2 && !proof.isDrifting && run.steps < 100_000)
  }

  @Test func `a counter is no loop`() throws {
    var run = try run(Self.counter, "", limits: Limits(steps: 5_000_000))
    #expect(run.finish() == .limit(.steps(5_000_000)))
  }

  @Test func `a long walk to the end of the input is no loop`() throws {
    var run = try run("a 0 0 R a\na _ _ S b\nhalt: b", String(repeating: "0", count: 3_000_000))
    #expect(run.finish() == .final(.halt) && run.steps == 3_000_001)
  }

  @Test func `drifting into the wall of a one-way tape is no loop`() throws {
    let input = String(repeating: "0", count: 5000) + "1"
    let text = "tape: one-way\nhead: 5000\na 1 1 L b\nb 0 0 L b\n"
    var run = try run(text, "")
    #expect(run.outcome == .noRow(.halt))
    run = Run(try program(text), input: [try self.run(text, input).configuration.tapes[0].word])
    // It stays at the wall, which is a loop of one step in place.
    guard case .loops(let proof) = run.finish() else {
      Issue.record("\(run.explanation())")
      return
    }
    #expect(!proof.isDrifting && proof.period == 1 && proof.parts[0].head == 0)
  }

  @Test func `steps beyond 2^32 are counted`() throws {
    var run = try run(Self.counter)
    let count: UInt64 = (1 << 32) + 1000
    _ = run.advance(count)
    #expect(run.steps == count)
  }

  @Test func `going back is exact on a long run, and memory is bounded`() throws {
    var run = try run(Self.champion, keepsHistory: true)
    var marks: [(UInt64, Configuration)] = []
    for step in [12_345, 1_000_000, 10_000_000, 30_000_000, 30_000_001] as [UInt64] {
      _ = run.advance(step - run.steps)
      marks.append((step, run.configuration))
    }
    run.finish()
    for (step, wanted) in marks.reversed() + marks {
      run.go(to: step)
      #expect(run.steps == step && run.outcome == nil)
      #expect(run.configuration.state == wanted.state)
      let (tape, other) = (run.configuration.tapes[0], wanted.tapes[0])
      #expect(tape.head == other.head && tape.word == other.word && tape.extent == other.extent)
    }
    run.goBack(1)
    #expect(run.steps == 30_000_000)
    run.finish()
    #expect(run.steps == 47_176_870 && run.outcome == .final(.halt))
    #expect(run.historySize.bytes < (64 << 20) + 4 * 12_289)
  }

  @Test func `snapshots of a tape that keeps its size are of their own steps`() throws {
    // The counter's tape hardly grows, so all its snapshots have pages of one size.
    var run = try run(Self.counter, keepsHistory: true)
    _ = run.advance(4_000_000)
    for step in [70_000, 3_999_999, 1_234_567, 131_072, 2_999_999, 65_536] as [UInt64] {
      run.go(to: step)
      var fresh = try self.run(Self.counter)
      _ = fresh.advance(step)
      #expect(run.configuration.state == fresh.configuration.state)
      let (tape, other) = (run.configuration.tapes[0], fresh.configuration.tapes[0])
      #expect(tape.head == other.head && tape.word == other.word && tape.extent == other.extent, "step \(step)")
    }
  }

  @Test func `history of a growing tape keeps to its bound`() throws {
    // Writes without end; every page changes.
    var run = Run(
      try program("a 0 1 R b\nb 0 0 R a\nblank: 0"), input: [[]], findsLoops: false, keepsHistory: true)
    for _ in 0..<40 {
      _ = run.advance(500_000)
      let tape = 2 * run.configuration.tapes[0].extent.count
      #expect(run.historySize.bytes <= (64 << 20) + 2 * tape)
    }
    run.go(to: 777_777)
    #expect(run.steps == 777_777 && run.configuration.tapes[0].head == 777_777)
  }

  @Test func `a final start state stops at step 0`() throws {
    var run = try run("start: a\naccept: a\na 0 0 R a", "0")
    #expect(run.finish() == .final(.accept) && run.steps == 0)
  }

  @Test func `a table of many states and symbols takes only what its rows need`() throws {
    var text = ""
    for state in 0..<20_000 {
      let symbol = Character(Unicode.Scalar(UInt32(0x4E00 + state % 5000)) ?? "x")
      text += "q\(state) \(symbol) \(symbol) R q\((state + 1) % 20_000)\n"
    }
    var run = try run(text, "一丁丂", limits: Limits(steps: 100))
    #expect(run.finish() == .noRow(.halt) && run.steps == 3)
  }
}
