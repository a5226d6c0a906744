import BigNumbers

/// Strings, and symbols where they are only read.
let machineStringPrimitives: [MachinePrimitive] = [
  MachinePrimitive("stringNew") { machine, call throws(MachineFault) in
    let owner = try machine.class(call.receiver)
    let count = try machine.count(machine.argument(call, 0))
    guard machine.hasRoom(for: count * 4) else {
      throw .plain(.tooLarge, "\(count) characters are more than fit into the world")
    }
    let shape = machine.model.shape(linkedTo: machine.memory[owner, MessageMachine.ClassField.prototype])
    return machine.string(Array(repeating: 32, count: count), shape: shape)
  },
  MachinePrimitive("stringSize") { machine, call throws(MachineFault) in
    if call.receiver.isReference, machine.memory.kind(call.receiver) == .string {
      return TaggedWord(Int(machine.memory.bits(machine.memory[call.receiver, 0], 0)))
    }
    return TaggedWord(try machine.points(call.receiver).count)
  },
  MachinePrimitive("stringAt") { machine, call throws(MachineFault) in
    if call.receiver.isReference, machine.memory.kind(call.receiver) == .string {
      let buffer = machine.memory[call.receiver, 0]
      let place = try machine.index(machine.argument(call, 0), size: Int(machine.memory.bits(buffer, 0)))
      return TaggedWord(character: machine.point(place, buffer))
    }
    let points = try machine.points(call.receiver)
    return TaggedWord(character: points[try machine.index(machine.argument(call, 0), size: points.count)])
  },
  MachinePrimitive("stringAtPut") { machine, call throws(MachineFault) in
    guard call.receiver.isReference, machine.memory.kind(call.receiver) == .string else {
      throw .worksOn("strings that can change")
    }
    let buffer = machine.memory[call.receiver, 0]
    let place = try machine.index(machine.argument(call, 0), size: Int(machine.memory.bits(buffer, 0)))
    let character = machine.argument(call, 1)
    guard character.isCharacter else { throw .needs("a character", character) }
    machine.setPoint(place, buffer, to: character.character)
    return character
  },
  MachinePrimitive("stringAppend") { machine, call throws(MachineFault) in
    guard call.receiver.isReference, machine.memory.kind(call.receiver) == .string else {
      throw .worksOn("strings that can change")
    }
    let argument = machine.argument(call, 0)
    guard let points = argument.isCharacter ? [argument.character] : try? machine.points(argument) else {
      throw .needs("a string or character", argument)
    }
    guard machine.hasRoom(for: points.count * 4) else {
      throw .plain(.tooLarge, "the string is longer than fits into the world")
    }
    machine.append(points, to: call.receiver)
    return call.receiver
  },
  MachinePrimitive("stringConcatenate") { machine, call throws(MachineFault) in
    let left = try machine.points(call.receiver)
    guard let right = try? machine.points(machine.argument(call, 0)) else {
      throw .needs("a string", machine.argument(call, 0))
    }
    guard machine.hasRoom(for: (left.count + right.count) * 4) else {
      throw .plain(.tooLarge, "the string is longer than fits into the world")
    }
    return machine.word(left + right)
  },
  MachinePrimitive("stringCopyFromTo") { machine, call throws(MachineFault) in
    let points = try machine.points(call.receiver)
    let range = try machine.range(machine.argument(call, 0), machine.argument(call, 1), size: points.count)
    return machine.word(Array(points[range]))
  },
  MachinePrimitive("stringEqual") { machine, call throws(MachineFault) in
    let other = machine.argument(call, 0)
    guard let left = machine.codePoints(call.receiver), let right = machine.codePoints(other) else {
      return TaggedWord(call.receiver == other)
    }
    return TaggedWord(left == right)
  },
  MachinePrimitive("stringLess") { machine, call throws(MachineFault) in
    let left = try machine.points(call.receiver)
    guard let right = try? machine.points(machine.argument(call, 0)) else {
      throw .needs("a string", machine.argument(call, 0))
    }
    return TaggedWord(left.lexicographicallyPrecedes(right))
  },
  MachinePrimitive("stringHash") { machine, call throws(MachineFault) in
    machine.word(ContentHash.text(try machine.points(call.receiver)))
  },
  MachinePrimitive("stringAsSymbol") { machine, call throws(MachineFault) in
    TaggedWord(symbol: machine.symbols.symbol(Wording.string(try machine.points(call.receiver))))
  },
  MachinePrimitive("stringAsString") { machine, call throws(MachineFault) in
    machine.word(try machine.points(call.receiver))
  },
  MachinePrimitive("stringAsUppercase") { machine, call throws(MachineFault) in
    machine.word(Wording.string(try machine.points(call.receiver)).uppercased())
  },
  MachinePrimitive("stringAsLowercase") { machine, call throws(MachineFault) in
    machine.word(Wording.string(try machine.points(call.receiver)).lowercased())
  },
  // Where a string stands in this one, from a place on; 0 if nowhere.
  MachinePrimitive("stringIndexOf") { machine, call throws(MachineFault) in
    let points = try machine.points(call.receiver)
    let wanted = try machine.points(machine.argument(call, 0))
    let start = try machine.count(machine.argument(call, 1))
    guard !wanted.isEmpty, wanted.count <= points.count else { return TaggedWord(0) }
    var place = max(0, start - 1)
    while place + wanted.count <= points.count {
      if points[place] == wanted[0], points[place..<place + wanted.count].elementsEqual(wanted) {
        return TaggedWord(place + 1)
      }
      place += 1
    }
    return TaggedWord(0)
  },
  MachinePrimitive("stringAsInteger") { machine, call throws(MachineFault) in
    let digits = Wording.string(try machine.points(call.receiver))
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    let plain = Array(digits.utf8.dropFirst(isNegative ? 1 : 0))
    guard plain.allSatisfy({ (48...57).contains($0) }) else { return .nil }
    do throws(BigInteger.TooLarge) {
      guard let value = try BigInteger(digits: plain, radix: 10) else { return .nil }
      return machine.word(isNegative ? try value.negated() : value)
    } catch {
      throw .plain(.tooLarge, "this integer is too large")
    }
  },
  MachinePrimitive("stringAsFloat") { machine, call throws(MachineFault) in
    Double(Wording.string(try machine.points(call.receiver))).map { machine.word($0) } ?? .nil
  },
  // The text of a literal: `#foo`, `#'two words'`.
  MachinePrimitive("symbolText") { machine, call throws(MachineFault) in
    guard call.receiver.isSymbol else { throw .worksOn("symbols") }
    return machine.word(LiteralText.symbol(machine.symbols[call.receiver.symbol]))
  },
  MachinePrimitive("symbolNumArgs") { machine, call throws(MachineFault) in
    guard call.receiver.isSymbol else { throw .worksOn("symbols") }
    return TaggedWord(machine.symbols.argumentCount(call.receiver.symbol))
  },
  MachinePrimitive("transcriptShow") { machine, call throws(MachineFault) in
    guard let text = machine.text(machine.argument(call, 0)) else {
      throw .needs("a string", machine.argument(call, 0))
    }
    machine.transcript += Array(text.utf8)
    return call.receiver
  }
]

extension MessageMachine {
  /// The code points of a string or symbol.
  func points(_ word: TaggedWord) throws(MachineFault) -> [UInt32] {
    if word.isSymbol { return symbols[word.symbol].unicodeScalars.map { $0.value } }
    guard let points = codePoints(word) else { throw .worksOn("strings") }
    return points
  }

  /// The places `first` to `last` of something that long, counted from 1; `last` may be one before `first`.
  func range(_ first: TaggedWord, _ last: TaggedWord, size: Int) throws(MachineFault) -> Range<Int> {
    guard first.isInteger, first.integer >= 1, first.integer <= Int64(size) + 1 else {
      throw .index(first, size: size)
    }
    guard last.isInteger, last.integer >= first.integer - 1, last.integer <= Int64(size) else {
      throw .index(last, size: size)
    }
    return Int(first.integer) - 1..<Int(last.integer)
  }

  /// Whether so many more bytes would still have room.
  func hasRoom(for bytes: Int) -> Bool { bytes < limits.bytes && memory.top * 8 + bytes < 2 * limits.bytes }

  func count(_ word: TaggedWord) throws(MachineFault) -> Int {
    guard word.isInteger, word.integer >= 0 else { throw .needs("a size of 0 or more", word) }
    guard word.integer < Int64(limits.bytes) else {
      throw .plain(.tooLarge, "\(word.integer) is more than fits into the world")
    }
    return Int(word.integer)
  }
}
