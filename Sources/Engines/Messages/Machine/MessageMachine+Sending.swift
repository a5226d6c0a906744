/// Sends for which the loop has no short way.
extension MessageMachine {
  /// Looks up, remembers, and begins what was found; the receiver and the arguments are on the stack.
  func send(_ site: UnsafeMutablePointer<SiteMemo>, _ shape: TaggedWord, _ receiver: TaggedWord, _ count: Int) {
    let (method, holder) = unsafe model.lookUp(site.pointee.symbol, in: receiver)
    guard method.isCode else {
      ignoredCount += 1
      top -= count + 1
      return push(.nil)
    }
    unsafe site.pointee.shape = shape
    unsafe site.pointee.epoch = model.epoch
    unsafe site.pointee.number = method.code
    unsafe site.pointee.holder = holder
    activate(method.code, holder, receiver, count)
  }

  private func activate(_ number: Int32, _ holder: TaggedWord, _ receiver: TaggedWord, _ count: Int) {
    let primitive = unsafe codes.entries[Int(number)].primitive
    if primitive == blockValuePrimitive, receiver.isReference, memory.kind(receiver) == .block {
      let code = memory[receiver, BlockField.code].code
      guard unsafe codes.entries[Int(code)].parameterCount == count else {
        return fail("this block does not take \(count) arguments")
      }
      unsafe stack[top - count - 1] = memory[receiver, BlockField.receiver]
      return enter(
        code, holder: memory[receiver, BlockField.holder], environment: memory[receiver, BlockField.environment],
        count: count)
    }
    if primitive >= 0 {
      return fail("the fast machine does not have the primitive \(PrimitiveTable.all[primitive].name) yet")
    }
    enter(number, holder: holder, environment: .nil, count: count)
  }
}
