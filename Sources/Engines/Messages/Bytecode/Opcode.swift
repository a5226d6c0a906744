/// What the fast machine can do in one step.
///
/// An instruction is 32 bits: the opcode in the lowest 8, an operand above. Those that branch have a second word, or two, with places
/// to go on at. Values are taken from the stack of the frame, and the answer is left there.
package enum Opcode: UInt8, CaseIterable, Sendable {
  // MARK: Values

  case pushNil, pushTrue, pushFalse, pushSelf
  /// An integer of 24 bits.
  case pushInteger
  /// A value from the constants.
  case pushConstant
  /// A literal that is made anew: a string, an array, a large number.
  case pushLiteral

  // MARK: Variables

  /// A variable that lies in the frame.
  case pushLocal, storeLocal, popLocal
  /// A variable in an environment of this frame: the local that holds it (12 bits), the variable.
  case pushScoped, storeScoped, popScoped
  /// A variable in an environment that the block brought along: how many links outward (12 bits), the variable.
  case pushOuter, storeOuter, popOuter
  /// A name: a slot of self, else a global. The operand is a site.
  case pushName, storeName
  /// The variables of a block that is done in place begin anew, nil. The operand is a scope.
  case enterScope

  // MARK: Making

  /// Of the environment in that local (12 bits), the number of the block.
  case makeBlock
  /// A block that is compiled when it is first wanted.
  case makeLateBlock
  case makeArray

  // MARK: Sending. The operand is a site.

  case send, superSend, queue
  /// Sends that are tried as arithmetic of small integers, or as a comparison of identity, first.
  case add, subtract, multiply, less, greater, lessOrEqual, greaterOrEqual, equal, notEqual, identical, quotient,
    remainder

  case duplicate, drop

  // MARK: Control

  case jump
  /// Also counts a reduction.
  case jumpBack
  /// Takes a boolean: true goes on behind, false goes on at the operand; with anything else on the stack it goes on at the second word.
  case branchIfFalse, branchIfTrue
  /// Takes a value and goes on at the operand unless it is true (false); what is no boolean ends a loop.
  case branchUnlessTrue, branchUnlessFalse
  /// Goes on at the operand if somebody has changed what loops are made of.
  case guardLoop
  /// The same, or if the two values on the stack are no small integers.
  case guardCount
  /// The same, of one value.
  case guardTimes
  /// Of a local and the one behind it: goes on at the second word if the first is greater.
  case branchIfCounted
  /// Adds one to a local that is a small integer.
  case countLocal
  /// From here on the frame runs the same code with all variables in environments.
  case uninline

  // MARK: Leaving

  case answer, answerSelf
  /// From a block: returns from the method it was written in, so many links outward.
  case answerHome
  /// Begins the method again.
  case restart

  // MARK: Defining, at top level

  case install, installOfClass, declare

  /// How many words an instruction has.
  var size: Int {
    switch self {
    case .branchIfFalse, .branchIfTrue, .branchIfCounted: 2
    default: 1
    }
  }

  /// Whether it sends the message of its site.
  var isSend: Bool {
    (Opcode.send.rawValue...Opcode.superSend.rawValue).contains(rawValue)
      || (Opcode.add.rawValue...Opcode.remainder.rawValue).contains(rawValue)
  }

  /// The arithmetic that a selector is tried as.
  static func arithmetic(_ selector: String) -> Opcode? {
    switch selector {
    case "+": .add
    case "-": .subtract
    case "*": .multiply
    case "<": .less
    case ">": .greater
    case "<=": .lessOrEqual
    case ">=": .greaterOrEqual
    case "=": .equal
    case "~=": .notEqual
    case "==": .identical
    case "//": .quotient
    case "\\\\": .remainder
    default: nil
    }
  }
}
