import Diagnostics

/// How frames are left: in order, in a hurry, and what happens on the way.
extension PlainWorld {
  /// The frame on top has an answer.
  mutating func returnFromTop(_ answer: Value) {
    let frame = turn!.frames.removeLast()
    turn!.stack.removeLast(turn!.stack.count - frame.stackBase)
    release(frame.environment)
    switch frame.marker {
    case .none, .protected: push(answer)
    case .ensured(let block, let onlyIfCurtailed):
      if onlyIfCurtailed { push(answer) } else { leave(running: block, to: turn!.frames.count, then: .answer(answer)) }
    case .handling(_, let protected, _): leave(to: protected, then: .answer(answer))
    case .unhandled(_, let signal): leave(to: signal, then: .answer(answer))
    case .leaving(let depth, let after): leave(to: depth, then: after)
    }
  }

  /// `^` in a block: returns from the method that it was written in.
  mutating func returnHome(_ answer: Value, _ frame: Frame) {
    var home = frame.environment
    while outer(home) != .none { home = outer(home) }
    guard let index = turn!.frames.lastIndex(where: { $0.environment == home }) else {
      signal(Fault(.error, "`^` in a block whose method has already returned"))
      return
    }
    leave(to: index, then: .answer(answer))
  }

  /// Leaves all frames above `depth`, from the top down; `ensure:` blocks on the way run first.
  mutating func leave(to depth: Int, then after: AfterLeaving) {
    while turn!.frames.count > depth {
      let frame = turn!.frames.removeLast()
      turn!.stack.removeLast(turn!.stack.count - frame.stackBase)
      release(frame.environment)
      if case .ensured(let block, _) = frame.marker {
        leave(running: block, to: depth, then: after)
        return
      }
    }
    switch after {
    case .answer(let value): push(value)
    case .protect(let block, let classes, let handler): protect(block, classes, handler)
    case .fail(let failure): end(with: failure)
    }
  }

  /// Runs the block of an `ensure:`, then goes on leaving.
  private mutating func leave(running block: Value, to depth: Int, then after: AfterLeaving) {
    guard let body = blockBody(block), body.code.parameterCount == 0 else {
      leave(to: depth, then: after)
      return
    }
    enter(body, [], marker: .leaving(to: depth, then: after))
  }

  func blockBody(_ value: Value) -> BlockBody? {
    guard case .object(let reference) = value, case .block(let body) = self[reference].native else { return nil }
    return body
  }

  /// `on:do:`: runs a block, with a handler for what is signalled meanwhile.
  mutating func protect(_ block: Value, _ classes: Value, _ handler: Value) {
    guard let body = blockBody(block) else { return push(.nil) }
    enter(body, [], marker: .protected(block: block, classes: classes, handler: handler))
  }

  // MARK: Failing

  /// Nobody handles an error: the turn is left, and fails.
  mutating func fail(_ exception: Value, _ className: String, _ message: String) {
    let (trace, leftOut) = self.trace
    leave(
      to: 0,
      then: .fail(
        TurnFailure(className: className, message: message, trace: trace, leftOut: leftOut, exception: exception)))
  }

  private mutating func end(with failure: TurnFailure) {
    guard let ended = turn else { return }
    if ended.owner == .main {
      mainFailure = failure
      mainAnswer = .nil
      turn!.stack.removeAll()
    } else {
      failures.append(failure)
      turn!.stack.removeAll()
      breakPromise(ended.promise, with: failure.exception)
    }
  }

  private static let longestTrace = 12

  private var trace: (places: [TracePlace], leftOut: Int) { trace(of: turn?.frames ?? []) }

  /// The places of the program's frames, innermost first; those of the library where there are no others.
  func trace(of all: [Frame]) -> (places: [TracePlace], leftOut: Int) {
    var frames = all.filter { !LibraryText.isName($0.code.source.name) }
    if frames.isEmpty { frames = all }
    let shown = frames.reversed().prefix(Self.longestTrace)
    return (shown.map { place(of: $0) }, frames.count - shown.count)
  }

  /// Where a frame is: at the step that it did last.
  func place(of frame: Frame) -> TracePlace {
    let offset = Int(frame.code.places[max(0, frame.next - 1)])
    let position = frame.code.source.position(at: offset)
    return TracePlace(
      method: methodName(of: frame), source: frame.code.source.name, line: position.line, column: position.column,
      offset: offset)
  }

  /// `Square>>area`, or `main`.
  func methodName(of frame: Frame) -> String {
    switch frame.code.kind {
    case .statement: return "main"
    case .delivery: return "a queued message"
    case .method(let selector): return "\(holderName(frame.holder))>>\(symbols[selector])"
    case .block:
      let holder = frame.holder == .none ? "main" : holderName(frame.holder)
      return "a block in \(holder)"
    }
  }
}
