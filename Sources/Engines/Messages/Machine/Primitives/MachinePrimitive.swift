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

  /// By the numbers of the plain interpreter's.
  static let table: [MachinePrimitive] = {
    let all =
      machineIntegerPrimitives + machineFloatPrimitives + machineCharacterPrimitives + machineStringPrimitives
      + machineArrayPrimitives + machineClassPrimitives + machineObjectPrimitives + machineReflectionPrimitives
      + machineExceptionPrimitives + machinePromisePrimitives
    var numbers: [String: Int] = [:]
    for (number, primitive) in all.enumerated() { numbers[primitive.name] = number }
    // A block's value is no primitive of the machine: it begins blocks itself.
    let none = MachinePrimitive("none") { _, _ throws(MachineFault) in nil }
    return PrimitiveTable.all.map { primitive in
      if primitive.name == "blockValue" { return none }
      guard let number = numbers[primitive.name] else {
        preconditionFailure("the fast machine lacks a primitive")
      }
      return all[number]
    }
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
