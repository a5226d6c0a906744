/// Arrays: so many places, no more and no fewer.
let machineArrayPrimitives: [MachinePrimitive] = [
  MachinePrimitive("arrayNew") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    let size = machine.argument(call, 0)
    guard size.isInteger, size.integer >= 0 else { throw .needs("a size of 0 or more", size) }
    guard size.integer < Int64(machine.limits.bytes / 8) else {
      throw .plain(.tooLarge, "\(size.integer) elements are more than fit into the world")
    }
    let shape = machine.model.shape(linkedTo: machine.memory[owner, MessageMachine.ClassField.prototype])
    return machine.memory.make(.array, shape: shape, fieldCount: Int(size.integer))
  },
  MachinePrimitive("arraySize") { machine, call throws(MachineFault) in
    TaggedWord(machine.memory.fieldCount(try machine.array(call.receiver)))
  },
  MachinePrimitive("arrayAt") { machine, call throws(MachineFault) in
    let array = try machine.array(call.receiver)
    return machine.memory[
      array, try machine.index(machine.argument(call, 0), size: machine.memory.fieldCount(array))]
  },
  MachinePrimitive("arrayAtPut") { machine, call throws(MachineFault) in
    let array = try machine.array(call.receiver)
    let place = try machine.index(machine.argument(call, 0), size: machine.memory.fieldCount(array))
    machine.memory.store(machine.argument(call, 1), in: array, place)
    return machine.argument(call, 1)
  }
]

extension MessageMachine {
  fileprivate func array(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard word.isReference, memory.kind(word) == .array else { throw .worksOn("arrays") }
    return word
  }
}
