/// Characters: Unicode code points.
let machineCharacterPrimitives: [MachinePrimitive] = [
  MachinePrimitive("characterValue") { machine, call throws(MachineFault) in
    TaggedWord(Int(try machine.character(call.receiver).value))
  },
  MachinePrimitive("characterAsString") { machine, call throws(MachineFault) in
    machine.word([try machine.character(call.receiver).value])
  },
  MachinePrimitive("characterIsLetter") { machine, call throws(MachineFault) in
    TaggedWord(try machine.character(call.receiver).properties.isAlphabetic)
  },
  MachinePrimitive("characterIsUppercase") { machine, call throws(MachineFault) in
    TaggedWord(try machine.character(call.receiver).properties.isUppercase)
  },
  MachinePrimitive("characterIsLowercase") { machine, call throws(MachineFault) in
    TaggedWord(try machine.character(call.receiver).properties.isLowercase)
  },
  MachinePrimitive("characterIsSpace") { machine, call throws(MachineFault) in
    TaggedWord(try machine.character(call.receiver).properties.isWhitespace)
  },
  MachinePrimitive("characterAsUppercase") { machine, call throws(MachineFault) in
    let character = try machine.character(call.receiver)
    return TaggedWord(character: Wording.single(character.properties.uppercaseMapping) ?? character.value)
  },
  MachinePrimitive("characterAsLowercase") { machine, call throws(MachineFault) in
    let character = try machine.character(call.receiver)
    return TaggedWord(character: Wording.single(character.properties.lowercaseMapping) ?? character.value)
  }
]

extension MessageMachine {
  fileprivate func character(_ word: TaggedWord) throws(MachineFault) -> Unicode.Scalar {
    guard word.isCharacter else { throw .worksOn("characters") }
    return Unicode.Scalar(word.character) ?? "\u{FFFD}"
  }
}
