import BigNumbers
import Diagnostics

/// Numbers, strings and arrays: between words and what Swift makes of them.
extension MessageMachine {
  private func kernelShape(_ root: Int) -> TaggedWord { model.roots[ObjectModel.Root.shapes + root] }

  // MARK: Numbers

  func word(_ integer: Int64) -> TaggedWord { TaggedWord(integer) ?? word(BigInteger(integer)) }

  func word(_ integer: BigInteger) -> TaggedWord {
    if let small = integer.small, let word = TaggedWord(small) { return word }
    let words = integer.words
    let object = memory.make(.large, shape: kernelShape(ObjectModel.Root.integer), fieldCount: 1 + words.count)
    memory.setBits(object, 0, to: integer.isNegative ? 1 : 0)
    for index in words.indices { memory.setBits(object, 1 + index, to: words[index]) }
    return object
  }

  func word(_ float: Double) -> TaggedWord {
    if let word = TaggedWord(float) { return word }
    let object = memory.make(.float, shape: kernelShape(ObjectModel.Root.float), fieldCount: 1)
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
    let object = memory.make(
      .string, shape: kernelShape(ObjectModel.Root.string), fieldCount: 1 + (codePoints.count + 1) / 2)
    memory.setBits(object, 0, to: UInt64(codePoints.count))
    for index in stride(from: 0, to: codePoints.count, by: 2) {
      let second = index + 1 < codePoints.count ? UInt64(codePoints[index + 1]) << 32 : 0
      memory.setBits(object, 1 + index / 2, to: UInt64(codePoints[index]) | second)
    }
    return object
  }

  func word(_ text: String) -> TaggedWord { word(text.unicodeScalars.map { $0.value }) }

  /// Nothing if it is no string.
  func codePoints(_ word: TaggedWord) -> [UInt32]? {
    guard word.isReference, memory.kind(word) == .string else { return nil }
    let count = Int(memory.bits(word, 0))
    return (0..<count).map {
      UInt32(truncatingIfNeeded: memory.bits(word, 1 + $0 / 2) >> UInt64(32 * ($0 & 1)))
    }
  }

  /// What a string or symbol says.
  func text(_ word: TaggedWord) -> String? {
    word.isSymbol ? symbols[word.symbol] : codePoints(word).map { World.string($0) }
  }

  // MARK: Literals

  /// A new object for a literal.
  func made(_ literal: Literal) -> TaggedWord {
    switch literal {
    case .integer(let integer): return word(integer)
    case .float(let float): return word(float)
    case .scaled(let digits, _, _): return word(digits)
    case .character(let character): return TaggedWord(character: character)
    case .string(let points): return word(points)
    case .symbol(let name): return TaggedWord(symbol: symbols.symbol(name))
    case .array(let literals):
      let array = memory.make(.array, shape: kernelShape(ObjectModel.Root.array), fieldCount: literals.count)
      for index in literals.indices { memory.store(made(literals[index]), in: array, index) }
      return array
    case .bytes(let bytes):
      let object = memory.make(
        .bytes, shape: kernelShape(ObjectModel.Root.bytes), fieldCount: 1 + (bytes.count + 7) / 8)
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
}
