import Diagnostics

/// Why a turn failed, and where: what a person is told.
///
/// A failure is kept as an object until its turn has been left: the exception, the name of its class, its words, how many calls are
/// left out, and for each place three words.
extension MessageMachine {
  private enum FailureField {
    static let exception = 0
    static let className = 1
    static let message = 2
    static let leftOut = 3
    static let places = 4
  }

  private static let longestTrace = 12

  /// A place in a text that a frame has come to.
  struct RunningPlace {
    /// `Square>>area`, or `main`.
    let method: String
    let code: Int32
    /// The byte of the text.
    let offset: Int
  }

  func makeFailure(_ exception: TaggedWord) -> TaggedWord {
    let (places, leftOut) = trace
    var words = [exception, word(describeClass(of: exception)), word(messageText(of: exception)), TaggedWord(leftOut)]
    for place in places { words += [word(place.method), TaggedWord(code: place.code), TaggedWord(place.offset)] }
    return memory.makeVector(words)
  }

  private func describeClass(of exception: TaggedWord) -> String {
    let owner = nearestClass(of: exception)
    return owner == .nil ? "Object without a class" : className(ofClass: owner)
  }

  /// What an exception says of itself, without asking it.
  func messageText(of exception: TaggedWord) -> String {
    guard let value = model.slotValue(known.messageText, of: exception) else { return "" }
    return text(value) ?? ""
  }

  /// All frames of the turn have been left.
  func endTurn(failed failure: TaggedWord) {
    func text(_ field: Int) -> String { self.text(memory[failure, field]) ?? "" }
    var trace: [TracePlace] = []
    for field in stride(from: FailureField.places, to: memory.fieldCount(failure), by: 3) {
      trace.append(
        tracePlace(
          RunningPlace(
            method: text(field), code: memory[failure, field + 1].code,
            offset: Int(memory[failure, field + 2].integer))))
    }
    let found = TurnFailure(
      className: text(FailureField.className), message: text(FailureField.message), trace: trace,
      leftOut: Int(memory[failure, FailureField.leftOut].integer), exception: .nil)
    (top, answer) = (0, .nil)
    if turnOwner == Self.main {
      mainFailure = found
    } else {
      failures.append(found)
      breakPromise(model.roots[ObjectModel.Root.turnPromise], with: memory[failure, FailureField.exception])
    }
  }

  /// Main's statement fails before it begins.
  func failMain(_ exception: TaggedWord, at offset: Int, of source: SourceText) {
    let position = source.position(at: offset)
    mainFailure = TurnFailure(
      className: describeClass(of: exception), message: messageText(of: exception),
      trace: [
        TracePlace(
          method: "main", source: source.name, line: position.line, column: position.column, offset: offset)
      ],
      leftOut: 0, exception: .nil)
  }

  // MARK: Places

  func tracePlace(_ place: RunningPlace) -> TracePlace {
    let source = codes.codes[Int(place.code)].source
    let position = source.position(at: place.offset)
    return TracePlace(
      method: place.method, source: source.name, line: position.line, column: position.column, offset: place.offset)
  }

  /// The places of the program's frames, innermost first; those of the library where there are no others.
  var trace: (places: [RunningPlace], leftOut: Int) {
    let own = places(most: Self.longestTrace) { !LibraryText.isName($0.source.name) }
    if !own.places.isEmpty { return own }
    return places(most: Self.longestTrace) { _ in true }
  }

  private func places(most: Int, _ isShown: (Bytecode) -> Bool) -> (places: [RunningPlace], leftOut: Int) {
    var places: [RunningPlace] = []
    var leftOut = 0
    walkCode { _, fields, code, place in
      guard isShown(codes.codes[Int(code)]) else { return true }
      for found in self.places(in: code, place, holder: unsafe stack[fields + FrameField.holder], most - places.count) {
        places.append(found)
      }
      let count = 1 + codes.codes[Int(code)].stretches.count { $0.places.contains(place - 1) }
      leftOut += count
      return true
    }
    if let delivery {
      leftOut += 1
      if places.count < most { places.append(delivery) }
    }
    return (places, leftOut - places.count)
  }

  /// Where the running frame is.
  var runningPlace: RunningPlace? {
    guard frame >= 0 else { return delivery }
    return places(in: code, place, holder: unsafe stack[fields + FrameField.holder], 1).first
  }

  /// Where a frame is, and the frames that it would have beside it were its blocks not done in place; innermost first.
  private func places(in code: Int32, _ place: Int, holder: TaggedWord, _ most: Int) -> [RunningPlace] {
    guard most > 0 else { return [] }
    let bytecode = codes.codes[Int(code)]
    var result: [RunningPlace] = []
    var offset = Int(bytecode.places[max(0, place - 1)])
    for stretch in bytecode.stretches.reversed() where stretch.places.contains(place - 1) && result.count < most {
      result.append(RunningPlace(method: methodName(.block, holder), code: code, offset: offset))
      offset = Int(stretch.origin)
    }
    if result.count < most {
      result.append(RunningPlace(method: methodName(bytecode.kind, holder), code: code, offset: offset))
    }
    return result
  }

  /// Where the message was sent that the turn is about; nothing in main's.
  private var delivery: RunningPlace? {
    let code = model.roots[ObjectModel.Root.turnCode]
    guard turnOwner != Self.main, code.isCode else { return nil }
    return RunningPlace(
      method: "a queued message", code: code.code, offset: Int(model.roots[ObjectModel.Root.turnOffset].integer))
  }

  private func methodName(_ kind: Code.Kind, _ holder: TaggedWord) -> String {
    switch kind {
    case .statement: return "main"
    case .delivery: return "a queued message"
    case .method(let selector): return "\(holderName(holder))>>\(symbols[selector])"
    case .block: return "a block in \(holderName(holder))"
    }
  }

  /// `Square`, `Square class`, or what describes a single object that has methods of its own.
  func holderName(_ holder: TaggedWord) -> String {
    guard holder.isReference else { return "main" }
    switch memory.kind(holder) {
    case .prototype: return className(ofClass: memory[holder, 0])
    case .class: return "\(className(ofClass: holder)) class"
    default: return describe(holder)
    }
  }
}
