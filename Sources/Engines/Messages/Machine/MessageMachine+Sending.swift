/// Sends for which the loop has no short way.
extension MessageMachine {
  /// Looks up, remembers, and begins what was found; the receiver and the arguments are on the stack.
  func send(_ site: UnsafeMutablePointer<SiteMemo>, _ shape: TaggedWord, _ receiver: TaggedWord, _ count: Int) {
    let symbol = unsafe site.pointee.symbol
    if unsafe site.pointee.shape == shape && site.pointee.epoch == model.epoch {
      let (number, holder) = unsafe (site.pointee.number, site.pointee.holder)
      guard number == CodeTable.ignoring else { return activate(number, holder, symbol, receiver, count) }
      ledger.countAgain(Int(holder.integer))
      top -= count + 1
      return push(.nil)
    }
    let (method, holder) = model.lookUp(symbol, in: receiver)
    guard method.isCode else { return unsafe notUnderstood(symbol, receiver, count, site) }
    unsafe site.pointee.shape = shape
    unsafe site.pointee.epoch = model.epoch
    unsafe site.pointee.number = method.code
    unsafe site.pointee.holder = holder
    activate(method.code, holder, symbol, receiver, count)
  }

  /// The same for a selector that was computed.
  func send(_ selector: Symbol, _ receiver: TaggedWord, _ count: Int) {
    let (method, holder) = model.lookUp(selector, in: receiver)
    guard method.isCode else { return unsafe notUnderstood(selector, receiver, count, nil) }
    activate(method.code, holder, selector, receiver, count)
  }

  /// Looks up from the link of the object whose method this is.
  func sendToSuper(_ index: Int) {
    let site = unsafe codes.entries[Int(code)].sites + index
    let (symbol, count) = unsafe (site.pointee.symbol, Int(site.pointee.argumentCount))
    let receiver = unsafe stack[top - count - 1]
    let holder = unsafe stack[fields + FrameField.holder]
    // What is found depends on the holder alone; main has none.
    if holder != .nil, unsafe site.pointee.shape == holder && site.pointee.epoch == model.epoch {
      return unsafe activate(site.pointee.number, site.pointee.holder, symbol, receiver, count)
    }
    let (method, found) = model.lookUp(symbol, from: prototype(of: holder == .nil ? receiver : holder))
    guard method.isCode else { return unsafe notUnderstood(symbol, receiver, count, nil) }
    unsafe site.pointee.shape = holder
    unsafe site.pointee.epoch = model.epoch
    unsafe site.pointee.number = method.code
    unsafe site.pointee.holder = found
    activate(method.code, found, symbol, receiver, count)
  }

  /// Begins a block that stands below its arguments.
  func enter(block: TaggedWord, count: Int, marker: TaggedWord = .nil) {
    unsafe stack[top - count - 1] = memory[block, BlockField.receiver]
    enter(
      memory[block, BlockField.code].code, holder: memory[block, BlockField.holder],
      environment: memory[block, BlockField.environment], count: count, marker: marker)
  }

  func activate(_ number: Int32, _ holder: TaggedWord, _ selector: Symbol, _ receiver: TaggedWord, _ count: Int) {
    let primitive = unsafe codes.entries[Int(number)].primitive
    if primitive == blockValuePrimitive {
      let wanted = parameterCount(ofBlock: receiver)
      if wanted == count { return enter(block: receiver, count: count) }
      top -= count + 1
      guard let wanted else {
        return signal(.worksOn("blocks"), receiver: receiver, selector: selector)
      }
      return signal(Self.wrongCount(wanted, count))
    }
    if primitive >= 0, perform(primitive, number, selector, receiver, count) { return }
    enter(number, holder: holder, environment: .nil, count: count)
  }

  /// Tries a primitive; false if the method's body is to be run.
  private func perform(
    _ number: Int, _ code: Int32, _ selector: Symbol, _ receiver: TaggedWord, _ count: Int
  ) -> Bool {
    let call = MachineCall(receiver: receiver, base: top - count, count: count, selector: selector)
    do throws(MachineFault) {
      guard let answer = try MachinePrimitive.table[number].perform(self, call) else { return true }
      top -= count + 1
      push(answer)
    } catch {
      if codes.codes[Int(code)].hasBody { return false }
      top -= count + 1
      signal(error, receiver: receiver, selector: selector)
    }
    return true
  }
}
