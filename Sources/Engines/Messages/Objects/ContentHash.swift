/// Hashes of what values look like: both interpreters give the same.
enum ContentHash {
  /// Equal numbers have equal hashes, whatever their kind.
  static func float(_ float: Double) -> Int64 {
    if let whole = Int64(exactly: float) { return whole }
    return Int64(bitPattern: float.bitPattern) & 0xFFFF_FFFF_FFFF
  }

  /// FNV-1a over code points.
  static func text(_ points: some Sequence<UInt32>) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for point in points { hash = (hash ^ UInt64(point)) &* 0x100_0000_01B3 }
    return Int64(hash & 0x3FFF_FFFF_FFFF)
  }
}
