/// A message of control whose arguments are blocks written where it is sent, so that it can be done in place.
///
/// That is a promise about speed alone: whoever changes `ifTrue:` or is asked for it without being a boolean gets the message.
enum InlinedControl {
  /// `ifTrue:` and its like, `and:`, `or:`. Where there is no block, the constant is the answer.
  case choice(ifTrue: Branch, ifFalse: Branch)
  /// `whileTrue:` and its like: runs the condition, then the body, as long as the condition answers so.
  case loop(condition: BlockNode, body: BlockNode?, while: Bool)
  case `repeat`(BlockNode)
  /// `to:do:` in steps of one.
  case count(to: Node, BlockNode)
  case times(BlockNode)

  enum Branch {
    case block(BlockNode)
    case constant(Reserved)
  }

  /// Nothing if the message must be sent; `receiver` is what stands before it, if that is no message.
  init?(_ message: MessageNode, receiver: Node?) {
    if case .reserved(.super, _)? = receiver { return nil }
    func block(_ index: Int, parameters: Int = 0) -> BlockNode? {
      guard index < message.arguments.count, case .block(let node) = message.arguments[index] else { return nil }
      return node.parameters.count == parameters ? node : nil
    }
    var condition: BlockNode?
    if case .block(let node)? = receiver, node.parameters.isEmpty { condition = node }
    switch message.selector {
    case "ifTrue:":
      guard let first = block(0) else { return nil }
      self = .choice(ifTrue: .block(first), ifFalse: .constant(.nil))
    case "ifFalse:":
      guard let first = block(0) else { return nil }
      self = .choice(ifTrue: .constant(.nil), ifFalse: .block(first))
    case "ifTrue:ifFalse:":
      guard let first = block(0), let second = block(1) else { return nil }
      self = .choice(ifTrue: .block(first), ifFalse: .block(second))
    case "ifFalse:ifTrue:":
      guard let first = block(0), let second = block(1) else { return nil }
      self = .choice(ifTrue: .block(second), ifFalse: .block(first))
    case "and:":
      guard let first = block(0) else { return nil }
      self = .choice(ifTrue: .block(first), ifFalse: .constant(.false))
    case "or:":
      guard let first = block(0) else { return nil }
      self = .choice(ifTrue: .constant(.true), ifFalse: .block(first))
    case "whileTrue:", "whileFalse:":
      guard let condition, let body = block(0) else { return nil }
      self = .loop(condition: condition, body: body, while: message.selector == "whileTrue:")
    case "whileTrue", "whileFalse":
      guard let condition else { return nil }
      self = .loop(condition: condition, body: nil, while: message.selector == "whileTrue")
    case "repeat":
      guard let condition else { return nil }
      self = .repeat(condition)
    case "to:do:":
      guard let body = block(1, parameters: 1) else { return nil }
      self = .count(to: message.arguments[0], body)
    case "timesRepeat:":
      guard let body = block(0) else { return nil }
      self = .times(body)
    default: return nil
    }
  }

  /// The blocks that are done in place, in the order of the text.
  var blocks: [BlockNode] {
    switch self {
    case .choice(let ifTrue, let ifFalse):
      var blocks: [BlockNode] = []
      for case .block(let node) in [ifTrue, ifFalse] { blocks.append(node) }
      return blocks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    case .loop(let condition, let body, _): return [condition] + (body.map { [$0] } ?? [])
    case .repeat(let body), .count(_, let body), .times(let body): return [body]
    }
  }
}
