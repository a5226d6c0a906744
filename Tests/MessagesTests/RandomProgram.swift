import Support

/// Random programs that say something: classes with methods, control within control, blocks that are kept and run later, messages that
/// nobody understands. They always end: loops count down, and calls go from a method to one with a smaller number.
struct RandomProgram {
  private var random: SeededRandom
  private var names: [String] = []
  /// Names that can be assigned.
  private var variables: [String] = []
  private var freshNumber = 0
  private var isInMethod = false
  private var methodNumber = 0

  static func text(seed: UInt64) -> String {
    var program = RandomProgram(random: SeededRandom(seed: seed))
    return program.make()
  }

  private init(random: SeededRandom) { self.random = random }

  private mutating func make() -> String {
    var text = "Object subclass: 'Thing' instanceVariables: 'p q'.\n"
    text += "Thing >> init [ p := 1. q := 'q' ].\nThing >> keep: b [ q := b. ^b ].\nThing >> kept [ ^q value ].\n"
    isInMethod = true
    for number in 0..<4 {
      methodNumber = number
      names = ["a", "p", "q"]
      variables = ["t", "p", "q"]
      names.append("t")
      text += "Thing >> m\(number): a [ | t | \(statements(3))\(random.one(in: 2) ? ". ^\(expression(2))" : "") ].\n"
    }
    isInMethod = false
    methodNumber = 4
    names = ["x", "y", "thing"]
    variables = ["x", "y"]
    text += "x := 3. y := nil. thing := Thing new.\n"
    for _ in 0..<4 { text += "\(statements(3)).\n" }
    return text + "Transcript showCr: x printString; showCr: y printString.\n"
  }

  private mutating func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "nil" }

  private mutating func fresh() -> String {
    freshNumber += 1
    return "v\(freshNumber)"
  }

  private mutating func statements(_ depth: Int) -> String {
    (0...Int(random.next() % 3)).map { _ in statement(depth) }.joined(separator: ". ")
  }

  private mutating func statement(_ depth: Int) -> String {
    guard depth > 0 else { return expression(0) }
    switch random.next() % 12 {
    case 0...2: return "\(pick(variables)) := \(expression(depth))"
    case 3: return "\(expression(1)) ifTrue: \(block(depth))"
    case 4: return "\(expression(1)) ifTrue: \(block(depth)) ifFalse: \(block(depth))"
    case 5:
      let name = fresh()
      return "1 to: \(random.next() % 4) do: \(block(depth, parameters: [name]))"
    case 6: return "\(random.next() % 3) timesRepeat: \(block(depth))"
    case 7:
      let name = fresh()
      return
        "[| \(name) | \(name) := 0. [\(name) < 3] whileTrue: [\(name) := \(name) + 1. \(statements(depth - 1))]] value"
    case 8 where isInMethod: return "\(expression(1)) ifTrue: [^\(expression(1))]"
    case 9: return "thing keep: \(block(depth))"
    case 10: return "Transcript showCr: (\(expression(depth))) printString"
    default: return expression(depth)
    }
  }

  private mutating func block(_ depth: Int, parameters: [String] = []) -> String {
    let saved = (names, variables)
    defer { (names, variables) = saved }
    names += parameters
    var temporaries = ""
    if random.one(in: 3) {
      let name = fresh()
      names.append(name)
      variables.append(name)
      temporaries = "| \(name) | "
    }
    let head = parameters.map { ":\($0) " }.joined() + (parameters.isEmpty ? "" : "| ")
    return "[\(head)\(temporaries)\(statements(depth - 1))]"
  }

  private mutating func expression(_ depth: Int) -> String {
    let receiver = isInMethod ? "self" : "thing"
    guard depth > 0 else {
      return pick(names + ["0", "1", "2", "true", "false", "nil", "#s", "'text'", "4611686018427387904", "1.5", "$c"])
    }
    switch random.next() % 14 {
    case 0...2:
      return
        "(\(expression(depth - 1)) \(pick(["+", "-", "*", "<", ">", "<=", "=", "~=", "=="])) \(expression(depth - 1)))"
    case 3: return "(\(expression(depth - 1)) and: \(block(depth)))"
    case 4: return "(\(expression(depth - 1)) or: \(block(depth)))"
    case 5: return "(\(expression(depth - 1)) ifTrue: \(block(depth)) ifFalse: \(block(depth)))"
    case 6: return "(\(receiver) kept)"
    case 7 where methodNumber > 0:
      return "(\(receiver) m\(random.next() % UInt64(methodNumber)): \(expression(depth - 1)))"
    case 8: return "\(block(depth)) value"
    case 9: return "(\(expression(depth - 1)) unknown: \(expression(depth - 1)))"
    case 10: return "{\(expression(depth - 1)). \(expression(depth - 1))}"
    case 11: return "(#(1 2 3) inject: 0 into: [:sum :each | sum + each + \(random.next() % 3)])"
    case 12: return "([\(statements(depth - 1))] on: Error do: [:e | \(expression(depth - 1))])"
    default: return expression(0)
    }
  }
}
