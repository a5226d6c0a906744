/// All that is to be said about one text, in the order of the text, with a bound on how much is kept.
///
/// A file of random bytes has a mistake on every line. The list keeps the first `limit` and counts the rest, so
/// that no input makes it grow without bound.
public struct DiagnosticList: Sendable {
  /// How many diagnostics are kept.
  public static let limit = 1000

  public let source: SourceText
  public private(set) var kept: [Diagnostic] = []
  /// How many errors were reported, kept or not.
  public private(set) var errorCount = 0
  /// How many warnings were reported, kept or not.
  public private(set) var warningCount = 0

  public init(source: SourceText) {
    self.source = source
  }

  public var hasErrors: Bool { errorCount > 0 }
  public var isEmpty: Bool { errorCount + warningCount == 0 }
  /// Whether the next diagnostic will be kept; if not, nobody needs its suggestion.
  public var hasRoom: Bool { kept.count < Self.limit }
  /// How many were counted but not kept.
  public var leftOut: Int { errorCount + warningCount - kept.count }

  public mutating func append(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
    if hasRoom { kept.append(diagnostic) }
  }

  public mutating func error(
    at range: Range<Int>, _ message: String, suggestion: String = "", notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(.error, at: range, message, suggestion: suggestion, notes: notes))
  }

  public mutating func warning(
    at range: Range<Int>, _ message: String, suggestion: String = "", notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(.warning, at: range, message, suggestion: suggestion, notes: notes))
  }

  /// The kept diagnostics in the order of the text; equal places stay in the order of reporting.
  public var inOrder: [Diagnostic] {
    let order = kept.indices.sorted { left, right in
      (kept[left].range.lowerBound, left) < (kept[right].range.lowerBound, right)
    }
    return order.map { kept[$0] }
  }
}
