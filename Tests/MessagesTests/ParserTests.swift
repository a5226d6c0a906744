import Diagnostics
import Messages
import Support
import Testing

@Suite struct ParserTests {
  private func tree(_ text: String) -> String {
    guard let tree = MessageParser.parse(SourceText(name: "test", bytes: Array(text.utf8))).tree else {
      return "errors"
    }
    return TreeText.text(tree)
  }

  @Test(arguments: [
    ("3 + 4 max: 5", "(send (send 3 + 4) max: 5)"),
    ("3 max: 4 + 5 abs", "(send 3 max: (send 4 + (send 5 abs)))"),
    ("a := b := 3", "(set a b 3)"),
    ("x foo; bar: 3", "(cascade x; foo; bar: 3)"),
    ("x a b; c", "(cascade (send x a); b; c)"),
    ("x <- foo: 3", "(queue x; foo: 3)"),
    ("x<-1", "(send x < -1)"),
    ("Foo class >> a: b [ | c | ^b ]", "(define Foo class a: (b) (c) (answer b))"),
    ("{1. 2}", "{1. 2}"), ("#(1 a: #b true)", "#(1 #a: #b true)"),
    ("[:x :y | | z | x. y]", "[x y | (z) x. y]")
  ])
  func `reads by the rules of precedence`(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  /// The generator knows the tree; the text has no more parentheses than it needs, and any layout.
  @Test(arguments: UInt64(1)...20)
  func `random expressions are read as they were meant`(_ seed: UInt64) {
    var generator = Generator(random: SeededRandom(seed: seed))
    for _ in 0..<500 {
      let (text, expected) = generator.expression(depth: 5, atMost: .assignment)
      #expect(tree(text) == expected, "seed \(seed): \(text)")
    }
  }

  /// The scanner of a prompt reads less than the parser, and must know the same: whether these lines can be a whole.
  @Test(arguments: UInt64(1)...20)
  func `lines wait exactly as long as they are no program`(_ seed: UInt64) {
    var generator = Generator(random: SeededRandom(seed: seed))
    var waiting = 0
    for _ in 0..<200 {
      let lines = generator.expression(depth: 4, atMost: .assignment).0.split(
        separator: "\n", omittingEmptySubsequences: false)
      var scanner = TextScanner()
      for (number, line) in lines.enumerated() {
        scanner.take(line.utf8)
        let soFar = lines[...number].joined(separator: "\n")
        let waits = scanner.isOpen || scanner.wantsMore
        waiting += waits ? 1 : 0
        #expect(waits == (tree(soFar) == "errors"), "seed \(seed): \(soFar)")
      }
    }
    #expect(waiting > 0)
  }

  /// How strongly a form binds; what binds less needs parentheses.
  private enum Level: Int { case primary, unary, binary, keyword, cascade, queued, assignment }

  private struct Generator {
    var random: SeededRandom

    mutating func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }

    mutating func blank() -> String { pick([" ", "  ", "\n", " \"a comment\" ", "\t", " \"[\n'\" "]) }

    mutating func primary(_ depth: Int) -> (String, String) {
      let leaves = [
        ("3", "3"), ("x", "x"), ("self", "self"), ("#a:b:", "#a:b:"), ("'it''s'", "'[105, 116, 39, 115]'"),
        ("$a", "$97"), ("$'", "$39"), ("$[", "$91"), ("'a\n]'", "'[97, 10, 93]'"),
        ("16rFF", "255"), ("#(1 b)", "#(1 #b)"), ("1.5", "float 1.5"), ("-4", "-4"), ("nil", "nil")
      ]
      if depth == 0 || random.one(in: 3) { return leaves.randomElement(using: &random) ?? leaves[0] }
      let (inner, tree) = expression(depth: depth - 1, atMost: .assignment)
      if random.one(in: 2) { return ("[:p |\(blank())\(inner)]", "[p | () \(tree)]") }
      let (other, otherTree) = expression(depth: depth - 1, atMost: .assignment)
      return ("{\(inner).\(blank())\(other)}", "{\(tree). \(otherTree)}")
    }

    mutating func message(_ depth: Int, _ level: Level) -> (String, String) {
      switch level {
      case .unary:
        let name = pick(["foo", "bar"])
        return (name, name)
      case .binary:
        let name = pick(["+", "-", "*", "<=", ",", "->"])
        let (text, tree) = expression(depth: depth - 1, atMost: .unary)
        return ("\(name) \(text)", "\(name) \(tree)")
      default:
        var text = ""
        var selector = ""
        var trees = ""
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let keyword = pick(["at:", "put:"])
          let (argument, tree) = expression(depth: depth - 1, atMost: .binary)
          text += (text.isEmpty ? "" : " ") + keyword + blank() + argument
          selector += keyword
          trees += " " + tree
        }
        return (text, selector + trees)
      }
    }

    mutating func oneMessage(_ depth: Int) -> (String, String) {
      message(depth, [Level.unary, .binary, .keyword].randomElement(using: &random) ?? .unary)
    }

    mutating func expression(depth: Int, atMost limit: Level) -> (String, String) {
      guard depth > 0, let level = Level(rawValue: Int.random(in: 0...6, using: &random)), level != .primary else {
        return primary(max(0, depth))
      }
      let (text, tree) = form(depth, level)
      return level.rawValue > limit.rawValue ? ("(\(text))", tree) : (text, tree)
    }

    private mutating func form(_ depth: Int, _ level: Level) -> (String, String) {
      switch level {
      case .primary: return primary(depth)
      case .unary, .binary, .keyword:
        let below = level == .keyword ? Level.binary : level
        let (receiver, tree) = expression(depth: depth - 1, atMost: below)
        let (message, messageTree) = message(depth, level)
        return ("\(receiver)\(blank())\(message)", "(send \(tree) \(messageTree))")
      case .cascade:
        let (receiver, tree) = expression(depth: depth - 1, atMost: .primary)
        let (first, firstTree) = oneMessage(depth)
        let (second, secondTree) = oneMessage(depth)
        return ("\(receiver) \(first);\(blank())\(second)", "(cascade \(tree); \(firstTree); \(secondTree))")
      case .queued:
        let (receiver, tree) = expression(depth: depth - 1, atMost: .keyword)
        let (message, messageTree) = oneMessage(depth)
        return ("\(receiver) <- \(message)", "(queue \(tree); \(messageTree))")
      case .assignment:
        let (value, tree) = expression(depth: depth - 1, atMost: .queued)
        return ("y := \(value)", "(set y \(tree))")
      }
    }
  }
}
