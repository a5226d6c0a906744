import BigNumbers

/// Integers of any size. What needs another kind of number fails, and the method's body knows what to do.
let machineIntegerPrimitives: [MachinePrimitive] = [
  MachinePrimitive("integerAdd") { machine, call throws(MachineFault) in
    if let (left, right) = machine.smallPair(call) { return machine.word(left + right) }
    return try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.adding(right) }
  },
  MachinePrimitive("integerSubtract") { machine, call throws(MachineFault) in
    if let (left, right) = machine.smallPair(call) { return machine.word(left - right) }
    return try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.subtracting(right) }
  },
  MachinePrimitive("integerMultiply") { machine, call throws(MachineFault) in
    try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.multiplied(by: right) }
  },
  // Exact: fails if there is a remainder.
  MachinePrimitive("integerDivide") { machine, call throws(MachineFault) in
    let (quotient, remainder) = try machine.divide(call, isFloored: false)
    guard remainder == BigInteger(0) else { throw .plain(.argument, "this division has a remainder") }
    return machine.word(quotient)
  },
  MachinePrimitive("integerFlooredDivide") { machine, call throws(MachineFault) in
    machine.word(try machine.divide(call, isFloored: true).quotient)
  },
  MachinePrimitive("integerModulo") { machine, call throws(MachineFault) in
    machine.word(try machine.divide(call, isFloored: true).remainder)
  },
  MachinePrimitive("integerQuo") { machine, call throws(MachineFault) in
    machine.word(try machine.divide(call, isFloored: false).quotient)
  },
  MachinePrimitive("integerRem") { machine, call throws(MachineFault) in
    machine.word(try machine.divide(call, isFloored: false).remainder)
  },
  MachinePrimitive("integerBitLength") { machine, call throws(MachineFault) in
    guard let value = machine.integer(call.receiver) else { throw .worksOn("integers") }
    return TaggedWord(value.bitLength)
  },
  MachinePrimitive("integerLess") { machine, call throws(MachineFault) in
    if let (left, right) = machine.smallPair(call) { return TaggedWord(left < right) }
    let (left, right) = try machine.integerPair(call)
    return TaggedWord(left < right)
  },
  MachinePrimitive("integerEqual") { machine, call throws(MachineFault) in
    if let (left, right) = machine.smallPair(call) { return TaggedWord(left == right) }
    let (left, right) = try machine.integerPair(call)
    return TaggedWord(left == right)
  },
  MachinePrimitive("integerGcd") { machine, call throws(MachineFault) in
    try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.greatestCommonDivisor(right) }
  },
  MachinePrimitive("integerAnd") { machine, call throws(MachineFault) in
    try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.and(right) }
  },
  MachinePrimitive("integerOr") { machine, call throws(MachineFault) in
    try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.or(right) }
  },
  MachinePrimitive("integerXor") { machine, call throws(MachineFault) in
    try machine.combine(call) { (left, right) throws(BigInteger.TooLarge) in try left.xor(right) }
  }
]

extension MessageMachine {
  fileprivate static let tooLarge = "the answer has more than \(BigInteger.mostBits) bits"

  fileprivate func smallPair(_ call: MachineCall) -> (Int64, Int64)? {
    let right = argument(call, 0)
    guard call.receiver.isInteger, right.isInteger else { return nil }
    return (call.receiver.integer, right.integer)
  }

  fileprivate func integerPair(_ call: MachineCall) throws(MachineFault) -> (BigInteger, BigInteger) {
    guard let left = integer(call.receiver) else { throw .worksOn("integers") }
    guard let right = integer(argument(call, 0)) else { throw .needs("a number", argument(call, 0)) }
    return (left, right)
  }

  fileprivate func combine(
    _ call: MachineCall, _ operation: (BigInteger, BigInteger) throws(BigInteger.TooLarge) -> BigInteger
  ) throws(MachineFault) -> TaggedWord {
    let (left, right) = try integerPair(call)
    do throws(BigInteger.TooLarge) { return word(try operation(left, right)) } catch {
      throw .plain(.tooLarge, Self.tooLarge)
    }
  }

  fileprivate func divide(
    _ call: MachineCall, isFloored: Bool
  ) throws(MachineFault) -> (quotient: BigInteger, remainder: BigInteger) {
    let (left, right) = try integerPair(call)
    if right == BigInteger(0) { throw .plain(.zeroDivide, "a number is divided by zero") }
    do throws(BigInteger.TooLarge) {
      return try isFloored ? left.dividedFlooring(by: right) : left.dividedTruncating(by: right)
    } catch { throw .plain(.tooLarge, Self.tooLarge) }
  }
}
