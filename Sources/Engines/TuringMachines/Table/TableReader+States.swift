import Diagnostics

extension TableReader {
  /// Marks the final states: those that the file lists, or else those whose names begin with `halt`.
  mutating func readFinalStates() {
    guard declaresFinalStates else {
      for name in states.allNames {
        if let state = states.state(named: name), let finality = Self.finality(ofName: name) {
          states.setFinality(finality, of: state)
        }
      }
      return
    }
    let kinds: [(Directive, Finality)] = [(.accept, .accept), (.reject, .reject), (.halt, .halt)]
    for (directive, finality) in kinds {
      for line in lines(of: directive) { readFinalStates(line, finality) }
    }
  }

  /// What a name means in a table that lists no final states, as in Morphett's simulator.
  private static func finality(ofName name: String) -> Finality? {
    let lowered = name.lowercased()
    guard lowered.hasPrefix("halt") else { return nil }
    return switch lowered {
    case "halt-accept": .accept
    case "halt-reject": .reject
    default: .halt
    }
  }

  private mutating func readFinalStates(_ line: DirectiveLine, _ finality: Finality) {
    let names = words(of: line, .none)
    if names.isEmpty { refuseEmpty(line) }
    for range in names {
      let name = source.text(range)
      let isNew = states.state(named: name) == nil
      let suggestion = isNew ? Spelling.question(name, among: states.allNames) : ""
      let state = states.add(name)
      if let other = states.finality(of: state), other != finality {
        diagnostics.error(at: range, "`\(name)` cannot be both \(other.rawValue) and \(finality.rawValue)")
      }
      if isNew && transitions.count > 0 {
        diagnostics.warning(
          at: range, "no row leads to the \(finality.rawValue) state `\(name)`", suggestion: suggestion)
      }
      states.setFinality(finality, of: state)
    }
  }

  /// The start state: what `start:` says, else `0` if a row begins with it, else the first row's.
  mutating func readStart() -> State? {
    if let line = lines(of: .start).first { return readStart(line) }
    var first: State?
    for row in 0..<transitions.count {
      guard let state = transitions.state(of: row) else { continue }
      if states.name(of: state) == "0" { return state }
      first = first ?? state
    }
    if first == nil && !diagnostics.hasErrors {
      let end = source.bytes.count
      diagnostics.error(
        at: end..<end,
        transitions.count == 0 ? "this file has no rows" : "no row begins with a state to start in",
        suggestion: "a row is: state, symbol to read, symbol to write, move, next state")
    }
    return first
  }

  private mutating func readStart(_ line: DirectiveLine) -> State? {
    let names = words(of: line, .none)
    guard names.count == 1 else {
      diagnostics.error(
        at: content(of: line), "expected one state", suggestion: "as in `\(line.directive.example)`")
      return nil
    }
    let name = source.text(names[0])
    let known = states.state(named: name)
    let start = states.add(name)
    let hasRows = (0..<transitions.count).contains {
      transitions.state(of: $0) == start || transitions.state(of: $0) == nil
    }
    if !hasRows, states.finality(of: start) == nil, !diagnostics.hasErrors {
      let candidates = known == nil ? states.allNames.filter { $0 != name } : statesWithRows
      diagnostics.error(
        at: names[0], "the start state `\(name)` has no rows",
        suggestion: Spelling.question(name, among: candidates))
    }
    return start
  }

  private var statesWithRows: [String] {
    var seen: Set<State> = []
    var names: [String] = []
    for row in 0..<transitions.count {
      if let state = transitions.state(of: row), seen.insert(state).inserted {
        names.append(states.name(of: state))
      }
    }
    return names
  }

  /// The words behind a directive, up to the comment.
  func words(of line: DirectiveLine, _ escapes: LineLexer.Escapes) -> [Range<Int>] {
    var words: [Range<Int>] = []
    lexer.columns(of: line.word.upperBound..<line.line.upperBound, escapes, into: &words)
    return words
  }

  mutating func refuseEmpty(_ line: DirectiveLine) {
    diagnostics.error(
      at: line.word.upperBound..<line.word.upperBound,
      "something is missing behind `\(line.directive.rawValue)`",
      suggestion: "as in `\(line.directive.example)`")
  }
}
