import BigNumbers

/// Integers of any size. What needs another kind of number fails, and the method's body knows what to do.
let integerPrimitives: [Primitive] = [
  Primitive("integerAdd") { world, call throws(Fault) in
    if let (left, right) = world.smallPair(call) {
      let (sum, overflow) = left.addingReportingOverflow(right)
      if !overflow { return .integer(sum) }
    }
    return try world.combine(call, .add)
  },
  Primitive("integerSubtract") { world, call throws(Fault) in
    if let (left, right) = world.smallPair(call) {
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      if !overflow { return .integer(difference) }
    }
    return try world.combine(call, .subtract)
  },
  Primitive("integerMultiply") { world, call throws(Fault) in
    if let (left, right) = world.smallPair(call) {
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      if !overflow { return .integer(product) }
    }
    return try world.combine(call, .multiply)
  },
  // Exact: fails if there is a remainder.
  Primitive("integerDivide") { world, call throws(Fault) in
    let (quotient, remainder) = try world.divide(call, isFloored: false)
    guard remainder == BigInteger(0) else { throw Fault(.argument, "this division has a remainder") }
    return world.number(quotient)
  },
  Primitive("integerFlooredDivide") { world, call throws(Fault) in
    return world.number(try world.divide(call, isFloored: true).quotient)
  },
  Primitive("integerModulo") { world, call throws(Fault) in
    return world.number(try world.divide(call, isFloored: true).remainder)
  },
  Primitive("integerQuo") { world, call throws(Fault) in
    return world.number(try world.divide(call, isFloored: false).quotient)
  },
  Primitive("integerRem") { world, call throws(Fault) in
    return world.number(try world.divide(call, isFloored: false).remainder)
  },
  Primitive("integerBitLength") { world, call throws(Fault) in
    guard let value = world.integer(call.receiver) else { throw .worksOn("integers") }
    return .integer(Int64(value.bitLength))
  },
  Primitive("integerLess") { world, call throws(Fault) in
    if let (left, right) = world.smallPair(call) { return .boolean(left < right) }
    let (left, right) = try world.integerPair(call)
    return .boolean(left < right)
  },
  Primitive("integerEqual") { world, call throws(Fault) in
    if let (left, right) = world.smallPair(call) { return .boolean(left == right) }
    let (left, right) = try world.integerPair(call)
    return .boolean(left == right)
  },
  Primitive("integerPower") { world, call throws(Fault) in
    let (base, exponent) = try world.integerPair(call)
    guard let small = exponent.small, small >= 0 else {
      if exponent.small == nil, exponent > BigInteger(0) { throw Fault(.tooLarge, PlainWorld.tooLarge) }
      throw .needs("an integer of 0 or more", not: world.argument(call, 0))
    }
    let count = Int(clamping: small)
    return world.number(try PlainWorld.power(base, count))
  },
  Primitive("integerGcd") { world, call throws(Fault) in
    try world.combine(call, .gcd)
  },
  Primitive("integerAnd") { world, call throws(Fault) in
    try world.combine(call, .and)
  },
  Primitive("integerOr") { world, call throws(Fault) in
    try world.combine(call, .or)
  },
  Primitive("integerXor") { world, call throws(Fault) in
    try world.combine(call, .xor)
  },
  Primitive("integerShift") { world, call throws(Fault) in
    world.number(try world.shift(call))
  },
  Primitive("integerSqrtFloor") { world, call throws(Fault) in
    guard let value = world.integer(call.receiver) else { throw .worksOn("integers") }
    guard value >= BigInteger(0) else { throw Fault(.argument, "a negative number has no square root") }
    return world.number(value.squareRoot)
  },
  Primitive("integerAsFloat") { world, call throws(Fault) in
    guard let value = world.integer(call.receiver) else { throw .worksOn("integers") }
    return .float(value.asDouble)
  },
  Primitive("integerAsCharacter") { world, call throws(Fault) in
    guard case .integer(let value) = call.receiver, value >= 0, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value)
    else { throw Fault(.argument, "\(world.describe(call.receiver)) is no code point") }
    return .character(UInt32(value))
  },
  Primitive("integerText") { world, call throws(Fault) in
    guard case .integer(let radix) = world.argument(call, 0), (2...36).contains(radix) else {
      throw .needs("a radix from 2 to 36", not: world.argument(call, 0))
    }
    guard let value = world.integer(call.receiver) else { throw .worksOn("integers") }
    return .object(world.string(value.text(radix: Int(radix))))
  },
  // -1, 0 or 1: how an integer stands to a float, exactly.
  Primitive("integerCompareFloat") { world, call throws(Fault) in
    guard let value = world.integer(call.receiver), case .float(let float) = world.argument(call, 0) else {
      throw .needs("a Float", not: world.argument(call, 0))
    }
    return value.compared(to: float).map { .integer(Int64($0)) } ?? .nil
  }
]

extension PlainWorld {
  fileprivate static let tooLarge = "the answer has more than \(BigInteger.mostBits) bits"

  fileprivate func smallPair(_ call: PrimitiveCall) -> (Int64, Int64)? {
    guard case .integer(let left) = call.receiver, case .integer(let right) = argument(call, 0) else { return nil }
    return (left, right)
  }

  fileprivate func integerPair(_ call: PrimitiveCall) throws(Fault) -> (BigInteger, BigInteger) {
    guard let left = integer(call.receiver) else { throw .worksOn("integers") }
    guard let right = integer(argument(call, 0)) else { throw .needs("a number", not: argument(call, 0)) }
    return (left, right)
  }

  fileprivate enum Operation { case add, subtract, multiply, gcd, and, or, xor }

  fileprivate mutating func combine(_ call: PrimitiveCall, _ operation: Operation) throws(Fault) -> Value {
    let (left, right) = try integerPair(call)
    do throws(BigInteger.TooLarge) {
      switch operation {
      case .add: return number(try left.adding(right))
      case .subtract: return number(try left.subtracting(right))
      case .multiply: return number(try left.multiplied(by: right))
      case .gcd: return number(try left.greatestCommonDivisor(right))
      case .and: return number(try left.and(right))
      case .or: return number(try left.or(right))
      case .xor: return number(try left.xor(right))
      }
    } catch { throw Fault(.tooLarge, Self.tooLarge) }
  }

  fileprivate func divide(
    _ call: PrimitiveCall, isFloored: Bool
  ) throws(Fault) -> (quotient: BigInteger, remainder: BigInteger) {
    let (left, right) = try integerPair(call)
    if right == BigInteger(0) { throw Fault(.zeroDivide, "\(describe(call.receiver)) is divided by zero") }
    do throws(BigInteger.TooLarge) {
      return try isFloored ? left.dividedFlooring(by: right) : left.dividedTruncating(by: right)
    } catch { throw Fault(.tooLarge, Self.tooLarge) }
  }

  fileprivate static func power(_ base: BigInteger, _ exponent: Int) throws(Fault) -> BigInteger {
    do throws(BigInteger.TooLarge) { return try base.raised(to: exponent) } catch { throw Fault(.tooLarge, tooLarge) }
  }

  fileprivate func shift(_ call: PrimitiveCall) throws(Fault) -> BigInteger {
    let (value, distance) = try integerPair(call)
    // A distance that fits no Int is too far either way.
    var count = distance < BigInteger(0) ? -BigInteger.mostBits - 1 : BigInteger.mostBits + 1
    if let small = distance.small { count = Int(clamping: small) }
    do throws(BigInteger.TooLarge) { return try value.shifted(left: count) } catch {
      throw Fault(.tooLarge, Self.tooLarge)
    }
  }
}
