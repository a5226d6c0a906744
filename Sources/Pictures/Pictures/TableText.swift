import Diagnostics
public import TuringMachines

/// A machine as a `.tm` text with aligned columns: directives, rows and their comments, without its tests.
///
/// Reading the text gives the same machine, whatever format it came from.
public struct TableText: Sendable {
  public init() {}

  public func text(of machine: TuringMachine) -> String {
    var text = ""
    for (directive, value) in directives(of: machine) {
      let word = directive + ":"
      text += word + String(repeating: " ", count: max(1, 8 - word.count)) + value + "\n"
    }
    var rows = [["; state", "read", "write", "move", "next", ""]]
    for row in 0..<machine.transitions.count { rows.append(columns(of: row, machine)) }
    let widths = (0..<5).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    text += "\n"
    for row in rows {
      var line = ""
      for (column, width) in widths.enumerated() {
        line += row[column] + String(repeating: " ", count: width - DisplayWidth.of(row[column]) + 2)
      }
      line += row[5]
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private func directives(of machine: TuringMachine) -> [(String, String)] {
    var result = [("name", machine.name)]
    if !machine.about.isEmpty { result.append(("about", machine.about)) }
    if !machine.origin.isEmpty { result.append(("source", machine.origin)) }
    result.append(("start", machine.states.name(of: machine.start)))
    for finality in [Finality.accept, .reject, .halt] {
      let names = machine.states.allNames.filter { name in
        machine.states.state(named: name).flatMap { machine.states.finality(of: $0) } == finality
      }
      if !names.isEmpty { result.append((finality.rawValue, names.joined(separator: " "))) }
    }
    let usual: TuringMachine.Otherwise = machine.states.hasFinalStates ? .stuck : .halt
    if machine.otherwise != usual { result.append(("otherwise", machine.otherwise.rawValue)) }
    let blank = machine.alphabet.shownBlank
    if blank != Alphabet.blankCharacter { result.append(("blank", blank == " " ? "\\s" : "\(blank)")) }
    if machine.tapeCount > 1 { result.append(("tapes", "\(machine.tapeCount)")) }
    if machine.tapeShape != .twoWay { result.append(("tape", machine.tapeShape.rawValue)) }
    let input = machine.input.map { symbols(of: $0, machine.alphabet) }.joined(separator: "|")
    if !machine.input.joined().isEmpty { result.append(("input", input)) }
    if machine.head != 0 { result.append(("head", "\(machine.head)")) }
    return result
  }

  /// State, read, write, move, next, and the comment with its `;`.
  private func columns(of row: Int, _ machine: TuringMachine) -> [String] {
    let transition = machine.transitions[row]
    let read = transition.read.map { match in
      switch match {
      case .symbol(let symbol): symbols(of: [symbol], machine.alphabet)
      case .any: "*"
      case .oneOf(let list): "{\(symbols(of: list, machine.alphabet))}"
      case .except(let list): "!{\(symbols(of: list, machine.alphabet))}"
      }
    }
    let write = transition.write.map { write in
      switch write {
      case .symbol(let symbol): symbols(of: [symbol], machine.alphabet)
      case .keep, .matched: "*"
      }
    }
    let letters: [Move: String] = [.left: "L", .stay: "S", .right: "R"]
    let next = transition.next.map { machine.states.name(of: $0) } ?? "*"
    let comment = machine.comment(ofRow: row)
    return [
      "  " + (transition.state.map { machine.states.name(of: $0) } ?? "*"), read.joined(),
      write.joined(), transition.move.compactMap { letters[$0] }.joined(),
      next + (transition.isBreakpoint ? "  !" : ""), comment.isEmpty ? "" : "; " + comment
    ]
  }

  /// Symbols as they are written in a table, where more characters than in a word have a meaning.
  private func symbols(of word: Word, _ alphabet: Alphabet) -> String {
    word.map { symbol in
      let character = alphabet.character(of: symbol)
      if symbol.isBlank { return "_" }
      if character == " " { return "\\s" }
      if alphabet.isBlank(character) || ["*", ";", "\\", "!"].contains(character) { return "\\\(character)" }
      return "\(character)"
    }.joined()
  }
}
