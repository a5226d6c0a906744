import BigNumbers

/// Strings, and symbols where they are only read.
let stringPrimitives: [Primitive] = [
  Primitive("stringNew") { world, call throws(Fault) in
    let (owner, body) = try world.classBody(call.receiver)
    _ = owner
    let count = try world.count(world.argument(call, 0))
    guard world.hasRoom(for: count * 4) else {
      throw Fault(.tooLarge, "\(count) characters are more than fit into the world")
    }
    return .object(
      world.add(
        HeapObject(
          prototype: .object(body.instancePrototype), text: Array(repeating: 32, count: count), native: .string)))
  },
  Primitive("stringSize") { world, call throws(Fault) in .integer(Int64(try world.points(call.receiver).count)) },
  Primitive("stringAt") { world, call throws(Fault) in
    let points = try world.points(call.receiver)
    return .character(points[try world.index(world.argument(call, 0), size: points.count)])
  },
  Primitive("stringAtPut") { world, call throws(Fault) in
    guard let string = world.reference(call.receiver), case .string = world[string].native else {
      throw .worksOn("strings that can change")
    }
    let place = try world.index(world.argument(call, 0), size: world[string].text.count)
    guard case .character(let point) = world.argument(call, 1) else {
      throw .needs("a character", not: world.argument(call, 1))
    }
    world[string].text[place] = point
    return world.argument(call, 1)
  },
  Primitive("stringAppend") { world, call throws(Fault) in
    guard let string = world.reference(call.receiver), case .string = world[string].native else {
      throw .worksOn("strings that can change")
    }
    if case .character(let point) = world.argument(call, 0) {
      world[string].text.append(point)
      world.bytesSinceCollection += 4
      return call.receiver
    }
    guard let points = try? world.points(world.argument(call, 0)) else {
      throw .needs("a string or character", not: world.argument(call, 0))
    }
    guard world.hasRoom(for: points.count * 4) else {
      throw Fault(.tooLarge, "the string is longer than fits into the world")
    }
    world[string].text += points
    world.bytesSinceCollection += points.count * 4
    return call.receiver
  },
  Primitive("stringConcatenate") { world, call throws(Fault) in
    let left = try world.points(call.receiver)
    guard let right = try? world.points(world.argument(call, 0)) else {
      throw .needs("a string", not: world.argument(call, 0))
    }
    guard world.hasRoom(for: (left.count + right.count) * 4) else {
      throw Fault(.tooLarge, "the string is longer than fits into the world")
    }
    return .object(world.string(left + right))
  },
  Primitive("stringCopyFromTo") { world, call throws(Fault) in
    let points = try world.points(call.receiver)
    let range = try world.range(world.argument(call, 0), world.argument(call, 1), size: points.count)
    return .object(world.string(Array(points[range])))
  },
  Primitive("stringEqual") { world, call throws(Fault) in
    guard let left = world.reference(call.receiver), let right = world.reference(world.argument(call, 0)),
      case .string = world[left].native, case .string = world[right].native
    else { return .boolean(call.receiver == world.argument(call, 0)) }
    return .boolean(world[left].text == world[right].text)
  },
  Primitive("stringLess") { world, call throws(Fault) in
    let left = try world.points(call.receiver)
    guard let right = try? world.points(world.argument(call, 0)) else {
      throw .needs("a string", not: world.argument(call, 0))
    }
    return .boolean(left.lexicographicallyPrecedes(right))
  },
  Primitive("stringHash") { world, call throws(Fault) in .integer(ContentHash.text(try world.points(call.receiver))) },
  Primitive("stringAsSymbol") { world, call throws(Fault) in
    .symbol(world.symbols.symbol(Wording.string(try world.points(call.receiver))))
  },
  Primitive("stringAsString") { world, call throws(Fault) in
    .object(world.string(try world.points(call.receiver)))
  },
  Primitive("stringAsUppercase") { world, call throws(Fault) in
    .object(world.string(Wording.string(try world.points(call.receiver)).uppercased()))
  },
  Primitive("stringAsLowercase") { world, call throws(Fault) in
    .object(world.string(Wording.string(try world.points(call.receiver)).lowercased()))
  },
  // Where a string stands in this one, from a place on; 0 if nowhere.
  Primitive("stringIndexOf") { world, call throws(Fault) in
    let points = try world.points(call.receiver)
    let wanted = try world.points(world.argument(call, 0))
    let start = try world.count(world.argument(call, 1))
    guard !wanted.isEmpty, wanted.count <= points.count else { return .integer(0) }
    var place = max(0, start - 1)
    while place + wanted.count <= points.count {
      if points[place] == wanted[0], points[place..<place + wanted.count].elementsEqual(wanted) {
        return .integer(Int64(place + 1))
      }
      place += 1
    }
    return .integer(0)
  },
  Primitive("stringAsInteger") { world, call throws(Fault) in
    let digits = Wording.string(try world.points(call.receiver))
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    let plain = Array(digits.utf8.dropFirst(isNegative ? 1 : 0))
    guard plain.allSatisfy({ (48...57).contains($0) }) else { return .nil }
    do throws(BigInteger.TooLarge) {
      guard let value = try BigInteger(digits: plain, radix: 10) else { return .nil }
      return world.number(isNegative ? try value.negated() : value)
    } catch {
      throw Fault(.tooLarge, "this integer is too large")
    }
  },
  Primitive("stringAsFloat") { world, call throws(Fault) in
    Double(Wording.string(try world.points(call.receiver))).map { .float($0) } ?? .nil
  },
  // The text of a literal: `#foo`, `#'two words'`.
  Primitive("symbolText") { world, call throws(Fault) in
    guard case .symbol(let symbol) = call.receiver else { throw .worksOn("symbols") }
    return .object(world.string(LiteralText.symbol(world.symbols[symbol])))
  },
  Primitive("symbolNumArgs") { world, call throws(Fault) in
    guard case .symbol(let symbol) = call.receiver else { throw .worksOn("symbols") }
    return .integer(Int64(world.symbols.argumentCount(symbol)))
  }
]

extension PlainWorld {
  /// The code points of a string or symbol.
  func points(_ value: Value) throws(Fault) -> [UInt32] {
    switch value {
    case .symbol(let symbol): return symbols[symbol].unicodeScalars.map { $0.value }
    case .object(let reference):
      if case .string = self[reference].native { return self[reference].text }
    default: break
    }
    throw .worksOn("strings")
  }

  /// The places `first` to `last` of something that long, counted from 1; `last` may be one before `first`.
  func range(_ first: Value, _ last: Value, size: Int) throws(Fault) -> Range<Int> {
    guard case .integer(let from) = first, from >= 1, from <= Int64(size) + 1 else { throw .index(first, size: size) }
    guard case .integer(let to) = last, to >= from - 1, to <= Int64(size) else { throw .index(last, size: size) }
    return Int(from) - 1..<Int(to)
  }

  /// A float without what stands behind the point; nil if it is not finite or too large.
  static func truncated(_ float: Double) -> BigInteger? { BigInteger(truncating: float) }
}

/// Symbols as they are written in a program.
enum LiteralText {
  static func symbol(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    func isNameStart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar == "_" }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    var isPlain = false
    if let first = scalars.first, isNameStart(first) {
      isPlain = scalars.allSatisfy { isNameStart($0) || isDigit($0) || $0 == ":" }
      // Keywords end with a colon; each begins with a letter.
      if isPlain, name.utf8.contains(58) {
        isPlain = name.hasSuffix(":")
        for (index, scalar) in scalars.enumerated() where scalar == ":" && index + 1 < scalars.count {
          if !isNameStart(scalars[index + 1]) { isPlain = false }
        }
      }
    } else {
      isPlain = !scalars.isEmpty && scalars.allSatisfy { "+-*/\\~<>=@%|&?,!".unicodeScalars.contains($0) }
    }
    if isPlain { return "#" + name }
    return "#'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
