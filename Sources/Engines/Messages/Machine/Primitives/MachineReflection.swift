import Diagnostics

/// Looking into objects and changing them while they live: slots, methods, links, policies, names.
let machineReflectionPrimitives: [MachinePrimitive] = [
  MachinePrimitive("setPrototype") { machine, call throws(MachineFault) in
    let (receiver, link) = (try machine.object(call.receiver), machine.argument(call, 0))
    if link != .nil {
      guard !machine.isValue(link) else { throw .needs("an object or nil", link) }
      if link == receiver || machine.isLinked(link, to: receiver) {
        let (first, second) = (machine.describe(receiver), machine.describe(link))
        throw .plain(.argument, "\(first) is on the chain of \(second): the chain would be a circle")
      }
    }
    machine.noteChange(of: receiver)
    machine.model.setPrototype(of: receiver, to: link)
    return receiver
  },
  MachinePrimitive("selectors") { machine, call throws(MachineFault) in
    guard !machine.isValue(call.receiver) else { return machine.array([]) }
    let selectors = machine.model.selectors(of: machine.holderOfMethods(call.receiver))
    return machine.array(machine.sorted(selectors).map { TaggedWord(symbol: $0) })
  },
  MachinePrimitive("allSelectors") { machine, call throws(MachineFault) in
    machine.array(machine.selectors(of: call.receiver).map { TaggedWord(symbol: $0) })
  },
  MachinePrimitive("slots") { machine, call throws(MachineFault) in
    let names = machine.isValue(call.receiver) ? [] : machine.model.slotNames(of: call.receiver)
    return machine.array(names.map { TaggedWord(symbol: $0) })
  },
  MachinePrimitive("declareSlots") { machine, call throws(MachineFault) in
    let receiver = try machine.object(call.receiver)
    for name in try machine.slotNames(machine.argument(call, 0)) {
      if machine.model.slotIndex(name, inShape: machine.memory.shape(receiver)) == nil {
        machine.model.setSlot(name, of: receiver, to: .nil)
      }
      for (source, node) in Wording.accessors(machine.symbols[name]) {
        try machine.install(machine.compile(.method(node), of: source), in: receiver)
      }
    }
    return receiver
  },
  MachinePrimitive("methodFromText") { machine, call throws(MachineFault) in
    guard !machine.isValue(call.receiver), let text = machine.text(machine.argument(call, 0)) else {
      throw .needs("the text of a method", machine.argument(call, 0))
    }
    let source = SourceText(name: "a method", text)
    let result = MessageParser.parseMethod(source)
    guard let node = result.method else { throw .plain(.argument, Wording.firstError(result.diagnostics)) }
    try machine.install(machine.compile(.method(node), of: source), in: machine.holderOfMethods(call.receiver))
    return TaggedWord(symbol: machine.symbols.symbol(node.selector))
  },
  MachinePrimitive("forget") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    let receiver = try machine.object(call.receiver)
    if let selector = machine.symbols.existing(name) {
      let holder = machine.holderOfMethods(receiver)
      machine.noteChange(of: holder)
      machine.model.removeMethod(selector, of: holder)
    }
    return receiver
  },
  MachinePrimitive("methodAt") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    guard !machine.isValue(call.receiver), let selector = machine.symbols.existing(name) else { return .nil }
    let (method, holder) = machine.model.lookUp(selector, in: machine.holderOfMethods(call.receiver))
    guard method.isCode else { return .nil }
    let object = machine.memory.make(
      .method, shape: machine.model.kernelShape(ObjectModel.Root.method), fieldCount: 2)
    machine.memory.store(method, in: object, 0)
    machine.memory.store(holder, in: object, 1)
    return object
  },
  MachinePrimitive("sendText") { machine, call throws(MachineFault) in
    guard let text = machine.text(machine.argument(call, 0)) else {
      throw .needs("a message as text", machine.argument(call, 0))
    }
    let source = SourceText(name: "a message", text)
    let result = MessageParser.parseMessage(source)
    guard let message = result.message else { throw .plain(.argument, Wording.firstError(result.diagnostics)) }
    let bytecode = try machine.compile(.message(message), of: source)
    if let name = machine.undeclaredName(in: bytecode, receiver: call.receiver) {
      throw machine.undeclared(name.symbol, call.receiver)
    }
    machine.top -= 1
    machine.enter(machine.codes.add(bytecode), holder: .nil, environment: .nil, count: 0)
    return nil
  },
  MachinePrimitive("ignoreUnknown") { machine, call throws(MachineFault) in
    try machine.setPolicy(call.receiver, MessageMachine.Policy.ignore)
  },
  MachinePrimitive("refuseUnknown") { machine, call throws(MachineFault) in
    try machine.setPolicy(call.receiver, MessageMachine.Policy.error)
  },
  MachinePrimitive("forwardUnknown") { machine, call throws(MachineFault) in
    try machine.setPolicy(call.receiver, machine.vector(machine.argument(call, 0)))
  },
  MachinePrimitive("superclass") { machine, call throws(MachineFault) in
    let parent = machine.model.prototype(of: try machine.class(call.receiver))
    return parent.isReference && machine.memory.kind(parent) == .class ? parent : .nil
  },
  MachinePrimitive("subclasses") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    return machine.array(
      machine.globalOrder.compactMap { machine.global($0) }.filter { value in
        value.isReference && machine.memory.kind(value) == .class && machine.model.prototype(of: value) == owner
      })
  },
  MachinePrimitive("instancePrototype") { machine, call throws(MachineFault) in
    machine.memory[try machine.class(call.receiver), MessageMachine.ClassField.prototype]
  },
  MachinePrimitive("instanceVariables") { machine, call throws(MachineFault) in
    let slots = machine.memory[try machine.class(call.receiver), MessageMachine.ClassField.slots]
    guard slots.isReference else { return machine.array([]) }
    return machine.array((0..<machine.memory.fieldCount(slots)).map { machine.memory[slots, $0] })
  },
  MachinePrimitive("comment") { machine, call throws(MachineFault) in
    machine.word(
      machine.text(machine.memory[try machine.class(call.receiver), MessageMachine.ClassField.comment]) ?? "")
  },
  MachinePrimitive("setComment") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    let text = try machine.name(machine.argument(call, 0))
    machine.memory.store(machine.word(text), in: owner, MessageMachine.ClassField.comment)
    return owner
  },
  MachinePrimitive("worldClock") { machine, call throws(MachineFault) in machine.word(machine.clock) },
  MachinePrimitive("worldIgnoredCount") { machine, call throws(MachineFault) in
    machine.word(Int64(clamping: machine.ledger.total))
  },
  MachinePrimitive("globalAt") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    return machine.symbols.existing(name).flatMap { machine.global($0) } ?? .nil
  },
  MachinePrimitive("globalAtPut") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    let symbol = machine.symbols.symbol(name)
    machine.setGlobal(symbol, machine.argument(call, 1))
    return machine.argument(call, 1)
  }
]

extension MessageMachine {
  /// That a word is an object with slots and methods of its own.
  fileprivate func object(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard !isValue(word) else { throw .worksOn("objects") }
    return word
  }

  /// Whose methods are meant: of a class, those of its instances.
  fileprivate func holderOfMethods(_ object: TaggedWord) -> TaggedWord {
    memory.kind(object) == .class ? memory[object, ClassField.prototype] : object
  }

  func array(_ elements: [TaggedWord]) -> TaggedWord {
    let array = memory.make(.array, shape: model.kernelShape(Root.array), fieldCount: elements.count)
    for index in elements.indices { memory.store(elements[index], in: array, index) }
    return array
  }

  fileprivate func compile(_ origin: Bytecode.Origin, of source: SourceText) throws(MachineFault) -> Bytecode {
    do throws(Fault) { return try BytecodeCompiler.compile(origin, of: source, &symbols) } catch {
      guard case .plain(let text) = error.text else { throw .plain(error.kind, "") }
      throw .plain(error.kind, text)
    }
  }

  /// Slot names from a string of words, a symbol or an array of either.
  func slotNames(_ word: TaggedWord) throws(MachineFault) -> [Symbol] {
    if word.isReference, memory.kind(word) == .array {
      var names: [Symbol] = []
      for index in 0..<memory.fieldCount(word) { names += try slotNames(memory[word, index]) }
      return names
    }
    guard let text = text(word) else { throw .needs("names in a string", word) }
    var names: [Symbol] = []
    do throws(Fault) {
      for name in try Wording.slotNames(in: text) {
        let symbol = symbols.symbol(name)
        if !names.contains(symbol) { names.append(symbol) }
      }
    } catch {
      guard case .plain(let text) = error.text else { return names }
      throw .plain(error.kind, text)
    }
    return names
  }

  fileprivate func setPolicy(_ receiver: TaggedWord, _ policy: TaggedWord) throws(MachineFault) -> TaggedWord {
    let receiver = try object(receiver)
    if let world = symbols.existing("World"), global(world) == receiver {
      model.roots[Root.worldPolicy] = policy
      model.changeBehaviour()
    } else {
      model.setPolicy(of: holderOfMethods(receiver), to: policy)
    }
    return receiver
  }
}
