import BigNumbers
import Messages

/// A syntax tree as a text that shows its structure: every send in parentheses, every list with its brackets.
///
/// `3 + 4 max: 5` is `(send (send 3 + 4) max: 5)`. What means the same has the same text, however it was laid out.
struct TreeText {
  static func text(_ tree: SyntaxTree) -> String {
    tree.statements.map { text($0) }.joined(separator: "\n")
  }

  static func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .declare(let names): return "(declare \(names.map { $0.text }.joined(separator: " ")))"
    case .define(let definition):
      let method = definition.method
      let names = method.parameters.map { $0.text }.joined(separator: " ")
      return "(define \(text(definition.target))\(definition.isOfClass ? " class" : "") "
        + "\(method.selector) (\(names)) \(text(method.body)))"
    case .evaluate(let node): return text(node)
    }
  }

  static func text(_ body: Body) -> String {
    let names = body.temporaries.map { $0.text }.joined(separator: " ")
    return "(\(names)) " + body.statements.map { text($0) }.joined(separator: ". ")
  }

  static func text(_ node: Node) -> String {
    switch node {
    case .literal(let literal, _): return text(literal)
    case .variable(let name): return name.text
    case .reserved(let reserved, _): return reserved.rawValue
    case .assignment(let names, let value):
      return "(set \(names.map { $0.text }.joined(separator: " ")) \(text(value)))"
    case .send(let receiver, let messages):
      return messages.reduce(text(receiver)) { "(send \($0) \(text($1)))" }
    case .cascade(let receiver, let messages):
      return "(cascade \(text(receiver))\(messages.map { "; " + text($0) }.joined()))"
    case .queued(let receiver, let messages, _):
      return "(queue \(text(receiver))\(messages.map { "; " + text($0) }.joined()))"
    case .block(let block):
      return "[\(block.parameters.map { $0.text }.joined(separator: " ")) | \(text(block.body))]"
    case .array(let nodes, _): return "{\(nodes.map { text($0) }.joined(separator: ". "))}"
    case .answer(let value, _): return "(answer \(text(value)))"
    }
  }

  private static func text(_ message: MessageNode) -> String {
    ([message.selector] + message.arguments.map { text($0) }).joined(separator: " ")
  }

  private static func text(_ literal: Literal) -> String {
    switch literal {
    case .integer(let integer): return integer.text(radix: 10)
    case .float(let float): return "float \(float)"
    case .scaled(let digits, let count, let scale): return "scaled \(digits.text(radix: 10)) \(count) \(scale)"
    case .character(let point): return "$\(point)"
    case .string(let points): return "'\(points)'"
    case .symbol(let name): return "#\(name)"
    case .array(let elements): return "#(\(elements.map { text($0) }.joined(separator: " ")))"
    case .bytes(let bytes): return "#\(bytes)"
    case .reserved(let reserved): return reserved.rawValue
    }
  }
}
