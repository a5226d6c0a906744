import Diagnostics

/// A method, block or statement as the fast machine runs it.
///
/// It exists in up to two forms with the same instructions at the same places. In the first, variables lie in the frame, unless a
/// block that is an object knows one of them. In the second (`isCaptured`) all of them lie in environments: a frame
/// changes to it when a message of control, which was to be done in place, must be sent after all.
package final class Bytecode: Sendable {
  /// Where a send, or a name that is looked up, stands.
  struct Site: Sendable {
    let symbol: Symbol
    let argumentCount: Int
  }

  /// The variables of a method or block, where they lie in an environment.
  struct Scope: Sendable {
    /// The local that holds the environment, or the first of the variables.
    let local: Int
    let count: Int
    /// The first so many are arguments.
    let parameterCount: Int
    /// The local that holds the environment around it; -1 for the one that the block brought along, or none.
    let outerLocal: Int
    /// The instructions that work in it.
    var places: Range<Int>
  }

  /// A stretch of instructions that belong to a block which is done in place.
  struct Stretch: Sendable {
    let places: Range<Int>
    /// Where in the text the message stands that the block is an argument of.
    let origin: UInt32
    /// Its arguments and temporaries.
    let names: [String]
  }

  /// A block that is an object only if a message of control must be sent after all.
  struct LateBlock: Sendable {
    let node: BlockNode
    /// The names around it: of each environment, the innermost last.
    let chain: [[String]]
  }

  enum Origin: Sendable {
    case method(MethodNode)
    case block(LateBlock)
    case statement(Statement)
    case message(MessageNode)
  }

  /// What it was made of, for the second form.
  let origin: Origin
  let kind: Code.Kind
  let parameterCount: Int
  /// Arguments first, then temporaries.
  let variableNames: [String]
  /// Arguments, temporaries, and what else the frame keeps.
  let localCount: Int
  /// The most values on the stack of the frame beside its locals.
  let deepest: Int
  let isCaptured: Bool
  let words: [UInt32]
  /// For each word the byte of the text that it comes from.
  let places: [UInt32]
  let constants: [TaggedWord]
  let literals: [Literal]
  let sites: [Site]
  let scopes: [Scope]
  let blocks: [Bytecode]
  let lateBlocks: [LateBlock]
  /// Methods that a statement defines.
  let methods: [Bytecode]
  let freeNames: [Code.FreeName]
  let keywordPlaces: [Int: [UInt32]]
  let stretches: [Stretch]
  let source: SourceText
  let range: Range<Int>
  let primitive: Int
  let hasBody: Bool

  init(_ head: BytecodeCompiler.Head, _ parts: BytecodeCompiler.Parts, isCaptured: Bool, source: SourceText) {
    origin = head.origin
    kind = head.kind
    parameterCount = head.parameterCount
    variableNames = parts.variableNames
    range = head.range
    primitive = head.primitive
    hasBody = head.hasBody
    self.isCaptured = isCaptured
    self.source = source
    localCount = parts.localCount
    deepest = parts.deepest
    words = parts.words
    places = parts.places
    constants = parts.constants
    literals = parts.literals
    sites = parts.sites
    scopes = parts.scopes
    blocks = parts.blocks
    lateBlocks = parts.lateBlocks
    methods = parts.methods
    freeNames = parts.freeNames
    keywordPlaces = parts.keywordPlaces
    stretches = parts.stretches
  }
}
