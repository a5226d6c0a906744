/// Mailboxes, promises, the scheduler and the clock.
extension PlainWorld {
  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Queueing

  /// Puts a message into the receiver's mailbox; answers the promise of its answer.
  mutating func queue(_ selector: Symbol, _ arguments: [Value], to receiver: Value) -> Reference {
    let promise = add(HeapObject(prototype: .object(kernel.promise), native: .promise(PromiseBody())))
    log.append(.init(step: steps, receiver: receiver, selector: selector, isQueued: true))
    let origin =
      turn?.frames.last.map { Envelope.Origin(source: $0.code.source, offset: $0.code.places[max(0, $0.next - 1)]) }
      ?? Envelope.nowhere
    post(
      Envelope(
        number: nextNumber(), sender: turn?.owner ?? .main, receiver: receiver, selector: selector,
        arguments: arguments, promise: promise, origin: origin))
    bytesSinceCollection += 96 + arguments.count * 16
    return promise
  }

  /// A message to a promise goes to its value, once there is one.
  private mutating func post(_ envelope: Envelope) {
    guard case .object(let reference) = envelope.receiver, case .promise(var body) = self[reference].native else {
      mailboxes.append(envelope)
      return
    }
    switch body.state {
    case .pending:
      body.messages.append(envelope)
      self[reference].native = .promise(body)
    case .kept(let value):
      post(envelope.readdressed(to: value))
    case .broken(let exception): breakPromise(envelope.promise, with: exception)
    }
  }

  // MARK: Promises

  /// Keeps a promise; with another promise, it becomes what that one becomes.
  mutating func keep(_ promise: Reference, with value: Value) {
    guard promise != .none, case .promise(let body) = self[promise].native, case .pending = body.state else { return }
    if case .object(let other) = value, case .promise(var otherBody) = self[other].native {
      switch otherBody.state {
      case .pending:
        otherBody.followers.append(promise)
        self[other].native = .promise(otherBody)
      case .kept(let value): settle(promise, .kept(value))
      case .broken(let exception): settle(promise, .broken(exception))
      }
      return
    }
    settle(promise, .kept(value))
  }

  mutating func breakPromise(_ promise: Reference, with exception: Value) {
    guard promise != .none, case .promise(let body) = self[promise].native, case .pending = body.state else { return }
    settle(promise, .broken(exception))
  }

  private mutating func settle(_ first: Reference, _ state: PromiseBody.State) {
    var open = [first]
    while let promise = open.popLast() {
      guard case .promise(let body) = self[promise].native, case .pending = body.state else { continue }
      self[promise].native = .promise(PromiseBody(state: state))
      open += body.followers.reversed()
      for message in body.messages {
        if case .kept(let value) = state {
          post(message.readdressed(to: value))
        } else if case .broken(let exception) = state {
          breakPromise(message.promise, with: exception)
        }
      }
      for reaction in body.reactions { react(reaction, state) }
      let isAwaited = { (turn: Turn) in turn.awaited == promise }
      for turn in waiting.filter(isAwaited) { makeReady(turn, state) }
      waiting.removeAll(where: isAwaited)
    }
  }

  private mutating func makeReady(_ turn: Turn, _ state: PromiseBody.State) {
    var turn = turn
    turn.awaited = .none
    turn.deadline = nil
    switch state {
    case .pending: ready.append((nextNumber(), turn, .answer(.nil)))
    case .kept(let value): ready.append((nextNumber(), turn, .answer(value)))
    case .broken(let exception): ready.append((nextNumber(), turn, .signal(exception)))
    }
  }

  /// Runs a block when the promise is kept (or broken): a message to the actor that asks for it.
  mutating func react(to promise: Reference, onKept: Bool, with block: Value) -> Reference {
    let next = add(HeapObject(prototype: .object(kernel.promise), native: .promise(PromiseBody())))
    let reaction = PromiseBody.Reaction(
      owner: turn?.owner ?? .main, block: block, onKept: onKept, promise: next)
    guard case .promise(var body) = self[promise].native else { return next }
    if case .pending = body.state {
      body.reactions.append(reaction)
      self[promise].native = .promise(body)
    } else {
      react(reaction, body.state)
    }
    return next
  }

  private mutating func react(_ reaction: PromiseBody.Reaction, _ state: PromiseBody.State) {
    switch state {
    case .pending: break
    case .kept(let value):
      guard reaction.onKept else { return keep(reaction.promise, with: value) }
      postBlock(reaction, value)
    case .broken(let exception):
      guard !reaction.onKept else { return breakPromise(reaction.promise, with: exception) }
      postBlock(reaction, exception)
    }
  }

  private mutating func postBlock(_ reaction: PromiseBody.Reaction, _ value: Value) {
    let code = blockBody(reaction.block)?.code
    let count = code?.parameterCount ?? 1
    let origin =
      code.map { Envelope.Origin(source: $0.source, offset: UInt32($0.range.lowerBound)) } ?? Envelope.nowhere
    mailboxes.append(
      Envelope(
        number: nextNumber(), sender: reaction.owner, receiver: reaction.block,
        selector: symbols.symbol(count == 0 ? "value" : "value:"), arguments: count == 0 ? [] : [value],
        promise: reaction.promise, origin: origin))
  }

  // MARK: Waiting

  /// Suspends the turn until the promise is kept or broken, or until so many ticks have passed; nil if it need not wait.
  mutating func wait(for promise: Reference, ticks: Int64?, argumentCount: Int) throws(Fault) -> Value? {
    guard case .promise(let body) = self[promise].native else { throw .worksOn("a promise") }
    switch body.state {
    case .kept(let value): return value
    case .broken(let exception):
      turn!.stack.removeLast(argumentCount + 1)
      signal(exception, from: turn!.frames.count)
      return nil
    case .pending:
      turn!.stack.removeLast(argumentCount)
      var suspended = turn!
      suspended.awaited = promise
      suspended.deadline = ticks.map { clock &+ max(0, $0) }
      waiting.append(suspended)
      turn = nil
      return nil
    }
  }

  // MARK: The scheduler

  /// Lets the oldest message or the oldest resumption go on; false if the world is quiet.
  mutating func startNextTurn() -> Bool {
    while true {
      let message = mailboxes.indices.first { !busy.contains(owner(of: mailboxes[$0].receiver)) }
      let resumption = ready.indices.min { ready[$0].number < ready[$1].number }
      if let resumption, message.map({ ready[resumption].number < mailboxes[$0].number }) ?? true {
        resume(ready.remove(at: resumption))
        return true
      }
      if let message {
        start(mailboxes.remove(at: message))
        return true
      }
      // Nothing can run now: the clock goes on to the next deadline.
      guard
        let next = waiting.indices.filter({ waiting[$0].deadline != nil })
          .min(by: { waiting[$0].deadline! < waiting[$1].deadline! })
      else { return false }
      let turn = waiting.remove(at: next)
      clock = turn.deadline ?? clock
      makeReady(turn, .pending)
    }
  }

  /// Who is busy while a message to this receiver is worked on; values have no mailbox.
  private func owner(of receiver: Value) -> Owner {
    if case .object(let reference) = receiver {
      if case .large = self[reference].native { return Owner(number: Int.min) }
      // A block is run by the actor that gave it.
      return Owner(reference)
    }
    return Owner(number: Int.min)
  }

  private mutating func start(_ envelope: Envelope) {
    var owner = owner(of: envelope.receiver)
    if case .object(let reference) = envelope.receiver, case .block = self[reference].native {
      // The block works in the name of whoever asked for it.
      owner = envelope.sender
    }
    if owner.number == Int.min || owner == .main {
      lastOwner -= 1
      owner = Owner(number: lastOwner)
    }
    busy.insert(owner)
    turn = Turn(owner: owner, promise: envelope.promise)
    push(envelope.receiver)
    for argument in envelope.arguments { push(argument) }
    enterDelivery(of: envelope)
  }

  /// The bottom frame of a turn: it sends the message that the turn is about.
  private mutating func enterDelivery(of envelope: Envelope) {
    let environment = addEnvironment(count: 0, outer: .none)
    let code = Code.delivery(envelope.selector, count: envelope.arguments.count, envelope.origin)
    turn!.frames.append(
      Frame(code: code, receiver: envelope.receiver, holder: .none, environment: environment, stackBase: 0))
  }

  private mutating func resume(_ entry: (number: Int, turn: Turn, answer: Resumption)) {
    turn = entry.turn
    // The promise stands where its `wait` was sent to.
    _ = pop()
    switch entry.answer {
    case .answer(let value): push(value)
    case .signal(let exception): signal(exception, from: turn!.frames.count)
    }
  }

  // MARK: Quiet

  /// Who waits for what when nothing can go on, main first; empty if nobody waits.
  package var stuckTurns: [String] {
    waiting.sorted { ($0.owner == .main ? 0 : 1) < ($1.owner == .main ? 0 : 1) }.map { turn in
      var who = turn.owner == .main ? "main" : "a value"
      if turn.owner.number >= 0 { who = describe(.object(Reference(index: Int32(turn.owner.number)))) }
      guard let frame = turn.frames.last else { return "\(who) waits" }
      let place = place(of: frame)
      return "\(who) waits in \(place.method) at \(place.source):\(place.line):\(place.column)"
    }
  }

  /// How many messages lie in mailboxes.
  package var undeliveredCount: Int { mailboxes.count }
}
