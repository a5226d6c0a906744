/// Floats as text.
enum FloatText {
  /// The shortest decimal that reads back as the same number; always with a point or an exponent.
  static func shortest(_ float: Double) -> String {
    if float.isNaN { return "nan" }
    if float.isInfinite { return float < 0 ? "-inf" : "inf" }
    return float.description
  }
}
