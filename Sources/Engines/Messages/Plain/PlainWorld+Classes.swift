import Diagnostics

/// Classes: objects that hold the prototype of their instances.
extension PlainWorld {
  /// What instances of a class are linked to; the object itself if it is no class.
  func instancePrototype(of owner: Reference) -> Reference {
    if case .class(let body) = self[owner].native { return body.instancePrototype }
    return owner
  }

  /// Whether `prototype` is on the chain of `value`.
  func isLinked(_ value: Value, to prototype: Reference) -> Bool {
    var link = self.prototype(of: value)
    while case .object(let reference) = link {
      if reference == prototype { return true }
      link = self[reference].prototype
    }
    return false
  }

  /// Makes the class `name`, or changes its link and slots if it is there; it is a global of that name.
  mutating func defineClass(_ name: Symbol, from parent: Reference, slots: [Symbol]) throws(Fault) -> Reference {
    guard isCapitalised(name) else {
      throw Fault(.argument, "the name of a class begins with a capital letter, unlike `\(symbols[name])`")
    }
    let parentPrototype = instancePrototype(of: parent)
    if case .object(let known)? = globals[name], case .class(var body) = self[known].native {
      let prototype = body.instancePrototype
      if known == parent || isLinked(.object(parent), to: known) {
        throw Fault(
          .argument,
          "`\(symbols[name])` cannot be made from \(describe(.object(parent))): it would be its own prototype")
      }
      self[known].prototype = .object(parent)
      self[prototype].prototype = .object(parentPrototype)
      changeSlots(of: prototype, from: body.slotNames, to: slots)
      body.slotNames = slots
      self[known].native = .class(body)
      return known
    }
    let owner = makeClass(name, link: .object(parent), prototypeLink: .object(parentPrototype))
    let prototype = instancePrototype(of: owner)
    for slot in slots { setSlot(slot, of: .object(prototype), to: .nil) }
    if case .class(var body) = self[owner].native {
      body.slotNames = slots
      self[owner].native = .class(body)
    }
    return owner
  }

  mutating func makeClass(_ name: Symbol, link: Value, prototypeLink: Value) -> Reference {
    let prototype = add(HeapObject(prototype: prototypeLink))
    let owner = add(HeapObject(prototype: link, native: .class(ClassBody(name: name, instancePrototype: prototype))))
    self[prototype].native = .prototype(of: owner)
    setGlobal(name, .object(owner))
    return owner
  }

  /// Gives every instance the new slots, and puts away those that are gone; O(objects).
  private mutating func changeSlots(of prototype: Reference, from old: [Symbol], to new: [Symbol]) {
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    if gone.isEmpty && come.isEmpty { return }
    for index in objects.indices {
      let reference = Reference(index: Int32(index))
      switch objects[index].native {
      case .free, .environment: continue
      default: break
      }
      guard reference == prototype || isLinked(.object(reference), to: prototype) else { continue }
      for name in gone {
        guard let place = objects[index].slotIndex(name) else { continue }
        putAway[reference, default: []].append(objects[index].slots.remove(at: place))
      }
      for name in come where objects[index].slotIndex(name) == nil {
        var kept = putAway[reference] ?? []
        if let place = kept.firstIndex(where: { $0.name == name }) {
          objects[index].slots.append(kept.remove(at: place))
          putAway[reference] = kept.isEmpty ? nil : kept
        } else {
          objects[index].slots.append(HeapObject.Slot(name: name, value: .nil))
        }
      }
    }
  }

  /// An object linked to the class's prototype, with the slots of all its classes, nil.
  mutating func makeInstance(of owner: Reference) -> Reference {
    let prototype = instancePrototype(of: owner)
    var object = HeapObject(prototype: .object(prototype))
    var chain: [[Symbol]] = []
    var link = Value.object(prototype)
    while case .object(let reference) = link {
      if case .prototype(let holder) = self[reference].native, case .class(let body) = self[holder].native {
        chain.append(body.slotNames)
      }
      link = self[reference].prototype
    }
    for name in chain.reversed().joined() where object.slotIndex(name) == nil {
      object.slots.append(HeapObject.Slot(name: name, value: .nil))
    }
    return add(object)
  }

  /// The definition on the stack: a method for instances if its target is a class, else for the one object.
  mutating func install(_ code: Code, _ isOfClass: Bool) {
    let target = pop()
    guard let reference = reference(target) else {
      return signal(Fault(.argument, "\(describe(target)) has no methods of its own; its class has"))
    }
    var holder = reference
    if case .class(let body) = self[reference].native {
      if !isOfClass { holder = body.instancePrototype }
    } else if isOfClass, let owner = `class`(of: target) {
      holder = instancePrototype(of: owner)
    }
    do throws(Fault) {
      try install(code, in: holder)
      push(target)
    } catch {
      signal(error)
    }
  }

  mutating func install(_ code: Code, in holder: Reference) throws(Fault) {
    guard case .method(let selector) = code.kind else { return }
    if let name = undeclaredName(in: code, receiver: .object(holder)) {
      let place = code.source.position(at: name.range.lowerBound)
      let fault = undeclared(name.symbol, .object(holder))
      guard case .plain(let text) = fault.text else { throw fault }
      throw Fault(.name, "\(text) (in \(symbols[selector]), line \(place.line))")
    }
    self[holder].methods[selector] = code
    bytesSinceCollection += 32
  }
}
