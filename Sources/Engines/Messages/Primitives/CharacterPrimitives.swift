/// Characters: Unicode code points.
let characterPrimitives: [Primitive] = [
  Primitive("characterValue") { world, call throws(Fault) in .integer(Int64(try world.character(call.receiver).value))
  },
  Primitive("characterAsString") { world, call throws(Fault) in
    .object(world.string([try world.character(call.receiver).value]))
  },
  Primitive("characterIsLetter") { world, call throws(Fault) in
    .boolean(try world.character(call.receiver).properties.isAlphabetic)
  },
  Primitive("characterIsUppercase") { world, call throws(Fault) in
    .boolean(try world.character(call.receiver).properties.isUppercase)
  },
  Primitive("characterIsLowercase") { world, call throws(Fault) in
    .boolean(try world.character(call.receiver).properties.isLowercase)
  },
  Primitive("characterIsSpace") { world, call throws(Fault) in
    .boolean(try world.character(call.receiver).properties.isWhitespace)
  },
  Primitive("characterAsUppercase") { world, call throws(Fault) in
    let character = try world.character(call.receiver)
    return .character(Wording.single(character.properties.uppercaseMapping) ?? character.value)
  },
  Primitive("characterAsLowercase") { world, call throws(Fault) in
    let character = try world.character(call.receiver)
    return .character(Wording.single(character.properties.lowercaseMapping) ?? character.value)
  }
]

extension PlainWorld {
  fileprivate func character(_ value: Value) throws(Fault) -> Unicode.Scalar {
    guard case .character(let point) = value else { throw .worksOn("characters") }
    return Unicode.Scalar(point) ?? "\u{FFFD}"
  }

}
