import CommandLineTool
import Foundation
import Support
import Testing

@Suite struct RunCommandTests {
  @Test func `the adder adds`() {
    let result = tm("run", "adder.tm", "00+000")
    #expect(result.output == "00000\n")
    #expect(result.errors == "accepted in q5 after 27 steps\n")
    #expect(result.status == .yes)
  }

  @Test func `a stuck machine says where and why`() {
    let result = tm("run", "adder", "00")
    #expect(result.output == "0\n")
    #expect(result.errors == "stuck: stopped in q1 after 2 steps, with no row for a blank (_)\n")
    #expect(result.status == .no)
  }

  @Test func `the inverter inverts`() {
    #expect(tm("run", "inverter", "1111").output == "0101\n")
  }

  @Test func `each input is one run and one line`() {
    let result = tm("run", "adder", "0+0", "0", "+")
    #expect(result.output == "00\n\n\n")
    #expect(result.errors.hasPrefix("0+0: accepted"))
    #expect(result.status == .no)
  }

  @Test func `no input means the machine's own`() {
    #expect(tm("run", "inverter").output == tm("run", "inverter", "1111").output)
  }

  @Test func `statuses combine to the worst answer`() {
    #expect(tm("run", "--max-steps", "5", "adder", "0+0", "+").status == .undecided)
    #expect(tm("run", "--max-steps", "5", "adder", "0+0", "0").status == .no)
  }

  @Test(arguments: ["walker", "blinker", "drifter"]) func `loops are proved`(machine: String) {
    let result = tm("run", machine)
    #expect(result.output == "\n" && result.status == .no)
    #expect(result.errors.hasPrefix("loops: it never halts; after "))
  }

  @Test func `a limit leaves a run undecided`() {
    let steps = tm("run", "--max-steps=1000", "bit-counter")
    #expect(steps.output == "\n" && steps.status == .undecided && steps.errors.contains("after 1000 steps"))
    let cells = tm("run", "bit-counter", "--max-cells", "4")
    #expect(cells.status == .undecided && cells.errors.contains("the limit of 4 cells"))
  }

  @Test func `a run that ends exactly at the limit has ended`() {
    #expect(tm("run", "--max-steps", "6", "busy-beaver-2").status == .yes)
    #expect(tm("run", "--max-steps", "5", "busy-beaver-2").status == .undecided)
    #expect(tm("run", "--max-steps", "0", "busy-beaver-2").status == .undecided)
  }

  @Test func `quiet prints the output alone`() {
    #expect(tm("run", "-q", "adder", "00").errors.isEmpty)
  }

  @Test func `steps are printed when asked for`() {
    #expect(tm("run", "--steps", "busy-beaver-4").output == "107\n")
  }

  @Test func `json has the stable fields`() {
    let result = tm("run", "--json", "adder", "0+0")
    #expect(
      result.output == """
        {"cells":4,"explanation":"accepted in q5 after 8 steps","head":2,"input":"0+0","machine":"unary adder",\
        "nonblank":2,"output":"00","schema":1,"state":"q5","steps":8,"verdict":"accepted"}

        """)
    #expect(result.errors.isEmpty)
    #expect(tm("run", "--json", "walker").output.contains("\"loop\":{"))
  }

  @Test func `a trace shows every configuration`() {
    let result = tm("run", "--trace", "inverter", "10")
    #expect(
      result.errors == """
             0  A  [1]0
             1  B  0[0]
             2  A  00[_]
        halted: stopped in A after 2 steps, with no row for a blank (_)

        """)
  }

  @Test(arguments: [1, 2, 7, 1000]) func `inputs come a line each from standard input`(size: Int) {
    let result = tm("run", "adder", "-") { $0.give("\u{FEFF}0+0\r\n\n00+00\n+", inPiecesOf: size) }
    #expect(result.output == "00\n\n0000\n\n")
    #expect(result.errors.hasPrefix("0+0: accepted"))
  }

  @Test func `a machine comes from standard input`() {
    let result = tm("run", "-", "ab") { $0.give("s * x R s") }
    #expect(result.status == .no)
    #expect(result.errors.contains("loops"))
    #expect(tm("run", "-", "-").status == .usage)
  }

  @Test func `an input that is no word is refused`() {
    let control = tm("run", "adder", "0\u{7}")
    #expect(control.status == .badFile && control.errors.contains("U+0007"))
    let bytes = tm("run", "adder", "-") { $0.input = [[0x30, 0x0A, 0xFF, 0x0A]] }
    #expect(bytes.status == .badFile && bytes.errors.contains("line 2 is not UTF-8"))
  }

  @Test func `an interruption says where the run was`() {
    let result = tm("run", "bit-counter") { $0.questionsBeforeInterruption = 3 }
    #expect(result.status == .interrupted && result.output.isEmpty)
    #expect(result.errors.hasPrefix("interrupted in "))
  }

  @Test func `progress is shown on a terminal and cleared`() {
    let result = tm("run", "--max-steps", "20000000", "bit-counter") {
      $0.errorIsTerminal = true
      $0.clockStep = 0.6
    }
    #expect(result.errors.contains(" steps/s, "))
    #expect(result.errors.contains("\r\u{1B}[Kundecided"))
    #expect(!tm("run", "--max-steps", "20000000", "bit-counter") { $0.clockStep = 0.6 }.errors.contains("steps/s"))
  }

  @Test func `symbols that the machine does not know are kept`() throws {
    let machine = "s * * R t\nt * * R u\n"
    let result = tm("run", "-", "é😀\\_ \\\\x") { $0.give(machine) }
    #expect(result.output == "é😀\\_ \\\\x\n")
  }
}
