import Diagnostics
import Pictures
import Support
import Testing
import TuringMachines

@Suite struct TapeLineTests {
  private func line(_ word: String, head: Int, most: Int = 60) throws -> String {
    var alphabet = Alphabet()
    let tape = Tape(try alphabet.word(word), head: head)
    return TapeLine(most: most).text(of: tape, alphabet)
  }

  @Test func `the head is in brackets`() throws {
    #expect(try line("0+0", head: 1) == "0[+]0")
    #expect(try line("", head: 0) == "[_]")
    #expect(try line("__1_", head: 0) == "[_]_1")
    #expect(try line("1", head: 3) == "1__[_]")
    #expect(try line("😀é", head: 0) == "[😀]é")
  }

  @Test func `a long tape is cut around the head`() throws {
    let text = try line(String(repeating: "1", count: 100), head: 50, most: 10)
    #expect(text == "… 11111[1]11111 …")
  }
}

@Suite struct TableTextTests {
  @Test(arguments: [UInt64(1), 2, 3, 4]) func `the text of a machine means the machine`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for number in 0..<200 {
      let machine = RandomMachine.make(&random, isPlain: true)
      // The format refuses a start state without rows.
      let rows = machine.transitions
      guard (0..<rows.count).contains(where: { rows.state(of: $0) == machine.start || rows.state(of: $0) == nil })
      else { continue }
      let text = TableText().text(of: machine)
      let result = TableReader.read(SourceText(name: "shown", text))
      let again = try #require(result.machine, "seed \(seed), machine \(number):\n\(text)\(result.diagnostics.kept)")
      let typed = machine.alphabet.text(of: RandomMachine.word(&random, machine))
      #expect(
        try outcome(machine, typed) == outcome(again, typed), "seed \(seed), machine \(number) on \(typed):\n\(text)")
    }
  }

  private func outcome(_ machine: TuringMachine, _ input: String) throws -> String {
    var alphabet = machine.alphabet
    let word = try alphabet.word(input)
    var run = Run(
      Program(machine), input: [word], symbolCount: alphabet.count, limits: Limits(steps: 500))
    let verdict = run.finish()?.verdict.rawValue ?? ""
    let tape = run.configuration.tapes[0]
    return "\(verdict) \(run.steps) \(tape.head) \(alphabet.text(of: tape.word))"
  }
}

@Suite struct StateDiagramTests {
  @Test func `parallel rows are one arrow, and names cannot break the text`() throws {
    let text = "a\"\\ 0 1 R b\na\"\\ 1 0 L b\n* x * S *\naccept: b\n"
    let machine = try #require(TableReader.read(SourceText(name: "x", text)).machine)
    let dot = StateDiagram().dot(machine)
    #expect(dot.contains(#"s0 [label="a\"\\"];"#))
    #expect(dot.contains(#"s1 [label="b", shape=doublecircle];"#))
    #expect(dot.contains(#"s0 -> s1 [label="0, 1 / R\n1, 0 / L"];"#))
    #expect(dot.contains(#"any -> any [label="x, * / S"];"#))
    #expect(dot.contains("start -> s0;"))
  }
}
