/// Classes and what every object can be asked.
let machineClassPrimitives: [MachinePrimitive] = [
  MachinePrimitive("subclass") { machine, call throws(MachineFault) in try machine.subclass(call, slots: .nil) },
  MachinePrimitive("subclassWithSlots") { machine, call throws(MachineFault) in
    try machine.subclass(call, slots: machine.argument(call, 1))
  },
  MachinePrimitive("new") { machine, call throws(MachineFault) in
    machine.makeInstance(of: try machine.class(call.receiver))
  },
  MachinePrimitive("isClass") { machine, call throws(MachineFault) in
    TaggedWord(call.receiver.isReference && machine.memory.kind(call.receiver) == .class)
  },
  MachinePrimitive("identical") { machine, call throws(MachineFault) in
    TaggedWord(machine.isIdentical(call.receiver, machine.argument(call, 0)))
  },
  MachinePrimitive("class") { machine, call throws(MachineFault) in machine.nearestClass(of: call.receiver) },
  MachinePrimitive("className") { machine, call throws(MachineFault) in
    machine.word(
      machine.symbols[machine.memory[try machine.class(call.receiver), MessageMachine.ClassField.name].symbol])
  },
  MachinePrimitive("isKindOf") { machine, call throws(MachineFault) in
    let owner = machine.argument(call, 0)
    guard owner.isReference, machine.memory.kind(owner) == .class else { throw .needs("a class", owner) }
    return TaggedWord(
      machine.isLinked(call.receiver, to: machine.memory[owner, MessageMachine.ClassField.prototype]))
  },
  MachinePrimitive("prototype") { machine, call throws(MachineFault) in machine.prototype(of: call.receiver) },
  MachinePrimitive("clone") { machine, call throws(MachineFault) in
    machine.isValue(call.receiver) ? call.receiver : machine.model.makeObject(linkedTo: call.receiver)
  },
  MachinePrimitive("respondsTo") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    guard let selector = machine.symbols.existing(name) else { return .false }
    return TaggedWord(machine.model.lookUp(selector, in: call.receiver).method != .nil)
  },
  MachinePrimitive("slotAtPut") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    guard !machine.isValue(call.receiver) else { throw .worksOn("objects") }
    machine.model.setSlot(machine.symbols.symbol(name), of: call.receiver, to: machine.argument(call, 1))
    return machine.argument(call, 1)
  },
  MachinePrimitive("slotAt") { machine, call throws(MachineFault) in
    let name = try machine.name(machine.argument(call, 0))
    guard let symbol = machine.symbols.existing(name),
      let value = machine.model.slotValue(symbol, of: call.receiver)
    else { throw .plain(.index, "\(machine.describe(call.receiver)) has no slot `\(name)`") }
    return value
  }
]

extension MessageMachine {
  func `class`(_ word: TaggedWord) throws(MachineFault) -> TaggedWord {
    guard word.isReference, memory.kind(word) == .class else { throw .worksOn("classes") }
    return word
  }

  fileprivate func subclass(_ call: MachineCall, slots: TaggedWord) throws(MachineFault) -> TaggedWord {
    let parent = try `class`(call.receiver)
    let name = try name(argument(call, 0))
    let names = slots == .nil ? [] : try slotNames(slots)
    let symbol = symbols.symbol(name)
    guard symbols.isCapitalised(symbol) else {
      throw .plain(.argument, "the name of a class begins with a capital letter, unlike `\(name)`")
    }
    let parentPrototype = memory[parent, ClassField.prototype]
    if let known = global(symbol), known.isReference, memory.kind(known) == .class {
      if known == parent || isLinked(parent, to: known) {
        throw .plain(.argument, "`\(name)` cannot be made from \(describe(parent)): it would be its own prototype")
      }
      for object in [known, memory[known, ClassField.prototype]] { noteChange(of: object) }
      model.setPrototype(of: known, to: parent)
      model.setPrototype(of: memory[known, ClassField.prototype], to: parentPrototype)
      changeSlots(of: known, to: names)
      return known
    }
    let prototype = model.makeObject(.prototype, linkedTo: parentPrototype, fieldCount: 1)
    let owner = makeClass(name, link: parent, prototype: prototype)
    for name in names { model.setSlot(name, of: prototype, to: .nil) }
    memory.store(vector(names), in: owner, ClassField.slots)
    return owner
  }

  private func vector(_ names: [Symbol]) -> TaggedWord {
    memory.makeVector(names.map { TaggedWord(symbol: $0) })
  }

  /// What a value is linked to.
  func prototype(of value: TaggedWord) -> TaggedWord {
    value.isReference ? model.prototype(of: value) : model.roots[ObjectModel.root(of: value)]
  }

  /// The class of the nearest prototype on the chain, or nil.
  func nearestClass(of value: TaggedWord) -> TaggedWord {
    var link = value.isReference && memory.kind(value) == .prototype ? value : prototype(of: value)
    while link.isReference {
      if memory.kind(link) == .prototype { return memory[link, 0] }
      link = model.prototype(of: link)
    }
    return .nil
  }

  /// Whether `prototype` is on the chain of a value.
  func isLinked(_ value: TaggedWord, to prototype: TaggedWord) -> Bool {
    var link = self.prototype(of: value)
    while link.isReference {
      if link == prototype { return true }
      link = model.prototype(of: link)
    }
    return false
  }

  /// Gives every instance the new slots, and puts away those that are gone; O(objects).
  private func changeSlots(of owner: TaggedWord, to new: [Symbol]) {
    let known = memory[owner, ClassField.slots]
    let old = known.isReference ? (0..<memory.fieldCount(known)).map { memory[known, $0].symbol } : []
    memory.store(vector(new), in: owner, ClassField.slots)
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    if gone.isEmpty && come.isEmpty { return }
    let prototype = memory[owner, ClassField.prototype]
    var place = ObjectMemory.firstPlace
    let end = memory.top
    while place < end {
      let object = TaggedWord(place: place)
      place += memory.size(at: place)
      switch memory.kind(object) {
      case .shape, .vector, .environment, .turn, .large, .float: continue
      default: break
      }
      guard object == prototype || isLinked(object, to: prototype) else { continue }
      for name in gone { model.putSlotAway(name, of: object) }
      for name in come { model.bringSlotBack(name, of: object) }
    }
  }

  /// An object linked to the class's prototype, with the slots of all its classes, nil.
  func makeInstance(of owner: TaggedWord) -> TaggedWord {
    let prototype = memory[owner, ClassField.prototype]
    var chain: [TaggedWord] = []
    var link = prototype
    while link.isReference {
      if memory.kind(link) == .prototype {
        let slots = memory[memory[link, 0], ClassField.slots]
        if slots.isReference { chain.append(slots) }
      }
      link = model.prototype(of: link)
    }
    var room = 0
    for slots in chain { room += memory.fieldCount(slots) }
    let object = model.makeObject(linkedTo: prototype, room: room)
    for slots in chain.reversed() {
      for index in 0..<memory.fieldCount(slots) { model.setSlot(memory[slots, index].symbol, of: object, to: .nil) }
    }
    return object
  }
}
