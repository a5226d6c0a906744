import Diagnostics

/// Whether a file is text at all.
enum Encoding {
  /// Reports the first reason why `source` cannot be read as UTF-8 text; O(bytes).
  static func check(_ source: SourceText, _ diagnostics: inout DiagnosticList) {
    let bytes = source.bytes
    let advice = "save the file as UTF-8 text"
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      diagnostics.error(at: 0..<2, "this file is UTF-16, not UTF-8", suggestion: advice)
      return
    }
    if let bad = firstInvalid(bytes) {
      let value = String(bytes[bad], radix: 16, uppercase: true)
      diagnostics.error(
        at: bad..<bad + 1, "this file is not UTF-8 text: byte 0x\(value) cannot stand here",
        suggestion: advice)
      return
    }
    if let zero = bytes.firstIndex(of: 0) {
      diagnostics.error(
        at: zero..<zero + 1, "this file is not text: it has a zero byte", suggestion: advice)
    }
  }

  /// The offset of the first byte that breaks UTF-8, or nil.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[index...].makeIterator()
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput, .error: return index
      }
    }
    return nil
  }
}
