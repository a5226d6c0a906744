import Diagnostics

/// Messages that are not understood, and what goes into the ledger. The rules are those of `PlainWorld+Sending` and `PlainWorld+Ignoring`.
extension MessageMachine {
  /// What an object says becomes of them; a vector is the object that they are forwarded to.
  enum Policy {
    static let ignore = TaggedWord(0)
    static let error = TaggedWord(1)
  }

  private static let longestForwarding = 100

  /// The receiver below so many arguments does not understand. `site`: where it was sent, to remember what came of it.
  func notUnderstood(
    _ selector: Symbol, _ receiver: TaggedWord, _ count: Int, _ site: UnsafeMutablePointer<SiteMemo>?
  ) {
    let (method, holder) = model.lookUp(known.doesNotUnderstand, in: receiver)
    if method.isCode, unsafe codes.entries[Int(method.code)].parameterCount == 1 {
      let message = takeMessage(selector, count)
      makeRoom(for: 1)
      push(message)
      return enter(method.code, holder: holder, environment: .nil, count: 1)
    }
    var receiver = receiver
    for _ in 0..<Self.longestForwarding {
      let policy = policy(of: receiver)
      if policy == Policy.ignore {
        unsafe ignore(selector, receiver, site)
        top -= count + 1
        return push(.nil)
      }
      if policy == Policy.error {
        let message = takeMessage(selector, count)
        top -= 1
        let exception = exception(
          .plain(.notUnderstood, "\(describe(receiver)) does not understand \(symbols[selector])"))
        model.setSlot(known.receiver, of: exception, to: receiver)
        model.setSlot(known.message, of: exception, to: message)
        return signal(exception)
      }
      receiver = memory[policy, 0]
      unsafe stack[top - count - 1] = receiver
      let (method, holder) = model.lookUp(selector, in: receiver)
      if method.isCode { return activate(method.code, holder, selector, receiver, count) }
    }
    top -= count + 1
    signal(.plain(.error, "\(symbols[selector]) is forwarded in a circle"))
  }

  /// The policy of the nearest object on the chain that has one, else the world's.
  private func policy(of receiver: TaggedWord) -> TaggedWord {
    var link = receiver.isReference ? receiver : prototype(of: receiver)
    while link.isReference {
      let policy = model.policy(of: link)
      if policy != .nil { return policy }
      link = model.prototype(of: link)
    }
    let policy = model.roots[ObjectModel.Root.worldPolicy]
    return policy == .nil ? Policy.ignore : policy
  }

  /// A message object of the arguments on the stack, which are taken away.
  private func takeMessage(_ selector: Symbol, _ count: Int) -> TaggedWord {
    let array = memory.make(.array, shape: model.kernelShape(ObjectModel.Root.array), fieldCount: count)
    for index in 0..<count { memory.store(unsafe stack[top - count + index], in: array, index) }
    top -= count
    let message = model.makeObject(linkedTo: model.roots[ObjectModel.Root.message], room: 2)
    model.setSlot(known.selector, of: message, to: TaggedWord(symbol: selector))
    model.setSlot(known.arguments, of: message, to: array)
    return message
  }

  // MARK: The ledger

  private func ignore(_ selector: Symbol, _ receiver: TaggedWord, _ site: UnsafeMutablePointer<SiteMemo>?) {
    guard let place = runningPlace else { return }
    let shown = describe(receiver, showsContent: false)
    let number = ledger.count(symbols[selector], shown, tracePlace(place)) {
      let remark = missingPeriod(selector, receiver)
      let nearest = remark.isEmpty ? nearestSelector(to: symbols[selector], receiver) : ""
      return Ledger.Entry(
        name: symbols[selector], isGlobal: false, receiver: shown, sender: tracePlace(place), nearest: nearest,
        remark: remark, count: 1)
    }
    if let number, let site = unsafe site, isDescribedByShape(receiver) {
      unsafe site.pointee.shape = model.shape(of: receiver)
      unsafe site.pointee.epoch = model.epoch
      unsafe site.pointee.number = CodeTable.ignoring
      unsafe site.pointee.holder = TaggedWord(number)
    }
  }

  func ignoreGlobal(_ name: Symbol) {
    guard let place = runningPlace else { return }
    let text = symbols[name]
    let sender = tracePlace(place)
    ledger.count(text, "", sender) {
      let nearest = Spelling.nearest(to: text, among: globalOrder.map { symbols[$0] }) ?? ""
      return Ledger.Entry(
        name: text, isGlobal: true, receiver: "", sender: sender, nearest: nearest, remark: "", count: 1)
    }
  }

  private func nearestSelector(to name: String, _ receiver: TaggedWord) -> String {
    Spelling.nearest(to: name, among: selectors(of: receiver).map { symbols[$0] }) ?? ""
  }

  /// All selectors that a receiver understands, its own first, each once, sorted by name in each object.
  func selectors(of receiver: TaggedWord) -> [Symbol] {
    var result: [Symbol] = []
    var seen: Set<Symbol> = []
    var link = receiver.isReference ? receiver : prototype(of: receiver)
    while link.isReference {
      for selector in sorted(model.selectors(of: link)) where seen.insert(selector).inserted { result.append(selector) }
      link = model.prototype(of: link)
    }
    return result
  }

  func sorted(_ names: [Symbol]) -> [Symbol] { names.sorted { symbols[$0] < symbols[$1] } }

  // MARK: A missing period

  /// Whether a message that spans lines would have been two, had there been a period at the end of the first.
  private func missingPeriod(_ selector: Symbol, _ receiver: TaggedWord) -> String {
    guard frame >= 0 else { return "" }
    let bytecode = codes.codes[Int(code)]
    guard let site = bytecode.site(sentAt: place - 1), let places = bytecode.keywordPlaces[site] else {
      return missingPeriodBeforeVariable(selector, bytecode)
    }
    let keywords = symbols[selector].split(separator: ":").map { $0 + ":" }
    guard keywords.count == places.count else { return "" }
    for index in 1..<keywords.count {
      let line = bytecode.source.line(at: Int(places[index - 1]))
      guard bytecode.source.line(at: Int(places[index])) > line else { continue }
      let first = keywords[..<index].joined()
      let second = keywords[index...].joined()
      if let symbol = symbols.existing(first), model.lookUp(symbol, in: receiver).method != .nil,
        let other = symbols.existing(second), model.isUnderstoodBySome(other)
      {
        return
          "a missing period? `\(first)` and `\(second)` would be two messages; line \(line + 1) may end before `\(second)`"
      }
    }
    return ""
  }

  /// `s area` and on the next line `s foo`: the second `s` was read as a message.
  private func missingPeriodBeforeVariable(_ selector: Symbol, _ bytecode: Bytecode) -> String {
    let names = bytecode.stretches.last { $0.places.contains(place - 1) }?.names ?? bytecode.variableNames
    guard symbols.argumentCount(selector) == 0, global(selector) != nil || names.contains(symbols[selector]) else {
      return ""
    }
    let source = bytecode.source
    let offset = Int(bytecode.places[place - 1])
    let line = source.line(at: offset)
    let before = source.bytes[source.range(ofLine: line).lowerBound..<offset]
    guard line > 0, before.allSatisfy({ $0 == 32 || $0 == 9 }) else { return "" }
    return "a missing period? `\(symbols[selector])` is a variable; line \(line) may end before it"
  }
}

extension Bytecode {
  /// The site of the send that stands there, if one does.
  fileprivate func site(sentAt place: Int) -> Int? {
    guard let opcode = Opcode(rawValue: UInt8(truncatingIfNeeded: words[place])), opcode.isSend else { return nil }
    return Int(words[place] >> 8)
  }
}
