import Foundation
import Support
import Testing

/// A session with a person, on a real pseudo-terminal.
@Suite(.serialized) struct TerminalTests {
  private func withTerminal(
    _ words: [String] = [], columns: Int = 80, variables: [String: String] = [:], _ body: (Terminal, URL) throws -> Void
  ) throws {
    try Project.withTemporaryFolder { folder in
      let terminal = try Terminal(words, in: folder, columns: columns, variables: variables)
      try body(terminal, folder)
    }
  }

  @Test func `a first session greets, draws and ends`() throws {
    try withTerminal { terminal, folder in
      #expect(
        terminal.shows("steps through Turing machines") && terminal.shows("Ctrl-D leaves")
          && terminal.shows("machine> "))
      terminal.type("load adder\r")
      #expect(terminal.shows("│[0]│ 0 │ + │") && terminal.shows("machine adder> "))
      terminal.type("step\r")
      #expect(terminal.shows(" step 1   state ") && terminal.shows("machine adder> "))
      terminal.type("\r")
      // The next picture takes the place of this one.
      #expect(
        terminal.shows("\u{1B}[8A\r\u{1B}[Jmachine adder> step\r\n step 2   state ")
          && terminal.shows("machine adder> "))
      terminal.type("\u{4}")
      #expect(terminal.end() == 0 && terminal.echoes)
      let history = folder.appending(path: ".local/state/tm/history")
      let attributes = try FileManager.default.attributesOfItem(atPath: history.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let lines = try String(contentsOf: history, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      #expect(lines == ["load adder", "step"])
    }
  }

  @Test func `Tab completes commands, machines, files and states`() throws {
    try withTerminal { terminal, folder in
      try "a 0 1 R a\n".write(to: folder.appending(path: "zebra.tm"), atomically: true, encoding: .utf8)
      #expect(terminal.shows("machine> "))
      terminal.type("lo\tadd\t\r")
      #expect(terminal.shows("load adder ") && terminal.shows("machine adder> "))
      terminal.type("break q\t\t")
      #expect(terminal.shows("q0") && terminal.shows("q5"))
      terminal.type("3\r")
      #expect(terminal.shows("breakpoint 1: state q3"))
      terminal.type("load z\t\r")
      #expect(terminal.shows("loaded zebra.tm"))
    }
  }

  @Test func `Ctrl-C clears the line, gives up a text, and stops a run`() throws {
    try withTerminal(["step", "bit-counter"]) { terminal, _ in
      #expect(terminal.shows("machine bit-counter> "))
      terminal.type("nonsense that is not entered")
      #expect(terminal.shows("not entered"))
      terminal.type("\u{3}")
      #expect(terminal.shows("machine bit-counter> "))
      terminal.type("load <<END\r")
      #expect(terminal.shows("> "))
      terminal.type("a 0 1 R a\r")
      terminal.type("\u{3}")
      #expect(terminal.shows("machine bit-counter> "))
      terminal.type("run\r")
      // Progress is shown after a second.
      #expect(terminal.shows("steps/s"))
      terminal.type("\u{3}")
      #expect(terminal.shows("interrupted; `continue` goes on") && terminal.shows("machine bit-counter> "))
      terminal.type("back\r")
      #expect(terminal.shows(" step ") && terminal.shows("machine bit-counter> "))
      terminal.type("quit\r")
      #expect(terminal.end() == 0 && terminal.echoes)
    }
  }

  @Test func `a table is pasted in brackets as one line`() throws {
    try withTerminal { terminal, folder in
      #expect(terminal.shows("machine> "))
      terminal.type("\u{1B}[200~; flips\rstart: a\ra 0 1 R a ; to 1\ra 1 0 R a\r\u{1B}[201~\r")
      #expect(terminal.shows("loaded pasted.tm: pasted, 1 state, 2 rows") && terminal.shows("machine pasted> "))
      terminal.type("run 0110\r")
      #expect(terminal.shows("1001\r\n"))
    }
  }

  @Test func `a resized window gets pictures that fit`() throws {
    try withTerminal(["step", "adder", "00000000+000000000"]) { terminal, _ in
      #expect(terminal.shows("machine adder> "))
      terminal.resize(columns: 40, rows: 20)
      terminal.type("step\r")
      #expect(terminal.shows(" step 1 ") && terminal.shows("machine adder> "))
      terminal.type("where\r")
      #expect(terminal.shows("where\r\n") && terminal.shows(" step 1   state "))
      #expect(terminal.shows("┐\r\n"))
      terminal.type("list\r")
      #expect(terminal.shows("list\r\n"))
      terminal.resize(columns: 120, rows: 20)
      terminal.type("step\r")
      #expect(terminal.shows(String(repeating: "───┬", count: 16)))
    }
  }

  @Test func `a signal ends a session and leaves the terminal as it was`() throws {
    try withTerminal { terminal, _ in
      #expect(terminal.shows("machine> "))
      terminal.type("half a li")
      #expect(terminal.shows("half a li"))
      terminal.signal(SIGTERM)
      #expect(terminal.end() == 143 && terminal.echoes)
    }
  }

  @Test func `an editor changes the table in the middle of a run`() throws {
    try withTerminal(["step", "adder", "0+0"], variables: ["EDITOR": "sed -i 's/take a 0/CARRY a 0/'"]) { terminal, _ in
      #expect(terminal.shows("machine adder> "))
      terminal.type("edit\r")
      #expect(terminal.shows("reloaded adder.tm") && terminal.shows("CARRY a 0"))
      terminal.type("undo\r")
      #expect(terminal.shows("take a 0"))
    }
  }

  @Test func `the next session knows the lines of the last`() throws {
    try Project.withTemporaryFolder { folder in
      for round in 0..<2 {
        let terminal = try Terminal([], in: folder)
        #expect(
          terminal.shows(round == 0 ? "steps through" : "`help` shows what can be done\r\n")
            && terminal.shows("machine> "))
        if round == 0 {
          terminal.type("load inverter\r")
          #expect(terminal.shows("machine inverter> "))
          terminal.type(" load adder\r")
        } else {
          terminal.type("\u{1B}[A\r")
          #expect(terminal.shows("loaded inverter.tm"))
        }
        #expect(terminal.shows("> "))
        terminal.type("\u{4}")
        #expect(terminal.end() == 0)
      }
    }
  }

  @Test func `a terminal without abilities gets neither colours nor redrawing`() throws {
    try withTerminal(["step", "adder", "00+000"], variables: ["TERM": "dumb"]) { terminal, _ in
      #expect(terminal.shows("machine adder> "))
      terminal.type("step 1\r")
      #expect(terminal.shows("machine adder> "))
      terminal.type("step 2\r")
      #expect(terminal.shows("step 2\r\n step 3   state q2   cell 3\r\n"))
    }
  }
}
