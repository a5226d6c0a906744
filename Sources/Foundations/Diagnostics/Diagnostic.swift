/// One thing to say about a text: where, what is wrong, and what to do about it.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place that belongs to the first, such as the other of two contradicting rows.
  public struct Note: Equatable, Sendable {
    public let range: Range<Int>
    public let message: String

    public init(at range: Range<Int>, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  public let severity: Severity
  /// The bytes that are underlined; an empty range is one caret.
  public let range: Range<Int>
  /// What is wrong, in one clause without a full stop.
  public let message: String
  /// What was expected or what to write instead; shown beside the underline. Empty if there is nothing to add.
  public let suggestion: String
  public let notes: [Note]

  public init(
    _ severity: Severity, at range: Range<Int>, _ message: String, suggestion: String = "",
    notes: [Note] = []
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
  }
}
