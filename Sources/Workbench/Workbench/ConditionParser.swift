import Diagnostics
import TuringMachines

/// Reads a `Condition` for a machine with so many tapes.
struct ConditionParser {
  private var tokens: [Token] = []
  private var index = 0
  private var depth = 0
  private let tapeCount: Int
  private let alphabet: Alphabet

  private static let greatestDepth = 100
  private static let mostTokens = 1000

  private enum Token: Equatable {
    case word(String)
    case quoted(String)
    case relation(Condition.Relation)
    case open, close
  }

  static func read(_ text: String, tapeCount: Int, _ alphabet: Alphabet) throws(Refusal) -> Condition {
    var parser = try ConditionParser(text, tapeCount, alphabet)
    if parser.tokens.count > Self.mostTokens { throw parser.refusal("the condition is too long") }
    let condition = try parser.condition()
    if parser.index < parser.tokens.count {
      throw parser.refusal("`\(parser.shown(parser.index))` is one word too many", "parts are joined by `and` or `or`")
    }
    return condition
  }

  private init(_ text: String, _ tapeCount: Int, _ alphabet: Alphabet) throws(Refusal) {
    self.tapeCount = tapeCount
    self.alphabet = alphabet
    var rest = text[...]
    while let character = rest.first {
      switch character {
      case " ", "\t": rest.removeFirst()
      case "(":
        tokens.append(.open)
        rest.removeFirst()
      case ")":
        tokens.append(.close)
        rest.removeFirst()
      case "'", "\"":
        let inside = rest.dropFirst()
        guard let end = inside.firstIndex(of: character) else {
          throw Refusal("the quote \(character) has no second one")
        }
        tokens.append(.quoted(String(inside[..<end])))
        rest = inside[inside.index(after: end)...]
      case "=", "!", "<", ">", "≠", "≤", "≥":
        // A sign in the place of a word is a symbol: `read = !`.
        if case .relation = tokens.last {
          takeWord(&rest)
        } else {
          try takeRelation(&rest)
        }
      default: takeWord(&rest)
      }
    }
  }

  private mutating func takeRelation(_ rest: inout Substring) throws(Refusal) {
    let spellings: [(String, Condition.Relation)] = [
      ("==", .equal), ("!=", .unequal), ("<>", .unequal), ("<=", .atMost), (">=", .atLeast), ("=", .equal),
      ("<", .less), (">", .more), ("≠", .unequal), ("≤", .atMost), ("≥", .atLeast)
    ]
    guard let (spelling, relation) = spellings.first(where: { rest.hasPrefix($0.0) }) else {
      throw Refusal("`!` alone compares nothing", suggestion: "did you mean `!=` or `not`?")
    }
    tokens.append(.relation(relation))
    rest.removeFirst(spelling.count)
  }

  private mutating func takeWord(_ rest: inout Substring) {
    var word = ""
    while let character = rest.first, character != " ", character != "\t" {
      let isSign = "()=<>!≠≤≥".contains(character)
      // Behind a relation everything up to a blank or the closing bracket belongs to the word.
      var isWhole = false
      if case .relation = tokens.last { isWhole = true }
      if word.hasPrefix("cell(") && !word.hasSuffix(")") {
        // `cell(3)` is one word.
      } else if word == "cell" && character == "(" {
        // So is its beginning.
      } else if isWhole && !word.isEmpty && character == ")" {
        break
      } else if !isWhole && isSign {
        break
      }
      word.append(character)
      rest.removeFirst()
    }
    tokens.append(.word(word))
  }

  private mutating func condition() throws(Refusal) -> Condition {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.greatestDepth { throw refusal("the condition is nested too deeply") }
    var left = try alternative()
    while take("or") { left = .or(left, try alternative()) }
    return left
  }

  private mutating func alternative() throws(Refusal) -> Condition {
    var left = try part()
    while take("and") { left = .and(left, try part()) }
    return left
  }

  private mutating func part() throws(Refusal) -> Condition {
    if take("not") {
      depth += 1
      defer { depth -= 1 }
      if depth > Self.greatestDepth { throw refusal("the condition is nested too deeply") }
      return .not(try part())
    }
    if index < tokens.count, tokens[index] == .open {
      index += 1
      let inside = try condition()
      guard index < tokens.count, tokens[index] == .close else { throw refusal("`)` is missing") }
      index += 1
      return inside
    }
    return try comparison()
  }

  private mutating func comparison() throws(Refusal) -> Condition {
    guard index < tokens.count, case .word(let name) = tokens[index] else {
      throw refusal("a condition compares one of \(Quantity.names.joined(separator: ", "))", "as in `head < 0`")
    }
    guard let quantity = Quantity(name) else {
      let question = Spelling.question(name, among: ["state", "read", "head", "steps"])
      throw refusal(
        "`\(Printable.text(name))` cannot be compared; there are \(Quantity.names.joined(separator: ", "))", question)
    }
    index += 1
    guard index < tokens.count, case .relation(let relation) = tokens[index] else {
      throw refusal("`\(name)` is not compared with anything", "as in `\(name) = …`")
    }
    index += 1
    guard index < tokens.count else { throw refusal("nothing stands behind `\(name) \(relation.rawValue)`") }
    let word: String
    switch tokens[index] {
    case .word(let text), .quoted(let text): word = text
    case .relation(let relation): word = relation.rawValue
    case .open: word = "("
    case .close: word = ")"
    }
    index += 1
    try check(quantity, name, relation, word)
    return .comparison(quantity, relation, word: word)
  }

  private func check(
    _ quantity: Quantity, _ name: String, _ relation: Condition.Relation, _ word: String
  ) throws(Refusal) {
    switch quantity {
    case .head:
      guard Int(word) == nil else { return }
      throw refusal("`head` is compared with the number of a cell, not `\(Printable.text(word))`")
    case .steps:
      guard Count.number(word) == nil else { return }
      throw refusal("`steps` is compared with a number, not `\(Printable.text(word))`")
    case .state, .read, .cell:
      guard relation == .equal || relation == .unequal else {
        throw refusal("`\(name)` can only be compared by = and !=")
      }
      guard quantity != .state else { return }
      var alphabet = alphabet
      let symbols = try? alphabet.word(word)
      guard symbols?.count == tapeCount else {
        throw refusal("`\(name)` is compared with one symbol a tape, not `\(Printable.text(word))`")
      }
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard index < tokens.count, tokens[index] == .word(word) else { return false }
    index += 1
    return true
  }

  private func shown(_ index: Int) -> String {
    switch tokens[index] {
    case .word(let text), .quoted(let text): Printable.text(text)
    case .relation(let relation): relation.rawValue
    case .open: "("
    case .close: ")"
    }
  }

  private func refusal(_ message: String, _ suggestion: String = "") -> Refusal {
    Refusal(message, suggestion: suggestion)
  }
}
