/// Makes text from outside safe to show: nothing in it can move the cursor, ring the bell or hide.
public enum Printable {
  /// `text` with control characters written as `<U+001B>`; tabs stay if asked for.
  public static func text(_ text: String, keepingTabs: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) && !(keepingTabs && scalar == "\t") {
        result += "<\(codePoint(scalar))>"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The standard name of a scalar's number: `U+00A0`.
  public static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Control characters, and those that turn the direction of the text around.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
