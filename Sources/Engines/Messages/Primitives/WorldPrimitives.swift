/// The world as an object, and its Transcript.
let worldPrimitives: [Primitive] = [
  Primitive("transcriptShow") { world, call throws(Fault) in
    guard let text = world.string(world.argument(call, 0)) else {
      throw .needs("a string", not: world.argument(call, 0))
    }
    world.transcript += Array(text.utf8)
    return call.receiver
  },
  Primitive("worldClock") { world, call throws(Fault) in .integer(world.clock) },
  Primitive("worldIgnoredCount") { world, call throws(Fault) in .integer(Int64(clamping: world.ledger.total)) },
  Primitive("globalAt") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    return world.symbols.existing(name).flatMap { world.globals[$0] } ?? .nil
  },
  Primitive("globalAtPut") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    world.setGlobal(world.symbols.symbol(name), world.argument(call, 1))
    return world.argument(call, 1)
  }
]
