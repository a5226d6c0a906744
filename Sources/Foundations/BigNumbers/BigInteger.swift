/// An integer of any size that fits in memory.
///
/// In the browser build there is no GMP: there it is as wide as an `Int`, and what needs more throws `TooLarge`.
public struct BigInteger: Sendable {
  let value: Int

  public init(_ value: Int) { self.value = value }

  /// The same as an `Int`, if it fits into one.
  public var small: Int? { value }

  /// Thrown by whatever would need more than `mostBits` bits (in the browser build, more than an `Int`).
  public struct TooLarge: Error, Sendable {
    public init() {}
  }
  /// The most bits of an integer: about ten million decimal digits.
  public static let mostBits = 1 << 25
}
