import Diagnostics
import TuringMachines

/// What a line is: the rule that tells commands, machines and message expressions from each other.
///
/// A line is a command when its first word is a command word, no variable of the person's has that name, and what follows does
/// not make an expression of it: `:=`, `<-`, `>>`, an operator with something behind it, or a `keyword:`. `:word` forces a command,
/// `= …` an expression. In the world of messages every other line is an expression; in that of machines one that begins like none
/// of its commands: with a number, a bracket, a literal, or a name that stands for an object. Several lines that are all rows,
/// directives, comments or empty are a machine; other several lines are taken one by one, those of an expression together.
enum LineKind {
  case nothing
  case command(SessionCommand, String)
  case machine(String)
  case lines([String])
  case expression(String)
  case unknown(String, advice: String)

  init(_ text: String, in session: Session) {
    var line = Words.trimmed(text)
    if line.isEmpty {
      self = .nothing
      return
    }
    if line.contains(where: HereText.isLineEnd) {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: HereText.isLineEnd).map { String($0) }
      if Self.isMachine(lines, session) {
        self = .machine(text)
        return
      }
      var cutter = LineCutter()
      for line in lines { cutter.take(line, for: session) }
      let parts = cutter.items.filter { !Words.trimmed($0).isEmpty }
      guard parts.count == 1, let only = parts.first else {
        self = .lines(parts)
        return
      }
      line = Words.trimmed(only)
    }
    self.init(line: line, in: session)
  }

  /// One line, or one thing in several lines.
  private init(line: String, in session: Session) {
    if line.hasPrefix(";") {
      self = .lines([])
      return
    }
    if line.hasPrefix("=") {
      // A blank in its place keeps the columns true.
      self = .expression(" " + line.dropFirst())
      return
    }
    let isForced = line.hasPrefix(":")
    let plain = isForced ? Words.trimmed(String(line.dropFirst())) : line
    let first = Self.firstWord(plain)
    if let command = SessionCommand.named(first), isForced || !Self.isExpression(line, first, session) {
      self = .command(command, plain)
    } else if !isForced, Self.isExpression(line, first, session) {
      self = .expression(line)
    } else {
      self = .unknown(Printable.text(DisplayWidth.prefix(of: first, columns: 40)), advice: Self.advice(first, plain))
    }
  }

  static func firstWord(_ line: String) -> String {
    String(line.prefix { $0 != " " && $0 != "\t" && !$0.isNewline })
  }

  private static func isExpression(_ line: String, _ first: String, _ session: Session) -> Bool {
    if isExpression(behind: String(line.dropFirst(first.count))) { return true }
    let isWorld = session.focus == .world
    if SessionCommand.named(first) != nil { return session.hasVariable(first) }
    if isWorld { return true }
    let name = String(first.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if isRow(line) || TableReader.isDirective(first) { return false }
    if let sign = first.first, "0123456789([{#'$\"|^".contains(sign) { return true }
    if first.hasPrefix("-"), first.dropFirst().first?.isNumber == true { return true }
    // `x`, `x.`, `Object;`: a name alone, or with what ends an expression.
    return !name.isEmpty && first.dropFirst(name.count).allSatisfy { ".;".contains($0) } && session.knows(name)
  }

  /// Whether what stands behind a first word makes an expression of the line.
  private static func isExpression(behind rest: String) -> Bool {
    let words = Words.cut(rest)
    guard let next = words.first, !next.isQuoted else { return false }
    if [":=", "<-", ">>"].contains(next.text) { return true }
    let operators = "+-*/\\~<>=@%|&?,"
    if words.count > 1, next.text != "-", next.text.allSatisfy({ operators.contains($0) }) { return true }
    return next.text.count > 1 && next.text.hasSuffix(":")
      && next.text.dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && next.text.first.map { $0.isLetter } == true
  }

  private static func isMachine(_ lines: [String], _ session: Session) -> Bool {
    var hasCode = false
    var hasRow = false
    var hasExpression = session.focus == .world
    for line in lines {
      if !isMachineLine(line) { return false }
      let trimmed = Words.trimmed(line)
      if trimmed.isEmpty || trimmed.hasPrefix(";") { continue }
      hasCode = true
      let first = firstWord(trimmed)
      if isRow(line) || TableReader.isDirective(first) {
        hasRow = true
      } else if isExpression(trimmed, first, session) || trimmed.hasSuffix(".") {
        hasExpression = true
      }
    }
    return hasCode && (hasRow || !hasExpression)
  }

  /// Whether a line has the columns of a row, with a move in its place.
  private static func isRow(_ line: String) -> Bool {
    let columns =
      line.split(separator: ";", maxSplits: 1).first?.split(whereSeparator: { $0 == " " || $0 == "\t" }) ?? []
    guard columns.count == 5 || (columns.count == 6 && columns[5] == "!") else { return false }
    return ["L", "R", "S", "N", "l", "r", "s", "n", "*", "<", ">", "-"].contains(columns[3])
  }

  static func isCommand(_ line: String, in session: Session) -> Bool {
    let first = firstWord(line)
    if line.hasPrefix(":") || line.hasPrefix(";") || line.hasPrefix("=") { return true }
    return SessionCommand.named(first) != nil && !isExpression(line, first, session)
  }

  /// Whether a line could stand in a machine file.
  private static func isMachineLine(_ line: String) -> Bool {
    let code = line.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).first.map { String($0) } ?? ""
    let words = Words.trimmed(code).split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first else { return true }
    if TableReader.isDirective(String(first)) { return true }
    // Five columns, the fourth a move; or something that an author of a row would like to hear about.
    if words.count == 5 || (words.count == 6 && words[5] == "!") { return true }
    return SessionCommand.named(String(first)) == nil && words.count >= 3
  }

  private static let tableAdvice = "a table is pasted as a whole, or stands between `load <<END` and `END`"

  private static func advice(_ word: String, _ line: String) -> String {
    let columns = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    if TableReader.isDirective(word) || isRow(line) || (columns.count >= 5 && ["L", "R", "S"].contains(columns[3])) {
      return tableAdvice
    }
    let question = Spelling.question(word, among: SessionCommand.allNames)
    if !question.isEmpty { return question }
    if isMachineLine(line) { return tableAdvice }
    return "`help` lists the commands"
  }
}

/// A text that stands in the lines behind a command: `load <<END`, the text, `END`.
enum HereText {
  /// The word that ends the text, if a line opens one.
  private static func marker(_ line: String) -> String? {
    let line = Words.trimmed(line)
    // Most lines are none: that is seen at once.
    guard line.utf8.count < 10_000, line.contains("<<") else { return nil }
    let words = Words.cut(line.hasPrefix(":") ? String(line.dropFirst()) : line)
    guard let last = words.last, (2...3).contains(words.count), !last.isQuoted, last.text.hasPrefix("<<") else {
      return nil
    }
    guard ["load", "reload"].contains(words[0].text), last.text.count > 2 else { return nil }
    if words.count == 3, words[1].text.hasPrefix("<<"), !words[1].isQuoted { return nil }
    return String(last.text.dropFirst(2))
  }

  /// Whether a character ends a line, as in a file: other line separators belong to the text.
  static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  /// Follows lines and knows whether such a text is open.
  struct Scanner {
    private var marker: String?
    var isOpen: Bool { marker != nil }

    mutating func take(_ line: String) {
      if let open = marker {
        if Words.trimmed(line) == open { marker = nil }
      } else {
        marker = HereText.marker(line)
      }
    }
  }

  /// The text behind a command with the name before it, or nil if the command has none.
  static func content(_ text: String) -> (name: String?, text: String)? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: HereText.isLineEnd)
    guard lines.count > 1, let first = lines.first, let marker = marker("load " + first) else { return nil }
    let words = Words(String(first)).list
    let inner = lines.dropFirst().prefix { Words.trimmed(String($0)) != marker }
    return (words.count > 1 ? words[0] : nil, inner.map { $0 + "\n" }.joined())
  }

  /// A machine's text as it stands behind `load`, with a marker that is no line of it.
  static func written(_ source: SourceText) -> String {
    let text = source.text(0..<source.bytes.count)
    let lines = Set(text.split(whereSeparator: isLineEnd).map { Words.trimmed(String($0)) })
    var marker = "END"
    while lines.contains(marker) { marker += "_" }
    let quoted = Words.quoted(source.name)
    let name = Words(quoted).list == [source.name] && !quoted.hasPrefix("<<") ? quoted + " " : ""
    return "\(name)<<\(marker)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(marker)"
  }
}
