import BigNumbers

/// What every object can be asked, and blocks.
let machineObjectPrimitives: [MachinePrimitive] = [
  MachinePrimitive("describe") { machine, call throws(MachineFault) in
    machine.word(machine.describe(call.receiver))
  },
  MachinePrimitive("identityHash") { machine, call throws(MachineFault) in
    machine.word(machine.identityHash(of: call.receiver))
  },
  MachinePrimitive("shallowCopy") { machine, call throws(MachineFault) in machine.shallowCopy(of: call.receiver) },
  MachinePrimitive("perform") { machine, call throws(MachineFault) in
    let selector = machine.symbols.symbol(try machine.name(machine.argument(call, 0)))
    let count = call.count - 1
    try machine.checkCount(count, of: selector)
    for index in 0..<count { unsafe machine.stack[call.base + index] = machine.argument(call, index + 1) }
    machine.top -= 1
    machine.send(selector, call.receiver, count)
    return nil
  },
  MachinePrimitive("performWithArguments") { machine, call throws(MachineFault) in
    let selector = machine.symbols.symbol(try machine.name(machine.argument(call, 0)))
    let array = machine.argument(call, 1)
    guard array.isReference, machine.memory.kind(array) == .array else {
      throw .needs("an Array of arguments", array)
    }
    let count = machine.memory.fieldCount(array)
    try machine.checkCount(count, of: selector)
    machine.top = call.base
    machine.makeRoom(for: count)
    for index in 0..<count { machine.push(machine.memory[array, index]) }
    machine.send(selector, call.receiver, count)
    return nil
  },
  MachinePrimitive("blockNumArgs") { machine, call throws(MachineFault) in
    TaggedWord(try machine.parameterCount(of: call.receiver))
  },
  MachinePrimitive("blockValueWithArguments") { machine, call throws(MachineFault) in
    let array = machine.argument(call, 0)
    let wanted = try machine.parameterCount(of: call.receiver)
    guard array.isReference, machine.memory.kind(array) == .array else { throw .needs("an Array", array) }
    let count = machine.memory.fieldCount(array)
    guard wanted == count else { throw MessageMachine.wrongCount(wanted, count) }
    machine.top = call.base
    machine.makeRoom(for: count)
    for index in 0..<count { machine.push(machine.memory[array, index]) }
    machine.enter(block: call.receiver, count: count)
    return nil
  }
]

extension MessageMachine {
  fileprivate func checkCount(_ count: Int, of selector: Symbol) throws(MachineFault) {
    let wanted = symbols.argumentCount(selector)
    guard wanted == count else {
      let words = wanted == 1 ? "1 argument" : "\(wanted) arguments"
      throw .plain(.argument, "#\(symbols[selector]) takes \(words), not \(count)")
    }
  }

  static func wrongCount(_ wanted: Int, _ count: Int) -> MachineFault {
    .plain(.argument, "this block takes \(wanted) argument\(wanted == 1 ? "" : "s"), not \(count)")
  }

  func parameterCount(of block: TaggedWord) throws(MachineFault) -> Int {
    guard let count = parameterCount(ofBlock: block) else { throw .worksOn("blocks") }
    return count
  }

  /// A number that stays the same as long as the object lives, given on first ask.
  func identityHash(of value: TaggedWord) -> Int64 {
    switch value {
    case .nil: return 1
    case .true: return 2
    case .false: return 3
    default: break
    }
    if value.isInteger { return value.integer }
    if let float = float(value) { return ContentHash.float(float) }
    if value.isCharacter { return Int64(value.character) }
    if value.isSymbol { return ContentHash.text(symbols[value.symbol].unicodeScalars.map { $0.value }) }
    if let integer = integer(value) {
      return integer.small ?? ContentHash.text(integer.text(radix: 16).unicodeScalars.map { $0.value })
    }
    if let known = model.identityHash(of: value) { return known }
    lastIdentityHash += 1
    model.setIdentityHash(of: value, to: lastIdentityHash)
    return lastIdentityHash
  }

  /// An object with the same slots, methods, link and content.
  fileprivate func shallowCopy(of object: TaggedWord) -> TaggedWord {
    guard !isValue(object) else { return object }
    let kind = memory.kind(object)
    let copy: TaggedWord
    switch kind {
    case .class, .prototype, .promise, .plain:
      copy = model.makeObject(linkedTo: model.prototype(of: object), room: model.slotNames(of: object).count)
    case .string:
      copy = string(codePoints(object) ?? [], shape: model.shape(linkedTo: model.prototype(of: object)))
    default:
      copy = model.makeObject(
        kind, linkedTo: model.prototype(of: object), fieldCount: memory.fieldCount(object))
      for index in 0..<memory.fieldCount(object) {
        if kind.hasWords {
          memory.store(memory[object, index], in: copy, index)
        } else {
          memory.setBits(copy, index, to: memory.bits(object, index))
        }
      }
    }
    model.copySlotsAndMethods(from: object, to: copy)
    return copy
  }
}
