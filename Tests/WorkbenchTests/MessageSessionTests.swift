import Messages
import Support
import Testing
import Workbench

/// Message expressions in a session.
@Suite struct MessageSessionTests {
  private let host = TestHost()

  private static let square = """
    Object subclass: 'Square' instanceVariables: 'a'.
    Square >> init [ a := 1 ]
    Square >> a: newA [ a := newA ]
    Square >> a [ ^a ]
    Square >> area [ ^a * a ]
    s := Square new.
    s area.
    s a: 5; area.
    num := 42.
    num := num raisedTo: 2.
    (num = 42) ifTrue: ['answer'] ifFalse: ['not the answer'].
    """

  private func text(_ session: inout Session, _ line: String) -> String { session.perform(line, on: host).text }

  /// Types lines one after the other, as a script gives them.
  private func type(_ program: String, _ session: inout Session) -> [String] {
    var gathering = LineGathering()
    var answers: [String] = []
    for line in program.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let whole = gathering.take(String(line), for: session) else { continue }
      answers.append(text(&session, whole))
    }
    #expect(!gathering.isOpen)
    return answers
  }

  @Test func `a program typed line by line answers each line`() {
    var session = Session()
    let answers = type(Self.square, &session)
    #expect(
      answers == [
        "Square\n", "", "", "", "", "a Square\n`s` is a variable now; `:s` is the command\n", "1\n", "25\n", "42\n",
        "1764\n", "'not the answer'\n"
      ])
    #expect(session.prompt == "machine> ")
  }

  @Test func `a program pasted as a whole answers the same`() {
    for prefix in ["", "focus world\n"] {
      var session = Session()
      let answer = text(&session, prefix + Self.square)
      #expect(answer.hasPrefix("Square\na Square\n"), "\(answer)")
      #expect(
        answer.contains("\n1\n") && answer.contains("\n25\n") && answer.contains("\n42\n1764\n'not the answer'\n"))
    }
  }

  @Test func `a missing period is found at the end of its line`() {
    var session = Session()
    let answer = session.perform("numberIs42 := (42 = 42)\nmessage := numberIs42", on: host)
    #expect(answer.text.contains("input 1:1:24: error: a missing period?"))
    #expect(answer.status == .mistake(.badFile))
    #expect(text(&session, "Square >> area: [ ^1 ]").contains("did you mean `area`?"))
  }

  @Test func `lines wait for what closes them`() {
    var session = Session()
    #expect(type("#(1 2 3) inject: 0 into: [:sum :each |\n  sum + each\n]", &session) == ["6\n"])
    #expect(type("x := 3 +\n4", &session) == ["7\n"])
    #expect(type("'a\n\nb' size", &session) == ["4\n"])
    #expect(type("\"a remark\nthat goes on\" 3", &session) == ["3\n"])
    #expect(type("Object subclass: #Dog", &session) == ["Dog\n"])
    #expect(type("Dog >> bark\n[\n\n  ^'wau'\n]\nDog new bark", &session) == ["", "'wau'\n"])
    #expect(type("Dog >> #bark\n$'\n#( $[ #[1] ) size", &session).count == 3)
    // An empty line ends what does not go on.
    #expect(type("3 +\n\n4", &session).last == "4\n")
  }

  @Test func `an error leaves the world as it was`() {
    var session = Session()
    #expect(text(&session, "x := 1") == "1\n")
    let answer = session.perform("x := 2. y := 3. x zork: 4. #(1 2) at: 9. x := 5", on: host)
    #expect(answer.status == .mistake(.failed))
    #expect(
      answer.text == """
        2
        3
        nil
        input 2:1:19: an Integer ignored `zork:`
        input 2:1:35: error: index 9 is outside 1 to 2 (IndexError)
        the world is as it was before this input

        """)
    #expect(text(&session, "x") == "1\n")
    #expect(text(&session, "= y").contains("there is no variable `y`"))
    #expect(text(&session, "ignored") == "no message was ignored\n")
  }

  @Test func `an interruption leaves the world as it was`() {
    var session = Session()
    #expect(text(&session, "x := 1") == "1\n")
    host.questionsBeforeCancelling = 3
    let answer = session.perform("x := 2. [true] whileTrue: [x := x + 1]", on: host)
    #expect(answer.status == .mistake(.interrupted))
    #expect(answer.text.contains("the world is as it was before this input"))
    host.questionsBeforeCancelling = nil
    #expect(text(&session, "x") == "1\n")
  }

  @Test func `what the Transcript shows comes as it is written`() {
    var session = Session()
    let answer = session.perform("Transcript show: 'no end'. 3. Transcript showCr: 'a line'", on: host)
    #expect(answer.text == "no end\n3\na line\n")
    #expect(answer.pieces.allSatisfy { if case .output = $0 { true } else { false } })
  }

  @Test func `ignored messages are told at once and listed`() {
    var session = Session()
    _ = text(&session, "Object subclass: #Liver")
    #expect(text(&session, "liver := Liver new") == "a Liver\n")
    #expect(text(&session, "liver insulin: 3") == "nil\ninput 3:1:7: a Liver ignored `insulin:`\n")
    _ = text(&session, "1 to: 9 do: [:i | liver insulin: i]")
    #expect(
      text(&session, "ignored")
        == "input 3:1:7: a Liver ignored `insulin:`\ninput 4:1:25: a Liver ignored `insulin:` in a block in main, 9 times\n"
    )
  }

  @Test func `objects and inspect look and change nothing`() {
    var session = Session()
    _ = type(Self.square, &session)
    #expect(
      text(&session, "objects") == """
        Square  class of Object, 4 methods
        s       a Square
        num     1764

        """)
    let inspected = text(&session, "inspect s a: 7; yourself")
    #expect(
      inspected == """
        a Square
          lookup      Square → Object
          a           7

        """)
    #expect(text(&session, "s a") == "5\n")
    #expect(text(&session, "inspect (1 to: 30) asArray").contains("and 10 more"))
    #expect(text(&session, "inspect").contains("needs an expression"))
  }

  @Test func `actors work until all is quiet, and their failures are told`() {
    var session = Session()
    _ = text(&session, "Object subclass: #Actor")
    _ = text(&session, "Actor >> fail [ ^1 / 0 ]")
    #expect(text(&session, "promise := Actor new <- yourself. promise wait") == "a Promise (pending)\nan Actor\n")
    let answer = session.perform("Actor new <- fail", on: host)
    #expect(answer.status == .mistake(.failed) && answer.text.contains("(ZeroDivide)"))
    #expect(session.perform("3", on: host).status == .fine)
    #expect(session.perform("Actor new <- self", on: host).text.contains("Actor"))
  }

  @Test func `the focus decides what else is an expression`() {
    var session = Session()
    #expect(text(&session, "zork").contains("unknown command `zork`"))
    #expect(text(&session, "focus world") == "" && session.prompt == "world> ")
    #expect(text(&session, "focus") == "world\n")
    #expect(text(&session, "zork").contains("there is no variable `zork`"))
    #expect(text(&session, "quti").contains("`quit` is a command"))
    #expect(text(&session, "load adder").contains("loaded adder.tm"))
    #expect(text(&session, "3 factorial") == "6\n")
    #expect(text(&session, "focus machine") == "" && session.prompt == "machine adder> ")
    for line in ["3 factorial", "(3) factorial", "-3 abs", "#(1) first", "'a' size", "$a value", "Object", "{1} size"] {
      #expect(session.perform(line, on: host).status == .fine, "\(line)")
    }
    #expect(text(&session, "a 0 1 R a").contains("a table is pasted as a whole"))
    #expect(text(&session, "1 0 1 R a").contains("a table is pasted as a whole"))
  }

  @Test func `a program is loaded into the world`() {
    host.fileTexts["square.st"] = Self.square + "\nTranscript showCr: 'here'."
    host.fileTexts["bad.st"] = "x := 3.\ny := (4."
    host.fileTexts["late.st"] = "z := 3. z zork. #() first"
    var session = Session()
    #expect(text(&session, "load square.st") == "here\nloaded square.st: Square, s, num\n")
    #expect(session.prompt == "world> ")
    #expect(text(&session, "s area") == "25\n")
    #expect(text(&session, "load bad.st").contains("bad.st:2:8: error: `)` is missing before `.`"))
    #expect(session.perform("load late.st", on: host).status == .mistake(.failed))
    #expect(text(&session, "z").contains("there is no variable `z`"))
    #expect(text(&session, "load nothing.st").contains("cannot read"))
  }

  @Test func `what may be typed next`() {
    var session = Session()
    _ = type(Self.square, &session)
    #expect(session.completion(of: "s ar", on: host).words.contains("area"))
    #expect(session.completion(of: "Squ", on: host).words == ["Square"])
    #expect(session.completion(of: "x := (Squ", on: host).words == ["(Square"])
    #expect(session.completion(of: "#(1) inj", on: host).words.contains("inject:"))
  }

  /// Random lines of words that matter to commands, machines and messages.
  private static func randomLine(_ random: inout SeededRandom) -> String {
    let words = [
      "x", ":=", "<-", ">>", "[", "]", "(", ")", "{", "}", "'", "\"", "#", "$", ".", ";", "^", "|", ":y", "3", "-4",
      "16rFF",
      "2.5e3", "foo", "foo:", "at:", "+", "-", "/", "=", "Object", "Square", "new", "subclass:", "#A", "self", "super",
      "nil",
      "true", "ifTrue:", "whileTrue", "wait", "value", "step", "back", "load", "adder", "tape", "00+000", "focus",
      "world",
      "machine", "inspect", "objects", "ignored", "q0", "0", "R", "_", "print", "é", "☃", "\u{0}", "\u{7}", "\t", "\r",
      "doesNotUnderstand:", "clone", "prototype:", "method:", "printString", "Transcript", "show:", "ensure:", "on:do:",
      "Error",
      "signal", "retry", "undo", "break", "goto", "run", "help", "list", "why"
    ]
    return (0..<Int.random(in: 0...9, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(
      separator: Bool.random(using: &random) ? " " : "")
  }

  /// A million lines in all; each seed is a session of its own.
  @Test(arguments: 1...UInt64(40)) func `the session survives random lines`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var session = Session()
    var gathering = LineGathering()
    for number in 0..<25_000 {
      // Endless loops are interrupted.
      host.questionsBeforeCancelling = 3
      let line = Self.randomLine(&random)
      guard let whole = gathering.take(line, for: session) ?? (number % 50 == 0 ? gathering.drop() : nil) else {
        continue
      }
      let answer = session.perform(whole, on: host)
      if answer.ends { session = Session() }
      if number % 500 == 0 {
        #expect(text(&session, "= 3 + 4").hasSuffix("7\n"), "seed \(seed), line \(number): \(line)")
      }
      if number % 2_500 == 0 { session = Session() }
    }
  }
}
