import Diagnostics

/// What a primitive of the fast machine is called with; the arguments are on the stack.
struct MachineCall {
  let receiver: TaggedWord
  /// Where the first argument lies.
  let base: Int
  let count: Int
  let selector: Symbol
}

/// Why a primitive of the fast machine cannot do what it was asked; its words are made only if they are said.
enum MachineFault: Error {
  case plain(Fault.Kind, String)
  /// What an argument should have been.
  case needs(StaticString, TaggedWord)
  /// What the receiver should have been.
  case worksOn(StaticString)
  case index(TaggedWord, size: Int)
}

/// A primitive of the fast machine: it answers a value, or nothing if it has arranged stack and frames itself.
struct MachinePrimitive: Sendable {
  typealias Action = @Sendable (MessageMachine, MachineCall) throws(MachineFault) -> TaggedWord?

  let name: String
  let perform: Action

  init(_ name: String, _ perform: @escaping Action) {
    self.name = name
    self.perform = perform
  }

  /// By the numbers of the plain interpreter's; nothing where the fast machine has none yet.
  static let table: [MachinePrimitive?] = {
    var table = [MachinePrimitive?](repeating: nil, count: PrimitiveTable.all.count)
    let all =
      machineIntegerPrimitives + machineFloatPrimitives + machineCharacterPrimitives + machineStringPrimitives
      + machineArrayPrimitives + machineClassPrimitives + machineObjectPrimitives
      + machineExceptionPrimitives
    for primitive in all {
      guard let number = PrimitiveTable.numbers[primitive.name] else {
        preconditionFailure("the plain interpreter has no primitive of that name")
      }
      table[number] = primitive
    }
    return table
  }()
}

extension MessageMachine {
  func argument(_ call: MachineCall, _ index: Int) -> TaggedWord { unsafe stack[call.base + index] }

  /// An index from 1 to `size`, as one from 0.
  func index(_ word: TaggedWord, size: Int) throws(MachineFault) -> Int {
    guard word.isInteger, word.integer >= 1, word.integer <= Int64(size) else { throw .index(word, size: size) }
    return Int(word.integer) - 1
  }

  func name(_ word: TaggedWord) throws(MachineFault) -> String {
    guard let name = text(word) else { throw .needs("a symbol or string", word) }
    return name
  }
}
