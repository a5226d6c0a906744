import Diagnostics
import Support
import Testing
import TuringMachines
import Workbench

/// Breakpoints against a list of all configurations.
@Suite struct BreakpointTests {
  private let host = TestHost()

  /// One configuration of a run, as breakpoints see it.
  private struct Mark {
    let run: Run
    var state: String { run.program.machine.states.name(of: run.configuration.state) }
    var head: Int { run.configuration.tapes[0].head }
    func cell(_ cell: Int) -> Symbol { run.configuration.tapes[0][cell] }
  }

  private func marks(_ machine: String, _ input: String) throws -> [Mark] {
    let text = try host.machineText(named: machine).source
    let machine = try #require(TableReader.read(text).machine)
    var alphabet = machine.alphabet
    var run = Run(Program(machine), input: [try alphabet.word(input)], symbolCount: alphabet.count, findsLoops: false)
    var marks = [Mark(run: run)]
    while marks.count < 5000, run.advance() == nil { marks.append(Mark(run: run)) }
    return marks
  }

  /// Each form of breakpoint with what it means, said once more.
  private static let forms:
    [(command: String, stops: @Sendable (Int, [Int: (String, Int, UInt16, [UInt16])]) -> Bool)] = [
      ("break q3", { step, marks in marks[step]!.0 == "q3" }),
      ("break q3 +", { step, marks in marks[step]!.0 == "q3" && marks[step]!.2 == 2 }),
      ("break step 11", { step, _ in step == 11 }),
      ("break head 2", { step, marks in marks[step]!.1 == 2 && marks[step - 1]?.1 != 2 }),
      ("watch 0", { step, marks in marks[step - 1].map { $0.3[0] != marks[step]!.3[0] } ?? false }),
      (
        "break if head > 3 and not read = _",
        { step, marks in
          func holds(_ step: Int) -> Bool? { marks[step].map { $0.1 > 3 && $0.2 != 0 } }
          return holds(step)! && holds(step - 1) != true
        }
      ),
      (
        "break if steps >= 5 and (state = q1 or cell(5) != 0)",
        { step, marks in
          func holds(_ step: Int) -> Bool? { marks[step].map { step >= 5 && ($0.0 == "q1" || $0.3[5] != 1) } }
          return holds(step)! && holds(step - 1) != true
        }
      )
    ]

  @Test(arguments: 0..<7) func `a breakpoint stops before each such row, forwards and backwards`(form: Int) throws {
    let (command, stops) = Self.forms[form]
    let marks = try marks("adder", "00+000")
    var facts: [Int: (String, Int, UInt16, [UInt16])] = [:]
    for (step, mark) in marks.enumerated() {
      facts[step] = (mark.state, mark.head, mark.cell(mark.head).index, (0..<7).map { mark.cell($0).index })
    }
    let wanted = marks.indices.filter { stops($0, facts) }
    #expect(!wanted.isEmpty)

    var session = Session()
    for line in ["load adder", "restart 00+000", command] { _ = session.perform(line, on: host) }
    var found: [Int] = []
    _ = session.perform("run", on: host)
    while session.bench!.run.outcome == nil {
      found.append(Int(session.bench!.run.steps))
      _ = session.perform("continue", on: host)
    }
    #expect(found == wanted, "\(command)")

    found = []
    _ = session.perform("goto 1000", on: host)
    while true {
      let answer = session.perform("reverse-continue", on: host)
      if answer.text.contains("this is the beginning") { break }
      found.append(Int(session.bench!.run.steps))
      if found.count > 100 { break }
    }
    #expect(found == wanted.reversed(), "\(command), backwards")
  }

  @Test func `a row marked in the table stops there`() throws {
    host.fileTexts = ["marked.tm": "a 0 1 R b !\nb 0 1 R a\n"]
    var session = Session()
    _ = session.perform("load marked.tm", on: host)
    #expect(session.perform("info breakpoints", on: host).text == "1  row marked.tm:1 (!)\n")
    #expect(session.perform("run 0000", on: host).text.contains("breakpoint 1: row marked.tm:1 (!)"))
    #expect(session.perform("c", on: host).text.hasPrefix(" step 2 "))
    _ = session.perform("ignore 1 1", on: host)
    #expect(session.perform("run 000000", on: host).text.hasPrefix(" step 2 "))
    _ = session.perform("delete", on: host)
    #expect(session.perform("c", on: host).text.hasPrefix("111111\n"))
  }

  @Test func `a fallback row stops where it applies, a state only in that state`() {
    host.fileTexts = ["any.tm": "a 0 0 R b\nb 0 0 R c\nc 0 0 R a\n* 1 1 R *\n"]
    var session = Session()
    for line in ["load any.tm", "break row 4"] { _ = session.perform(line, on: host) }
    #expect(session.perform("run 0010", on: host).text.hasPrefix(" step 2   state c "))
    for line in ["delete", "break b 1"] { _ = session.perform(line, on: host) }
    #expect(session.perform("run 11010", on: host).text.hasPrefix(" step 3   state b "))
    #expect(session.perform("run 1111", on: host).text.hasPrefix("1111\n"))
  }

  @Test func `a proof that it never halts hides no breakpoint`() {
    var session = Session()
    for line in ["load blinker", "break dark"] { _ = session.perform(line, on: host) }
    #expect(session.perform("run", on: host).text.hasPrefix(" step 0 "))
    for step in [2, 4, 6] { #expect(session.perform("c", on: host).text.hasPrefix(" step \(step) ")) }
    _ = session.perform("ignore 1 10", on: host)
    #expect(session.perform("run", on: host).text.hasPrefix(" step 20 "))
    for line in ["load <<X\na _ x R a\nX", "watch 50"] { _ = session.perform(line, on: host) }
    #expect(session.perform("run", on: host).text.hasPrefix(" step 51 "))
    #expect(session.perform("c", on: host).text.contains("it never halts"))
    for line in ["load <<X\na _ x R b\nb _ x R a\nX", "until b"] { _ = session.perform(line, on: host) }
    #expect(session.perform("until b", on: host).text.hasPrefix(" step 3 "))
    #expect(session.perform("until b", on: host).text.hasPrefix(" step 5 "))
    for line in ["delete", "break head -3"] { _ = session.perform(line, on: host) }
    #expect(session.perform("c", on: host).text.contains("it never halts"))
  }

  /// What cannot come (again) does not keep a proof waiting for ever.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "break head 5", "break step 5", "break if head > 5", "break if state = b", "break if read = 1",
      "break if head < 0", "watch 3",
      "break if cell(7) = 1", "break if steps > 1000 and head > 200", "break if steps > 7"
    ])
  func `a proof is not held up by what lies behind`(command: String) {
    for table in ["a _ _ R a\nb _ 1 S b", "a _ 1 S b\nb 1 _ S a", "a _ 1 L b\nb _ 1 L a"] {
      var session = Session()
      for line in ["load <<X\n\(table)\nX", command, "ignore 1 1"] { _ = session.perform(line, on: host) }
      var text = session.perform("run", on: host).text
      for _ in 0..<5 where !text.contains("it never halts") { text = session.perform("c", on: host).text }
      let recurs = text.contains("breakpoint 1") && table.contains("b 1 _ S a")
      #expect(text.contains("it never halts") || recurs, "\(command): \(text)")
    }
  }

  @Test func `a marked row that was deleted stays so when another edit is taken back`() {
    var session = Session()
    for line in ["load <<END\na _ 1 R a !\nEND", "delete 1", "tape 5 1", "undo", "tape 5 1", "back"] {
      _ = session.perform(line, on: host)
    }
    #expect(session.perform("info b", on: host).text.hasPrefix("no breakpoints"))
  }

  @Test func `marked rows come and go with their table`() {
    var session = Session()
    for line in [
      "load <<X\na 1 0 R a !\na _ _ S b\nX", "restart 1111", "goto 3", "reload <<X\na 1 0 R a\n\na _ _ S b !\nX"
    ] {
      _ = session.perform(line, on: host)
    }
    #expect(session.perform("info b", on: host).text == "2  row typed.tm:3 (!)\n")
    #expect(session.perform("rc", on: host).text.hasPrefix(" step 3   state a"))
    #expect(session.perform("info b", on: host).text.hasPrefix("3  row typed.tm:1 (!)"))
    #expect(session.perform("rc", on: host).text.hasPrefix(" step 2   state a"))
  }

  @Test func `reverse-continue stops at the very beginning where a run would`() {
    var session = Session()
    for line in ["load <<X\na 1 0 R a\nX", "break if head < 1", "run 111", "step 2"] {
      _ = session.perform(line, on: host)
    }
    #expect(session.perform("rc", on: host).text.contains("breakpoint 1: if head < 1"))
    #expect(session.perform("rc", on: host).text.contains("this is the beginning"))
  }

  @Test func `a state with a command's name is written in quotes`() {
    var session = Session()
    for line in ["load <<X\na 1 0 R if\nif 1 0 R step\nstep 1 0 R a\nX", "restart 1111"] {
      _ = session.perform(line, on: host)
    }
    #expect(session.perform("until 'if'", on: host).text.hasPrefix(" step 1 "))
    #expect(session.perform("tbreak 'step'", on: host).text.contains("state step"))
    #expect(session.perform("c", on: host).text.hasPrefix(" step 2 "))
  }

  @Test func `a temporary breakpoint stops once`() {
    var session = Session()
    for line in ["load adder", "tbreak q2"] { _ = session.perform(line, on: host) }
    #expect(session.perform("run 00+000", on: host).text.contains("temporary breakpoint 1: state q2"))
    #expect(session.perform("c", on: host).text.hasPrefix("00000\n"))
    #expect(session.perform("b", on: host).text.contains("no breakpoints"))
  }

  @Test func `reverse-continue crosses edits`() {
    var session = Session()
    for line in ["load adder", "tape 00+000", "step 2", "break q1 0", "step 5", "tape 0 0", "step 3"] {
      _ = session.perform(line, on: host)
    }
    #expect(session.perform("rc", on: host).text.hasPrefix(" step 1   state q1 "))
    #expect(session.perform("rc", on: host).text.contains("this is the beginning"))
  }

  @Test func `breakpoints outlive an edit of the table`() {
    host.fileTexts = ["m.tm": "a 0 1 R b\nb 0 1 R a\n"]
    var session = Session()
    for line in ["load m.tm", "break b", "tape 0000"] { _ = session.perform(line, on: host) }
    host.fileTexts["m.tm"] = "a 0 1 R c\nc 0 1 R a\n"
    #expect(session.perform("reload", on: host).text.contains("reloaded m.tm"))
    #expect(session.perform("info breakpoints", on: host).text.contains("(not in this table)"))
    #expect(session.perform("c", on: host).text.hasPrefix("1111\n"))
    #expect(session.perform("undo", on: host).text.hasPrefix(" step 0   state a "))
    #expect(session.perform("c", on: host).text.contains("breakpoint 1: state b"))
  }

  @Test func `a deep or long condition is refused, not a crash`() {
    var session = Session()
    _ = session.perform("load adder", on: host)
    for text in [
      String(repeating: "(", count: 100_000) + "head = 0", String(repeating: "not ", count: 100_000) + "head = 0",
      Array(repeating: "head = 0", count: 100_000).joined(separator: " or "), "(head = 0", "head = 0)", "head",
      "head =", "= 0", "'", "head ! 3",
      "cell(99999999999999999999) = 0", "cell() = 0", "read = 00", "steps < x", "head < q3", "state < q3",
      "state = q3 head = 0"
    ] {
      #expect(session.perform("break if \(text)", on: host).status == .mistake(.usage), "\(text.prefix(40))")
    }
    for text in [
      "read = +", "state = 'q3'", "read == _", "not (head<0)", "head<=-1 or steps>3", "cell(-3) != 0", "steps = 10^3",
      "read = ="
    ] {
      #expect(session.perform("print \(text)", on: host).status == .fine, "\(text)")
    }
  }
}
