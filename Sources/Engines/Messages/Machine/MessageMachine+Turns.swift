import BigNumbers

/// Mailboxes, promises, the scheduler and the clock. The rules are those of `PlainWorld+Turns`.
///
/// A turn that waits, a message in a mailbox and a turn that can go on are objects in lists: the first field of each is the next.
extension MessageMachine {
  typealias Root = ObjectModel.Root

  /// Whose main's turn is.
  static let main = TaggedWord(-1)

  /// Whose turn runs: an object's, main's, or a number below for that of a value; nil if none does.
  var turnOwner: TaggedWord {
    get { model.roots[Root.turnOwner] }
    set { model.roots[Root.turnOwner] = newValue }
  }

  func nextNumber() -> TaggedWord {
    lastNumber += 1
    return TaggedWord(lastNumber)
  }

  // MARK: Lists

  private static let next = 0

  private func append(_ object: TaggedWord, to list: Int) {
    let last = model.roots[list + 1]
    if last.isReference { memory.store(object, in: last, Self.next) } else { model.roots[list] = object }
    model.roots[list + 1] = object
  }

  /// Takes out what comes after `previous`; nil: the first.
  private func remove(after previous: TaggedWord, from list: Int) {
    let object = previous.isReference ? memory[previous, Self.next] : model.roots[list]
    let next = memory[object, Self.next]
    if previous.isReference { memory.store(next, in: previous, Self.next) } else { model.roots[list] = next }
    if model.roots[list + 1] == object { model.roots[list + 1] = previous }
    memory.store(.nil, in: object, Self.next)
  }

  /// Each of a list with the one before it, until `visit` answers true.
  private func first(in list: Int, where isWanted: (TaggedWord) -> Bool) -> (previous: TaggedWord, found: TaggedWord)? {
    var previous = TaggedWord.nil
    var object = model.roots[list]
    while object.isReference {
      if isWanted(object) { return (previous, object) }
      (previous, object) = (object, memory[object, Self.next])
    }
    return nil
  }

  // MARK: Queueing

  private enum Envelope {
    static let number = 1
    static let sender = 2
    static let receiver = 3
    static let selector = 4
    static let promise = 5
    // Where the `<-` stands that sent it.
    static let code = 6
    static let offset = 7
    static let arguments = 8
  }

  /// `<-`: puts a message into the receiver's mailbox; the promise of its answer takes its place on the stack.
  func queue(_ index: Int) {
    let site = codes.codes[Int(code)].sites[index]
    let promise = makePromise()
    let place = runningPlace
    var words = [
      .nil, nextNumber(), turnOwner, unsafe stack[top - site.argumentCount - 1], TaggedWord(symbol: site.symbol),
      promise,
      TaggedWord(code: place?.code ?? CodeTable.ignoring), TaggedWord(place?.offset ?? 0)
    ]
    for argument in top - site.argumentCount..<top { words.append(unsafe stack[argument]) }
    top -= site.argumentCount + 1
    push(promise)
    post(memory.makeVector(words))
  }

  /// A message to a promise goes to its value, once there is one.
  private func post(_ envelope: TaggedWord) {
    let receiver = memory[envelope, Envelope.receiver]
    guard isPromise(receiver) else { return append(envelope, to: Root.mailboxes) }
    switch state(of: receiver) {
    case .pending: add(envelope, to: receiver, PromiseField.messages)
    case .kept:
      memory.store(memory[receiver, PromiseField.content], in: envelope, Envelope.receiver)
      post(envelope)
    case .broken: breakPromise(memory[envelope, Envelope.promise], with: memory[receiver, PromiseField.content])
    }
  }

  // MARK: Promises

  enum PromiseField {
    static let state = 0
    static let content = 1
    /// Blocks that are to be run: for each a vector of owner, block, whether it is for the value, the promise of its answer.
    static let reactions = 2
    /// Promises that become what this one becomes.
    static let followers = 3
    /// Messages for its value.
    static let messages = 4
    static let count = 5
  }

  enum PromiseState: Int { case pending, kept, broken }

  func isPromise(_ word: TaggedWord) -> Bool { word.isReference && memory.kind(word) == .promise }

  func makePromise() -> TaggedWord {
    let promise = memory.make(
      .promise, shape: model.kernelShape(Root.promise), fieldCount: PromiseField.count)
    memory.store(TaggedWord(PromiseState.pending.rawValue), in: promise, PromiseField.state)
    return promise
  }

  func state(of promise: TaggedWord) -> PromiseState {
    PromiseState(rawValue: Int(memory[promise, PromiseField.state].integer)) ?? .pending
  }

  /// Adds to one of a promise's lists: a vector of the earlier ones and this one; O(1).
  private func add(_ object: TaggedWord, to promise: TaggedWord, _ field: Int) {
    memory.store(vector(memory[promise, field], object), in: promise, field)
  }

  /// What is in one of a promise's lists, in order.
  private func list(_ promise: TaggedWord, _ field: Int) -> [TaggedWord] {
    var result: [TaggedWord] = []
    var pair = memory[promise, field]
    while pair.isReference {
      result.append(memory[pair, 1])
      pair = memory[pair, 0]
    }
    return result.reversed()
  }

  /// Keeps a promise; with another promise, it becomes what that one becomes.
  func keep(_ promise: TaggedWord, with value: TaggedWord) {
    guard isPromise(promise), state(of: promise) == .pending else { return }
    guard isPromise(value) else { return settle(promise, .kept, value) }
    switch state(of: value) {
    case .pending: add(promise, to: value, PromiseField.followers)
    case let state: settle(promise, state, memory[value, PromiseField.content])
    }
  }

  func breakPromise(_ promise: TaggedWord, with exception: TaggedWord) {
    guard isPromise(promise), state(of: promise) == .pending else { return }
    settle(promise, .broken, exception)
  }

  private func settle(_ first: TaggedWord, _ state: PromiseState, _ content: TaggedWord) {
    var open = [first]
    while let promise = open.popLast() {
      guard self.state(of: promise) == .pending else { continue }
      memory.store(TaggedWord(state.rawValue), in: promise, PromiseField.state)
      memory.store(content, in: promise, PromiseField.content)
      open += list(promise, PromiseField.followers).reversed()
      let (messages, reactions) = (list(promise, PromiseField.messages), list(promise, PromiseField.reactions))
      for field in PromiseField.reactions..<PromiseField.count { memory.store(.nil, in: promise, field) }
      for message in messages {
        if state == .kept {
          memory.store(content, in: message, Envelope.receiver)
          post(message)
        } else {
          breakPromise(memory[message, Envelope.promise], with: content)
        }
      }
      for reaction in reactions { react(reaction, state, content) }
      while let (previous, turn) = self.first(in: Root.waiting, where: { memory[$0, TurnField.awaited] == promise }) {
        remove(after: previous, from: Root.waiting)
        makeReady(turn, state, content)
      }
    }
  }

  /// Runs a block when the promise is kept (or broken): a message to the actor that asks for it.
  func react(to promise: TaggedWord, onKept: Bool, with block: TaggedWord) -> TaggedWord {
    let next = makePromise()
    let reaction = vector(turnOwner, block, TaggedWord(onKept), next)
    switch state(of: promise) {
    case .pending: add(reaction, to: promise, PromiseField.reactions)
    case let state: react(reaction, state, memory[promise, PromiseField.content])
    }
    return next
  }

  private func react(_ reaction: TaggedWord, _ state: PromiseState, _ content: TaggedWord) {
    let (block, promise) = (memory[reaction, 1], memory[reaction, 3])
    guard (memory[reaction, 2] == .true) == (state == .kept) else {
      if state == .kept { keep(promise, with: content) } else { breakPromise(promise, with: content) }
      return
    }
    let count = parameterCount(ofBlock: block) ?? 1
    var (code, offset) = (CodeTable.ignoring, 0)
    if parameterCount(ofBlock: block) != nil {
      code = memory[block, BlockField.code].code
      offset = codes.codes[Int(code)].range.lowerBound
    }
    let selector = symbols.symbol(count == 0 ? "value" : "value:")
    var words = [
      .nil, nextNumber(), memory[reaction, 0], block, TaggedWord(symbol: selector), promise, TaggedWord(code: code),
      TaggedWord(offset)
    ]
    if count > 0 { words.append(content) }
    append(memory.makeVector(words), to: Root.mailboxes)
  }

  // MARK: Waiting

  private enum TurnField {
    static let owner = 1
    /// Kept or broken when the turn ends.
    static let promise = 2
    static let code = 3
    static let offset = 4
    /// What it waits for; then, when it is ready, what it goes on with.
    static let awaited = 5
    /// The time at which it gives up waiting, or nil.
    static let deadline = 6
    /// Where its frames stood.
    static let frame = 7
    static let frameCode = 8
    static let place = 9
    static let depth = 10
    /// When it is ready: since when, and whether it goes on with a signal.
    static let number = 11
    static let isSignal = 12
    static let stack = 13
  }

  /// Suspends the turn until the promise is kept or broken, or until so many ticks have passed; nil if it need not wait.
  func wait(for promise: TaggedWord, ticks: Int64?, argumentCount: Int) throws(MachineFault) -> TaggedWord? {
    guard isPromise(promise) else { throw .worksOn("a promise") }
    let content = memory[promise, PromiseField.content]
    switch state(of: promise) {
    case .kept: return content
    case .broken:
      top -= argumentCount + 1
      signal(content)
    case .pending:
      top -= argumentCount
      suspend(promise, deadline: ticks.map { word(clock &+ max(0, $0)) } ?? .nil)
    }
    return nil
  }

  private func suspend(_ promise: TaggedWord, deadline: TaggedWord) {
    let turn = memory.make(.turn, shape: .nil, fieldCount: TurnField.stack + top)
    func set(_ field: Int, _ word: TaggedWord) { memory.store(word, in: turn, field) }
    set(TurnField.owner, turnOwner)
    set(TurnField.promise, model.roots[Root.turnPromise])
    set(TurnField.code, model.roots[Root.turnCode])
    set(TurnField.offset, model.roots[Root.turnOffset])
    set(TurnField.awaited, promise)
    set(TurnField.deadline, deadline)
    set(TurnField.frame, TaggedWord(frame))
    set(TurnField.frameCode, TaggedWord(code: code))
    set(TurnField.place, TaggedWord(place))
    set(TurnField.depth, TaggedWord(depth))
    for index in 0..<top { unsafe set(TurnField.stack + index, stack[index]) }
    append(turn, to: Root.waiting)
    forgetTurn()
  }

  private func forgetTurn() {
    (turnOwner, frame, top, depth) = (.nil, -1, 0, 0)
    model.roots[Root.turnPromise] = .nil
  }

  private func makeReady(_ turn: TaggedWord, _ state: PromiseState, _ content: TaggedWord) {
    memory.store(nextNumber(), in: turn, TurnField.number)
    memory.store(TaggedWord(state == .broken), in: turn, TurnField.isSignal)
    memory.store(content, in: turn, TurnField.awaited)
    append(turn, to: Root.ready)
  }

  // MARK: The scheduler

  /// Lets the oldest message or the oldest resumption go on; false if the world is quiet.
  func startNextTurn() -> Bool {
    while true {
      let message = first(in: Root.mailboxes) { !isBusy(memory[$0, Envelope.receiver]) }
      let turn = model.roots[Root.ready]
      if turn.isReference,
        message.map({ memory[turn, TurnField.number].integer < memory[$0.found, Envelope.number].integer }) ?? true
      {
        remove(after: .nil, from: Root.ready)
        resume(turn)
        return true
      }
      if let message {
        remove(after: message.previous, from: Root.mailboxes)
        start(message.found)
        return true
      }
      // Nothing can run now: the clock goes on to the next deadline.
      guard let next = nextDeadline, let waiting = first(in: Root.waiting, where: { $0 == next }) else { return false }
      clock = integer(memory[next, TurnField.deadline])?.small ?? clock
      remove(after: waiting.previous, from: Root.waiting)
      makeReady(next, .kept, .nil)
    }
  }

  private var nextDeadline: TaggedWord? {
    var earliest: (turn: TaggedWord, time: Int64)?
    _ = first(in: Root.waiting) { turn in
      if let time = integer(memory[turn, TurnField.deadline])?.small, time < earliest?.time ?? .max {
        earliest = (turn, time)
      }
      return false
    }
    return earliest?.turn
  }

  /// Whether somebody works for this receiver already; values have no mailbox.
  private func isBusy(_ receiver: TaggedWord) -> Bool { !isValue(receiver) && memory.isBusy(receiver) }

  private func start(_ envelope: TaggedWord) {
    let receiver = memory[envelope, Envelope.receiver]
    // A block works in the name of whoever asked for it.
    let isBlock = parameterCount(ofBlock: receiver) != nil
    var owner = isBlock ? memory[envelope, Envelope.sender] : receiver
    if isBlock ? owner == Self.main : isValue(owner) {
      lastOwner -= 1
      owner = TaggedWord(small: lastOwner)
    }
    if owner.isReference { memory.setBusy(owner, to: true) }
    (turnOwner, frame, top, depth) = (owner, -1, 0, 0)
    model.roots[Root.turnPromise] = memory[envelope, Envelope.promise]
    model.roots[Root.turnCode] = memory[envelope, Envelope.code]
    model.roots[Root.turnOffset] = memory[envelope, Envelope.offset]
    let count = memory.fieldCount(envelope) - Envelope.arguments
    makeRoom(for: 1 + count)
    push(receiver)
    for index in 0..<count { push(memory[envelope, Envelope.arguments + index]) }
    startTurn(with: memory[envelope, Envelope.selector].symbol, count)
  }

  /// Sends the message that the turn is about; the receiver and the arguments are on the stack.
  func startTurn(with selector: Symbol, _ count: Int) {
    send(selector, unsafe stack[0], count)
    takeAnswer()
  }

  /// What came without a frame is the turn's answer.
  private func takeAnswer() {
    if turnOwner != .nil, frame < 0, top > 0 { answer = pop() }
  }

  private func resume(_ turn: TaggedWord) {
    let count = memory.fieldCount(turn) - TurnField.stack
    (turnOwner, top) = (memory[turn, TurnField.owner], 0)
    model.roots[Root.turnPromise] = memory[turn, TurnField.promise]
    model.roots[Root.turnCode] = memory[turn, TurnField.code]
    model.roots[Root.turnOffset] = memory[turn, TurnField.offset]
    (frame, code) = (Int(memory[turn, TurnField.frame].integer), memory[turn, TurnField.frameCode].code)
    (place, depth) = (Int(memory[turn, TurnField.place].integer), Int(memory[turn, TurnField.depth].integer))
    makeRoom(for: unsafe count + codes.entries[Int(code)].frameSize)
    for index in 0..<count { push(memory[turn, TurnField.stack + index]) }
    // The promise stands where its `wait` was sent to.
    let content = memory[turn, TurnField.awaited]
    if memory[turn, TurnField.isSignal] == .true {
      top -= 1
      signal(content)
    } else {
      unsafe stack[top - 1] = content
    }
    takeAnswer()
  }

  /// Keeps the promise of the turn that has ended; main only pauses. Answers whether it was main's.
  func endTurn() -> Bool {
    top = 0
    if turnOwner == Self.main { return true }
    let (promise, answer) = (model.roots[Root.turnPromise], self.answer)
    if turnOwner.isReference { memory.setBusy(turnOwner, to: false) }
    forgetTurn()
    keep(promise, with: answer)
    return false
  }

  // MARK: Quiet

  /// Main waits for what will never come: its statement fails.
  package func failMain(_ message: String) {
    guard let stuck = first(in: Root.waiting, where: { memory[$0, TurnField.owner] == Self.main }) else { return }
    remove(after: stuck.previous, from: Root.waiting)
    let (places, leftOut) = trace(ofWaiting: stuck.found)
    answer = .nil
    mainFailure = TurnFailure(
      className: "Deadlock", message: message, trace: places.map { tracePlace($0) }, leftOut: leftOut, exception: .nil)
  }

  /// Where a turn waits; no other turn runs.
  private func trace(ofWaiting turn: TaggedWord) -> (places: [RunningPlace], leftOut: Int) {
    memory.store(.false, in: turn, TurnField.isSignal)
    resume(turn)
    defer { forgetTurn() }
    return trace
  }

  /// Who waits for what when nothing can go on, main first; empty if nobody waits.
  package var stuckTurns: [String] {
    var turns: [TaggedWord] = []
    _ = first(in: Root.waiting) { turn in
      turns.append(turn)
      return false
    }
    let isMain = { (turn: TaggedWord) in self.memory[turn, TurnField.owner] == Self.main }
    return (turns.filter(isMain) + turns.filter { !isMain($0) }).map { turn in
      let owner = memory[turn, TurnField.owner]
      let who = owner == Self.main ? "main" : owner.isReference ? describe(owner) : "a value"
      guard let place = trace(ofWaiting: turn).places.first.map({ tracePlace($0) }) else { return "\(who) waits" }
      return "\(who) waits in \(place.method) at \(place.source):\(place.line):\(place.column)"
    }
  }

  /// How many messages lie in mailboxes.
  package var undeliveredCount: Int {
    var count = 0
    _ = first(in: Root.mailboxes) { _ in
      count += 1
      return false
    }
    return count
  }
}
