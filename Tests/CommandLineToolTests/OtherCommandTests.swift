import Arguments
import CommandLineTool
import Foundation
import Support
import Testing

@Suite struct OtherCommandTests {
  /// A file with one error in line 2 and one in line 3.
  private let bad = "a 0 1 R b\n  b 0 1 c\nstrat: a\n"

  @Test func `check shows all errors with their places`() {
    let result = tm("check", "-") { $0.give(bad) }
    #expect(
      result.output == """
        -:2:9: error: a row has five columns, this one has four
          b 0 1 c
                ^ expected L, R or S before the next state
        -:3:1: error: `strat:` is not a directive
        strat: a
        ^~~~~~ did you mean `start:`?

        """)
    #expect(result.status == .badFile)
  }

  @Test func `check speaks to tools`() {
    #expect(
      tm("check", "--format", "gcc", "-") { $0.give(bad) }.output.hasPrefix(
        "-:2:9: error: a row has five columns, this one has four; expected L, R or S"))
    #expect(tm("check", "--format=github", "-") { $0.give(bad) }.output.hasPrefix("::error file=-,line=2,col=9::"))
    let json = tm("check", "--format", "json", "-") { $0.give(bad) }.output.split(separator: "\n")
    #expect(json.count == 2 && json[0].contains("\"column\":9") && json[0].contains("\"severity\":\"error\""))
  }

  @Test func `check finds what is odd about a message program`() throws {
    try Project.withTemporaryFolder { folder in
      let file = folder.appending(path: "odd.st")
      let text = """
        Object subclass: 'Square' instanceVariables: 'side'.
        Square >> grow: x [ ^#(1 2) collect: [:x | side + x + z] ]
        s := Sqare new.
        t := 1 + 2 * 3 + 4 * 5
        s area.
        """
      try text.write(to: file, atomically: true, encoding: .utf8)
      let lines = tm("check", "--format", "gcc", file.path).output.split(separator: "\n")
        .map { $0.replacing(file.path, with: "odd.st") }
      #expect(lines.count { $0.contains("warning") } == 5)
      for part in [
        "odd.st:2:40: warning: `x` hides another variable", "odd.st:2:55: warning: there is no variable `z`",
        "odd.st:3:6: warning: `Sqare` is defined nowhere: it will be nil; did you mean `Square`?",
        "odd.st:4:12: warning: operators are taken from left to right: this is (1 + 2) *",
        "odd.st:5:1: warning: `s` is read as a message to what stands above: a missing period?"
      ] {
        #expect(lines.contains { $0.hasPrefix(part) }, "\(part)\n\(lines)")
      }
      #expect(tm("check", "--strict", file.path).status == .badFile && tm("check", file.path).status == .yes)
      try "x := (3".write(to: file, atomically: true, encoding: .utf8)
      #expect(tm("check", file.path).status == .badFile)
    }
  }

  @Test func `eval prints the last answer`() {
    #expect(tm("eval", "3 + 4").output == "7\n")
    #expect(tm("eval", "x := 6", "x * 7").output == "42\n")
    let ignored = tm("eval", "3 zork")
    #expect(ignored.output == "nil\n" && ignored.errors == "expression:1:3: an Integer ignored `zork`\n")
    #expect(ignored.status == .yes)
    let failed = tm("eval", "#(1 2) do: [:x | x / 0]")
    #expect(failed.status == .no)
    #expect(failed.errors.hasPrefix("expression:1:20: error: 1 is divided by zero (ZeroDivide)\n"))
    #expect(tm("eval", "(3").status == .badFile)
  }

  @Test func `warnings are errors when strict`() {
    let odd = "a 0 1 R a\na 0 1 R a\n"
    #expect(tm("check", "-") { $0.give(odd) }.status == .yes)
    #expect(tm("check", "--strict", "-") { $0.give(odd) }.status == .badFile)
  }

  @Test func `a spoiled file is not run`() {
    let result = tm("run", "-", "0") { $0.give(bad) }
    #expect(result.status == .badFile && result.output.isEmpty)
    #expect(result.errors.contains("- has 2 errors; nothing was run"))
  }

  @Test func `tests pass and fail`() {
    let lines = "a 0 1 R a\ntest: 00 -> 11\ntest: 00 -> 10\nruns: 0 steps 2\naccepts: 0\nloops: 0\n"
    let result = tm("test", "-") { $0.give(lines) }
    #expect(result.status == .no)
    #expect(
      result.output == """
        -:3:7: failed: 00: expected 10, got 11
        -:4:7: failed: 0: expected 2 steps, it took 1
        -:5:10: failed: 0: expected it to accept: halted: stopped in a after 1 step, with no row for a blank (_)
        -:6:8: failed: 0: expected it to loop: halted: stopped in a after 1 step, with no row for a blank (_)
        -: 1 passed, 4 failed

        """)
  }

  @Test func `a spoiled row makes the adder's tests fail`() throws {
    let file = Project.folder.appending(path: "machines/adder.tm")
    let adder = try String(contentsOf: file, encoding: .utf8)
    #expect(tm("test", "-") { $0.give(adder) }.status == .yes)
    let rows = adder.split(separator: "\n").filter { $0.hasPrefix("  q") }
    #expect(rows.count == 10)
    for row in rows {
      let spoiled = row.contains(" R ") ? row.replacing(" R ", with: " L ") : row.replacing(" L ", with: " R ")
      let text = adder.replacing(row, with: spoiled)
      // The last row before accepting moves without consequence for the output.
      if row.contains(" q5 ") { continue }
      #expect(tm("test", "-") { $0.give(text, inPiecesOf: 4096) }.status == .no, "\(spoiled)")
    }
  }

  @Test func `show prints a file that means the same`() {
    let shown = tm("show", "adder").output
    #expect(shown.contains("start:  q0\naccept: q5\n") && shown.contains("; none left: drop the + and finish"))
    #expect(tm("run", "-", "00+000") { $0.give(shown) }.output == "00000\n")
  }

  @Test func `show draws`() {
    let dot = tm("show", "adder", "--dot").output
    #expect(dot.hasPrefix("digraph {") && dot.contains("0, _ / R") && dot.contains("doublecircle"))
  }

  @Test func `show prints bytecode`() {
    let shown = tm("show", "-", "--bytecode") { $0.give("3 > 2 ifTrue: [#yes]") }
    #expect(shown.status == .yes && shown.output.contains("branch if false to") && shown.output.contains("#yes"))
    let wrong = tm("show", "-", "--bytecode") { $0.give("3 > ") }
    #expect(wrong.status == .badFile && wrong.errors.contains("error:") && wrong.output.isEmpty)
  }

  @Test func `list names the lessons`() {
    let lines = tm("list").output.split(separator: "\n")
    #expect(lines.count >= 16 && lines[0].hasPrefix("adder  "))
  }

  @Test func `help is there for everything`() {
    #expect(tm("--help").output == tm("help").output)
    for command in CommandLineTool.table {
      #expect(tm("help").output.contains("tm \(command.name)"))
      let page = tm("help", command.name)
      #expect(page.status == .yes && page.output.hasPrefix("usage: tm \(command.name)"))
      #expect(tm(command.name, "--help").output == page.output)
      #expect(!command.examples.isEmpty, "\(command.name) shows an example")
    }
    #expect(tm("--version").output == "tm \(CommandLineTool.version)\n")
  }

  @Test func `wrong command lines get an answer`() {
    let cases: [([String], String)] = [
      (["rnu"], "did you mean `run`?"), (["adder"], "did you mean `tm run adder`?"),
      (["run"], "needs MACHINE INPUT"), (["run", "adder", "--jsno"], "did you mean `--json`?"),
      (["run", "adder", "-x"], "given after --"), (["run", "adder", "--max-steps"], "needs a value"),
      (["run", "adder", "--max-steps", "many"], "needs a number"), (["run", "adder", "--json=1"], "takes no value"),
      (["check", "--format", "gc", "adder"], "did you mean `gcc`?"), (["show", "adder", "extra"], "unexpected `extra`"),
      (["help", "rum"], "did you mean `run`?"), (["--verson"], "unknown option")
    ]
    for (words, part) in cases {
      let console = RecordingConsole()
      #expect(CommandLineTool.run(words, console) == .usage, "\(words)")
      #expect(console.errors.contains(part) && console.output.isEmpty, "\(words): \(console.errors)")
    }
  }

  @Test func `a machine that is not there gets a suggestion`() {
    let result = tm("run", "addr", "0")
    #expect(result.status == .unreadable && result.errors.contains("did you mean `adder`?"))
    #expect(tm("run", "no/such.tm").errors.contains("there is no file `no/such.tm`"))
    #expect(tm("run", "/").errors.contains("is a folder"))
    #expect(tm("check", "nowhere", "adder").status == .unreadable)
  }

  @Test func `an input that begins with a dash follows two dashes`() {
    #expect(tm("run", "adder", "--", "-").errors.contains("stuck") == false)
    #expect(tm("run", "--", "adder", "0+0").output == "00\n")
  }

  @Test func `machines are found in the folders of TM_PATH`() throws {
    try Project.withTemporaryFolder { folder in
      try "a x y R a".write(to: folder.appending(path: "odd.tm"), atomically: true, encoding: .utf8)
      let result = tm("run", "odd", "xx") { $0.variables["TM_PATH"] = "/nowhere:\(folder.path)" }
      #expect(result.output == "yy\n")
      let installed = folder.appending(path: "share/tm/machines")
      try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
      try "a x z R a".write(to: installed.appending(path: "even.tm"), atomically: true, encoding: .utf8)
      let found = tm("run", "even", "x") { $0.executablePath = folder.path + "/bin/tm" }
      try FileManager.default.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: true)
      #expect(found.status == .unreadable, "the folder bin is part of the path")
      #expect(tm("run", "even", "x") { $0.executablePath = folder.path + "/bin/tm" }.output == "z\n")
    }
  }

  @Test func `colour is asked for, or not`() {
    let bad = self.bad
    func errors(_ words: [String], _ prepare: (RecordingConsole) -> Void) -> Bool {
      let console = RecordingConsole()
      prepare(console)
      console.give(bad)
      _ = CommandLineTool.run(words, console)
      return console.errors.contains("\u{1B}[")
    }
    #expect(!errors(["run", "-"]) { _ in })
    #expect(errors(["run", "-"]) { $0.errorIsTerminal = true })
    #expect(
      !errors(["run", "-"]) {
        $0.errorIsTerminal = true
        $0.variables = ["NO_COLOR": "1"]
      })
    #expect(errors(["run", "-"]) { $0.variables = ["FORCE_COLOR": "1"] })
    #expect(errors(["run", "--color", "always", "-"]) { $0.variables = ["NO_COLOR": "1"] })
    #expect(!errors(["run", "--color=never", "-"]) { $0.errorIsTerminal = true })
  }
}
