import BigNumbers
import Diagnostics

/// Reads the number that stands at a place: `42`, `16rFF`, `1e10`, `2.5e-3`, `3.14s2`.
struct NumberReader {
  let source: SourceText
  var place: Int
  let isNegative: Bool
  var problem: (message: String, suggestion: String)?

  init(source: SourceText, place: Int, isNegative: Bool) {
    self.source = source
    self.place = place
    self.isNegative = isNegative
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < source.bytes.count ? source.bytes[place + offset] : 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func digits() -> ArraySlice<UInt8> {
    let start = place
    while Self.isDigit(byte()) { place += 1 }
    return source.bytes[start..<place]
  }

  mutating func read() -> Literal {
    let start = place
    let whole = digits()
    if byte() == UInt8(ascii: "r") { return radixNumber(whole) }
    var fraction: ArraySlice<UInt8> = []
    if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      place += 1
      fraction = digits()
    }
    if byte() == UInt8(ascii: "s"), Self.isDigit(byte(1)) || !isLetter(byte(1)) {
      place += 1
      let scale = digits()
      let count = scale.isEmpty ? fraction.count : Int(String(decoding: scale, as: UTF8.self)) ?? 1000
      return .scaled(
        integer(Array(whole) + Array(fraction), radix: 10, exponent: 0), fractionDigits: fraction.count,
        scale: min(count, 1000))
    }
    var exponent = 0
    let mark = place
    if byte() == UInt8(ascii: "e") {
      place += 1
      let isDown = byte() == UInt8(ascii: "-")
      if isDown { place += 1 }
      let power = digits()
      if power.isEmpty {
        place = mark
      } else {
        exponent = min(Int(String(decoding: power, as: UTF8.self)) ?? Int.max, 1 << 40)
        if isDown { exponent = -exponent }
      }
    }
    if fraction.isEmpty, exponent >= 0 { return .integer(integer(whole, radix: 10, exponent: exponent)) }
    let text = String(decoding: source.bytes[start..<place], as: UTF8.self)
    let value = Double(text) ?? 0
    return .float(isNegative ? -value : value)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 }

  private mutating func radixNumber(_ radixDigits: ArraySlice<UInt8>) -> Literal {
    place += 1
    let radix = Int(String(decoding: radixDigits, as: UTF8.self)) ?? 0
    var isInnerNegative = false
    if byte() == UInt8(ascii: "-") {
      isInnerNegative = true
      place += 1
    }
    let start = place
    while Self.isDigit(byte()) || (65...90).contains(byte()) { place += 1 }
    let digits = source.bytes[start..<place]
    guard (2...36).contains(radix) else {
      problem = ("a radix is a number from 2 to 36", "16rFF is 255")
      return .integer(BigInteger(0))
    }
    guard !digits.isEmpty else {
      problem = ("there are no digits behind `r`", "16rFF is 255; the digits beyond 9 are capital letters")
      return .integer(BigInteger(0))
    }
    var value = integer(digits, radix: radix, exponent: 0)
    if isInnerNegative { value = (try? value.negated()) ?? value }
    return .integer(value)
  }

  private mutating func integer(_ digits: some Collection<UInt8>, radix: Int, exponent: Int) -> BigInteger {
    do throws(BigInteger.TooLarge) {
      guard var value = try BigInteger(digits: digits, radix: radix) else {
        problem = ("a digit is too large for the radix \(radix)", "")
        return BigInteger(0)
      }
      if exponent > 0 { value = try value.multiplied(by: BigInteger(radix).raised(to: exponent)) }
      return isNegative ? try value.negated() : value
    } catch {
      problem = ("this integer is too large", "integers have at most \(BigInteger.mostBits) bits")
      return BigInteger(0)
    }
  }
}
