import Diagnostics
import Messages
import TuringMachines

/// What may be typed next.
public struct Completion: Equatable, Sendable {
  /// What may stand in the place of the word before the cursor, in alphabetical order.
  public var words: [String] = []
  /// Whether a blank follows the only one; not behind a folder.
  public var isFinal = true
}

extension Session {
  /// The candidates for the last word of `line`, which is all that stands before the cursor.
  public func completion(of line: String, on host: any SessionHost) -> Completion {
    let isForced = line.hasPrefix(":")
    let plain = isForced ? String(line.dropFirst()) : line
    let endsWithBlank = plain.last.map { $0 == " " || $0 == "\t" } ?? false
    var words = plain.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
    let current = endsWithBlank || words.isEmpty ? "" : words.removeLast()
    if words.isEmpty {
      var names = SessionCommand.shown.map(\.name)
      if !current.isEmpty, !isForced { names += messageNames }
      return matching(names.map { isForced && !current.isEmpty ? ":" + $0 : $0 }, isForced ? ":" + current : current)
    }
    guard let command = SessionCommand.named(words[0]), isForced || !hasVariable(words[0]),
      words.count < 2 || words[1] != ":="
    else {
      guard case .expression = LineKind(line, in: self) else { return Completion() }
      return message(current, behind: words[words.count - 1])
    }
    switch command.operand {
    case .nothing: return Completion()
    case .command: return matching(SessionCommand.shown.map(\.name) + ["all"], current)
    case .topic: return matching(["breakpoints", "machine", "history", "display"], current)
    case .onOff: return matching(["on", "off"], current)
    case .file: return files(current, host)
    case .machine:
      var completion = files(current, host)
      completion.words += host.machineNames.filter { $0.hasPrefix(current) && !completion.words.contains($0) }
      return completion
    case .state: return matching(stateNames, current)
    case .breakpointNumber: return matching(breakpoints.map { "\($0.number)" }, current)
    case .quantity: return matching(quantityNames, current)
    case .word:
      return words.count == 1 && words[0] == "focus" ? matching(["machine", "world"], current) : symbols(current)
    case .breakpointPlace: return places(words, current)
    }
  }

  /// The names of objects that a person may mean.
  private var messageNames: [String] { (world ?? World.withLibrary).globalNames }

  /// What may stand behind `before` in an expression: what that object understands, or names and every selector.
  private func message(_ current: String, behind before: String) -> Completion {
    let world = world ?? World.withLibrary
    let start = current.lastIndex { "([{.;#".contains($0) }.map { current.index(after: $0) } ?? current.startIndex
    let (opening, word) = (String(current[..<start]), String(current[start...]))
    var names: [String] = []
    if opening.isEmpty, let value = world.value(named: before) {
      names = world.selectorNames(of: value)
    } else {
      names = world.globalNames + (word.isEmpty ? [] : world.allSelectorNames)
    }
    // Of several keywords the first is typed first.
    let words = Set(names.map { name in name.firstIndex(of: ":").map { String(name[...$0]) } ?? name })
    return matching(words.filter { $0.hasPrefix(word) }.map { opening + $0 }, current)
  }

  private func places(_ words: [String], _ current: String) -> Completion {
    if words.count == 1 {
      let forms = words[0].hasPrefix("u") ? ["if"] : ["if", "head", "row", "step"]
      return matching(forms + stateNames, current)
    }
    if words[1] == "if" {
      let last = words[words.count - 1]
      if last == "state" { return matching(["=", "!="], current) }
      if words.count > 3, words[words.count - 2] == "state" { return matching(stateNames, current) }
      return matching(["state", "read", "head", "steps", "cell(", "and", "or", "not"], current)
    }
    guard words.count == 2, let bench else { return Completion() }
    if words[1] == "row" {
      let lines = (0..<min(bench.machine.transitions.count, 1000)).compactMap { bench.machine.line(ofRow: $0) }
      return matching(lines.map { "\($0)" }, current)
    }
    return bench.machine.states.state(named: words[1]) == nil ? Completion() : symbols(current)
  }

  private var stateNames: [String] { bench?.machine.states.allNames ?? [] }

  private var quantityNames: [String] { ["state", "read", "head", "steps", "tape", "output", "cell("] }

  /// One more symbol behind what is there.
  private func symbols(_ current: String) -> Completion {
    guard let alphabet = bench?.timeline.alphabet, alphabet.count <= 64 else { return Completion() }
    let words = (0..<alphabet.count).map { current + alphabet.text(of: [Symbol(index: UInt16($0))]) }
    return Completion(words: words.sorted(), isFinal: false)
  }

  private func files(_ current: String, _ host: any SessionHost) -> Completion {
    let files = host.files(beginning: current)
    return Completion(words: files, isFinal: !(files.count == 1 && files[0].hasSuffix("/")))
  }

  private func matching(_ names: [String], _ current: String) -> Completion {
    let words = names.filter { $0.hasPrefix(current) }.sorted()
    return Completion(words: words, isFinal: !(words.count == 1 && words[0].hasSuffix("(")))
  }
}
