/// Messages of control, done in place.
extension BytecodeCompiler {
  /// The receiver is on the stack, unless the message takes the block before it.
  mutating func inline(_ control: InlinedControl, _ message: MessageNode, wantsValue: Bool) {
    switch control {
    case .choice(let ifTrue, let ifFalse): choice(ifTrue, ifFalse, message, wantsValue)
    case .loop(let condition, let body, let isWhile):
      let guarding = beginGuard(.guardLoop, message)
      let top = here
      inline(condition, message, wantsValue: true)
      let test = here
      add(isWhile ? .branchUnlessTrue : .branchUnlessFalse, at: message.parts[0], -1)
      if let body { inline(body, message, wantsValue: false) }
      add(.jumpBack, top, at: message.parts[0], 0)
      lead(test, to: here)
      if wantsValue { add(.pushNil, at: message.parts[0], 1) }
      endGuard(guarding, message, receiver: condition, wantsValue)
    case .repeat(let body):
      let guarding = beginGuard(.guardLoop, message)
      let top = here
      inline(body, message, wantsValue: false)
      add(.jumpBack, top, at: message.parts[0], 0)
      if wantsValue { depth += 1 }
      endGuard(guarding, message, receiver: body, wantsValue)
    case .count(let limit, let body):
      make(limit)
      let guarding = beginGuard(.guardCount, message)
      let counter = allocate(2)
      add(.popLocal, counter + 1, at: message.parts[0], -1)
      count(counter, body, message, hasParameter: true, wantsValue)
      endGuard(guarding, message, evaluatedCount: 1, wantsValue)
    case .times(let body):
      let guarding = beginGuard(.guardTimes, message)
      let counter = allocate(2)
      add(wantsValue ? .storeLocal : .popLocal, counter + 1, at: message.parts[0], wantsValue ? 0 : -1)
      add(.pushInteger, 1, at: message.parts[0], 1)
      count(counter, body, message, hasParameter: false, false)
      endGuard(guarding, message, wantsValue)
    }
  }

  /// The first number is on the stack, the last one in the local behind the counter. The first number is the answer.
  private mutating func count(
    _ counter: Int, _ body: BlockNode, _ message: MessageNode, hasParameter: Bool, _ wantsValue: Bool
  ) {
    add(wantsValue ? .storeLocal : .popLocal, counter, at: message.parts[0], wantsValue ? 0 : -1)
    let top = here
    add(.branchIfCounted, counter, at: message.parts[0], 0)
    inline(body, message, wantsValue: false, counter: hasParameter ? counter : nil)
    add(.countLocal, counter, at: message.parts[0], 0)
    add(.jumpBack, top, at: message.parts[0], 0)
    parts.words[top + 1] = UInt32(here)
  }

  private mutating func choice(
    _ ifTrue: InlinedControl.Branch, _ ifFalse: InlinedControl.Branch, _ message: MessageNode, _ wantsValue: Bool
  ) {
    let branching = here
    var (first, second) = (ifTrue, ifFalse)
    var opcode = Opcode.branchIfFalse
    if !wantsValue, case .constant = first {
      (first, second, opcode) = (second, first, .branchIfTrue)
    }
    add(opcode, at: message.parts[0], -1)
    let before = depth
    branch(first, message, wantsValue)
    if !wantsValue, case .constant = second {
      lead(branching, to: here)
    } else {
      let jump = here
      add(.jump, at: message.parts[0], 0)
      lead(branching, to: here)
      depth = before
      branch(second, message, wantsValue)
      lead(jump, to: here)
    }
    detours.append(
      Detour(
        message: message, receiver: nil, evaluatedCount: 0, from: branching, word: branching + 1, back: here,
        depth: before + 1,
        wantsValue: wantsValue, levels: levels, openStretches: openStretches))
  }

  private mutating func branch(_ branch: InlinedControl.Branch, _ message: MessageNode, _ wantsValue: Bool) {
    switch branch {
    case .block(let node): inline(node, message, wantsValue: wantsValue)
    case .constant(let constant): if wantsValue { make(constant, message.parts[0]) }
    }
  }

  /// The body of a block, in place. `counter`: the local whose value its parameter has.
  private mutating func inline(
    _ node: BlockNode, _ message: MessageNode, wantsValue: Bool, counter: Int? = nil
  ) {
    let start = here
    let names = (node.parameters + node.body.temporaries).map { $0.text }
    let open = OpenStretch(origin: UInt32(message.parts[0].lowerBound), names: names)
    let stretch = parts.stretches.count
    parts.stretches.append(open.over(start..<start))
    openStretches.append(open)
    let scope = parts.scopes.count
    if !names.isEmpty {
      let outer = levels.last?.local ?? -1
      let local = allocate(names.count)
      parts.scopes.append(
        Bytecode.Scope(
          local: local, count: names.count, parameterCount: node.parameters.count, outerLocal: outer,
          places: start..<start))
      add(.enterScope, scope, at: node.range, 0)
      levels.append(Level(names: names, local: local))
      if let counter {
        add(.pushLocal, counter, at: message.parts[0], 1)
        if isCaptured {
          add(.popScoped, pair(local, 0), at: message.parts[0], -1)
        } else {
          add(.popLocal, local, at: message.parts[0], -1)
        }
      }
    }
    makeBody(node.body, wantsValue: wantsValue, at: node.range)
    if !names.isEmpty {
      levels.removeLast()
      parts.scopes[scope].places = start..<here
    }
    openStretches.removeLast()
    parts.stretches[stretch] = open.over(start..<here)
  }

  // MARK: Detours

  private struct Guard {
    let place: Int
    let depth: Int
  }

  private mutating func beginGuard(_ opcode: Opcode, _ message: MessageNode) -> Guard {
    defer { add(opcode, at: message.parts[0], 0) }
    return Guard(place: here, depth: depth)
  }

  private mutating func endGuard(
    _ guarding: Guard, _ message: MessageNode, receiver: BlockNode? = nil, evaluatedCount: Int = 0,
    _ wantsValue: Bool
  ) {
    detours.append(
      Detour(
        message: message, receiver: receiver, evaluatedCount: evaluatedCount, from: guarding.place,
        word: guarding.place, back: here, depth: guarding.depth, wantsValue: wantsValue, levels: levels,
        openStretches: openStretches))
  }

  /// The message is sent after all, with blocks that are objects.
  mutating func makeDetour(_ detour: Detour) {
    let start = here
    if detour.word == detour.from {
      lead(detour.word, to: start)
    } else {
      parts.words[detour.word] = UInt32(start)
    }
    depth = detour.depth
    let message = detour.message
    add(.uninline, detour.from, at: message.parts[0], 0)
    if let receiver = detour.receiver { late(receiver, detour) }
    for argument in message.arguments[detour.evaluatedCount...] {
      if case .block(let node) = argument { late(node, detour) }
    }
    sendOnly(message, isSuper: false)
    if !detour.wantsValue { add(.drop, at: message.parts[0], -1) }
    add(.jump, detour.back, at: message.parts[0], 0)
    for open in detour.openStretches { parts.stretches.append(open.over(start..<here)) }
  }

  private mutating func late(_ node: BlockNode, _ detour: Detour) {
    parts.lateBlocks.append(
      Bytecode.LateBlock(
        node: node, chain: chain + detour.levels.map { $0.names }))
    add(.makeLateBlock, pair(detour.levels.last?.local ?? 0, parts.lateBlocks.count - 1), at: node.range, 1)
  }
}
