/// What a name can mean and a message can carry, in 64 bits.
///
/// The lowest bits say how the others are read:
///
///     …………………………………………1   an integer of 63 bits
///     ……………………………000     a reference: where the object begins, in bytes
///     ……………………………010     a float whose exponent is near zero; others are objects
///     … 32 bits … 00000100   nil; and with other low bytes: false, true, a character, a symbol, a number of code
///
/// Integers that do not fit, and the other floats, are objects that nobody can tell from these.
package struct TaggedWord: Hashable, Sendable {
  package let bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  // MARK: Constants

  package static let `nil` = TaggedWord(bits: 0x04)
  package static let `false` = TaggedWord(bits: 0x0C)
  package static let `true` = TaggedWord(bits: 0x14)

  package init(_ isTrue: Bool) { self = isTrue ? .true : .false }

  package var isBoolean: Bool { bits == TaggedWord.true.bits || bits == TaggedWord.false.bits }

  // MARK: Integers

  package static let integers = (Int64.min >> 1)...(Int64.max >> 1)

  /// Only for a number in `integers`.
  package init(small integer: Int64) { bits = UInt64(bitPattern: integer &<< 1) | 1 }

  /// Nothing if it needs an object.
  package init?(_ integer: Int64) {
    guard TaggedWord.integers.contains(integer) else { return nil }
    self.init(small: integer)
  }

  package init(_ integer: Int) { self.init(small: Int64(integer)) }

  package var isInteger: Bool { bits & 1 != 0 }
  /// Only of an integer.
  package var integer: Int64 { Int64(bitPattern: bits) >> 1 }

  // MARK: References

  /// The object that begins at that word of the memory.
  package init(place: Int) { bits = UInt64(place) << 3 }

  package var isReference: Bool { bits & 7 == 0 }
  /// Where the object begins, in words; only of a reference.
  package var place: Int { Int(bits >> 3) }

  // MARK: Floats

  // The sign goes to the lowest bit; then the exponents from 897 to 1151 begin with the same bits, which are taken away.
  private static let bias: UInt64 = 896 << 53
  private static let tag: UInt64 = 2

  /// Nothing if it needs an object.
  package init?(_ float: Double) {
    let turned = TaggedWord.rotatedLeft(float.bitPattern)
    if turned <= 1 {
      bits = turned << 3 | TaggedWord.tag
      return
    }
    let near = turned &- TaggedWord.bias
    guard near >= 1 << 53, near < 1 << 61 else { return nil }
    bits = near << 3 | TaggedWord.tag
  }

  package var isFloat: Bool { bits & 7 == TaggedWord.tag }
  /// Only of a float that is no object.
  package var float: Double {
    let near = bits >> 3
    let turned = near <= 1 ? near : near &+ TaggedWord.bias
    return Double(bitPattern: turned >> 1 | turned << 63)
  }

  private static func rotatedLeft(_ bits: UInt64) -> UInt64 { bits << 1 | bits >> 63 }

  // MARK: What has a number

  private static let characterTag: UInt64 = 0x1C
  private static let symbolTag: UInt64 = 0x24
  private static let codeTag: UInt64 = 0x2C

  package init(character: UInt32) { bits = UInt64(character) << 32 | TaggedWord.characterTag }
  package init(symbol: Symbol) { bits = UInt64(UInt32(bitPattern: symbol.index)) << 32 | TaggedWord.symbolTag }
  package init(code: Int32) { bits = UInt64(UInt32(bitPattern: code)) << 32 | TaggedWord.codeTag }

  package var isCharacter: Bool { bits & 0xFF == TaggedWord.characterTag }
  package var isSymbol: Bool { bits & 0xFF == TaggedWord.symbolTag }
  package var isCode: Bool { bits & 0xFF == TaggedWord.codeTag }
  /// A Unicode code point; only of a character.
  package var character: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  /// Only of a symbol.
  package var symbol: Symbol { Symbol(index: Int32(truncatingIfNeeded: bits >> 32)) }
  /// A number in the table of code; only of one.
  package var code: Int32 { Int32(truncatingIfNeeded: bits >> 32) }
}
