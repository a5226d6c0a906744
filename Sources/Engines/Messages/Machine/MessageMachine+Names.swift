import Diagnostics

/// What a name means that is neither argument nor temporary: a slot of self, else a global. The rules are those of `PlainWorld+Names`.
extension MessageMachine {
  func pushName(_ index: Int) {
    let name = codes.codes[Int(code)].sites[index].symbol
    let receiver = unsafe stack[frame]
    if let value = model.slotValue(name, of: receiver) ?? global(name) { return push(value) }
    if symbols.isCapitalised(name) {
      ignoreGlobal(name)
      return push(.nil)
    }
    signal(undeclared(name, receiver))
  }

  /// The value stays on the stack.
  func storeName(_ index: Int) {
    let name = codes.codes[Int(code)].sites[index].symbol
    let receiver = unsafe stack[frame]
    let value = unsafe stack[top - 1]
    if receiver.isReference, model.findSlot(name, of: receiver) != nil {
      model.setSlot(name, of: receiver, to: value)
    } else if unsafe global(name) != nil || stack[fields + FrameField.holder] == .nil || symbols.isCapitalised(name) {
      setGlobal(name, value)
    } else {
      top -= 1
      signal(undeclared(name, receiver))
    }
  }

  // MARK: Binding

  /// The first name in `code` that nothing declares, if there is one; `receiver` is what self will be.
  func undeclaredName(in code: Bytecode, receiver: TaggedWord) -> Code.FreeName? {
    let own = Set(code.freeNames.filter { $0.isStored && code.kind.isStatement }.map { $0.symbol })
    return code.freeNames.first { name in
      !symbols.isCapitalised(name.symbol) && global(name.symbol) == nil && !own.contains(name.symbol)
        && model.findSlot(name.symbol, of: receiver) == nil
    }
  }

  func undeclared(_ name: Symbol, _ receiver: TaggedWord) -> MachineFault {
    let text = symbols[name]
    var names = globalOrder.map { symbols[$0] }
    var link = receiver
    while link.isReference {
      names += model.slotNames(of: link).map { symbols[$0] }
      link = model.prototype(of: link)
    }
    let question = Spelling.question(text, among: names)
    return .plain(.name, "there is no variable `\(text)`" + (question.isEmpty ? "" : "; \(question)"))
  }

  /// A name that nobody declared: the statement is not run.
  func failAtName(_ name: Code.FreeName, _ source: SourceText) {
    failMain(exception(undeclared(name.symbol, .nil)), at: name.range.lowerBound, of: source)
  }

  // MARK: Methods

  /// The definition on the stack: a method for instances if its target is a class, else for the one object.
  func install(_ index: Int, isOfClass: Bool) {
    let target = pop()
    guard !isValue(target) else {
      return signal(.plain(.argument, "\(describe(target)) has no methods of its own; its class has"))
    }
    var holder = target
    if memory.kind(target) == .class {
      if !isOfClass { holder = memory[target, ClassField.prototype] }
    } else if isOfClass, case let owner = nearestClass(of: target), owner != .nil {
      holder = memory[owner, ClassField.prototype]
    }
    do throws(MachineFault) {
      try install(codes.codes[Int(code)].methods[index], in: holder)
      push(target)
    } catch {
      signal(error)
    }
  }

  func install(_ method: Bytecode, in holder: TaggedWord) throws(MachineFault) {
    guard case .method(let selector) = method.kind else { return }
    if let name = undeclaredName(in: method, receiver: holder) {
      let place = method.source.position(at: name.range.lowerBound)
      guard case .plain(let kind, let text) = undeclared(name.symbol, holder) else { return }
      throw .plain(kind, "\(text) (in \(symbols[selector]), line \(place.line))")
    }
    setMethod(selector, of: holder, to: TaggedWord(code: codes.add(method)))
  }

  func setMethod(_ selector: Symbol, of holder: TaggedWord, to method: TaggedWord) {
    noteChange(of: holder)
    model.setMethod(selector, of: holder, to: method)
  }

  /// Somebody changes methods or links: what is done in place may be something else from now on.
  func noteChange(of holder: TaggedWord) {
    if isReady, isBuiltOn(holder) { (loopsAreIntact, choicesAreIntact, arithmeticIsIntact) = (false, false, false) }
  }

  /// Whether integers, booleans or blocks ask this object for methods.
  private func isBuiltOn(_ holder: TaggedWord) -> Bool {
    typealias Root = ObjectModel.Root
    return [Root.integer, Root.true, Root.false, Root.block].contains {
      model.roots[$0] == holder || isLinked(model.roots[$0], to: holder)
    }
  }
}
