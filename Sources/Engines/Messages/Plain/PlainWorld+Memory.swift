import BigNumbers

/// Objects come and go: a list of places, marked and swept. No object ever moves.
extension PlainWorld {
  subscript(reference: Reference) -> HeapObject {
    get { objects[Int(reference.index)] }
    _modify { yield &objects[Int(reference.index)] }
  }

  /// Roughly what an object takes, without its content.
  private static let objectSize = 96

  /// Puts an object into memory. It is collected only between steps.
  mutating func add(_ object: HeapObject) -> Reference {
    bytesSinceCollection += Self.size(of: object)
    if let place = freePlaces.popLast() {
      objects[Int(place)] = object
      return Reference(index: place)
    }
    objects.append(object)
    return Reference(index: Int32(objects.count - 1))
  }

  /// The variables of a new frame. Places are used again at once when no block has seen them.
  mutating func addEnvironment(count: Int, outer: Reference) -> Reference {
    bytesSinceCollection += Self.objectSize
    if let place = freePlaces.popLast() {
      let index = Int(place)
      objects[index].elements.removeAll(keepingCapacity: true)
      for _ in 0..<count { objects[index].elements.append(.nil) }
      objects[index].native = .environment(outer: outer, isCaptured: false)
      return Reference(index: place)
    }
    return add(
      HeapObject(
        elements: Array(repeating: .nil, count: count), native: .environment(outer: outer, isCaptured: false)))
  }

  /// Gives a frame's variables back, unless a block still knows them.
  mutating func release(_ environment: Reference) {
    guard environment != .none, case .environment(_, isCaptured: false) = self[environment].native else { return }
    bytesSinceCollection -= Self.objectSize
    self[environment].native = .free
    freePlaces.append(environment.index)
  }

  private static func size(of object: HeapObject) -> Int {
    var size = objectSize + object.elements.count * 16 + object.text.count * 4 + object.slots.count * 24
    size += object.methods.count * 32
    switch object.native {
    case .bytes(let bytes): size += bytes.count
    case .large(let integer): size += integer.byteCount
    default: break
    }
    return size
  }

  /// Whether so many more bytes would still have room.
  func hasRoom(for bytes: Int) -> Bool {
    bytes < limits.bytes && bytesAlive + bytesSinceCollection + bytes < 2 * limits.bytes
  }

  var wantsCollection: Bool { bytesSinceCollection > max(64 << 20, bytesAlive) }

  // MARK: Mark and sweep

  /// Frees every object that nothing refers to; O(objects).
  mutating func collectGarbage() {
    var marked = [Bool](repeating: false, count: objects.count)
    var open: [Reference] = []
    func see(_ value: Value) {
      if case .object(let reference) = value { see(reference) }
    }
    func see(_ reference: Reference) {
      guard reference.index >= 0, !marked[Int(reference.index)] else { return }
      marked[Int(reference.index)] = true
      open.append(reference)
    }
    func see(_ after: AfterLeaving) {
      switch after {
      case .answer(let value): see(value)
      case .protect(let block, let classes, let handler): [block, classes, handler].forEach(see)
      case .fail(let failure): see(failure.exception)
      }
    }
    func see(_ envelope: Envelope) {
      see(envelope.receiver)
      envelope.arguments.forEach(see)
      see(envelope.promise)
      see(envelope.sender)
    }
    func see(_ owner: Owner) {
      if owner.number >= 0 { see(Reference(index: Int32(owner.number))) }
    }
    func see(_ turn: Turn) {
      see(turn.owner)
      see(turn.promise)
      see(turn.awaited)
      turn.stack.forEach(see)
      for frame in turn.frames {
        see(frame.receiver)
        see(frame.holder)
        see(frame.environment)
        switch frame.marker {
        case .none: break
        case .protected(let block, let classes, let handler): [block, classes, handler].forEach(see)
        case .ensured(let block, _): see(block)
        case .handling(let exception, _, _), .unhandled(let exception, _): see(exception)
        case .leaving(_, let after): see(after)
        }
      }
    }
    for value in globals.values { see(value) }
    for reference in kernel.all { see(reference) }
    if case .forward(let target) = worldPolicy { see(target) }
    if let turn { see(turn) }
    waiting.forEach(see)
    for entry in ready {
      see(entry.turn)
      switch entry.answer {
      case .answer(let value), .signal(let value): see(value)
      }
    }
    mailboxes.forEach(see)
    for failure in failures { see(failure.exception) }
    see(mainAnswer)
    if let mainFailure { see(mainFailure.exception) }

    while let reference = open.popLast() {
      let object = self[reference]
      see(object.prototype)
      for slot in object.slots { see(slot.value) }
      for slot in putAway[reference] ?? [] { see(slot.value) }
      if case .forward(let target)? = policies[reference] { see(target) }
      object.elements.forEach(see)
      switch object.native {
      case .none, .free, .array, .string, .bytes, .large: break
      case .environment(let outer, _): see(outer)
      case .block(let body):
        see(body.environment)
        see(body.receiver)
        see(body.holder)
      case .method(_, let holder): see(holder)
      case .promise(let body):
        switch body.state {
        case .pending: break
        case .kept(let value), .broken(let value): see(value)
        }
        for reaction in body.reactions {
          see(reaction.owner)
          see(reaction.block)
          see(reaction.promise)
        }
        body.followers.forEach(see)
        body.messages.forEach(see)
      case .class(let body): see(body.instancePrototype)
      case .prototype(let owner): see(owner)
      }
    }
    sweep(marked)
  }

  private mutating func sweep(_ marked: [Bool]) {
    bytesAlive = 0
    bytesSinceCollection = 0
    freePlaces.removeAll(keepingCapacity: true)
    for index in objects.indices.reversed() {
      if marked[index] {
        bytesAlive += Self.size(of: objects[index])
        continue
      }
      if case .free = objects[index].native {
      } else {
        let reference = Reference(index: Int32(index))
        policies[reference] = nil
        putAway[reference] = nil
        identityHashes[reference] = nil
        objects[index] = HeapObject(native: .free)
      }
      freePlaces.append(Int32(index))
    }
  }
}

extension Kernel {
  var all: [Reference] {
    [
      object, `class`, undefined, boolean, `true`, `false`, integer, float, character, symbol, string, array, bytes,
      block,
      method, message, promise
    ] + errors.values
  }
}
