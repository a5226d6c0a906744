/// Floats: IEEE doubles.
let machineFloatPrimitives: [MachinePrimitive] = [
  MachinePrimitive("floatAdd") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    return machine.word(left + right)
  },
  MachinePrimitive("floatSubtract") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    return machine.word(left - right)
  },
  MachinePrimitive("floatMultiply") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    return machine.word(left * right)
  },
  MachinePrimitive("floatDivide") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    if right == 0 { throw .plain(.zeroDivide, "\(machine.describe(call.receiver)) is divided by zero") }
    return machine.word(left / right)
  },
  MachinePrimitive("floatLess") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    return TaggedWord(left < right)
  },
  MachinePrimitive("floatEqual") { machine, call throws(MachineFault) in
    let (left, right) = try machine.floatPair(call)
    return TaggedWord(left == right)
  },
  MachinePrimitive("floatSqrt") { machine, call throws(MachineFault) in
    let value = try machine.float(of: call.receiver)
    if value < 0 { throw .plain(.argument, "a negative number has no square root") }
    return machine.word(value.squareRoot())
  },
  MachinePrimitive("floatTimesTwoPower") { machine, call throws(MachineFault) in
    let value = try machine.float(of: call.receiver)
    guard machine.argument(call, 0).isInteger else { throw .needs("an integer", machine.argument(call, 0)) }
    let power = machine.argument(call, 0).integer
    return machine.word(Double(sign: .plus, exponent: Int(clamping: max(-5000, min(5000, power))), significand: value))
  },
  MachinePrimitive("floatTruncated") { machine, call throws(MachineFault) in
    let value = try machine.float(of: call.receiver)
    guard let integer = PlainWorld.truncated(value) else {
      throw .plain(.argument, "\(machine.describe(call.receiver)) is no integer, not even truncated")
    }
    return machine.word(integer)
  },
  // Fails where a fraction may be equal.
  MachinePrimitive("floatHash") { machine, call throws(MachineFault) in
    let float = try machine.float(of: call.receiver)
    guard !float.isFinite || Int64(exactly: float) != nil else { throw .worksOn("whole floats") }
    return machine.word(ContentHash.float(float))
  },
  MachinePrimitive("floatText") { machine, call throws(MachineFault) in
    machine.word(FloatText.shortest(try machine.float(of: call.receiver)))
  },
  MachinePrimitive("floatIsNaN") { machine, call throws(MachineFault) in
    TaggedWord(try machine.float(of: call.receiver).isNaN)
  },
  MachinePrimitive("floatIsInfinite") { machine, call throws(MachineFault) in
    TaggedWord(try machine.float(of: call.receiver).isInfinite)
  },
  MachinePrimitive("floatInfinity") { machine, call throws(MachineFault) in machine.word(Double.infinity) },
  MachinePrimitive("floatNaN") { machine, call throws(MachineFault) in machine.word(Double.nan) }
]

extension MessageMachine {
  fileprivate func float(of word: TaggedWord) throws(MachineFault) -> Double {
    guard let float = float(word) else { throw .worksOn("floats") }
    return float
  }

  fileprivate func floatPair(_ call: MachineCall) throws(MachineFault) -> (Double, Double) {
    let left = try float(of: call.receiver)
    guard let right = float(argument(call, 0)) else { throw .needs("a number", argument(call, 0)) }
    return (left, right)
  }
}
