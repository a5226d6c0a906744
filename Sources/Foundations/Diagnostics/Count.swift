/// Numbers of steps and cells as people write them.
public enum Count {
  /// `47176870`, `47_176_870` or `10^9`; nil for anything else and for numbers past 2^64.
  public static func number(_ text: String) -> UInt64? {
    let parts = text.split(separator: "^", omittingEmptySubsequences: false)
    guard parts.count <= 2, let base = digits(parts[0]) else { return nil }
    guard parts.count == 2 else { return base }
    guard let exponent = digits(parts[1]) else { return nil }
    var result: UInt64 = 1
    for _ in 0..<min(exponent, 65) {
      let (product, overflow) = result.multipliedReportingOverflow(by: base)
      if overflow { return nil }
      result = product
    }
    return result
  }

  /// `1 step`, `2 steps`.
  public static func text(_ count: UInt64, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func digits(_ text: Substring) -> UInt64? {
    guard let first = text.first, first != "_" else { return nil }
    guard text.allSatisfy({ $0.isASCII && ($0.isWholeNumber || $0 == "_") }) else { return nil }
    return UInt64(text.filter { $0 != "_" })
  }
}
