/// What promises can be asked.
let promisePrimitives: [Primitive] = [
  Primitive("promiseNew") { world, call throws(Fault) in
    .object(world.add(HeapObject(prototype: .object(world.kernel.promise), native: .promise(PromiseBody()))))
  },
  Primitive("promiseWait") { world, call throws(Fault) in
    guard let promise = world.reference(call.receiver) else { throw .worksOn("promises") }
    return try world.wait(for: promise, ticks: nil, argumentCount: 0)
  },
  Primitive("promiseWaitTicks") { world, call throws(Fault) in
    guard let promise = world.reference(call.receiver) else { throw .worksOn("promises") }
    let ticks = Int64(try world.count(world.argument(call, 0)))
    return try world.wait(for: promise, ticks: ticks, argumentCount: 1)
  },
  Primitive("promiseWhenKept") { world, call throws(Fault) in
    let (promise, _) = try world.promise(call.receiver)
    return .object(world.react(to: promise, onKept: true, with: world.argument(call, 0)))
  },
  Primitive("promiseWhenBroken") { world, call throws(Fault) in
    let (promise, _) = try world.promise(call.receiver)
    return .object(world.react(to: promise, onKept: false, with: world.argument(call, 0)))
  },
  Primitive("promiseKeep") { world, call throws(Fault) in
    let (promise, body) = try world.promise(call.receiver)
    guard case .pending = body.state else { throw Fault(.error, "this promise is settled already") }
    world.keep(promise, with: world.argument(call, 0))
    return call.receiver
  },
  Primitive("promiseBreak") { world, call throws(Fault) in
    let (promise, body) = try world.promise(call.receiver)
    guard case .pending = body.state else { throw Fault(.error, "this promise is settled already") }
    world.breakPromise(promise, with: world.argument(call, 0))
    return call.receiver
  },
  Primitive("promiseState") { world, call throws(Fault) in
    switch try world.promise(call.receiver).1.state {
    case .pending: .symbol(world.symbols.symbol("pending"))
    case .kept: .symbol(world.symbols.symbol("kept"))
    case .broken: .symbol(world.symbols.symbol("broken"))
    }
  },
  Primitive("promiseContent") { world, call throws(Fault) in
    switch try world.promise(call.receiver).1.state {
    case .pending: .nil
    case .kept(let value), .broken(let value): value
    }
  }
]

extension PlainWorld {
  fileprivate func promise(_ value: Value) throws(Fault) -> (Reference, PromiseBody) {
    guard case .object(let reference) = value, case .promise(let body) = self[reference].native else {
      throw .worksOn("promises")
    }
    return (reference, body)
  }
}
