/// What classes can be asked.
let classPrimitives: [Primitive] = [
  Primitive("subclass") { world, call throws(Fault) in
    try world.subclass(call, slots: .nil)
  },
  Primitive("subclassWithSlots") { world, call throws(Fault) in
    try world.subclass(call, slots: world.argument(call, 1))
  },
  Primitive("new") { world, call throws(Fault) in
    let (owner, _) = try world.classBody(call.receiver)
    return .object(world.makeInstance(of: owner))
  },
  Primitive("className") { world, call throws(Fault) in
    .object(world.string(world.symbols[try world.classBody(call.receiver).1.name]))
  },
  Primitive("superclass") { world, call throws(Fault) in
    let (owner, _) = try world.classBody(call.receiver)
    guard case .object(let parent) = world[owner].prototype, case .class = world[parent].native else { return .nil }
    return .object(parent)
  },
  Primitive("subclasses") { world, call throws(Fault) in
    let (owner, _) = try world.classBody(call.receiver)
    let all = world.globalOrder.compactMap { world.globals[$0] }
    return .object(
      world.array(
        all.filter { value in
          guard case .object(let other) = value, case .class = world[other].native else { return false }
          return world[other].prototype == .object(owner)
        }))
  },
  Primitive("instancePrototype") { world, call throws(Fault) in
    .object(try world.classBody(call.receiver).1.instancePrototype)
  },
  Primitive("instanceVariables") { world, call throws(Fault) in
    .object(world.array(try world.classBody(call.receiver).1.slotNames.map { .symbol($0) }))
  },
  Primitive("comment") { world, call throws(Fault) in
    .object(world.string(try world.classBody(call.receiver).1.comment))
  },
  Primitive("setComment") { world, call throws(Fault) in
    var (owner, body) = try world.classBody(call.receiver)
    body.comment = try world.name(world.argument(call, 0))
    world[owner].native = .class(body)
    return call.receiver
  },
  Primitive("isClass") { world, call throws(Fault) in
    guard let reference = world.reference(call.receiver), case .class = world[reference].native else {
      return .boolean(false)
    }
    return .boolean(true)
  },
  Primitive("isKindOf") { world, call throws(Fault) in
    guard case .object(let owner) = world.argument(call, 0), case .class(let body) = world[owner].native else {
      throw .needs("a class", not: world.argument(call, 0))
    }
    return .boolean(world.isLinked(call.receiver, to: body.instancePrototype))
  }
]

extension PlainWorld {
  fileprivate mutating func subclass(_ call: PrimitiveCall, slots: Value) throws(Fault) -> Value {
    let (owner, _) = try classBody(call.receiver)
    let name = symbols.symbol(try name(argument(call, 0)))
    return .object(try defineClass(name, from: owner, slots: slots == .nil ? [] : try slotNames(slots)))
  }
}
