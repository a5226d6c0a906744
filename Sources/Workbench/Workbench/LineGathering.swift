/// Puts together the lines that belong together: `load <<END`, the text, `END`; or an expression whose brackets are not closed.
public struct LineGathering: Sendable {
  private var lines: [String] = []
  private var cutter = LineCutter()

  public init() {}

  /// Whether lines are waiting for the end of a text.
  public var isOpen: Bool { !lines.isEmpty }
  /// Whether they are an expression: at the end of the input its reader says best what is missing.
  public var isExpression: Bool { isOpen && cutter.isInExpression }

  /// Takes a line, which may itself be several; gives the whole once it is complete.
  public mutating func take(_ line: String, for session: Session) -> String? {
    lines.append(line)
    for part in line.split(omittingEmptySubsequences: false, whereSeparator: HereText.isLineEnd) {
      cutter.take(String(part), for: session)
    }
    return cutter.isOpen ? nil : drop()
  }

  /// Gives what there is and begins anew.
  @discardableResult
  public mutating func drop() -> String {
    defer {
      lines = []
      cutter = LineCutter()
    }
    return lines.joined(separator: "\n")
  }
}
