import BigNumbers
import Diagnostics

/// A method, block or statement in the order in which it is evaluated.
///
/// Each step takes what it needs from the stack and leaves its answer there. The order is that of the text: receiver, arguments, send.
package final class Code: Sendable {
  enum Kind: Sendable {
    case method(Symbol)
    case block
    case statement
    /// What begins an actor's turn.
    case delivery
  }

  enum Step: Sendable {
    case push(Value)
    case literal(Int)
    case receiver
    case variable(depth: Int32, index: Int32)
    case name(Symbol)
    /// The stores leave the value on the stack.
    case storeVariable(depth: Int32, index: Int32)
    case storeName(Symbol)
    case block(Int)
    case array(count: Int32)
    case send(Symbol, count: Int32)
    case superSend(Symbol, count: Int32)
    /// Queues a message; the promise takes the receiver's place.
    case queue(Symbol, count: Int32)
    case duplicate
    case drop
    /// Returns from this frame.
    case answer
    case answerReceiver
    /// Returns from the method that the block was written in.
    case answerHome
    /// Begins again: a method with `<loop>`.
    case restart
    case install(Int, isOfClass: Bool)
    case declare(Symbol)
  }

  /// A name that is neither argument nor temporary.
  struct FreeName: Sendable {
    let symbol: Symbol
    let range: Range<Int>
    let isStored: Bool
  }

  let kind: Kind
  let parameterCount: Int
  /// Arguments first, then temporaries.
  let variableNames: [String]
  let steps: [Step]
  /// For each step the byte of the text that it comes from.
  let places: [UInt32]
  let literals: [Literal]
  let blocks: [Code]
  /// Methods that a statement defines.
  let methods: [Code]
  let freeNames: [FreeName]
  /// For sends of several keywords, by step: where the keywords stand.
  let keywordPlaces: [Int: [UInt32]]
  let source: SourceText
  let range: Range<Int>
  /// The number of the primitive that is tried first, or -1.
  let primitive: Int
  /// Whether something is to be done if the primitive fails.
  let hasBody: Bool

  init(
    kind: Kind, parameterCount: Int, variableNames: [String], parts: CodeMaker.Parts, source: SourceText,
    range: Range<Int>, primitive: Int = -1, hasBody: Bool = true
  ) {
    self.kind = kind
    self.parameterCount = parameterCount
    self.variableNames = variableNames
    steps = parts.steps
    places = parts.places
    literals = parts.literals
    blocks = parts.blocks
    methods = parts.methods
    freeNames = parts.freeNames
    keywordPlaces = parts.keywordPlaces
    self.source = source
    self.range = range
    self.primitive = primitive
    self.hasBody = hasBody
  }
}

extension Code {
  /// The code at the bottom of an actor's turn: it sends what was queued; the values are already on the stack.
  static func delivery(_ selector: Symbol, count: Int, _ origin: Envelope.Origin) -> Code {
    var parts = CodeMaker.Parts()
    parts.steps = [.send(selector, count: Int32(count)), .answer]
    parts.places = [origin.offset, origin.offset]
    return Code(
      kind: .delivery, parameterCount: 0, variableNames: [], parts: parts, source: origin.source, range: 0..<0)
  }
}
