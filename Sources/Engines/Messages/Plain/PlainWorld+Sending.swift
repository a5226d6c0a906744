/// Lookup, and what a send leads to.
extension PlainWorld {
  /// Sends to the receiver that stands on the stack below `count` arguments.
  mutating func send(_ selector: Symbol, _ count: Int) {
    let receiver = turn!.stack[turn!.stack.count - count - 1]
    if let (code, holder) = lookUp(selector, in: receiver) {
      log.append(.init(step: steps, receiver: receiver, selector: selector, isQueued: false))
      activate(code, holder, selector, receiver, count)
    } else {
      notUnderstood(selector, receiver, count)
    }
  }

  mutating func sendToSuper(_ selector: Symbol, _ count: Int, holder: Reference) {
    let receiver = turn!.stack[turn!.stack.count - count - 1]
    let start: Value = holder == .none ? prototype(of: receiver) : self[holder].prototype
    if let (code, found) = lookUp(selector, from: start) {
      activate(code, found, selector, receiver, count)
    } else {
      notUnderstood(selector, receiver, count)
    }
  }

  /// The method that a receiver has for a selector, and the object that holds it: own methods, then the prototype's, and so on.
  func lookUp(_ selector: Symbol, in receiver: Value) -> (code: Code, holder: Reference)? {
    guard case .object(let reference) = receiver else { return lookUp(selector, from: prototype(of: receiver)) }
    return lookUp(selector, from: .object(reference))
  }

  private func lookUp(_ selector: Symbol, from start: Value) -> (code: Code, holder: Reference)? {
    var link = start
    while case .object(let reference) = link {
      if let code = self[reference].methods[selector] { return (code, reference) }
      link = self[reference].prototype
    }
    return nil
  }

  /// Where lookup goes on after the receiver's own methods.
  func prototype(of value: Value) -> Value {
    switch value {
    case .nil: .object(kernel.undefined)
    case .boolean(let isTrue): .object(isTrue ? kernel.true : kernel.false)
    case .integer: .object(kernel.integer)
    case .float: .object(kernel.float)
    case .character: .object(kernel.character)
    case .symbol: .object(kernel.symbol)
    case .object(let reference): self[reference].prototype
    }
  }

  private mutating func activate(
    _ code: Code, _ holder: Reference, _ selector: Symbol, _ receiver: Value, _ count: Int
  ) {
    guard code.primitive >= 0 else { return enter(code, holder: holder, receiver: receiver, count: count) }
    let call = PrimitiveCall(
      receiver: receiver, base: turn!.stack.count - count, count: count, selector: selector)
    do throws(Fault) {
      // A primitive answers a value, or has arranged the stack and the frames itself.
      guard let answer = try PrimitiveTable.all[code.primitive].perform(&self, call) else { return }
      turn!.stack.removeLast(count + 1)
      push(answer)
    } catch {
      if code.hasBody { return enter(code, holder: holder, receiver: receiver, count: count) }
      turn!.stack.removeLast(count + 1)
      signal(error, receiver: receiver, selector: selector)
    }
  }

  // MARK: Not understood

  private static let longestForwarding = 100

  private mutating func notUnderstood(_ selector: Symbol, _ receiver: Value, _ count: Int) {
    if let (code, holder) = lookUp(symbols.symbol("doesNotUnderstand:"), in: receiver), code.parameterCount == 1 {
      let message = makeMessage(selector, pop(count))
      push(.object(message))
      return enter(code, holder: holder, receiver: receiver, count: 1)
    }
    var receiver = receiver
    for _ in 0..<Self.longestForwarding {
      switch policy(of: receiver) {
      case .ignore:
        ignore(selector, receiver)
        turn!.stack.removeLast(count + 1)
        return push(.nil)
      case .error:
        let arguments = pop(count)
        _ = pop()
        let text = "\(describe(receiver)) does not understand \(symbols[selector])"
        let exception = exception(Fault(.notUnderstood, text))
        setSlot(symbols.symbol("receiver"), of: exception, to: receiver)
        setSlot(symbols.symbol("message"), of: exception, to: .object(makeMessage(selector, arguments)))
        return signal(exception, from: turn!.frames.count)
      case .forward(let other):
        receiver = other
        turn!.stack[turn!.stack.count - count - 1] = other
        if let (code, holder) = lookUp(selector, in: other) { return activate(code, holder, selector, other, count) }
      }
    }
    turn!.stack.removeLast(count + 1)
    signal(Fault(.error, "\(symbols[selector]) is forwarded in a circle"))
  }

  /// The policy of the nearest object on the chain that has one, else the world's.
  private func policy(of receiver: Value) -> Policy {
    var link = receiver
    if case .object = link {} else { link = prototype(of: receiver) }
    while case .object(let reference) = link {
      if let policy = policies[reference] { return policy }
      link = self[reference].prototype
    }
    return worldPolicy
  }

  mutating func makeMessage(_ selector: Symbol, _ arguments: [Value]) -> Reference {
    let array = add(HeapObject(prototype: .object(kernel.array), elements: arguments, native: .array))
    var object = HeapObject(prototype: .object(kernel.message))
    object.slots = [
      HeapObject.Slot(name: symbols.symbol("selector"), value: .symbol(selector)),
      HeapObject.Slot(name: symbols.symbol("arguments"), value: .object(array))
    ]
    return add(object)
  }
}
