/// What blocks protect, and what a handler may do with an exception.
let machineExceptionPrimitives: [MachinePrimitive] = [
  MachinePrimitive("onDo") { machine, call throws(MachineFault) in
    try machine.check(call.receiver)
    let (classes, handler) = (machine.argument(call, 0), machine.argument(call, 1))
    machine.top = call.base - 1
    machine.protect(call.receiver, classes, handler)
    return nil
  },
  MachinePrimitive("ensure") { machine, call throws(MachineFault) in
    try machine.ensure(call, MessageMachine.Marker.ensured)
  },
  MachinePrimitive("ifCurtailed") { machine, call throws(MachineFault) in
    try machine.ensure(call, MessageMachine.Marker.curtailed)
  },
  MachinePrimitive("signal") { machine, call throws(MachineFault) in
    machine.top = call.base - 1
    machine.signal(call.receiver)
    return nil
  },
  MachinePrimitive("failTurn") { machine, call throws(MachineFault) in
    machine.top = call.base - 1
    machine.failTurn(call.receiver)
    return nil
  },
  MachinePrimitive("exceptionReturn") { machine, call throws(MachineFault) in
    try machine.returnFromHandler(call.receiver, machine.argument(call, 0))
    return nil
  },
  MachinePrimitive("exceptionResume") { machine, call throws(MachineFault) in
    try machine.resume(call.receiver, machine.argument(call, 0))
    return nil
  },
  MachinePrimitive("exceptionRetry") { machine, call throws(MachineFault) in
    try machine.retry(call.receiver, using: nil)
    return nil
  },
  MachinePrimitive("exceptionRetryUsing") { machine, call throws(MachineFault) in
    try machine.retry(call.receiver, using: machine.argument(call, 0))
    return nil
  },
  MachinePrimitive("exceptionPass") { machine, call throws(MachineFault) in
    try machine.pass(call.receiver)
    return nil
  }
]

extension MessageMachine {
  /// That a word is a block without arguments.
  fileprivate func check(_ block: TaggedWord) throws(MachineFault) {
    let count = try parameterCount(of: block)
    if count != 0 { throw Self.wrongCount(count, 0) }
  }

  fileprivate func ensure(_ call: MachineCall, _ kind: Int) throws(MachineFault) -> TaggedWord? {
    try check(call.receiver)
    let last = argument(call, 0)
    guard parameterCount(ofBlock: last) != nil else { throw .needs("a block", last) }
    try check(last)
    top = call.base
    enter(block: call.receiver, count: 0, marker: vector(TaggedWord(kind), last))
    return nil
  }
}
