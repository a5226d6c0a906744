import BigNumbers

/// Signalling: the handler runs on top of what signalled, and decides. The rules are those of `PlainWorld+Exceptions`.
extension MessageMachine {
  /// Signals an error of the machine's own; the answer of the handler takes the place of the failed send.
  func signal(_ fault: MachineFault, receiver: TaggedWord = .nil, selector: Symbol? = nil) {
    signal(exception(fault, receiver, selector))
  }

  /// An exception object for an error of the machine's own.
  func exception(_ fault: MachineFault, _ receiver: TaggedWord = .nil, _ selector: Symbol? = nil) -> TaggedWord {
    let text = text(of: fault, receiver, selector)
    let object = model.makeObject(linkedTo: errorPrototype(fault.kind), room: 1)
    model.setSlot(known.messageText, of: object, to: word(text))
    return object
  }

  private func errorPrototype(_ kind: Fault.Kind) -> TaggedWord {
    var owner = TaggedWord.nil
    for (number, other) in Fault.Kind.allCases.enumerated() where other == kind {
      owner = model.roots[ObjectModel.Root.errors + number]
    }
    return owner.isReference ? memory[owner, ClassField.prototype] : model.roots[ObjectModel.Root.object]
  }

  /// Makes the library's classes of errors known.
  func noteErrorClasses() {
    for (number, kind) in Fault.Kind.allCases.enumerated() {
      guard let name = symbols.existing(kind.rawValue), let owner = global(name) else { continue }
      model.roots[ObjectModel.Root.errors + number] = owner
    }
  }

  /// The words of a fault.
  func text(of fault: MachineFault, _ receiver: TaggedWord, _ selector: Symbol?) -> String {
    let name = selector.map { symbols[$0] } ?? "this"
    switch fault {
    case .plain(_, let text): return text
    case .needs(let expected, let value): return "\(name) needs \(expected), not \(describe(value))"
    case .worksOn(let expected): return "\(name) works on \(expected), not on \(describe(receiver))"
    case .index(let value, let size):
      if integer(value)?.small != nil {
        return size == 0 ? "index \(describe(value)): it is empty" : "index \(describe(value)) is outside 1 to \(size)"
      }
      return "an index is an integer from 1 to \(size), not \(describe(value))"
    }
  }

  /// Looks for a handler and runs it. While a handler runs, those between it and its `on:do:` are out of reach, and so is its own.
  func signal(_ exception: TaggedWord) { find(exception, below: Int.max, signal: frame) }

  private func find(_ exception: TaggedWord, below: Int, signal: Int) {
    var limit = below
    var found: (frame: Int, handler: TaggedWord)?
    walk { frame, fields in
      guard frame < limit else { return true }
      let marker = unsafe stack[fields + FrameField.marker]
      guard marker.isReference else { return true }
      switch Int(memory[marker, 0].integer) {
      case Marker.handling: limit = Int(memory[marker, 2].integer)
      case Marker.protected where handles(memory[marker, 2], exception):
        found = (frame, memory[marker, 3])
        return false
      default: break
      }
      return true
    }
    if let found {
      run(found.handler, of: exception, protected: found.frame, signal: signal)
    } else {
      runDefaultAction(of: exception, signal: signal)
    }
  }

  private func handles(_ classes: TaggedWord, _ exception: TaggedWord) -> Bool {
    guard classes.isReference else { return false }
    switch memory.kind(classes) {
    case .class: return isLinked(exception, to: memory[classes, ClassField.prototype])
    case .array: return (0..<memory.fieldCount(classes)).contains { handles(memory[classes, $0], exception) }
    default: return false
    }
  }

  private func run(_ handler: TaggedWord, of exception: TaggedWord, protected: Int, signal: Int) {
    guard let count = parameterCount(ofBlock: handler), count <= 1 else {
      return leave(to: caller(of: protected), then: .answer(handler))
    }
    makeRoom(for: 2)
    push(handler)
    if count == 1 { push(exception) }
    let marker = vector(TaggedWord(Marker.handling), exception, TaggedWord(protected), TaggedWord(signal))
    enter(block: handler, count: count, marker: marker)
  }

  /// Nobody handles it: the exception says what happens.
  private func runDefaultAction(of exception: TaggedWord, signal: Int) {
    let (method, holder) = model.lookUp(known.defaultAction, in: exception)
    guard method.isCode, unsafe codes.entries[Int(method.code)].parameterCount == 0,
      unsafe codes.entries[Int(method.code)].primitive < 0
    else { return failTurn(exception) }
    makeRoom(for: 1)
    push(exception)
    let marker = vector(TaggedWord(Marker.unhandled), exception, TaggedWord(signal))
    enter(method.code, holder: holder, environment: .nil, count: 0, marker: marker)
  }

  /// Nobody handles an error: the turn is left, and fails.
  func failTurn(_ exception: TaggedWord) {
    let failure = makeFailure(exception)
    leave(to: -1, then: Sequel(kind: .fail, words: (failure, .nil, .nil)))
  }

  // MARK: What a handler may do

  /// The handler of `exception` that runs now: the frame it protects and the one that signalled.
  private func handling(_ exception: TaggedWord) throws(MachineFault) -> (protected: Int, signal: Int) {
    var found: (Int, Int)?
    walk { _, fields in
      let marker = unsafe stack[fields + FrameField.marker]
      guard marker.isReference, Int(memory[marker, 0].integer) == Marker.handling, memory[marker, 1] == exception
      else { return true }
      found = (Int(memory[marker, 2].integer), Int(memory[marker, 3].integer))
      return false
    }
    guard let found else { throw .plain(.error, "this exception is not being handled now") }
    return found
  }

  func returnFromHandler(_ exception: TaggedWord, _ value: TaggedWord) throws(MachineFault) {
    let (protected, _) = try handling(exception)
    leave(to: caller(of: protected), then: .answer(value))
  }

  func resume(_ exception: TaggedWord, _ value: TaggedWord) throws(MachineFault) {
    let (_, signal) = try handling(exception)
    leave(to: signal, then: .answer(value))
  }

  func retry(_ exception: TaggedWord, using other: TaggedWord?) throws(MachineFault) {
    let (protected, _) = try handling(exception)
    var words = (TaggedWord.nil, TaggedWord.nil, TaggedWord.nil)
    if let other {
      guard parameterCount(ofBlock: other) == 0 else { throw .needs("a block without arguments", other) }
      words.0 = other
    } else {
      walk { frame, fields in
        guard frame == protected else { return true }
        let marker = unsafe stack[fields + FrameField.marker]
        words = (memory[marker, 1], memory[marker, 2], memory[marker, 3])
        return false
      }
    }
    leave(to: caller(of: protected), then: Sequel(kind: .protect, words: words))
  }

  /// Lets the next handler outside decide.
  func pass(_ exception: TaggedWord) throws(MachineFault) {
    let (protected, signal) = try handling(exception)
    find(exception, below: protected, signal: signal)
  }
}

extension MachineFault {
  /// Which class of error it is.
  var kind: Fault.Kind {
    switch self {
    case .plain(let kind, _): kind
    case .needs, .worksOn: .argument
    case .index: .index
    }
  }
}
