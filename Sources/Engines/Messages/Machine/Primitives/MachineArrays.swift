/// Arrays: so many places, no more and no fewer.
let machineArrayPrimitives: [MachinePrimitive] = [
  MachinePrimitive("arrayNew") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    let count = try machine.count(machine.argument(call, 0))
    guard machine.hasRoom(for: count * 16) else {
      throw .plain(.tooLarge, "\(count) elements are more than fit into the world")
    }
    let shape = machine.model.shape(linkedTo: machine.memory[owner, MessageMachine.ClassField.prototype])
    return machine.memory.make(.array, shape: shape, fieldCount: count)
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
  },
  MachinePrimitive("bytesNew") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    let count = try machine.count(machine.argument(call, 0))
    guard machine.hasRoom(for: count) else {
      throw .plain(.tooLarge, "\(count) bytes are more than fit into the world")
    }
    let shape = machine.model.shape(linkedTo: machine.memory[owner, MessageMachine.ClassField.prototype])
    let bytes = machine.memory.make(.bytes, shape: shape, fieldCount: 1 + (count + 7) / 8)
    machine.memory.setBits(bytes, 0, to: UInt64(count))
    return bytes
  },
  MachinePrimitive("bytesSize") { machine, call throws(MachineFault) in
    TaggedWord(Int(machine.memory.bits(try machine.bytes(call.receiver), 0)))
  },
  MachinePrimitive("bytesAt") { machine, call throws(MachineFault) in
    let bytes = try machine.bytes(call.receiver)
    let place = try machine.index(machine.argument(call, 0), size: Int(machine.memory.bits(bytes, 0)))
    return TaggedWord(Int(machine.memory.bits(bytes, 1 + place / 8) >> UInt64(8 * (place & 7)) & 0xFF))
  },
  MachinePrimitive("bytesAtPut") { machine, call throws(MachineFault) in
    let bytes = try machine.bytes(call.receiver)
    let place = try machine.index(machine.argument(call, 0), size: Int(machine.memory.bits(bytes, 0)))
    let byte = machine.argument(call, 1)
    guard byte.isInteger, (0...255).contains(byte.integer) else { throw .needs("a byte from 0 to 255", byte) }
    let shift = UInt64(8 * (place & 7))
    let kept = machine.memory.bits(bytes, 1 + place / 8) & ~(0xFF << shift)
    machine.memory.setBits(bytes, 1 + place / 8, to: kept | UInt64(byte.integer) << shift)
    return byte
  }
]

extension MessageMachine {
  fileprivate func bytes(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard word.isReference, memory.kind(word) == .bytes else { throw .worksOn("byte arrays") }
    return word
  }

  fileprivate func array(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard word.isReference, memory.kind(word) == .array else { throw .worksOn("arrays") }
    return word
  }
}
