/// Signalling: the handler runs on top of what signalled, and decides.
extension PlainWorld {
  /// Signals an error of the interpreter's own; the answer of the handler takes the place of the failed send.
  mutating func signal(_ fault: Fault, receiver: Value = .nil, selector: Symbol? = nil) {
    signal(exception(fault, receiver: receiver, selector: selector), from: turn!.frames.count)
  }

  /// An exception object for an error of the interpreter's own.
  mutating func exception(_ fault: Fault, receiver: Value = .nil, selector: Symbol? = nil) -> Value {
    let message = text(of: fault, receiver, selector)
    let kind = kernel.errors[fault.kind] ?? kernel.errors[.error]
    var object = HeapObject(prototype: kind.map { .object(instancePrototype(of: $0)) } ?? .object(kernel.object))
    object.slots = [HeapObject.Slot(name: symbols.symbol("messageText"), value: .object(string(message)))]
    return .object(add(object))
  }

  /// Looks for a handler below frame `limit` and runs it; `limit` is the number of frames that signalled.
  ///
  /// While a handler runs, those between it and its `on:do:` are out of reach, and so is its own.
  mutating func signal(_ exception: Value, from limit: Int) {
    find(exception, below: turn!.frames.count, signal: limit)
  }

  private mutating func find(_ exception: Value, below: Int, signal: Int) {
    var index = below - 1
    while index >= 0 {
      switch turn!.frames[index].marker {
      case .handling(_, let protected, _): index = protected
      case .protected(_, let classes, let handler) where handles(classes, exception):
        run(handler, of: exception, protected: index, signal: signal)
        return
      default: break
      }
      index -= 1
    }
    runDefaultAction(of: exception, signal: signal)
  }

  private func handles(_ classes: Value, _ exception: Value) -> Bool {
    guard case .object(let reference) = classes else { return false }
    switch self[reference].native {
    case .class(let body): return isLinked(exception, to: body.instancePrototype)
    case .array: return self[reference].elements.contains { handles($0, exception) }
    default: return false
    }
  }

  private mutating func run(_ handler: Value, of exception: Value, protected: Int, signal: Int) {
    let marker = Marker.handling(exception: exception, protected: protected, signal: signal)
    guard let body = blockBody(handler), body.code.parameterCount <= 1 else {
      return leave(to: protected, then: .answer(handler))
    }
    enter(body, body.code.parameterCount == 1 ? [exception] : [], marker: marker)
  }

  /// Nobody handles it: the exception says what happens.
  private mutating func runDefaultAction(of exception: Value, signal: Int) {
    let marker = Marker.unhandled(exception: exception, signal: signal)
    guard let (code, holder) = lookUp(symbols.symbol("defaultAction"), in: exception), code.parameterCount == 0 else {
      return fail(exception)
    }
    let environment = addEnvironment(count: code.variableNames.count, outer: .none)
    if code.primitive >= 0 { return fail(exception) }
    enter(
      Frame(
        code: code, receiver: exception, holder: holder, environment: environment, stackBase: turn!.stack.count,
        marker: marker))
  }

  mutating func fail(_ exception: Value) {
    fail(exception, className(of: exception), messageText(of: exception))
  }

  /// What an exception says of itself, without asking it.
  func messageText(of exception: Value) -> String {
    if let slot = symbols.existing("messageText"), let value = slotValue(slot, of: exception), let text = string(value)
    {
      return text
    }
    return ""
  }

  // MARK: What a handler may do

  /// The handler of `exception` that runs now: the frame it protects and the one that signalled.
  private func handling(_ exception: Value) -> (protected: Int, signal: Int)? {
    for frame in turn!.frames.reversed() {
      if case .handling(exception, let protected, let signal) = frame.marker { return (protected, signal) }
    }
    return nil
  }

  private static let notHandled = Fault(.error, "this exception is not being handled now")

  mutating func returnFromHandler(_ exception: Value, _ value: Value) throws(Fault) {
    guard let (protected, _) = handling(exception) else { throw Self.notHandled }
    leave(to: protected, then: .answer(value))
  }

  mutating func resume(_ exception: Value, _ value: Value) throws(Fault) {
    guard let (_, signal) = handling(exception) else { throw Self.notHandled }
    leave(to: signal, then: .answer(value))
  }

  mutating func retry(_ exception: Value, using other: Value?) throws(Fault) {
    guard let (protected, _) = handling(exception),
      case .protected(let block, let classes, let handler) = turn!.frames[protected].marker
    else { throw Self.notHandled }
    if let other {
      guard blockBody(other)?.code.parameterCount == 0 else { throw .needs("a block without arguments", not: other) }
      leave(to: protected, then: .protect(block: other, classes: .nil, handler: .nil))
    } else {
      leave(to: protected, then: .protect(block: block, classes: classes, handler: handler))
    }
  }

  /// Lets the next handler outside decide.
  mutating func pass(_ exception: Value) throws(Fault) {
    guard let (protected, signal) = handling(exception) else { throw Self.notHandled }
    find(exception, below: protected, signal: signal)
  }
}
