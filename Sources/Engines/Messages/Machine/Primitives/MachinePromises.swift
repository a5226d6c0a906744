/// What promises can be asked.
let machinePromisePrimitives: [MachinePrimitive] = [
  MachinePrimitive("promiseNew") { machine, call throws(MachineFault) in machine.makePromise() },
  MachinePrimitive("promiseWait") { machine, call throws(MachineFault) in
    try machine.wait(for: call.receiver, ticks: nil, argumentCount: 0)
  },
  MachinePrimitive("promiseWaitTicks") { machine, call throws(MachineFault) in
    let ticks = Int64(try machine.count(machine.argument(call, 0)))
    return try machine.wait(for: call.receiver, ticks: ticks, argumentCount: 1)
  },
  MachinePrimitive("promiseWhenKept") { machine, call throws(MachineFault) in
    machine.react(to: try machine.promise(call.receiver), onKept: true, with: machine.argument(call, 0))
  },
  MachinePrimitive("promiseWhenBroken") { machine, call throws(MachineFault) in
    machine.react(to: try machine.promise(call.receiver), onKept: false, with: machine.argument(call, 0))
  },
  MachinePrimitive("promiseKeep") { machine, call throws(MachineFault) in
    machine.keep(try machine.pendingPromise(call.receiver), with: machine.argument(call, 0))
    return call.receiver
  },
  MachinePrimitive("promiseBreak") { machine, call throws(MachineFault) in
    machine.breakPromise(try machine.pendingPromise(call.receiver), with: machine.argument(call, 0))
    return call.receiver
  },
  MachinePrimitive("promiseState") { machine, call throws(MachineFault) in
    let name =
      switch machine.state(of: try machine.promise(call.receiver)) {
      case .pending: "pending"
      case .kept: "kept"
      case .broken: "broken"
      }
    return TaggedWord(symbol: machine.symbols.symbol(name))
  },
  MachinePrimitive("promiseContent") { machine, call throws(MachineFault) in
    machine.memory[try machine.promise(call.receiver), MessageMachine.PromiseField.content]
  }
]

extension MessageMachine {
  fileprivate func promise(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard isPromise(word) else { throw .worksOn("promises") }
    return word
  }

  fileprivate func pendingPromise(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    let promise = try promise(word)
    guard state(of: promise) == .pending else { throw .plain(.error, "this promise is settled already") }
    return promise
  }
}
