import Diagnostics

/// What a name means that is neither argument nor temporary: a slot of self, else a global.
extension PlainWorld {
  mutating func pushValue(of name: Symbol, _ frame: Frame) {
    if let value = slotValue(name, of: frame.receiver) {
      push(value)
    } else if let value = globals[name] {
      push(value)
    } else if isCapitalised(name) {
      ignoreGlobal(name, frame)
      push(.nil)
    } else {
      signal(undeclared(name, frame.receiver))
    }
  }

  /// Slots are always written into self; a global is written if there is no such slot. The value stays on the stack.
  mutating func storeTop(in name: Symbol, _ frame: Frame) {
    if case .object = frame.receiver, slotValue(name, of: frame.receiver) != nil {
      setSlot(name, of: frame.receiver, to: topValue)
    } else if globals[name] != nil || frame.holder == .none || isCapitalised(name) {
      setGlobal(name, topValue)
    } else {
      _ = pop()
      signal(undeclared(name, frame.receiver))
    }
  }

  func isCapitalised(_ name: Symbol) -> Bool { symbols.isCapitalised(name) }

  mutating func setGlobal(_ name: Symbol, _ value: Value) {
    if globals.updateValue(value, forKey: name) == nil { globalOrder.append(name) }
  }

  package func name(of symbol: Symbol) -> String { symbols[symbol] }

  // MARK: Slots

  /// The slot of that name along the chain.
  func slotValue(_ name: Symbol, of value: Value) -> Value? {
    var link = value
    if case .object = link {} else { link = prototype(of: value) }
    while case .object(let reference) = link {
      if let index = self[reference].slotIndex(name) { return self[reference].slots[index].value }
      link = self[reference].prototype
    }
    return nil
  }

  /// Writes a slot of the object itself; the first write makes it.
  mutating func setSlot(_ name: Symbol, of object: Value, to value: Value) {
    guard case .object(let reference) = object else { return }
    if let index = self[reference].slotIndex(name) {
      self[reference].slots[index].value = value
    } else {
      self[reference].slots.append(HeapObject.Slot(name: name, value: value))
      bytesSinceCollection += 24
    }
  }

  // MARK: Binding

  /// The first name in `code` that nothing declares, if there is one; `receiver` is what self will be.
  func undeclaredName(in code: Code, receiver: Value) -> Code.FreeName? {
    let own = Set(code.freeNames.filter { $0.isStored && code.kind.isStatement }.map { $0.symbol })
    return code.freeNames.first { name in
      !isCapitalised(name.symbol) && globals[name.symbol] == nil && !own.contains(name.symbol)
        && slotValue(name.symbol, of: receiver) == nil
    }
  }

  func undeclared(_ name: Symbol, _ receiver: Value) -> Fault {
    let text = symbols[name]
    var names = globalOrder.map { symbols[$0] }
    var link = receiver
    while case .object(let reference) = link {
      names += self[reference].slots.map { symbols[$0.name] }
      link = self[reference].prototype
    }
    let question = Spelling.question(text, among: names)
    return Fault(.name, "there is no variable `\(text)`" + (question.isEmpty ? "" : "; \(question)"))
  }
}

extension Code.Kind {
  var isStatement: Bool {
    if case .statement = self { return true }
    return false
  }
}
