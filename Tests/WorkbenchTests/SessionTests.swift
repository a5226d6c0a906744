import Pictures
import Support
import Testing
import Workbench

/// Lines in, answers out.
@Suite struct SessionTests {
  private let host = TestHost()

  /// A session that has performed `lines`, each without a mistake.
  private func session(_ lines: String...) -> Session {
    var session = Session()
    for line in lines {
      let answer = session.perform(line, on: host)
      #expect(!answer.text.contains("unknown command"), "\(line): \(answer.text)")
    }
    return session
  }

  private func text(_ session: inout Session, _ line: String) -> String {
    session.perform(line, on: host).text
  }

  @Test func `run prints the output and says how it ended`() {
    var session = session("load adder")
    let answer = session.perform("run 00+000", on: host)
    #expect(answer.pieces == [.output("00000\n"), .note("accepted in q5 after 27 steps\n")])
    #expect(answer.status == .ended(.yes))
    #expect(session.perform("run 00", on: host).status == .ended(.no))
    let both = session.perform("run 0+0 +", on: host)
    #expect(both.text.hasPrefix("00\n") && both.text.contains("\n\naccepted in q5 after 1 step"))
  }

  @Test func `step, back and goto show where the machine is`() {
    var session = session("load adder", "tape 0+0")
    #expect(text(&session, "step 3").hasPrefix(" step 3   state q2   cell 3\n"))
    #expect(text(&session, "s").hasPrefix(" step 4   state q3   cell 2\n"))
    #expect(text(&session, "back 2").hasPrefix(" step 2   state q2   cell 2\n"))
    #expect(text(&session, "goto 8").contains("accepted in q5 after 8 steps"))
    #expect(text(&session, "step").contains("it has stopped; `restart` or `run 0+0` starts over"))
    #expect(text(&session, "goto 0").hasPrefix(" step 0   state q0   cell 0\n"))
    #expect(text(&session, "goto 100").contains("it stopped before step 100"))
    #expect(text(&session, "back 1000").contains("back across 1 edit"))
    #expect(text(&session, "back").contains("there is nothing before it"))
  }

  @Test func `next goes on until the state changes`() {
    var session = session("load adder", "tape 00+000")
    let steps = (0..<4).map { _ in text(&session, "next").prefix(20) }
    #expect(steps == [" step 1   state q1  ", " step 3   state q2  ", " step 7   state q3  ", " step 11   state q4 "])
  }

  @Test func `an edit can be taken back by undo and by back`() {
    var session = session("load adder", "tape 00+000", "step 2")
    #expect(text(&session, "tape 2 0").contains("│[0]│"))
    #expect(text(&session, "head -1").hasPrefix(" step 2   state q1   cell -1\n"))
    #expect(text(&session, "state q5").contains("accepted in q5 after 2 steps"))
    #expect(text(&session, "info history").contains("  at step 2: head -1\n"))
    #expect(text(&session, "back").contains("back across 1 edit"))
    #expect(text(&session, "undo").hasPrefix(" step 2   state q1   cell 2\n"))
    #expect(text(&session, "print cell(2)") == "0\n")
    #expect(text(&session, "back 2").hasPrefix(" step 1   state q1   cell 1\n"))
    #expect(text(&session, "print cell(2)") == "+\n")
  }

  @Test func `a word can be put on the tape in the middle of a run`() {
    var session = session("load adder", "run 0+0", "tape 0+00", "restart")
    #expect(text(&session, "run") == "000\naccepted in q5 after 10 steps\n")
    #expect(text(&session, "tape 0").contains("`restart` begins with this word in the start state"))
    #expect(text(&session, "tape ☃").contains("│[☃]│"))
    #expect(text(&session, "restart").contains("no row for `☃`"))
  }

  @Test func `the editor changes the table and keeps the tape`() {
    var session = session("load adder", "tape 00+000", "step 8")
    host.editing = { $0.replacing("q3     0     0      L     q3", with: "q3     0     1      L     q3") }
    let answer = text(&session, "edit")
    #expect(answer.contains("reloaded adder.tm") && answer.contains(" q3  0 → 1, L, q3"))
    #expect(text(&session, "undo").contains(" q3  0 → 0, L, q3"))
    host.editing = { _ in "q0 0\n" }
    let mistake = session.perform("edit", on: host)
    #expect(mistake.status == .mistake(.badFile) && mistake.text.contains("`edit` opens this one again"))
    #expect(text(&session, "where").contains(" q3  0 → 0, L, q3"))
    var seen = ""
    host.editing = { text in
      seen = text
      return text
    }
    _ = session.perform("edit", on: host)
    #expect(seen == "q0 0\n")
  }

  @Test func `a saved session is taken up where it was`() {
    var first = session(
      "load adder", "tape 00+000", "step 7", "tape 5 _", "step", "state q2", "break q3", "tbreak q4 0",
      "break if head < 1 and not state = 'q0'",
      "watch -1", "display head", "step")
    #expect(text(&first, "save s.session").contains("wrote the session to s.session"))
    var second = Session()
    let answer = second.perform("load s.session", on: host)
    #expect(answer.pieces.count == 2 && answer.text.contains("took up s.session where it was saved"))
    for line in ["goto 8", "info breakpoints", "back 2", "back 1", "back 3", "info history", "display", "rc"] {
      let (mine, saved) = (text(&first, line), text(&second, line))
      #expect(mine.replacing(", hit 1 time", with: "") == saved.replacing(", hit 1 time", with: ""), "\(line)")
    }
  }

  @Test func `nothing is overwritten by accident`() {
    host.fileTexts = ["letter": "dear", "old.tm": "q 0 0 R q\n"]
    var session = session("load adder")
    #expect(session.perform("save letter", on: host).status == .mistake(.cannotWrite))
    #expect(session.perform("save old.tm", on: host).status == .mistake(.cannotWrite))
    #expect(session.perform("save /full/s", on: host).status == .mistake(.cannotWrite))
    #expect(session.perform("save s", on: host).status == .fine && session.perform("save s", on: host).status == .fine)
    #expect(session.perform("save new.tm", on: host).status == .fine)
    #expect(host.fileTexts["new.tm"]?.hasPrefix("; ") == true && host.fileTexts["letter"] == "dear")
  }

  @Test func `a script that calls itself ends with a mistake`() {
    host.fileTexts = [
      "loop": "source loop\n", "open": "load <<END\nq 0 0 R q\n", "fine": "; a comment\n\nload adder\nrun +\n"
    ]
    var session = Session()
    #expect(text(&session, "source loop").contains("scripts call each other without end"))
    #expect(text(&session, "source open").contains("the line that closes it is missing"))
    #expect(text(&session, "source fine").hasSuffix("accepted in q5 after 1 step\n"))
    #expect(session.perform("source nowhere", on: host).status == .mistake(.unreadable))
  }

  @Test func `Ctrl-C stops a run, and continue goes on`() {
    var session = session("load <<END\na _ 1 R b\nb _ 1 L a\na 1 _ R b\nb 1 _ R a\nEND")
    host.questionsBeforeCancelling = 3
    let answer = session.perform("goto 10^18", on: host)
    #expect(answer.status == .mistake(.interrupted) && answer.text.contains("interrupted; `continue` goes on"))
    host.questionsBeforeCancelling = nil
    #expect(session.perform("step", on: host).status == .fine)
  }

  @Test func `an endless run is proved to be one, and can be stepped all the same`() {
    var session = session("load <<END\na 0 1 S a\na 1 0 S a\nEND", "tape 0")
    #expect(session.perform("continue", on: host).status == .ended(.no))
    #expect(text(&session, "why").contains("it never halts"))
    #expect(text(&session, "step 5").contains("state a"))
    #expect(text(&session, "goto 1000001").hasPrefix(" step 1000001 "))
    #expect(text(&session, "tbreak step 2000000").contains("temporary breakpoint 1"))
    #expect(text(&session, "continue").hasPrefix(" step 2000000 "))
  }

  @Test func `why explains every kind of end`() {
    var session = session("load adder", "run 00")
    #expect(text(&session, "why").contains("the rows of q1 are:\n  q1  0 → 0, R, q1   adder.tm:19"))
    _ = session.perform("run +", on: host)
    #expect(text(&session, "why").contains("q5 is a final state, as line"))
    _ = session.perform("restart", on: host)
    #expect(text(&session, "why").contains("it has not stopped: in q0 it reads +"))
  }

  @Test func `the empty line repeats a step for a person, not in a script`() {
    var session = session("load adder", "tape 00+000", "step 2")
    #expect(text(&session, "") == "")
    session.isInteractive = true
    #expect(text(&session, "step 2").hasPrefix(" step 4 "))
    #expect(text(&session, "").hasPrefix(" step 6 "))
    _ = session.perform("where", on: host)
    #expect(text(&session, "").hasPrefix(" step 8 "))
  }

  @Test func `mistakes suggest what was meant`() {
    var session = Session()
    let wrong: [(line: String, advice: String)] = [
      ("stpe", "did you mean `step`?"), ("step", "`load adder` loads one"), ("load addr", ""),
      ("zzzzzzz", "`help` lists the commands"),
      ("zzzzzz := 3 +", "needs something behind it"), ("= 3 zork: ", "did you mean `zork`?"),
      ("help stepp", "did you mean `step`?")
    ]
    for (line, advice) in wrong {
      let answer = session.perform(line, on: host)
      if case .mistake = answer.status {} else { Issue.record("\(line) is no mistake") }
      #expect(answer.text.contains(advice), "\(line): \(answer.text)")
    }
    _ = session.perform("load adder", on: host)
    let more: [(line: String, advice: String)] = [
      ("break q33", "did you mean `q3`?"), ("break q5", "stops there anyway"),
      ("break row 1", "nearest one is on line 17"),
      ("break row other.tm:17", "is not loaded"), ("break if hed < 3", "did you mean `head`?"),
      ("tape 99999999 0", "a million cells"),
      ("tape 1 00", "not one symbol"), ("step x", "expected a number"), ("step -1", "`back 1`"),
      ("back 10^30", "too large"), ("step 1 2", "one word too many"),
      ("goto", "needs the number"),
      ("until", "needs a state"), ("delete 7", "no breakpoint"), ("ignore 1", "needs a breakpoint"),
      ("watch x", "not the number of a cell"),
      ("state nowhere", "the states are q0"), ("info nonsense", "`info` knows"), ("undo", "no edit"),
      ("print hed", "did you mean `head`?"),
      ("trace maybe", "`on` or `off`"), ("focus moon", "is `machine` or `world`"),
      ("tape \u{7}", "invisible character"),
      ("head 2000000000", "not the number of a cell")
    ]
    for (line, advice) in more {
      let answer = session.perform(line, on: host)
      if case .mistake(.usage) = answer.status {} else { Issue.record("\(line) is no mistake") }
      #expect(answer.text.contains(advice), "\(line): \(answer.text)")
    }
  }

  @Test func `several lines are a machine, or several lines`() {
    var session = Session()
    #expect(text(&session, "; flips\nstart: a\n\na 0 1 R a ; to 1\na 1 0 R a").contains("loaded pasted.tm"))
    #expect(text(&session, "run 0110\nrun 1").hasPrefix("1001\n"))
    #expect(text(&session, "load two.tm <<X\na 0 1 R a\nX\nrun 00").hasPrefix("loaded two.tm"))
    #expect(text(&session, "a 0 1 R\na 1 0 R a").contains("a row has five columns, this one has four"))
    #expect(text(&session, "\u{FEFF}a 0 1 R a").contains("unknown command"))
  }

  @Test func `a long trace is shown on the way`() {
    var session = session("load <<END\na _ 1 R a\nEND", "trace on")
    let answer = session.perform("step 1000", on: host)
    #expect(host.parts.hasPrefix("     0  a  [_]\n     1  a  1[_]\n"))
    #expect((host.parts + answer.text).split(separator: "\n").count > 1000 && answer.pieces.count < 300)
  }

  @Test func `commands are cut at semicolons where all are commands`() {
    #expect(Session.commands(in: "load adder; run 00+000;") == ["load adder", "run 00+000"])
    #expect(Session.commands(in: "print 'a;b'; step") == ["print 'a;b'", "step"])
    #expect(Session.commands(in: "q0 0 1 R q1 ; a row") == ["q0 0 1 R q1 ; a row"])
    #expect(Session.commands(in: "; a comment") == ["; a comment"])
  }

  @Test func `what follows a word decides whether it is a command`() {
    var session = session("load <<END\na + 0 R a\na 0 + R a\nEND")
    #expect(text(&session, "run +").hasPrefix("0\n"))
    #expect(text(&session, "run + 3").contains("there is no variable `run`"))
    #expect(text(&session, "run + 3").contains("`:run …` is the command"))
    #expect(text(&session, ":run + 0").hasPrefix("0\n"))
    for line in ["step <- 3", "back >> foo", "list at: 3"] {
      #expect(text(&session, line).contains("input "), "\(line)")
    }
    #expect(text(&session, "list := 7") == "7\n`list` is a variable now; `:list` is the command\n")
    #expect(text(&session, "list + 1") == "8\n" && text(&session, "list") == "7\n")
    #expect(text(&session, ":list").contains("a + 0 R a"))
    #expect(text(&session, "tape -1 0").hasPrefix(" step "))
  }

  @Test func `numbers at the ends of what there is are refused, not a crash`() {
    var session = session("load adder")
    for cell in ["-9223372036854775808", "9223372036854775807", "99999999999999999999"] {
      for line in [
        "head \(cell)", "tape \(cell) 0", "watch \(cell)", "break head \(cell)", "print cell(\(cell))",
        "break if cell(\(cell)) = 0",
        "break row \(cell)", "delete \(cell)"
      ] {
        if case .mistake = session.perform(line, on: host).status {} else { Issue.record("\(line) is no mistake") }
      }
      _ = session.perform("list \(cell)", on: host)
    }
    #expect(session.perform("goto 18446744073709551615", on: host).status == .fine)
    #expect(session.perform("step 18446744073709551615", on: host).status == .fine)
  }

  @Test func `a word that is put on the tape and taken back is not run`() {
    var session = session("load adder 00+0", "tape 0+0", "undo")
    #expect(text(&session, "run").hasPrefix("000\n"))
    #expect(text(&session, "tape 4").contains("no row of the table knows `4`"))
  }

  @Test func `sessions with odd names and words are saved and taken up`() {
    host.fileTexts["odd.tm"] =
      "\"x\" a b R 'y' ! ; a comment\u{2028}with a separator\n'y' \\s \" R if\nif * * S step !\nstep _ _ L \"x\"\nEND 0 0 R END\n"
    var first = session(
      "load odd.tm", #"tape a"\s"_\\"#, "break '\"x\"'", "break 'if' a", "tbreak 'step'", "step 3", #"tape 1 \s"#,
      "state 'y'", "ignore 1 5",
      "state step", "state if", "display state = \"y\"", "display head", "undisplay 1", "reload <<X\nq a b R q !\nX",
      "step")
    #expect(session("save s").prompt == "machine> ")
    _ = first.perform("save s", on: host)
    var second = Session()
    let answer = second.perform("load s", on: host)
    #expect(answer.status == .fine, "\(answer.text)\n\(host.fileTexts["s"] ?? "")")
    for line in [
      "goto 0", "goto 3", "where", "info breakpoints", "display", "back 1", "info breakpoints", "info history", "run"
    ] {
      #expect(text(&first, line) == text(&second, line), "\(line)")
    }
    // A session that is broken leaves the present one as it was.
    host.fileTexts["bad"] = (host.fileTexts["s"] ?? "") + "nonsense\n"
    let before = text(&second, "info machine")
    #expect(second.perform("load bad", on: host).status == .mistake(.usage))
    #expect(text(&second, "info machine") == before)
  }

  @Test func `a script does not repeat steps at its empty lines`() {
    host.fileTexts["steps"] = "load adder 00+0\n\nstep 2\n\n\n"
    var session = session()
    session.isInteractive = true
    #expect(text(&session, "source steps").hasSuffix("adder.tm:20\n"))
    #expect(text(&session, "print steps") == "2\n")
    _ = session.perform("save s", on: host)
    _ = session.perform("load s", on: host)
    #expect(text(&session, "print steps") == "2\n")
  }

  @Test func `the editor opens a file only if that is what is loaded`() {
    host.fileTexts["typed.tm"] = "other 0 0 R other\n"
    host.fileTexts["own.tm"] = "a 0 0 R a\n"
    host.editing = { $0.replacing(" R ", with: " L ") }
    var session = session("load <<X\na 0 1 R a\nX", "edit")
    #expect(host.fileTexts["typed.tm"] == "other 0 0 R other\n" && text(&session, "list").contains("a 0 1 L a"))
    for line in ["load own.tm", "edit"] { _ = session.perform(line, on: host) }
    #expect(host.fileTexts["own.tm"] == "a 0 0 L a\n")
    for line in ["undo", "edit"] { _ = session.perform(line, on: host) }
    #expect(host.fileTexts["own.tm"] == "a 0 0 L a\n")
    // What was saved as a file is edited there, and may be saved again.
    for line in ["load <<X\na 0 1 R a\nX", "save mine.tm", "edit"] { _ = session.perform(line, on: host) }
    #expect(host.fileTexts["mine.tm"] == "a 0 1 L a\n")
    #expect(session.perform("save mine.tm", on: host).status == .fine)
    #expect(session.perform("save own.tm", on: host).status == .mistake(.cannotWrite))
    // A table with errors is forgotten with its machine.
    host.editing = { _ in "broken\n" }
    for line in ["edit", "load adder"] { _ = session.perform(line, on: host) }
    var seen = ""
    host.editing = { text in
      seen = text
      return text
    }
    _ = session.perform("edit", on: host)
    #expect(seen.contains("unary adder"))
  }

  @Test(.timeLimit(.minutes(1))) func `long and odd lines are answered quickly`() {
    var session = session("load adder")
    for line in [
      "print " + String(repeating: "'a ", count: 200_000), "state q" + String(repeating: "\u{301}", count: 1_000_000),
      "load <<END\n" + String(repeating: "\n", count: 1_000_000) + "END", String(repeating: "x", count: 17 << 20),
      String(repeating: "load <<A ", count: 100_000)
    ] {
      if case .mistake = session.perform(line, on: host).status {
      } else {
        Issue.record("\(line.prefix(20)) is no mistake")
      }
    }
    #expect(!session.perform("display state = \"\u{1B}[31m\"", on: host).text.contains("\u{1B}"))
  }

  @Test func `a session is a value`() {
    var first = session("load adder", "tape 0+0", "step")
    var second = first
    _ = second.perform("step 2", on: host)
    #expect(text(&first, "print steps") == "1\n" && text(&second, "print steps") == "3\n")
  }

  @Test func `completion offers what may come`() {
    var session = session("load adder", "break q3")
    func words(_ line: String) -> [String] { session.completion(of: line, on: host).words }
    #expect(words("rev") == ["reverse-continue", "reverse-step"])
    #expect(words(":rev") == [":reverse-continue", ":reverse-step"])
    #expect(words("load add") == ["adder"])
    #expect(words("break q") == ["q0", "q1", "q2", "q3", "q4", "q5"])
    #expect(words("until ") == ["if", "q0", "q1", "q2", "q3", "q4", "q5"])
    #expect(words("break row 1") == ["17", "18", "19"])
    #expect(words("break q3 ") == ["+", "0", "1", "_"])
    #expect(words("break if state = q1") == ["q1"])
    #expect(words("delete ") == ["1"])
    #expect(words("info b") == ["breakpoints"])
    #expect(words("run 0") == ["0+", "00", "01", "0_"])
    #expect(words("help unt") == ["until"])
    #expect(words("nonsense x") == [])
    host.fileTexts = ["mine.tm": "", "my/": ""]
    #expect(words("load m") == ["mine.tm", "my/"])
    #expect(session.completion(of: "load my", on: host).isFinal == false)
    session = Session()
    #expect(words("break ") == ["head", "if", "row", "step"])
  }
}
