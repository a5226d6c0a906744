/// Sends for which the loop has no short way.
extension MessageMachine {
  /// Looks up, remembers, and begins what was found; the receiver and the arguments are on the stack.
  func send(_ site: UnsafeMutablePointer<SiteMemo>, _ shape: TaggedWord, _ receiver: TaggedWord, _ count: Int) {
    let (method, holder) = unsafe model.lookUp(site.pointee.symbol, in: receiver)
    guard method.isCode else { return ignore(count) }
    unsafe site.pointee.shape = shape
    unsafe site.pointee.epoch = model.epoch
    unsafe site.pointee.number = method.code
    unsafe site.pointee.holder = holder
    unsafe activate(method.code, holder, site.pointee.symbol, receiver, count)
  }

  /// The same for a selector that was computed.
  func send(_ selector: Symbol, _ receiver: TaggedWord, _ count: Int) {
    let (method, holder) = model.lookUp(selector, in: receiver)
    guard method.isCode else { return ignore(count) }
    activate(method.code, holder, selector, receiver, count)
  }

  /// The receiver below so many arguments does not understand.
  private func ignore(_ count: Int) {
    ignoredCount += 1
    top -= count + 1
    push(.nil)
  }

  /// Begins a block that stands below its arguments.
  func enter(block: TaggedWord, count: Int, marker: TaggedWord = .nil) {
    unsafe stack[top - count - 1] = memory[block, BlockField.receiver]
    enter(
      memory[block, BlockField.code].code, holder: memory[block, BlockField.holder],
      environment: memory[block, BlockField.environment], count: count, marker: marker)
  }

  private func activate(
    _ number: Int32, _ holder: TaggedWord, _ selector: Symbol, _ receiver: TaggedWord, _ count: Int
  ) {
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
    guard let primitive = MachinePrimitive.table[number] else {
      lack("the primitive \(PrimitiveTable.all[number].name)")
      return true
    }
    let call = MachineCall(receiver: receiver, base: top - count, count: count, selector: selector)
    do throws(MachineFault) {
      guard let answer = try primitive.perform(self, call) else { return true }
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
