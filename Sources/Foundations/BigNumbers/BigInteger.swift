/// An integer of any size that fits in memory.
///
/// In the browser build there is no GMP: there it is as wide as an `Int64`, and what needs more throws `TooLarge`.
public struct BigInteger: Sendable {
  enum Content: Sendable {
    case small(Int64)
    /// Only what does not fit an `Int64`.
    case large(Limbs)
  }

  let content: Content

  /// Thrown by whatever would need more than `mostBits` bits (in the browser build, more than an `Int64`).
  public struct TooLarge: Error, Sendable {
    public init() {}
  }

  /// The most bits of an integer: about ten million decimal digits.
  public static let mostBits = 1 << 25

  public init(_ value: Int) { content = .small(Int64(value)) }
  public init(_ value: Int64) { content = .small(value) }
  init(_ content: Content) { self.content = content }

  /// The same as an `Int64`, if it fits into one.
  public var small: Int64? {
    if case .small(let value) = content { return value }
    return nil
  }

  /// From a magnitude in pieces of 64 bits, the lowest first.
  public init(words: [UInt64], isNegative: Bool) {
    self = (try? Limbs(words: words, isNegative: isNegative).checked()) ?? BigInteger(0)
  }

  /// The magnitude in pieces of 64 bits, the lowest first.
  public var words: [UInt64] { limbs.words }

  public var isNegative: Bool { limbs.isNegative }

  /// What it takes in memory, in bytes.
  public var byteCount: Int {
    switch content {
    case .small: 8
    case .large(let limbs): limbs.bitCount / 8 + 32
    }
  }

  /// How many binary digits its absolute value has; 0 for 0.
  public var bitLength: Int {
    switch content {
    case .small(let value): 64 - value.magnitude.leadingZeroBitCount
    case .large(let limbs): limbs.bitCount
    }
  }

  var limbs: Limbs {
    switch content {
    case .small(let value): Limbs(value)
    case .large(let limbs): limbs
    }
  }

  // MARK: Arithmetic

  public func adding(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small {
      let (sum, overflow) = left.addingReportingOverflow(right)
      if !overflow { return BigInteger(sum) }
    }
    return try limbs.adding(other.limbs).checked()
  }

  public func subtracting(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small {
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      if !overflow { return BigInteger(difference) }
    }
    return try limbs.subtracting(other.limbs).checked()
  }

  public func multiplied(by other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small {
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      if !overflow { return BigInteger(product) }
    }
    let (left, right) = (limbs, other.limbs)
    guard left.bitCount + right.bitCount <= Self.mostBits + 1 else { throw TooLarge() }
    return try left.multiplied(by: right).checked()
  }

  public func negated() throws(TooLarge) -> BigInteger { try BigInteger(0).subtracting(self) }

  /// To the power of `exponent`, which is not negative.
  public func raised(to exponent: Int) throws(TooLarge) -> BigInteger {
    precondition(exponent >= 0, "an exponent is 0 or more")
    if exponent == 0 || small == 1 { return BigInteger(1) }
    if small == 0 { return self }
    if small == -1 { return BigInteger(exponent % 2 == 0 ? 1 : -1) }
    let (bits, overflow) = (limbs.bitCount - 1).multipliedReportingOverflow(by: exponent)
    guard !overflow, bits <= Self.mostBits else { throw TooLarge() }
    // By squaring (Knuth, The Art of Computer Programming, volume 2, section 4.6.3).
    var result = BigInteger(1)
    var base = self
    var left = exponent
    while true {
      if left & 1 == 1 { result = try result.multiplied(by: base) }
      left >>= 1
      if left == 0 { return result }
      base = try base.multiplied(by: base)
    }
  }

  /// Quotient towards zero, and a remainder with the sign of the dividend; the divisor is not 0.
  public func dividedTruncating(by divisor: BigInteger) throws(TooLarge) -> (
    quotient: BigInteger, remainder: BigInteger
  ) {
    if let left = small, let right = divisor.small {
      let (quotient, overflow) = left.dividedReportingOverflow(by: right)
      if !overflow { return (BigInteger(quotient), BigInteger(left % right)) }
    }
    let (quotient, remainder) = limbs.dividedTruncating(by: divisor.limbs)
    return (try quotient.checked(), try remainder.checked())
  }

  /// Quotient towards minus infinity, and a remainder with the sign of the divisor, which is not 0.
  public func dividedFlooring(by divisor: BigInteger) throws(TooLarge) -> (quotient: BigInteger, remainder: BigInteger)
  {
    let (quotient, remainder) = try dividedTruncating(by: divisor)
    if remainder == BigInteger(0) || (remainder < BigInteger(0)) == (divisor < BigInteger(0)) {
      return (quotient, remainder)
    }
    return (try quotient.subtracting(BigInteger(1)), try remainder.adding(divisor))
  }

  public func greatestCommonDivisor(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    var (left, right) = (self, other)
    if left.small == nil || right.small == nil { return try left.limbs.greatestCommonDivisor(right.limbs).checked() }
    while right != BigInteger(0) { (left, right) = (right, try left.dividedTruncating(by: right).remainder) }
    return left < BigInteger(0) ? try left.negated() : left
  }

  // MARK: Bits, in two's complement

  public func and(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small { return BigInteger(left & right) }
    return try limbs.and(other.limbs).checked()
  }

  public func or(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small { return BigInteger(left | right) }
    return try limbs.or(other.limbs).checked()
  }

  public func xor(_ other: BigInteger) throws(TooLarge) -> BigInteger {
    if let left = small, let right = other.small { return BigInteger(left ^ right) }
    return try limbs.xor(other.limbs).checked()
  }

  /// Times 2 to the power of `count`, rounded towards minus infinity.
  public func shifted(left count: Int) throws(TooLarge) -> BigInteger {
    if small == 0 || count == 0 { return self }
    if count < 0, let value = small { return BigInteger(count <= -64 ? (value < 0 ? -1 : 0) : value >> Int64(-count)) }
    guard count <= Self.mostBits, limbs.bitCount + max(count, 0) <= Self.mostBits else { throw TooLarge() }
    if count < -Self.mostBits { return BigInteger(self < BigInteger(0) ? -1 : 0) }
    return try limbs.shifted(left: count).checked()
  }

  /// The largest integer whose square is not larger; of something that is not negative.
  public var squareRoot: BigInteger { (try? limbs.squareRoot().checked()) ?? self }

  // MARK: Text and floats

  /// Reads ASCII digits without a sign; nil if there is none or one is no digit of the radix (2 to 36).
  public init?(digits: some Collection<UInt8>, radix: Int) throws(TooLarge) {
    guard !digits.isEmpty, (2...36).contains(radix) else { return nil }
    var value: Int64 = 0
    var fits = true
    for byte in digits {
      guard let digit = Self.digit(byte), digit < radix else { return nil }
      if fits {
        let (product, first) = value.multipliedReportingOverflow(by: Int64(radix))
        let (sum, second) = product.addingReportingOverflow(Int64(digit))
        fits = !first && !second
        value = sum
      }
    }
    if fits {
      self.init(value)
      return
    }
    // A digit of radix r takes log2(r) bits, at least the bits of r less one.
    let bits = digits.drop(while: { $0 == 48 }).count * (Int.bitWidth - 1 - radix.leadingZeroBitCount)
    guard bits <= Self.mostBits else { throw TooLarge() }
    self = try Limbs(digits: Array(digits), radix: radix).checked()
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 48...57: Int(byte) - 48
    case 65...90: Int(byte) - 55
    case 97...122: Int(byte) - 87
    default: nil
    }
  }

  /// The digits, with a sign if it is negative; those beyond 9 are capital letters.
  public func text(radix: Int) -> String {
    switch content {
    case .small(let value): String(value, radix: radix, uppercase: true)
    case .large(let limbs): limbs.text(radix: radix)
    }
  }

  /// What stands before the point of a float; nil if it is not finite.
  public init?(truncating float: Double) {
    guard float.isFinite else { return nil }
    if let small = Int64(exactly: float.rounded(.towardZero)) {
      self.init(small)
      return
    }
    // A whole number: its 53 bits, shifted.
    let shift = Int(float.exponent) - 52
    let bits = Int64(float.significandBitPattern | 1 << 52)
    guard let value = try? BigInteger(float < 0 ? -bits : bits).shifted(left: shift) else { return nil }
    self = value
  }

  /// The nearest float, of two equally near ones the even one; infinity beyond the largest.
  public var asDouble: Double {
    guard small == nil else { return Double(small ?? 0) }
    let isNegative = self < BigInteger(0)
    guard let magnitude = isNegative ? try? negated() : self else { return .nan }
    // 64 bits are enough to round from, if it is kept whether anything was cut off.
    let shift = magnitude.limbs.bitCount - 62
    guard shift > 0, let top = try? magnitude.shifted(left: -shift), var bits = top.small else {
      return .nan
    }
    if (try? top.shifted(left: shift)) != magnitude { bits |= 1 }
    let value = Double(sign: .plus, exponent: min(shift, 2000), significand: Double(bits))
    return isNegative ? -value : value
  }

  /// -1, 0 or 1: how it stands to a float, exactly; nil for what is no number.
  public func compared(to float: Double) -> Int? {
    if float.isNaN { return nil }
    if float.isInfinite { return float < 0 ? 1 : -1 }
    guard let whole = BigInteger(truncating: float) else { return nil }
    if self != whole { return self < whole ? -1 : 1 }
    let fraction = float - float.rounded(.towardZero)
    return fraction == 0 ? 0 : fraction > 0 ? -1 : 1
  }
}

extension BigInteger: Comparable {
  public static func == (left: BigInteger, right: BigInteger) -> Bool {
    switch (left.content, right.content) {
    case (.small(let left), .small(let right)): left == right
    case (.large(let left), .large(let right)): left.compared(to: right) == 0
    default: false
    }
  }

  public static func < (left: BigInteger, right: BigInteger) -> Bool {
    if let left = left.small, let right = right.small { return left < right }
    return left.limbs.compared(to: right.limbs) < 0
  }
}
