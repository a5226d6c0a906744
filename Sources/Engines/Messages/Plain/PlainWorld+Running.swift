/// The interpreter: one step after the other.
extension PlainWorld {
  /// Does at most so many steps; starts and resumes turns as the scheduler says.
  package mutating func run(_ budget: Int) -> WorldPause {
    var left = budget
    while left > 0 {
      guard turn != nil else {
        if !startNextTurn() { return .quiet }
        continue
      }
      if wantsCollection || bytesAlive + bytesSinceCollection > limits.bytes { makeRoom() }
      if step() == .statementEnded { return .statementEnded }
      left -= 1
    }
    return .budgetSpent
  }

  private enum StepEnd { case goesOn, statementEnded }

  private mutating func makeRoom() {
    collectGarbage()
    if bytesAlive > limits.bytes {
      signal(Fault(.tooLarge, "the world is full: its objects take more than \(limits.bytes >> 20) MB"))
    }
  }

  private mutating func step() -> StepEnd {
    let top = turn!.frames.count - 1
    // A turn whose last frame has been left is over.
    guard top >= 0 else { return endTurn() }
    let frame = turn!.frames[top]
    let step = frame.code.steps[frame.next]
    turn!.frames[top].next += 1
    steps += 1
    switch step {
    case .push(let value): push(value)
    case .literal(let index): push(made(frame.code.literals[index]))
    case .receiver: push(frame.receiver)
    case .variable(let depth, let index): push(self[environment(frame, depth)].elements[Int(index)])
    case .storeVariable(let depth, let index): self[environment(frame, depth)].elements[Int(index)] = topValue
    case .name(let name): pushValue(of: name, frame)
    case .storeName(let name): storeTop(in: name, frame)
    case .block(let index): push(.object(makeBlock(frame.code.blocks[index], frame)))
    case .array(let count):
      let elements = pop(Int(count))
      push(.object(add(HeapObject(prototype: .object(kernel.array), elements: elements, native: .array))))
    case .send(let selector, let count): send(selector, Int(count))
    case .superSend(let selector, let count): sendToSuper(selector, Int(count), holder: frame.holder)
    case .queue(let selector, let count):
      let arguments = pop(Int(count))
      let receiver = pop()
      push(.object(queue(selector, arguments, to: receiver)))
    case .duplicate: push(topValue)
    case .drop: _ = pop()
    case .answer: returnFromTop(pop())
    case .answerReceiver: returnFromTop(frame.receiver)
    case .answerHome: returnHome(pop(), frame)
    case .restart: turn!.frames[top].next = 0
    case .install(let index, let isOfClass): install(frame.code.methods[index], isOfClass)
    case .declare(let name): setGlobal(name, globals[name] ?? .nil)
    }
    // A turn that waits is not here any more.
    guard let turn else { return .goesOn }
    return turn.frames.isEmpty ? endTurn() : .goesOn
  }

  /// Keeps or breaks the promise of the turn that has ended; main only pauses.
  private mutating func endTurn() -> StepEnd {
    guard let ended = turn else { return .goesOn }
    if ended.owner == .main {
      if mainFailure == nil { mainAnswer = ended.stack.last ?? .nil }
      turn!.stack.removeAll()
      return .statementEnded
    }
    turn = nil
    busy.remove(ended.owner)
    if let answer = ended.stack.last { keep(ended.promise, with: answer) }
    return .goesOn
  }

  // MARK: The stack

  var topValue: Value { turn!.stack[turn!.stack.count - 1] }
  mutating func push(_ value: Value) { turn!.stack.append(value) }
  mutating func pop() -> Value { turn!.stack.removeLast() }

  mutating func pop(_ count: Int) -> [Value] {
    let values = Array(turn!.stack.suffix(count))
    turn!.stack.removeLast(count)
    return values
  }

  private func environment(_ frame: Frame, _ depth: Int32) -> Reference {
    var environment = frame.environment
    for _ in 0..<depth { environment = outer(environment) }
    return environment
  }

  func outer(_ environment: Reference) -> Reference {
    if case .environment(let outer, _) = self[environment].native { return outer }
    return .none
  }

  private mutating func makeBlock(_ code: Code, _ frame: Frame) -> Reference {
    if case .environment(let outer, false) = self[frame.environment].native {
      self[frame.environment].native = .environment(outer: outer, isCaptured: true)
    }
    let body = BlockBody(code: code, environment: frame.environment, receiver: frame.receiver, holder: frame.holder)
    return add(HeapObject(prototype: .object(kernel.block), native: .block(body)))
  }

  // MARK: Frames

  /// Runs code on the values on the stack: `count` arguments, below them the receiver, which is replaced by the answer.
  mutating func enter(_ code: Code, holder: Reference, receiver: Value, count: Int) {
    let environment = addEnvironment(count: code.variableNames.count, outer: .none)
    fill(environment, count)
    _ = pop()
    enter(
      Frame(
        code: code, receiver: receiver, holder: holder, environment: environment, stackBase: turn!.stack.count))
  }

  /// Runs a block on arguments; its answer is pushed when it ends.
  mutating func enter(_ block: BlockBody, _ arguments: [Value], marker: Marker = .none) {
    let environment = addEnvironment(count: block.code.variableNames.count, outer: block.environment)
    for (index, argument) in arguments.enumerated() { self[environment].elements[index] = argument }
    enter(
      Frame(
        code: block.code, receiver: block.receiver, holder: block.holder, environment: environment,
        stackBase: turn!.stack.count, marker: marker))
  }

  private mutating func fill(_ environment: Reference, _ count: Int) {
    let base = turn!.stack.count - count
    for index in 0..<count { self[environment].elements[index] = turn!.stack[base + index] }
    turn!.stack.removeLast(count)
  }

  mutating func enter(_ frame: Frame) {
    turn!.frames.append(frame)
    let depth = turn!.frames.count
    // Handlers and `ensure:` blocks still have some room beyond the limit.
    if depth == limits.depth || depth > limits.depth + 1000 {
      let fault = Fault(.tooDeep, "more than \(limits.depth) calls within each other: a recursion that does not end?")
      if depth == limits.depth {
        signal(fault)
      } else {
        fail(exception(fault), fault.kind.rawValue, text(of: fault, .nil, nil))
      }
    }
  }
}
