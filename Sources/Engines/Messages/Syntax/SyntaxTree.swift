package import BigNumbers
package import Diagnostics

/// What a text says, before anything of it is looked up: statements in order, and its comments.
///
/// Chains of messages are lists, not nests, so that the depth of a tree is the depth of its brackets.
package struct SyntaxTree: Sendable {
  package let source: SourceText
  package var statements: [Statement] = []
  /// Every comment with its quotes, in order.
  package var comments: [Range<Int>] = []
}

/// What may stand between two full stops at top level.
package struct Statement: Sendable {
  package enum Kind: Sendable {
    case evaluate(Node)
    /// `| a b |`: variables of the session, nil.
    case declare([Name])
    case define(Definition)
  }

  package let kind: Kind
  package let range: Range<Int>
}

/// `X >> pattern [ body ]` or `X class >> pattern [ body ]`.
package struct Definition: Sendable {
  /// X, an expression.
  package let target: Node
  /// Whether `class` stood behind it.
  package let isOfClass: Bool
  package let method: MethodNode
}

package struct MethodNode: Sendable {
  package let selector: String
  package let selectorRange: Range<Int>
  package let parameters: [Name]
  package let pragmas: [Pragma]
  package let body: Body
  /// From the pattern to the closing bracket.
  package let range: Range<Int>
}

/// `<primitive: add>` or `<loop>` at the beginning of a method of the library.
package struct Pragma: Sendable {
  package let keyword: String
  package let argument: String
  package let range: Range<Int>
}

package struct Body: Sendable {
  package let temporaries: [Name]
  package let statements: [Node]
}

package struct Name: Sendable {
  package let text: String
  package let range: Range<Int>
}

package indirect enum Node: Sendable {
  case literal(Literal, Range<Int>)
  case variable(Name)
  /// `self`, `super`, `nil`, `true`, `false`.
  case reserved(Reserved, Range<Int>)
  /// `a := b := value`; at least one name.
  case assignment([Name], Node)
  /// Each message goes to the answer of the one before.
  case send(receiver: Node, messages: [MessageNode])
  /// All messages go to one receiver; the answer is that of the last. At least two.
  case cascade(receiver: Node, messages: [MessageNode])
  /// `receiver <- message; message`: all are queued to one receiver.
  case queued(receiver: Node, messages: [MessageNode], arrow: Range<Int>)
  case block(BlockNode)
  /// `{a. b}`
  case array([Node], Range<Int>)
  /// `^value`
  case answer(Node, Range<Int>)
}

package enum Reserved: String, Sendable {
  case `self`, `super`, `nil`, `true`, `false`
}

package struct MessageNode: Sendable {
  package let selector: String
  /// Where the selector's parts stand: one, or one for each keyword.
  package let parts: [Range<Int>]
  package let arguments: [Node]
}

package struct BlockNode: Sendable {
  package let parameters: [Name]
  package let body: Body
  package let range: Range<Int>
}

package indirect enum Literal: Sendable {
  case integer(BigInteger)
  case float(Double)
  /// `3.14s2`: the digits without the point, how many of them stand behind it, and the scale.
  case scaled(BigInteger, fractionDigits: Int, scale: Int)
  case character(UInt32)
  /// Unicode code points.
  case string([UInt32])
  case symbol(String)
  case array([Literal])
  case bytes([UInt8])
  case reserved(Reserved)
}
