/// Puts together the lines that belong together: `load <<END`, the text, `END`.
public struct LineGathering: Sendable {
  private var lines: [String] = []
  private var scanner = HereText.Scanner()

  public init() {}

  /// Whether lines are waiting for the end of a text.
  public var isOpen: Bool { scanner.isOpen }

  /// Takes a line, which may itself be several; gives the whole once it is complete.
  public mutating func take(_ line: String) -> String? {
    lines.append(line)
    for part in line.split(omittingEmptySubsequences: false, whereSeparator: HereText.isLineEnd) {
      scanner.take(String(part))
    }
    return scanner.isOpen ? nil : drop()
  }

  /// Gives what there is and begins anew.
  @discardableResult
  public mutating func drop() -> String {
    defer {
      lines = []
      scanner = HereText.Scanner()
    }
    return lines.joined(separator: "\n")
  }
}
