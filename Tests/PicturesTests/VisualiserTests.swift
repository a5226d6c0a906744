import Diagnostics
import Foundation
import Pictures
import Support
import Testing
import TuringMachines

/// The picture of the tape: aligned, within its width, the head where it is.
@Suite struct VisualiserTests {
  private func run(_ table: String, _ input: String) throws -> (Run, Alphabet) {
    let machine = try #require(TableReader.read(SourceText(name: "t.tm", table)).machine)
    var alphabet = machine.alphabet
    let word = try alphabet.word(input)
    let run = Run(
      Program(machine), input: [word], symbolCount: alphabet.count, findsLoops: false, keepsHistory: true)
    return (run, alphabet)
  }

  /// Checks all that must hold of a frame of one tape; the column of the head.
  @discardableResult
  private func check(_ frame: String, _ run: Run, _ alphabet: Alphabet, columns: Int) -> Int {
    let lines = frame.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for line in lines { #expect(DisplayWidth.of(line) <= columns, "\(columns) columns: \(line)") }
    guard lines.count > 5 else {
      Issue.record("no frame: \(frame)")
      return 0
    }
    let tape = run.configuration.tapes[0]
    // The bracketed symbol is the one under the head, and the arrow stands under it.
    guard let open = lines[2].firstIndex(of: "["), let arrow = lines[4].firstIndex(where: { "▲^".contains($0) }) else {
      Issue.record("no head in\n\(frame)")
      return 0
    }
    let inside = lines[2][lines[2].index(after: open)...].prefix { $0 != "│" && $0 != "|" }.dropLast()
    let symbol = alphabet.character(of: tape.read)
    #expect(inside.filter { $0 != " " } == (symbol == " " ? "␣" : "\(symbol)"), "\(frame)")
    let left = DisplayWidth.of(String(lines[2][..<open]))
    let column = DisplayWidth.of(String(lines[4][..<arrow]))
    #expect(column > left && column <= left + DisplayWidth.of(String(inside)), "\(frame)")
    // The uprights stand under the corners, however wide the symbols are.
    func places(_ line: String, _ signs: String) -> [Int] {
      line.indices.filter { signs.contains(line[$0]) }.map { DisplayWidth.of(String(line[..<$0])) }
    }
    let corners = places(lines[1], "┌┬┐")
    #expect(corners == places(lines[3], "└┴┘") && corners == places(lines[2], "│"), "\(frame)")
    return column
  }

  @Test func `the adder is drawn as the design draws it`() throws {
    let text = try String(contentsOf: Project.folder.appending(path: "machines/adder.tm"), encoding: .utf8)
    var (run, alphabet) = try run(text, "00+000")
    _ = run.advance(6)
    var visualiser = Visualiser(columns: 80)
    _ = visualiser.frame(of: run, alphabet)
    _ = run.advance()
    var caption = Visualiser.Caption()
    caption.changed = [6]
    caption.remarks = ["breakpoint 1: state q3"]
    #expect(
      visualiser.frame(of: run, alphabet, caption) == """
         step 7   state q3   cell 5
                        ┌───┬───┬───┬───┬───┬───┬───┐
                  … _   │ _ │ 0 │ + │ 0 │ 0 │[0]│ 0 │   _ …
                        └───┴───┴───┴───┴───┴───┴───┘
                                              ▲   •
         q3  0 → 0, L, q3        ; skip left over the right number               t.tm:23
         breakpoint 1: state q3

        """)
    visualiser.isASCII = true
    #expect(
      visualiser.frame(of: run, alphabet, caption) == """
         step 7   state q3   cell 5
                        +---+---+---+---+---+---+---+
                  .. _  | _ | 0 | + | 0 | 0 |[0]| 0 |   _ ..
                        +---+---+---+---+---+---+---+
                                              ^   *
         q3  0 -> 0, L, q3       ; skip left over the right number               t.tm:23
         breakpoint 1: state q3

        """)
  }

  @Test func `the head stands over the right cell at every step of the adder, at every width`() throws {
    let text = try String(contentsOf: Project.folder.appending(path: "machines/adder.tm"), encoding: .utf8)
    for columns in [40, 41, 47, 80, 100, 300] {
      var (run, alphabet) = try run(text, "00+000")
      var visualiser = Visualiser(columns: columns)
      for _ in 0...27 {
        check(visualiser.frame(of: run, alphabet), run, alphabet, columns: columns)
        _ = run.advance()
      }
      #expect(run.steps == 27)
    }
  }

  @Test func `cells keep their place on the screen while the head moves in view`() throws {
    var (run, alphabet) = try run("a 0 1 R a\na 1 0 L a\n", "000000")
    var visualiser = Visualiser(columns: 80)
    var last = check(visualiser.frame(of: run, alphabet), run, alphabet, columns: 80)
    for _ in 0..<5 {
      _ = run.advance()
      let column = check(visualiser.frame(of: run, alphabet), run, alphabet, columns: 80)
      #expect(column == last + 4)
      last = column
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func `nothing is out of place, whatever the symbols and the width`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let symbols = ["0", "1", "界", "😀", "e\u{301}", "\\s", "👨‍👩‍👧‍👦", "+", "ｱ", "→"]
    let names = [
      "q", "a-rather-long-name-of-a-state-with-many-letters", "状态", "é😀", String(repeating: "x", count: 5000)
    ]
    for number in 0..<60 {
      let used = symbols.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) + ["_"]
      let states = names.shuffled(using: &random).prefix(3)
      var table = "blank: \(["∅", "_", "空", "."].randomElement(using: &random)!)\n"
      for state in states {
        for symbol in used {
          let (write, next) = (used.randomElement(using: &random)!, states.randomElement(using: &random)!)
          let move = ["L", "R", "S", "R"].randomElement(using: &random)!
          let comment = [";", "; a\tb", "; 説明\u{1B}[31m", "; " + String(repeating: "long ", count: 50)].randomElement(
            using: &random)!
          table += "\(state) \(symbol) \(write) \(move) \(next) \(comment)\n"
        }
      }
      let word = (0..<Int.random(in: 0...40, using: &random)).map { _ in used.randomElement(using: &random)! }.joined()
      var (run, alphabet) = try run(table, word)
      let columns = Int.random(in: 40...300, using: &random)
      var visualiser = Visualiser(columns: columns)
      for _ in 0..<20 {
        check(visualiser.frame(of: run, alphabet), run, alphabet, columns: columns)
        _ = run.advance(UInt64(Int.random(in: 1...30, using: &random)))
        if number.isMultiple(of: 3) { run.goBack(UInt64(Int.random(in: 0...40, using: &random))) }
      }
    }
  }

  @Test func `the wall of a one-way tape is not dotted`() throws {
    var (run, alphabet) = try run("tape: one-way\na 0 1 L a\na 1 1 R a\n", "01")
    var visualiser = Visualiser(columns: 60)
    let lines = visualiser.frame(of: run, alphabet).split(separator: "\n")
    #expect(lines[2] == "        │[0]│ 1 │   _ …")
    _ = run.advance(3)
    check(visualiser.frame(of: run, alphabet), run, alphabet, columns: 60)
  }

  @Test func `each tape of several is drawn`() throws {
    var alphabet = Alphabet()
    let one = try alphabet.add("1")
    var states = StateList()
    let copy = states.add("copy")
    var table = TransitionTable(tapeCount: 2)
    table.append(
      Transition(
        state: copy, read: [.symbol(one), .symbol(.blank)], write: [.keep, .symbol(one)], move: [.right, .right],
        next: nil))
    let machine = TuringMachine(
      name: "copy", alphabet: alphabet, states: states, transitions: table, start: copy, otherwise: .halt)
    var run = Run(Program(machine), input: [[one, one]], keepsHistory: true)
    _ = run.advance()
    var visualiser = Visualiser(columns: 40)
    let frame = visualiser.frame(of: run, alphabet)
    #expect(frame.hasPrefix(" step 1   state copy   cell 1|1\n") && frame.contains(" 1        … _   │ 1 │[1]│   _ …\n"))
    #expect(frame.contains(" 2        … _   │ 1 │[_]│   _ …\n") && frame.contains(" copy  1_ → 11, RR, copy\n"))
  }

  @Test func `colour is never the only sign`() throws {
    var (run, alphabet) = try run("a 0 1 R a\n", "000")
    _ = run.advance()
    var caption = Visualiser.Caption()
    caption.changed = [0]
    var plain = Visualiser(columns: 80)
    var colored = Visualiser(columns: 80, usesColor: true)
    let frame = colored.frame(of: run, alphabet, caption)
    #expect(frame.contains("\u{1B}["))
    #expect(frame.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.frame(of: run, alphabet, caption))
  }

  @Test func `a verdict that is longer than a line is folded`() throws {
    let machine = try #require(TableReader.read(SourceText(name: "t.tm", "a 0 1 S a\na 1 0 S a\n")).machine)
    var run = Run(Program(machine), input: [[Symbol(index: 1)]])
    _ = run.finish()
    var visualiser = Visualiser(columns: 40)
    check(visualiser.frame(of: run, machine.alphabet), run, machine.alphabet, columns: 40)
  }
}
