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
  },
  // replaceFrom: first to: last with: source startingAt: start
  MachinePrimitive("arrayReplace") { machine, call throws(MachineFault) in
    let array = try machine.array(call.receiver)
    let source = machine.argument(call, 2)
    guard source.isReference, machine.memory.kind(source) == .array else { throw .needs("an Array", source) }
    let places = try machine.range(
      machine.argument(call, 0), machine.argument(call, 1), size: machine.memory.fieldCount(array))
    let size = machine.memory.fieldCount(source)
    let start = machine.argument(call, 3)
    guard start.isInteger, start.integer >= 1, start.integer - 1 + Int64(places.count) <= Int64(size) else {
      throw .index(start, size: size)
    }
    let from = Int(start.integer) - 1 - places.lowerBound
    // They may be one array: what is read must not have been written.
    if from >= 0 {
      for place in places { machine.memory.store(machine.memory[source, from + place], in: array, place) }
    } else {
      for place in places.reversed() { machine.memory.store(machine.memory[source, from + place], in: array, place) }
    }
    return call.receiver
  },
  MachinePrimitive("arrayCopyFromTo") { machine, call throws(MachineFault) in
    let array = try machine.array(call.receiver)
    let places = try machine.range(
      machine.argument(call, 0), machine.argument(call, 1), size: machine.memory.fieldCount(array))
    let shape = machine.model.kernelShape(ObjectModel.Root.array)
    let copy = machine.memory.make(.array, shape: shape, fieldCount: places.count)
    for place in places { machine.memory.store(machine.memory[array, place], in: copy, place - places.lowerBound) }
    return copy
  }
]

extension MessageMachine {
  fileprivate func array(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard word.isReference, memory.kind(word) == .array else { throw .worksOn("arrays") }
    return word
  }
}
