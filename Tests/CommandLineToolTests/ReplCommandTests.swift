import CommandLineTool
import Support
import Testing

/// Sessions that are scripts.
@Suite struct ReplCommandTests {
  private typealias Result = (output: String, errors: String, status: Status)

  private func repl(
    _ script: String, _ words: [String] = ["repl"], piecesOf size: Int = 1000,
    _ change: (RecordingConsole) -> Void = { _ in }
  ) -> Result {
    let console = RecordingConsole()
    console.give(script, inPiecesOf: size)
    change(console)
    let status = CommandLineTool.run(words, console)
    return (console.output, console.errors, status)
  }

  @Test func `a script prints answers alone, without prompt or echo`() {
    for size in [1, 1000] {
      let result = repl("load adder\nrun 00+000\n", piecesOf: size)
      #expect(result.output == "00000\n" && result.status == .yes)
      #expect(
        result.errors == "loaded adder.tm: unary adder, 6 states, 10 rows, 10 tests\naccepted in q5 after 27 steps\n")
    }
    #expect(repl("load adder\r\nrun 0+0", []).output == "00\n")
    #expect(repl("").status == .yes)
  }

  @Test func `the status is that of the first mistake, else of the last run or test`() {
    #expect(repl("load adder\nrun 00\n").status == .no)
    #expect(repl("load adder\nrun 00\nrun +\nwhere\n").status == .yes)
    #expect(repl("load adder\nrun 00\ntest\n").status == .yes)
    #expect(repl("load adder\nstep\n").status == .yes)
    #expect(repl("nonsense\nload adder\nrun +\n").status == .usage)
    #expect(repl("load nowhere\n").status == .unreadable)
    #expect(repl("load <<END\nq 0 0\nEND\n").status == .badFile)
    #expect(repl("load <<END\nq 0 0 R q\n").status == .badFile)
    #expect(repl("load adder\nsave /nowhere/at/all\n").status == .cannotCreate)
    #expect(repl("quit\nnonsense\n").status == .yes)
  }

  @Test func `the first mistake ends a script, unless asked otherwise`() {
    let script = "load adder\nnonsense\nrun 0+0\nrun 00\n"
    let stopped = repl(script)
    #expect(
      stopped.output == ""
        && stopped.errors.hasSuffix("unknown command `nonsense`\n    `help` lists the commands\n    in line 2\n"))
    let kept = repl(script, ["repl", "-k"])
    #expect(kept.output == "00\n0\n" && kept.status == .usage)
  }

  @Test func `lines may be arguments`() {
    let result = repl("never read\n", ["repl", "-c", "load adder; run 00+000", "-c", "print head"])
    #expect(result.output == "00000\n3\n" && result.status == .yes)
    #expect(
      repl("", ["repl", "-c", "load <<END", "-c", "a 0 1 R a ; not a cut", "-c", "END", "-c", "run 00"]).output
        == "11\n")
    #expect(repl("", ["repl", "-c", "load adder", "-c", "nonsense; run +"]).status == .usage)
  }

  @Test func `step begins with a machine and an input`() {
    let result = repl("\nback\nstep 2\n", ["step", "--ascii", "adder", "0+0"])
    #expect(result.output.contains(" step 2   state q2   cell 2\n") && result.output.contains("|[0]|"))
    #expect(repl("", ["step", "nowhere"]).status == .unreadable)
    #expect(repl("", ["step", "adder", "\u{7}"]).status == .usage)
    #expect(repl("", ["step", "-"]).status == .usage)
  }

  @Test func `a picture fits the width that is given`() {
    let narrow = repl("load adder\ntape 0000000000+0\n") { $0.variables["COLUMNS"] = "40" }
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 40 } && narrow.output.contains("│   0 ▸"))
    let latin = repl("load adder\nwhere\n") { $0.variables["LANG"] = "de_DE.ISO-8859-1" }
    #expect(latin.output.contains("+---+"))
  }

  @Test func `an interrupted script ends with the signal's status`() {
    let result = repl("load <<END\na _ 1 R a\nEND\ngoto 10^15\nrun\n") { $0.questionsBeforeInterruption = 40 }
    #expect(result.status == .interrupted && result.errors.contains("loaded"))
  }

  @Test func `watching draws every step and leaves the last`() {
    let console = RecordingConsole()
    #expect(CommandLineTool.run(["run", "--watch", "adder", "0+0"], console) == .yes)
    #expect(
      console.output == "00\n" && console.errors.split(separator: "\n").filter { $0.hasPrefix(" step ") }.count == 9)
    #expect(console.errors.hasSuffix(" accepted in q5 after 8 steps\n") && !console.errors.contains("\u{1B}"))
    let terminal = RecordingConsole()
    terminal.errorIsTerminal = true
    terminal.windowSize = WindowSize(columns: 60, rows: 20)
    #expect(CommandLineTool.run(["run", "--watch", "--speed", "4", "adder", "0+0"], terminal) == .yes)
    #expect(terminal.waited == 2 && terminal.errors.contains("\u{1B}[6A\r\u{1B}[J"))
  }
}
