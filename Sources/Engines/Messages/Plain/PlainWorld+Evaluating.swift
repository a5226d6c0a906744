package import Diagnostics

/// How a program is run from outside: statement by statement.
extension PlainWorld {
  /// Makes main's turn ready for a statement of a tree that was parsed.
  package mutating func begin(_ statement: Statement, of source: SourceText) {
    let code = CodeMaker.statement(statement, of: source, &symbols)
    if turn == nil { turn = Turn(owner: .main, promise: .none) }
    mainFailure = nil
    mainAnswer = .nil
    let environment = addEnvironment(count: 0, outer: .none)
    turn!.frames.append(
      Frame(code: code, receiver: .nil, holder: .none, environment: environment, stackBase: turn!.stack.count))
    if let name = undeclaredName(in: code, receiver: .nil) {
      failAtName(name, code)
      return
    }
    // Names that the statement assigns are variables of the session from now on.
    for name in code.freeNames where name.isStored && globals[name.symbol] == nil { setGlobal(name.symbol, .nil) }
  }

  /// A name that nobody declared: the statement is not run.
  private mutating func failAtName(_ name: Code.FreeName, _ code: Code) {
    let fault = undeclared(name.symbol, .nil)
    let exception = exception(fault)
    let position = code.source.position(at: name.range.lowerBound)
    let place = TracePlace(
      method: "main", source: code.source.name, line: position.line, column: position.column,
      offset: name.range.lowerBound)
    turn!.frames.removeAll()
    mainFailure = TurnFailure(
      className: fault.kind.rawValue, message: messageText(of: exception), trace: [place], leftOut: 0,
      exception: exception)
  }

  /// How the statement ended that was begun last.
  package var ending: StatementEnding<Value> {
    mainFailure.map { .failed($0) } ?? .answered(mainAnswer)
  }

  /// Main waits for what will never come: its statement fails.
  package mutating func failMain(_ message: String) {
    guard let index = waiting.firstIndex(where: { $0.owner == .main }) else { return }
    let stuck = waiting.remove(at: index)
    let (trace, leftOut) = trace(of: stuck.frames)
    mainAnswer = .nil
    mainFailure = TurnFailure(
      className: "Deadlock", message: message, trace: trace, leftOut: leftOut, exception: .nil)
    turn = nil
  }

  /// Main has nothing more to do: others may go on.
  package mutating func endMain() {
    if turn?.owner == .main { turn = nil }
  }

  /// Sends one message from outside, as main; `run` does the work.
  package mutating func beginSend(_ selector: String, to receiver: Value) {
    turn = Turn(owner: .main, promise: .none)
    mainFailure = nil
    mainAnswer = .nil
    push(receiver)
    let environment = addEnvironment(count: 0, outer: .none)
    turn!.frames.append(
      Frame(
        code: .delivery(symbols.symbol(selector), count: 0, Envelope.nowhere), receiver: .nil, holder: .none,
        environment: environment,
        stackBase: 0))
  }

  /// Takes what the Transcript has shown since it was asked last.
  package mutating func takeTranscript() -> [UInt8] {
    defer { transcript = [] }
    return transcript
  }
}

extension PlainWorld {
  /// The printString of a value: asked of it in a copy of the world, so that nothing changes; a short description if it does not answer a string.
  package func printed(_ value: Value, isCancelled: () -> Bool) -> String {
    var copy = self
    copy.turn = nil
    copy.beginSend("printString", to: value)
    for _ in 0..<100 {
      switch copy.run(100_000) {
      case .budgetSpent where !isCancelled(): continue
      case .statementEnded:
        guard case .answered(let text) = copy.ending, let string = copy.string(text) else { break }
        return string
      default: break
      }
      break
    }
    return describe(value)
  }
}
