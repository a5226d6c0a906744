import BigNumbers
import Support
import Testing

@Suite struct BigIntegerTests {
  /// Numbers of up to 120 bits as the standard library knows them.
  private func random(_ random: inout SeededRandom) -> Int128 {
    let bits = Int.random(in: 1...120, using: &random)
    let wide = Int128(UInt128(random.next()) << 56 | UInt128(random.next() >> 8)) & ((Int128(1) << Int128(bits)) - 1)
    return random.one(in: 2) ? wide : -wide
  }

  private func big(_ value: Int128) throws -> BigInteger {
    let digits = Array(String(value.magnitude, radix: 10).utf8)
    let result = try #require(try BigInteger(digits: digits, radix: 10))
    return value < 0 ? try result.negated() : result
  }

  @Test func `agrees with 128-bit integers`() throws {
    var random = SeededRandom(seed: 2026)
    for _ in 0..<20_000 {
      let (left, right) = (self.random(&random), self.random(&random) >> 58)
      let (a, b) = (try big(left), try big(right))
      #expect(try a.adding(b).text(radix: 10) == String(left + right))
      #expect(try a.subtracting(b).text(radix: 10) == String(left - right))
      #expect(try a.and(b).text(radix: 10) == String(left & right))
      #expect(try a.or(b).text(radix: 10) == String(left | right))
      #expect(try a.xor(b).text(radix: 10) == String(left ^ right))
      #expect(a.text(radix: 16) == String(left, radix: 16, uppercase: true))
      #expect((a < b) == (left < right) && (a == b) == (left == right))
      guard right != 0 else { continue }
      let (quotient, remainder) = try a.dividedTruncating(by: b)
      #expect(quotient.text(radix: 10) == String(left / right) && remainder.text(radix: 10) == String(left % right))
      let floored = try a.dividedFlooring(by: b)
      #expect(try floored.quotient.multiplied(by: b).adding(floored.remainder) == a)
      #expect(floored.remainder == BigInteger(0) || (floored.remainder < BigInteger(0)) == (b < BigInteger(0)))
    }
  }

  @Test func `rounds to the nearest float`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let value = self.random(&random)
      #expect(try big(value).asDouble == Double(value), "\(value)")
    }
    #expect(try BigInteger(10).raised(to: 400).asDouble == .infinity)
  }

  @Test func `compares exactly with floats`() throws {
    let wide = try BigInteger(2).raised(to: 53).adding(BigInteger(1))
    #expect(wide.compared(to: 9007199254740992.0) == 1)
    #expect(BigInteger(1).compared(to: 1.5) == -1)
    #expect(BigInteger(-1).compared(to: -1.5) == 1)
    #expect(BigInteger(0).compared(to: .nan) == nil)
  }

  @Test func `refuses what is past its limit before working at it`() throws {
    #expect(throws: BigInteger.TooLarge.self) { try BigInteger(3).raised(to: 1 << 40) }
    #expect(throws: BigInteger.TooLarge.self) { try BigInteger(1).shifted(left: BigInteger.mostBits) }
    let largest = try BigInteger(1).shifted(left: BigInteger.mostBits - 1)
    #expect(throws: BigInteger.TooLarge.self) { try largest.adding(largest) }
  }

  @Test func `reads and prints a million digits`() throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: 1_000_000)
    let value = try #require(try BigInteger(digits: digits, radix: 10))
    #expect(value.text(radix: 10).utf8.elementsEqual(digits))
    #expect(try BigInteger(digits: Array("12a".utf8), radix: 10) == nil)
  }
}
