#if !arch(wasm32)
  import CGMP

  /// GMP's number, owned and never changed once it is made.
  ///
  /// That nobody changes it is what makes sharing it between threads safe.
  @safe final class Limbs: @unchecked Sendable {
    private var number = unsafe mpz_t()

    private init() { unsafe __gmpz_init(&number) }
    deinit { unsafe __gmpz_clear(&number) }

    convenience init(_ value: Int64) {
      self.init()
      unsafe __gmpz_set_si(&number, Int(value))
    }

    /// From ASCII digits that are known to be good.
    convenience init(digits: [UInt8], radix: Int) {
      self.init()
      let text = digits.map { CChar(bitPattern: $0) } + [0]
      _ = unsafe text.withUnsafeBufferPointer { unsafe __gmpz_set_str(&number, $0.baseAddress, Int32(radix)) }
    }

    /// From a magnitude in pieces of 64 bits, the lowest first.
    convenience init(words: [UInt64], isNegative: Bool) {
      self.init()
      unsafe words.withUnsafeBufferPointer {
        unsafe __gmpz_import(&number, words.count, -1, 8, 0, 0, $0.baseAddress)
      }
      // Not `__gmpz_neg`: it would be given the one number twice, to read and to write.
      if isNegative {
        let size = unsafe number._mp_size
        unsafe number._mp_size = -size
      }
    }

    var words: [UInt64] {
      var words = [UInt64](repeating: 0, count: (bitCount + 63) / 64)
      unsafe words.withUnsafeMutableBufferPointer {
        _ = unsafe __gmpz_export($0.baseAddress, nil, -1, 8, 0, 0, &number)
      }
      return words
    }

    var isNegative: Bool { unsafe __gmpz_cmp_si(&number, 0) < 0 }

    /// The bits of the magnitude.
    var bitCount: Int { unsafe __gmpz_sizeinbase(&number, 2) }

    /// As an integer: small if it fits.
    func checked() throws(BigInteger.TooLarge) -> BigInteger {
      if unsafe __gmpz_fits_slong_p(&number) != 0 { return BigInteger(Int64(unsafe __gmpz_get_si(&number))) }
      guard bitCount <= BigInteger.mostBits else { throw BigInteger.TooLarge() }
      return BigInteger(.large(self))
    }

    func adding(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_add(&result.number, &number, &other.number)
      return result
    }

    func subtracting(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_sub(&result.number, &number, &other.number)
      return result
    }

    func multiplied(by other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_mul(&result.number, &number, &other.number)
      return result
    }

    func dividedTruncating(by other: Limbs) -> (Limbs, Limbs) {
      let (quotient, remainder) = (Limbs(), Limbs())
      unsafe __gmpz_tdiv_qr(&quotient.number, &remainder.number, &number, &other.number)
      return (quotient, remainder)
    }

    func greatestCommonDivisor(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_gcd(&result.number, &number, &other.number)
      return result
    }

    func and(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_and(&result.number, &number, &other.number)
      return result
    }

    func or(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_ior(&result.number, &number, &other.number)
      return result
    }

    func xor(_ other: Limbs) -> Limbs {
      let result = Limbs()
      unsafe __gmpz_xor(&result.number, &number, &other.number)
      return result
    }

    func shifted(left count: Int) -> Limbs {
      let result = Limbs()
      if count >= 0 {
        unsafe __gmpz_mul_2exp(&result.number, &number, UInt(count))
      } else {
        unsafe __gmpz_fdiv_q_2exp(&result.number, &number, UInt(-count))
      }
      return result
    }

    func squareRoot() -> Limbs {
      let result = Limbs()
      unsafe __gmpz_sqrt(&result.number, &number)
      return result
    }

    func compared(to other: Limbs) -> Int { Int(unsafe __gmpz_cmp(&number, &other.number)).signum() }

    func text(radix: Int) -> String {
      var buffer = [CChar](repeating: 0, count: unsafe __gmpz_sizeinbase(&number, Int32(radix)) + 2)
      // A negative base asks for capital letters.
      _ = unsafe buffer.withUnsafeMutableBufferPointer { unsafe __gmpz_get_str($0.baseAddress, Int32(-radix), &number) }
      let end = buffer.firstIndex(of: 0) ?? buffer.count
      return String(decoding: buffer[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
#else
  /// There is no GMP in a browser: what does not fit an `Int64` is too large.
  struct Limbs: Sendable {
    /// The value, or nil for something too large.
    private let value: Int64?

    init(_ value: Int64) { self.value = value }
    private init(_ result: (partialValue: Int64, overflow: Bool)) {
      value = result.overflow ? nil : result.partialValue
    }
    private init() { value = nil }
    init(digits: [UInt8], radix: Int) { value = nil }
    init(words: [UInt64], isNegative: Bool) { value = nil }
    var words: [UInt64] { [value?.magnitude ?? 0] }
    var isNegative: Bool { (value ?? 0) < 0 }

    var bitCount: Int { value.map { max(1, 64 - Int($0.magnitude.leadingZeroBitCount)) } ?? 0 }

    func checked() throws(BigInteger.TooLarge) -> BigInteger {
      guard let value else { throw BigInteger.TooLarge() }
      return BigInteger(value)
    }

    func adding(_ other: Limbs) -> Limbs { combined(other) { $0.addingReportingOverflow($1) } }
    func subtracting(_ other: Limbs) -> Limbs { combined(other) { $0.subtractingReportingOverflow($1) } }
    func multiplied(by other: Limbs) -> Limbs { combined(other) { $0.multipliedReportingOverflow(by: $1) } }
    func dividedTruncating(by other: Limbs) -> (Limbs, Limbs) {
      (
        combined(other) { $0.dividedReportingOverflow(by: $1) },
        combined(other) { $0.remainderReportingOverflow(dividingBy: $1) }
      )
    }
    func greatestCommonDivisor(_ other: Limbs) -> Limbs { Limbs() }
    func and(_ other: Limbs) -> Limbs { Limbs() }
    func or(_ other: Limbs) -> Limbs { Limbs() }
    func xor(_ other: Limbs) -> Limbs { Limbs() }

    func shifted(left count: Int) -> Limbs {
      guard let value, count < 64 else { return Limbs() }
      let shifted = value << Int64(count)
      return shifted >> Int64(count) == value ? Limbs(shifted) : Limbs()
    }

    func squareRoot() -> Limbs {
      guard let value, value >= 0 else { return Limbs() }
      var root = Int64(Double(value).squareRoot())
      while root.multipliedReportingOverflow(by: root).overflow || root * root > value { root -= 1 }
      while (root + 1).multipliedReportingOverflow(by: root + 1).overflow == false, (root + 1) * (root + 1) <= value {
        root += 1
      }
      return Limbs(root)
    }

    func compared(to other: Limbs) -> Int { (value ?? 0) < (other.value ?? 0) ? -1 : value == other.value ? 0 : 1 }
    func text(radix: Int) -> String { value.map { String($0, radix: radix, uppercase: true) } ?? "" }

    private func combined(_ other: Limbs, _ body: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)) -> Limbs {
      guard let value, let right = other.value else { return Limbs() }
      return Limbs(body(value, right))
    }
  }
#endif
