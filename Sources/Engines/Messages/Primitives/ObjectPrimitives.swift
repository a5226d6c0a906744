import BigNumbers
import Diagnostics

/// What every object can be asked.
let objectPrimitives: [Primitive] = [
  Primitive("class") { world, call throws(Fault) in
    world.class(of: call.receiver).map { .object($0) } ?? .nil
  },
  Primitive("identical") { world, call throws(Fault) in
    .boolean(world.isIdentical(call.receiver, world.argument(call, 0)))
  },
  Primitive("identityHash") { world, call throws(Fault) in .integer(world.identityHash(of: call.receiver)) },
  Primitive("prototype") { world, call throws(Fault) in world.prototype(of: call.receiver) },
  Primitive("setPrototype") { world, call throws(Fault) in
    let link = world.argument(call, 0)
    guard let receiver = world.reference(call.receiver) else { throw .worksOn("objects") }
    switch link {
    case .nil: break
    case .object(let other):
      if other == receiver || world.isLinked(link, to: receiver) {
        throw Fault(
          .argument,
          "\(world.describe(call.receiver)) is on the chain of \(world.describe(link)): the chain would be a circle")
      }
    default: throw .needs("an object or nil", not: link)
    }
    world[receiver].prototype = link
    return call.receiver
  },
  Primitive("clone") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver) else {
      return call.receiver
    }
    return .object(world.add(HeapObject(prototype: .object(receiver))))
  },
  Primitive("shallowCopy") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver) else {
      return call.receiver
    }
    var copy = world[receiver]
    switch copy.native {
    case .class, .prototype, .promise: copy.native = .none
    default: break
    }
    return .object(world.add(copy))
  },
  Primitive("respondsTo") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    guard let selector = world.symbols.existing(name) else { return .boolean(false) }
    return .boolean(world.lookUp(selector, in: call.receiver) != nil)
  },
  Primitive("selectors") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver) else { return .object(world.array([])) }
    var holder = receiver
    if case .class(let body) = world[receiver].native { holder = body.instancePrototype }
    return .object(world.array(world.sorted(Array(world[holder].methods.keys))))
  },
  Primitive("allSelectors") { world, call throws(Fault) in
    .object(world.array(world.selectors(of: call.receiver).map { .symbol($0) }))
  },
  Primitive("slots") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver) else { return .object(world.array([])) }
    return .object(world.array(world[receiver].slots.map { .symbol($0.name) }))
  },
  Primitive("slotAt") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    guard let symbol = world.symbols.existing(name), let value = world.slotValue(symbol, of: call.receiver) else {
      throw Fault(.index, "\(world.describe(call.receiver)) has no slot `\(name)`")
    }
    return value
  },
  Primitive("slotAtPut") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    guard world.reference(call.receiver) != nil else { throw .worksOn("objects") }
    world.setSlot(world.symbols.symbol(name), of: call.receiver, to: world.argument(call, 1))
    return world.argument(call, 1)
  },
  Primitive("declareSlots") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver) else { throw .worksOn("objects") }
    for name in try world.slotNames(world.argument(call, 0)) {
      if world[receiver].slotIndex(name) == nil { world.setSlot(name, of: call.receiver, to: .nil) }
      try world.makeAccessors(name, in: receiver)
    }
    return call.receiver
  },
  Primitive("methodFromText") { world, call throws(Fault) in
    guard let receiver = world.reference(call.receiver), let text = world.string(world.argument(call, 0)) else {
      throw .needs("the text of a method", not: world.argument(call, 0))
    }
    let source = SourceText(name: "a method", text)
    let result = MessageParser.parseMethod(source)
    guard let node = result.method else { throw Fault(.argument, Wording.firstError(result.diagnostics)) }
    let code = CodeMaker.method(node, of: source, &world.symbols)
    try world.install(code, in: world.instancePrototype(of: receiver))
    return .symbol(world.symbols.symbol(node.selector))
  },
  Primitive("forget") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    guard let receiver = world.reference(call.receiver) else { throw .worksOn("objects") }
    if let symbol = world.symbols.existing(name) {
      world[world.instancePrototype(of: receiver)].methods[symbol] = nil
    }
    return call.receiver
  },
  Primitive("methodAt") { world, call throws(Fault) in
    let name = try world.name(world.argument(call, 0))
    guard let receiver = world.reference(call.receiver), let symbol = world.symbols.existing(name) else { return .nil }
    let holder = world.instancePrototype(of: receiver)
    guard let (code, found) = world.lookUp(symbol, in: .object(holder)) else { return .nil }
    return .object(
      world.add(HeapObject(prototype: .object(world.kernel.method), native: .method(code, holder: found))))
  },
  Primitive("perform") { world, call throws(Fault) in
    try world.perform(call, count: call.count - 1) { (world, base) throws(Fault) in
      let selector = world.symbols.symbol(try world.name(world.turn!.stack[base]))
      world.turn!.stack.remove(at: base)
      return selector
    }
  },
  Primitive("performWithArguments") { world, call throws(Fault) in
    let selector = world.symbols.symbol(try world.name(world.argument(call, 0)))
    guard let array = world.reference(world.argument(call, 1)), case .array = world[array].native else {
      throw .needs("an Array of arguments", not: world.argument(call, 1))
    }
    let elements = world[array].elements
    return try world.perform(call, count: elements.count) { (world, base) throws(Fault) in
      world.turn!.stack.removeLast(2)
      world.turn!.stack.append(contentsOf: elements)
      return selector
    }
  },
  Primitive("sendText") { world, call throws(Fault) in
    guard let text = world.string(world.argument(call, 0)) else {
      throw .needs("a message as text", not: world.argument(call, 0))
    }
    let source = SourceText(name: "a message", text)
    let result = MessageParser.parseMessage(source)
    guard let message = result.message else { throw Fault(.argument, Wording.firstError(result.diagnostics)) }
    let code = CodeMaker.message(message, of: source, &world.symbols)
    if let name = world.undeclaredName(in: code, receiver: call.receiver) {
      throw world.undeclared(name.symbol, call.receiver)
    }
    world.turn!.stack.removeLast()
    world.enter(code, holder: .none, receiver: call.receiver, count: 0)
    return nil
  },
  Primitive("describe") { world, call throws(Fault) in .object(world.string(world.describe(call.receiver))) },
  Primitive("ignoreUnknown") { world, call throws(Fault) in try world.setPolicy(call, .ignore) },
  Primitive("refuseUnknown") { world, call throws(Fault) in try world.setPolicy(call, .error) },
  Primitive("forwardUnknown") { world, call throws(Fault) in
    try world.setPolicy(call, .forward(world.argument(call, 0)))
  }
]

extension PlainWorld {
  /// Whether two values are one: numbers and other values by what they are, objects by identity.
  func isIdentical(_ first: Value, _ second: Value) -> Bool {
    if first == second { return true }
    guard case .object = first, case .object = second, let left = integer(first), let right = integer(second) else {
      return false
    }
    return left == right
  }

  /// A number that stays the same as long as the object lives, given on first ask.
  mutating func identityHash(of value: Value) -> Int64 {
    switch value {
    case .nil: return 1
    case .boolean(let isTrue): return isTrue ? 2 : 3
    case .integer(let integer): return integer
    case .float(let float): return ContentHash.float(float)
    case .character(let character): return Int64(character)
    case .symbol(let symbol): return ContentHash.text(symbols[symbol].unicodeScalars.map { $0.value })
    case .object(let reference):
      if let integer = integer(value) {
        return ContentHash.text(integer.text(radix: 16).unicodeScalars.map { $0.value })
      }
      if let known = identityHashes[reference] { return known }
      lastIdentityHash += 1
      identityHashes[reference] = lastIdentityHash
      return lastIdentityHash
    }
  }

  mutating func array(_ elements: [Value]) -> Reference {
    add(HeapObject(prototype: .object(kernel.array), elements: elements, native: .array))
  }

  func sorted(_ names: [Symbol]) -> [Value] {
    names.sorted { symbols[$0] < symbols[$1] }.map { .symbol($0) }
  }

  /// Slot names from a string of words, a symbol or an array of either.
  mutating func slotNames(_ value: Value) throws(Fault) -> [Symbol] {
    if case .object(let reference) = value, case .array = self[reference].native {
      var names: [Symbol] = []
      for element in self[reference].elements { names += try slotNames(element) }
      return names
    }
    guard let text = string(value) else { throw .needs("names in a string", not: value) }
    var names: [Symbol] = []
    for name in try Wording.slotNames(in: text) {
      let symbol = symbols.symbol(name)
      if !names.contains(symbol) { names.append(symbol) }
    }
    return names
  }

  /// `name` and `name:` for a slot.
  mutating func makeAccessors(_ name: Symbol, in holder: Reference) throws(Fault) {
    for (source, node) in Wording.accessors(symbols[name]) {
      let code = CodeMaker.method(node, of: source, &symbols)
      self[holder].methods[symbols.symbol(node.selector)] = code
    }
  }

  /// Sends another selector to the same receiver; `prepare` leaves `count` arguments on the stack.
  mutating func perform(
    _ call: PrimitiveCall, count: Int, _ prepare: (inout PlainWorld, Int) throws(Fault) -> Symbol
  ) throws(Fault) -> Value? {
    let selector = try prepare(&self, call.base)
    guard symbols.argumentCount(selector) == count else {
      turn!.stack.removeLast(turn!.stack.count - call.base)
      _ = pop()
      let wanted = symbols.argumentCount(selector)
      signal(Fault(.argument, "#\(symbols[selector]) takes \(wanted) argument\(wanted == 1 ? "" : "s"), not \(count)"))
      return nil
    }
    send(selector, count)
    return nil
  }

  mutating func setPolicy(_ call: PrimitiveCall, _ policy: Policy) throws(Fault) -> Value {
    if let receiver = reference(call.receiver), call.receiver == globals[symbols.symbol("World")] {
      _ = receiver
      worldPolicy = policy
      return call.receiver
    }
    guard let receiver = reference(call.receiver) else { throw .worksOn("objects") }
    policies[instancePrototype(of: receiver)] = policy
    return call.receiver
  }
}
