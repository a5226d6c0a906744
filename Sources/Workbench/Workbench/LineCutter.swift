import Messages

/// Cuts lines into what is performed as one: a command, a text that stands behind one, or an expression, which may take several lines.
///
/// Lines that are no commands and follow each other belong to one expression text, so that its reader sees them as a program.
struct LineCutter: Sendable {
  private(set) var items: [String] = []
  private var kind = Kind.closed
  private var hereText = HereText.Scanner()
  private var scanner = TextScanner()
  /// What these lines give values to: variables before they are there.
  private var assigned: Set<String> = []

  private enum Kind { case closed, hereText, expression }

  /// Whether the last one waits for more.
  var isOpen: Bool { hereText.isOpen || (kind == .expression && (scanner.isOpen || scanner.wantsMore)) }
  /// Whether an expression waits for more.
  var isInExpression: Bool { kind == .expression && isOpen }

  mutating func take(_ line: String, for session: Session) {
    if hereText.isOpen {
      items[items.count - 1] += "\n" + line
      return hereText.take(line)
    }
    let trimmed = Words.trimmed(line)
    if kind == .expression, scanner.isOpen || continues(line, trimmed, session) {
      items[items.count - 1] += "\n" + line
      return scan(line)
    }
    if kind == .expression, trimmed.isEmpty {
      // An empty line ends what cannot go on; the places of what follows stay true.
      if scanner.wantsMore { kind = .closed } else { items[items.count - 1] += "\n" }
      return
    }
    items.append(line)
    kind = .closed
    if LineKind.isCommand(trimmed, in: session), !assigned.contains(LineKind.firstWord(trimmed)) {
      hereText.take(line)
      if !trimmed.hasPrefix("=") { return }
    }
    guard case .expression = LineKind(trimmed, in: session) else { return }
    kind = .expression
    scanner = TextScanner()
    scan(trimmed.hasPrefix("=") ? " " + trimmed.dropFirst() : line)
  }

  /// Whether a line goes on with the expression before it.
  private func continues(_ line: String, _ trimmed: String, _ session: Session) -> Bool {
    if trimmed.isEmpty { return false }
    if scanner.wantsMore || line.first == " " || line.first == "\t" { return true }
    return assigned.contains(LineKind.firstWord(trimmed)) || !LineKind.isCommand(trimmed, in: session)
  }

  private mutating func scan(_ line: String) {
    let wasOpen = scanner.isOpen
    scanner.take(Array(line.utf8))
    guard !wasOpen else { return }
    let words = line.split(separator: " ", maxSplits: 2)
    if words.count > 1, words[1] == ":=" { assigned.insert(String(words[0])) }
  }
}
