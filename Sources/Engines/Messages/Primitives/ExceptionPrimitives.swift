/// What a handler may do with an exception.
let exceptionPrimitives: [Primitive] = [
  Primitive("signal") { world, call throws(Fault) in
    world.turn!.stack.removeLast(call.count + 1)
    world.signal(call.receiver, from: world.turn!.frames.count)
    return nil
  },
  Primitive("failTurn") { world, call throws(Fault) in
    world.turn!.stack.removeLast(call.count + 1)
    world.fail(call.receiver)
    return nil
  },
  Primitive("exceptionReturn") { world, call throws(Fault) in
    try world.returnFromHandler(call.receiver, world.argument(call, 0))
    return nil
  },
  Primitive("exceptionResume") { world, call throws(Fault) in
    try world.resume(call.receiver, world.argument(call, 0))
    return nil
  },
  Primitive("exceptionRetry") { world, call throws(Fault) in
    try world.retry(call.receiver, using: nil)
    return nil
  },
  Primitive("exceptionRetryUsing") { world, call throws(Fault) in
    try world.retry(call.receiver, using: world.argument(call, 0))
    return nil
  },
  Primitive("exceptionPass") { world, call throws(Fault) in
    try world.pass(call.receiver)
    return nil
  }
]
