import BigNumbers
import Diagnostics

/// Numbers, strings and arrays: between words and what Swift makes of them.
extension MessageMachine {
  // MARK: Numbers

  func word(_ integer: Int64) -> TaggedWord { TaggedWord(integer) ?? word(BigInteger(integer)) }

  func word(_ integer: BigInteger) -> TaggedWord {
    if let small = integer.small, let word = TaggedWord(small) { return word }
    let words = integer.words
    let object = memory.make(.large, shape: model.kernelShape(ObjectModel.Root.integer), fieldCount: 1 + words.count)
    memory.setBits(object, 0, to: integer.isNegative ? 1 : 0)
    for index in words.indices { memory.setBits(object, 1 + index, to: words[index]) }
    return object
  }

  func word(_ float: Double) -> TaggedWord {
    if let word = TaggedWord(float) { return word }
    let object = memory.make(.float, shape: model.kernelShape(ObjectModel.Root.float), fieldCount: 1)
    memory.setBits(object, 0, to: float.bitPattern)
    return object
  }

  /// Nothing if it is no integer.
  func integer(_ word: TaggedWord) -> BigInteger? {
    if word.isInteger { return BigInteger(word.integer) }
    guard word.isReference, memory.kind(word) == .large else { return nil }
    var words: [UInt64] = []
    for index in 1..<memory.fieldCount(word) { words.append(memory.bits(word, index)) }
    return BigInteger(words: words, isNegative: memory.bits(word, 0) == 1)
  }

  /// Nothing if it is no float.
  func float(_ word: TaggedWord) -> Double? {
    if word.isFloat { return word.float }
    guard word.isReference, memory.kind(word) == .float else { return nil }
    return Double(bitPattern: memory.bits(word, 0))
  }

  /// Whether a word stands for a value, which has no slots and no methods of its own.
  func isValue(_ word: TaggedWord) -> Bool {
    guard word.isReference else { return true }
    let kind = memory.kind(word)
    return kind == .large || kind == .float
  }

  /// Whether two values are one: numbers by what they are, objects by identity.
  func isIdentical(_ first: TaggedWord, _ second: TaggedWord) -> Bool {
    if first == second {
      if let float = float(first) { return float == float }
      return true
    }
    if let left = float(first), let right = float(second) { return left == right }
    guard first.isReference, second.isReference, let left = integer(first), let right = integer(second) else {
      return false
    }
    return left == right
  }

  // MARK: Strings

  func word(_ codePoints: [UInt32]) -> TaggedWord {
    string(codePoints, shape: model.kernelShape(ObjectModel.Root.string))
  }

  func string(_ codePoints: [UInt32], shape: TaggedWord) -> TaggedWord {
    let object = memory.make(.string, shape: shape, fieldCount: 1)
    let buffer = makePoints(room: codePoints.count)
    memory.store(buffer, in: object, 0)
    for point in codePoints { addPoint(point, to: buffer) }
    return object
  }

  private func makePoints(room: Int) -> TaggedWord {
    memory.make(.points, shape: .nil, fieldCount: 1 + (room + 1) / 2)
  }

  /// How many code points there is room for.
  private func room(_ buffer: TaggedWord) -> Int { 2 * (memory.fieldCount(buffer) - 1) }

  func point(_ index: Int, _ buffer: TaggedWord) -> UInt32 {
    UInt32(truncatingIfNeeded: memory.bits(buffer, 1 + index / 2) >> UInt64(32 * (index & 1)))
  }

  func setPoint(_ index: Int, _ buffer: TaggedWord, to point: UInt32) {
    let shift = UInt64(32 * (index & 1))
    let kept = memory.bits(buffer, 1 + index / 2) & ~(0xFFFF_FFFF << shift)
    memory.setBits(buffer, 1 + index / 2, to: kept | UInt64(point) << shift)
  }

  /// There is room for it.
  private func addPoint(_ point: UInt32, to buffer: TaggedWord) {
    let count = memory.bits(buffer, 0)
    setPoint(Int(count), buffer, to: point)
    memory.setBits(buffer, 0, to: count + 1)
  }

  /// Makes a string longer; O(new code points), in the long run.
  func append(_ codePoints: [UInt32], to string: TaggedWord) {
    var buffer = memory[string, 0]
    let count = Int(memory.bits(buffer, 0))
    if count + codePoints.count > room(buffer) {
      let larger = makePoints(room: max(8, 2 * count, count + codePoints.count))
      for index in 0..<(count + 1) / 2 + 1 { memory.setBits(larger, index, to: memory.bits(buffer, index)) }
      memory.store(larger, in: string, 0)
      buffer = larger
    }
    for point in codePoints { addPoint(point, to: buffer) }
  }

  func word(_ text: String) -> TaggedWord { word(text.unicodeScalars.map { $0.value }) }

  /// Nothing if it is no string.
  func codePoints(_ word: TaggedWord) -> [UInt32]? {
    guard word.isReference, memory.kind(word) == .string else { return nil }
    let buffer = memory[word, 0]
    return (0..<Int(memory.bits(buffer, 0))).map { point($0, buffer) }
  }

  /// What a string or symbol says.
  func text(_ word: TaggedWord) -> String? {
    word.isSymbol ? symbols[word.symbol] : codePoints(word).map { Wording.string($0) }
  }

  // MARK: Literals

  /// A new object for a literal.
  func made(_ literal: Literal) -> TaggedWord {
    switch literal {
    case .integer(let integer): return word(integer)
    case .float(let float): return word(float)
    case .scaled(let digits, let fractionDigits, let scale): return scaled(digits, fractionDigits, scale)
    case .character(let character): return TaggedWord(character: character)
    case .string(let points): return word(points)
    case .symbol(let name): return TaggedWord(symbol: symbols.symbol(name))
    case .array(let literals):
      let array = memory.make(.array, shape: model.kernelShape(ObjectModel.Root.array), fieldCount: literals.count)
      for index in literals.indices { memory.store(made(literals[index]), in: array, index) }
      return array
    case .bytes(let bytes):
      let object = memory.make(
        .bytes, shape: model.kernelShape(ObjectModel.Root.bytes), fieldCount: 1 + (bytes.count + 7) / 8)
      memory.setBits(object, 0, to: UInt64(bytes.count))
      for index in bytes.indices {
        let shifted = UInt64(bytes[index]) << UInt64(8 * (index & 7))
        memory.setBits(object, 1 + index / 8, to: memory.bits(object, 1 + index / 8) | shifted)
      }
      return object
    case .reserved(let reserved):
      switch reserved {
      case .true: return .true
      case .false: return .false
      default: return .nil
      }
    }
  }

  /// `3.14s2`: an object of the library's class, if there is one, with its digits, how many stand behind the point, and the scale.
  private func scaled(_ digits: BigInteger, _ fractionDigits: Int, _ scale: Int) -> TaggedWord {
    guard let name = symbols.existing("ScaledDecimal"), let owner = global(name), owner.isReference,
      memory.kind(owner) == .class
    else { return word(digits) }
    var divisor = BigInteger(1)
    for _ in 0..<fractionDigits { divisor = (try? divisor.multiplied(by: BigInteger(10))) ?? divisor }
    let object = model.makeObject(linkedTo: memory[owner, ClassField.prototype], room: 3)
    for (name, value) in [("digits", word(digits)), ("divisor", word(divisor)), ("scale", word(Int64(scale)))] {
      let symbol = symbols.symbol(name)
      model.setSlot(symbol, of: object, to: value)
    }
    return object
  }
}
