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
  },
  MachinePrimitive("integerPower") { machine, call throws(MachineFault) in
    let (base, exponent) = try machine.integerPair(call)
    guard let small = exponent.small, small >= 0 else {
      if exponent.small == nil, exponent > BigInteger(0) { throw .plain(.tooLarge, MessageMachine.tooLarge) }
      throw .needs("an integer of 0 or more", machine.argument(call, 0))
    }
    do throws(BigInteger.TooLarge) { return machine.word(try base.raised(to: Int(clamping: small))) } catch {
      throw .plain(.tooLarge, MessageMachine.tooLarge)
    }
  },
  MachinePrimitive("integerShift") { machine, call throws(MachineFault) in
    let (value, distance) = try machine.integerPair(call)
    // A distance that fits no Int is too far either way.
    var count = distance < BigInteger(0) ? -BigInteger.mostBits - 1 : BigInteger.mostBits + 1
    if let small = distance.small { count = Int(clamping: small) }
    do throws(BigInteger.TooLarge) { return machine.word(try value.shifted(left: count)) } catch {
      throw .plain(.tooLarge, MessageMachine.tooLarge)
    }
  },
  MachinePrimitive("integerSqrtFloor") { machine, call throws(MachineFault) in
    guard let value = machine.integer(call.receiver) else { throw .worksOn("integers") }
    guard value >= BigInteger(0) else { throw .plain(.argument, "a negative number has no square root") }
    return machine.word(value.squareRoot)
  },
  MachinePrimitive("integerAsFloat") { machine, call throws(MachineFault) in
    guard let value = machine.integer(call.receiver) else { throw .worksOn("integers") }
    return machine.word(value.asDouble)
  },
  MachinePrimitive("integerAsCharacter") { machine, call throws(MachineFault) in
    guard call.receiver.isInteger, case let value = call.receiver.integer, (0...0x10FFFF).contains(value),
      !(0xD800...0xDFFF).contains(value)
    else { throw .plain(.argument, "\(machine.describe(call.receiver)) is no code point") }
    return TaggedWord(character: UInt32(value))
  },
  MachinePrimitive("integerText") { machine, call throws(MachineFault) in
    let radix = machine.argument(call, 0)
    guard radix.isInteger, (2...36).contains(radix.integer) else { throw .needs("a radix from 2 to 36", radix) }
    guard let value = machine.integer(call.receiver) else { throw .worksOn("integers") }
    return machine.word(value.text(radix: Int(radix.integer)))
  },
  // -1, 0 or 1: how an integer stands to a float, exactly.
  MachinePrimitive("integerCompareFloat") { machine, call throws(MachineFault) in
    guard let value = machine.integer(call.receiver), let float = machine.float(machine.argument(call, 0)) else {
      throw .needs("a Float", machine.argument(call, 0))
    }
    return value.compared(to: float).map { TaggedWord($0) } ?? .nil
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
    if right == BigInteger(0) { throw .plain(.zeroDivide, "\(describe(call.receiver)) is divided by zero") }
    do throws(BigInteger.TooLarge) {
      return try isFloored ? left.dividedFlooring(by: right) : left.dividedTruncating(by: right)
    } catch { throw .plain(.tooLarge, Self.tooLarge) }
  }
}
