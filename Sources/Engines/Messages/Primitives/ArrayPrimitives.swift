/// Arrays and byte arrays: so many places, no more and no fewer.
let arrayPrimitives: [Primitive] = [
  Primitive("arrayNew") { world, call throws(Fault) in
    let (_, body) = try world.classBody(call.receiver)
    let count = try world.count(world.argument(call, 0))
    guard world.hasRoom(for: count * 16) else {
      throw Fault(.tooLarge, "\(count) elements are more than fit into the world")
    }
    return .object(
      world.add(
        HeapObject(
          prototype: .object(body.instancePrototype), elements: Array(repeating: .nil, count: count), native: .array)))
  },
  Primitive("arraySize") { world, call throws(Fault) in .integer(Int64(world[try world.array(call)].elements.count)) },
  Primitive("arrayAt") { world, call throws(Fault) in
    let array = try world.array(call)
    let place = try world.index(world.argument(call, 0), size: world[array].elements.count)
    return world[array].elements[place]
  },
  Primitive("arrayAtPut") { world, call throws(Fault) in
    let array = try world.array(call)
    let place = try world.index(world.argument(call, 0), size: world[array].elements.count)
    world[array].elements[place] = world.argument(call, 1)
    return world.argument(call, 1)
  },
  // replaceFrom: first to: last with: source startingAt: start
  Primitive("arrayReplace") { world, call throws(Fault) in
    let array = try world.array(call)
    guard let source = world.reference(world.argument(call, 2)), case .array = world[source].native else {
      throw .needs("an Array", not: world.argument(call, 2))
    }
    let places = try world.range(world.argument(call, 0), world.argument(call, 1), size: world[array].elements.count)
    let size = world[source].elements.count
    guard case .integer(let start) = world.argument(call, 3), start >= 1, start - 1 + Int64(places.count) <= Int64(size)
    else {
      throw .index(world.argument(call, 3), size: size)
    }
    let copied = Array(world[source].elements[Int(start) - 1..<Int(start) - 1 + places.count])
    world[array].elements.replaceSubrange(places, with: copied)
    return call.receiver
  },
  Primitive("arrayCopyFromTo") { world, call throws(Fault) in
    let array = try world.array(call)
    let places = try world.range(world.argument(call, 0), world.argument(call, 1), size: world[array].elements.count)
    return .object(world.array(Array(world[array].elements[places])))
  },
  Primitive("bytesNew") { world, call throws(Fault) in
    let (_, body) = try world.classBody(call.receiver)
    let count = try world.count(world.argument(call, 0))
    guard world.hasRoom(for: count) else { throw Fault(.tooLarge, "\(count) bytes are more than fit into the world") }
    return .object(
      world.add(
        HeapObject(
          prototype: .object(body.instancePrototype), native: .bytes(Array(repeating: 0, count: count)))))
  },
  Primitive("bytesSize") { world, call throws(Fault) in .integer(Int64(try world.bytes(call).bytes.count)) },
  Primitive("bytesAt") { world, call throws(Fault) in
    let bytes = try world.bytes(call).bytes
    return .integer(Int64(bytes[try world.index(world.argument(call, 0), size: bytes.count)]))
  },
  Primitive("bytesAtPut") { world, call throws(Fault) in
    var (reference, bytes) = try world.bytes(call)
    let place = try world.index(world.argument(call, 0), size: bytes.count)
    guard case .integer(let byte) = world.argument(call, 1), (0...255).contains(byte) else {
      throw .needs("a byte from 0 to 255", not: world.argument(call, 1))
    }
    bytes[place] = UInt8(byte)
    world[reference].native = .bytes(bytes)
    return world.argument(call, 1)
  }
]

extension PlainWorld {
  fileprivate func array(_ call: PrimitiveCall) throws(Fault) -> Reference {
    guard case .object(let reference) = call.receiver, case .array = self[reference].native else {
      throw .worksOn("arrays")
    }
    return reference
  }

  fileprivate func bytes(_ call: PrimitiveCall) throws(Fault) -> (reference: Reference, bytes: [UInt8]) {
    guard case .object(let reference) = call.receiver, case .bytes(let bytes) = self[reference].native else {
      throw .worksOn("byte arrays")
    }
    return (reference, bytes)
  }
}
