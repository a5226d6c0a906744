/// Blocks, and what they protect.
let blockPrimitives: [Primitive] = [
  Primitive("blockValue") { world, call throws(Fault) in
    guard let body = world.blockBody(call.receiver) else { throw .worksOn("blocks") }
    try world.check(body, count: call.count)
    let arguments = world.pop(call.count)
    _ = world.pop()
    world.enter(body, arguments)
    return nil
  },
  Primitive("blockValueWithArguments") { world, call throws(Fault) in
    guard let body = world.blockBody(call.receiver) else { throw .worksOn("blocks") }
    guard let array = world.reference(world.argument(call, 0)), case .array = world[array].native else {
      throw .needs("an Array", not: world.argument(call, 0))
    }
    let arguments = world[array].elements
    try world.check(body, count: arguments.count)
    world.turn!.stack.removeLast(2)
    world.enter(body, arguments)
    return nil
  },
  Primitive("blockNumArgs") { world, call throws(Fault) in
    guard let body = world.blockBody(call.receiver) else { throw .worksOn("blocks") }
    return .integer(Int64(body.code.parameterCount))
  },
  Primitive("onDo") { world, call throws(Fault) in
    guard let body = world.blockBody(call.receiver) else { throw .worksOn("blocks") }
    try world.check(body, count: 0)
    let values = world.pop(2)
    let block = world.pop()
    world.protect(block, values[0], values[1])
    return nil
  },
  Primitive("ensure") { world, call throws(Fault) in try world.ensure(call, onlyIfCurtailed: false) },
  Primitive("ifCurtailed") { world, call throws(Fault) in try world.ensure(call, onlyIfCurtailed: true) }
]

extension PlainWorld {
  fileprivate func check(_ body: BlockBody, count: Int) throws(Fault) {
    let wanted = body.code.parameterCount
    guard wanted == count else {
      throw Fault(.argument, "this block takes \(wanted) argument\(wanted == 1 ? "" : "s"), not \(count)")
    }
  }

  fileprivate mutating func ensure(_ call: PrimitiveCall, onlyIfCurtailed: Bool) throws(Fault) -> Value? {
    guard let body = blockBody(call.receiver) else { throw .worksOn("blocks") }
    try check(body, count: 0)
    guard let last = blockBody(argument(call, 0)) else { throw .needs("a block", not: argument(call, 0)) }
    try check(last, count: 0)
    let block = pop()
    _ = pop()
    enter(body, [], marker: .ensured(block, onlyIfCurtailed: onlyIfCurtailed))
    return nil
  }
}
