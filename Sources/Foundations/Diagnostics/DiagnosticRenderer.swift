/// Turns a diagnostic list into text, in the shape of the reader's tool.
///
/// ```
/// adder.tm:7:22: error: a row has five columns, this one has four
///   q0     0     _     q1
///                      ^~ expected L, R or S before the next state
/// ```
public struct DiagnosticRenderer: Sendable {
  /// How many columns of a long line are shown around the underlined place.
  private static let excerptWidth = 100

  /// Whether to mark severity with ANSI colours; the words say it all the same.
  public var usesColor: Bool

  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// Every diagnostic with its excerpt underlined, each line ended with a line feed.
  public func text(_ list: DiagnosticList) -> String {
    var result = ""
    for diagnostic in list.inOrder {
      result += heading(
        list.source, diagnostic.range, severity(diagnostic.severity), diagnostic.message)
      result += excerpt(list.source, diagnostic.range, beside: diagnostic.suggestion)
      for note in diagnostic.notes {
        result += heading(list.source, note.range, "note", note.message)
        result += excerpt(list.source, note.range, beside: "")
      }
    }
    if list.leftOut > 0 {
      result += "\(list.source.name): \(list.leftOut) more not shown\n"
    }
    return result
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let color = severity == .error ? "31" : "35"
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }

  private func heading(
    _ source: SourceText, _ range: Range<Int>, _ severity: String, _ message: String
  ) -> String {
    let place = source.position(at: range.lowerBound)
    return "\(source.name):\(place.line):\(place.column): \(severity): \(message)\n"
  }

  /// The line of the text and, under it, carets below the characters of `range`.
  private func excerpt(_ source: SourceText, _ range: Range<Int>, beside suggestion: String) -> String {
    let line = source.range(ofLine: source.line(at: range.lowerBound))
    let start = min(max(range.lowerBound, source.afterMark(line.lowerBound)), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    // Four bytes and some combining marks a column: enough to fill the excerpt on either side.
    let reach = 8 * Self.excerptWidth
    let before = source.text(max(source.afterMark(line.lowerBound), start - reach)..<start)
    let marked = source.text(start..<min(end, start + reach))
    let after = source.text(end..<min(line.upperBound, end + reach))

    var left = Printable.text(before, keepingTabs: true)
    let middle = Printable.text(marked, keepingTabs: true)
    var right = Printable.text(after, keepingTabs: true)
    let space = max(Self.excerptWidth - DisplayWidth.of(middle), 20)
    let isCutLeft = DisplayWidth.of(left) > space / 2 + 20 || start - line.lowerBound > reach
    if isCutLeft { left = "…" + DisplayWidth.suffix(of: left, columns: space / 2) }
    let room = max(space - DisplayWidth.of(left), 10)
    if DisplayWidth.of(right) > room { right = DisplayWidth.prefix(of: right, columns: room) + "…" }
    let shownMiddle =
      DisplayWidth.of(middle) > Self.excerptWidth
      ? DisplayWidth.prefix(of: middle, columns: Self.excerptWidth) : middle

    // Tabs are copied, so that the caret stands right wherever the tab stops are.
    let padding = String(
      left.flatMap { character -> [Character] in
        character == "\t"
          ? ["\t"] : Array(repeating: " ", count: DisplayWidth.of(character))
      })
    let length = max(1, DisplayWidth.of(shownMiddle))
    let underline = "^" + String(repeating: "~", count: length - 1)
    let remark = suggestion.isEmpty ? "" : " " + suggestion
    let mark = usesColor ? "\u{1B}[1;32m\(underline)\u{1B}[0m" : underline
    return left + shownMiddle + right + "\n" + padding + mark + remark + "\n"
  }
}

extension DiagnosticRenderer {
  /// One line each in the shape of a C compiler's message, columns in bytes, for editors.
  public func gcc(_ list: DiagnosticList) -> String {
    var result = ""
    for diagnostic in list.inOrder {
      let place = list.source.position(at: diagnostic.range.lowerBound)
      result += "\(list.source.name):\(place.line):\(place.byteColumn): "
      result += "\(diagnostic.severity.rawValue): \(oneLine(diagnostic))\n"
      for note in diagnostic.notes {
        let place = list.source.position(at: note.range.lowerBound)
        result += "\(list.source.name):\(place.line):\(place.byteColumn): note: \(note.message)\n"
      }
    }
    return result
  }

  /// One line each as a workflow command, which makes an annotation on a GitHub pull request.
  public func github(_ list: DiagnosticList) -> String {
    var result = ""
    for diagnostic in list.inOrder {
      let place = list.source.position(at: diagnostic.range.lowerBound)
      result += "::\(diagnostic.severity.rawValue) "
      result += "file=\(escape(list.source.name, inProperty: true)),"
      result += "line=\(place.line),col=\(place.column)"
      result += "::\(escape(oneLine(diagnostic), inProperty: false))\n"
    }
    return result
  }

  private func oneLine(_ diagnostic: Diagnostic) -> String {
    diagnostic.suggestion.isEmpty
      ? diagnostic.message : "\(diagnostic.message); \(diagnostic.suggestion)"
  }

  private func escape(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for character in text {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n", "\r\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}
