/// Floats: IEEE doubles.
let floatPrimitives: [Primitive] = [
  Primitive("floatAdd") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    return .float(left + right)
  },
  Primitive("floatSubtract") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    return .float(left - right)
  },
  Primitive("floatMultiply") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    return .float(left * right)
  },
  Primitive("floatDivide") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    if right == 0 { throw Fault(.zeroDivide, "\(world.describe(call.receiver)) is divided by zero") }
    return .float(left / right)
  },
  Primitive("floatLess") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    return .boolean(left < right)
  },
  Primitive("floatEqual") { world, call throws(Fault) in
    let (left, right) = try world.floatPair(call)
    return .boolean(left == right)
  },
  Primitive("floatSqrt") { world, call throws(Fault) in
    let value = try world.float(call.receiver)
    if value < 0 { throw Fault(.argument, "a negative number has no square root") }
    return .float(value.squareRoot())
  },
  Primitive("floatTimesTwoPower") { world, call throws(Fault) in
    let value = try world.float(call.receiver)
    guard case .integer(let power) = world.argument(call, 0) else {
      throw .needs("an integer", not: world.argument(call, 0))
    }
    return .float(Double(sign: .plus, exponent: Int(clamping: max(-5000, min(5000, power))), significand: value))
  },
  Primitive("floatTruncated") { world, call throws(Fault) in
    let value = try world.float(call.receiver)
    guard let integer = PlainWorld.truncated(value) else {
      throw Fault(.argument, "\(world.describe(call.receiver)) is no integer, not even truncated")
    }
    return world.number(integer)
  },
  // Fails where a fraction may be equal.
  Primitive("floatHash") { world, call throws(Fault) in
    let float = try world.float(call.receiver)
    guard !float.isFinite || Int64(exactly: float) != nil else { throw .worksOn("whole floats") }
    return .integer(ContentHash.float(float))
  },
  Primitive("floatText") { world, call throws(Fault) in
    .object(world.string(FloatText.shortest(try world.float(call.receiver))))
  },
  Primitive("floatIsNaN") { world, call throws(Fault) in .boolean(try world.float(call.receiver).isNaN) },
  Primitive("floatIsInfinite") { world, call throws(Fault) in .boolean(try world.float(call.receiver).isInfinite) },
  Primitive("floatInfinity") { world, call throws(Fault) in .float(.infinity) },
  Primitive("floatNaN") { world, call throws(Fault) in .float(.nan) }
]

extension PlainWorld {
  fileprivate func float(_ value: Value) throws(Fault) -> Double {
    if case .float(let float) = value { return float }
    throw .worksOn("floats")
  }

  fileprivate func floatPair(_ call: PrimitiveCall) throws(Fault) -> (Double, Double) {
    let left = try float(call.receiver)
    guard case .float(let right) = argument(call, 0) else { throw .needs("a number", not: argument(call, 0)) }
    return (left, right)
  }
}
