/// A command of the session: an entry of the table that drives understanding, help, completion and suggestions.
struct SessionCommand: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case load = "Load and run"
    case step = "Step forward and back"
    case stop = "Stop where it matters"
    case look = "Look"
    case change = "Change"
    case messages = "Messages"
    case session = "The session"
    /// Not for people.
    case hidden = ""
  }

  /// What may stand behind the word, for completion.
  enum Operand: Sendable {
    case nothing, machine, file, state, breakpointPlace, breakpointNumber, quantity, command, topic, word, onOff
  }

  typealias Action = @Sendable (inout Session, Words, any SessionHost) throws(Refusal) -> Void

  let name: String
  let aliases: [String]
  let usage: String
  let group: Group
  let summary: String
  var details = ""
  var examples: [(line: String, meaning: String)] = []
  var operand = Operand.nothing
  /// Whether the empty line repeats it.
  var isStepping = false
  let perform: Action

  static let table = loading + stepping + stopping + looking + changing + messages + managing

  /// The commands that people are told of.
  static let shown = table.filter { $0.group != .hidden }

  static let allNames = shown.flatMap { [$0.name] + $0.aliases }

  private static let byName: [String: SessionCommand] = {
    var result: [String: SessionCommand] = [:]
    for command in table {
      for name in [command.name] + command.aliases { result[name] = command }
    }
    return result
  }()

  static func named(_ word: String) -> SessionCommand? { byName[word] }
}

extension Words {
  /// Refuses words beyond the first `most`.
  func atMost(_ most: Int, _ command: String) throws(Refusal) {
    if list.count > most {
      throw Refusal("`\(list[most])` is one word too many", suggestion: "`help \(command)` shows how it is written")
    }
  }
}
