public import Diagnostics

/// Reads the `.tm` format: rows of five columns, directives, tests.
///
/// All mistakes of a file are reported at once. A machine comes out only if there are no errors.
///
/// The work is done in this order, because each part needs the ones before it: is it text; which lines are
/// directives and which rows; what the blank is; the rows; which states are final and where it starts; the tests; what is
/// odd about the whole.
public struct TableReader {
  /// A machine, unless there were errors, and all that is to be said about its text.
  public struct Result: Sendable {
    public let machine: TuringMachine?
    public let diagnostics: DiagnosticList
  }

  public struct Options: Sendable {
    /// Of contradicting rows the last wins, as Morphett's simulator has it, and each is a warning.
    public var isLenient = false

    public init(isLenient: Bool = false) {
      self.isLenient = isLenient
    }
  }

  let source: SourceText
  let options: Options
  let lexer: LineLexer
  var diagnostics: DiagnosticList

  /// Directive lines in the order of the file, each with the range of its first word and its line.
  var directives: [DirectiveLine] = []
  /// The numbers of the lines that hold rows.
  var rowLines: [UInt32] = []

  var alphabet = Alphabet()
  var states = StateList()
  var transitions = TransitionTable(tapeCount: 1)

  struct DirectiveLine {
    let directive: Directive
    let word: Range<Int>
    let line: Range<Int>
  }

  /// Reads a file; O(bytes + rows · log rows), about 150 bytes of memory a row.
  public static func read(_ source: SourceText, options: Options = Options()) -> Result {
    var reader = TableReader(source, options)
    let machine = reader.readMachine()
    return Result(
      machine: reader.diagnostics.hasErrors ? nil : machine, diagnostics: reader.diagnostics)
  }

  private init(_ source: SourceText, _ options: Options) {
    self.source = source
    self.options = options
    lexer = LineLexer(source)
    diagnostics = DiagnosticList(source: source)
  }

  private mutating func readMachine() -> TuringMachine? {
    Encoding.check(source, &diagnostics)
    if diagnostics.hasErrors { return nil }
    sortLines()
    refuseRepetitions()
    if !hasOneTape() { return nil }
    readBlank()
    readRows()
    resolveContradictions()
    readFinalStates()
    // Without a start the rest is read all the same, for its mistakes.
    let start = readStart()
    var machine = TuringMachine(
      name: text(of: .name) ?? Self.plainName(source.name), alphabet: alphabet, states: states,
      transitions: transitions, start: start ?? State(index: 0), otherwise: .stuck)
    machine.about = allText(of: .about)
    machine.origin = allText(of: .source)
    machine.source = source
    machine.otherwise = readChoice(of: .otherwise) ?? (declaresFinalStates ? .stuck : .halt)
    machine.tapeShape = readChoice(of: .tape) ?? .twoWay
    let symbolsOfRows = alphabet.count
    machine.input = [readInput()]
    machine.head = readHead(machine.tapeShape)
    machine.testLimit = readTestLimit()
    machine.tests = readTests()
    machine.alphabet = alphabet
    if !diagnostics.hasErrors {
      TableCheck.warn(about: machine, symbolsOfRows: symbolsOfRows, lexer, &diagnostics)
    }
    return machine
  }

  /// Whether a word at the beginning of a line is a directive, such as `start:`.
  public static func isDirective(_ word: String) -> Bool { Directive(rawValue: word) != nil }

  /// The name of a file without folders and ending.
  public static func plainName(_ path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Whether the file itself says which states are final; then names that begin with `halt` mean nothing.
  var declaresFinalStates: Bool {
    directives.contains { [.accept, .reject, .halt].contains($0.directive) }
  }

  // MARK: Lines

  private mutating func sortLines() {
    for number in 0..<source.lineCount {
      var line = source.range(ofLine: number)
      line = min(source.afterMark(line.lowerBound), line.upperBound)..<line.upperBound
      let first = lexer.firstColumn(of: line)
      if first.isEmpty { continue }
      guard source.bytes[first.upperBound - 1] == UInt8(ascii: ":") else {
        rowLines.append(UInt32(number))
        continue
      }
      let word = source.text(first)
      if let directive = Directive(rawValue: word) {
        directives.append(DirectiveLine(directive: directive, word: first, line: line))
      } else if isRowShaped(line) {
        rowLines.append(UInt32(number))
      } else {
        diagnostics.error(
          at: first, "`\(Printable.text(word))` is not a directive",
          suggestion: diagnostics.hasRoom
            ? Spelling.question(word, among: Directive.allCases.map { $0.rawValue }) : "")
      }
    }
  }

  private func isRowShaped(_ line: Range<Int>) -> Bool {
    var columns: [Range<Int>] = []
    lexer.columns(of: line, .inSymbolColumns, into: &columns)
    return columns.count == 5 || columns.count == 6
  }

  private mutating func refuseRepetitions() {
    var first: [Directive: DirectiveLine] = [:]
    for line in directives where !line.directive.isRepeatable {
      if let earlier = first[line.directive] {
        diagnostics.error(
          at: line.word, "a file has only one `\(line.directive.rawValue)`",
          notes: [.init(at: earlier.word, "the first one is here")])
      } else {
        first[line.directive] = line
      }
    }
  }

  /// Reports what this reader cannot do yet; false if the rows cannot be read either.
  private mutating func hasOneTape() -> Bool {
    var hasOneTape = true
    for line in directives {
      let word = source.text(content(of: line))
      switch line.directive {
      case .function, .use:
        diagnostics.error(at: line.word, "`\(line.directive.rawValue)` is not there yet")
      case .nondeterministic where word == "yes":
        diagnostics.error(at: content(of: line), "nondeterministic machines are not there yet")
        hasOneTape = false
      case .nondeterministic where word != "no":
        diagnostics.error(at: content(of: line), "expected `yes` or `no`")
      case .tapes where word != "1":
        hasOneTape = false
        let isNumber = ["2", "3", "4", "5", "6", "7", "8"].contains(word)
        diagnostics.error(
          at: content(of: line),
          isNumber
            ? "machines with more than one tape are not there yet"
            : "expected a number of tapes from 1 to 8")
      default: break
      }
    }
    return hasOneTape
  }

  private mutating func readBlank() {
    guard let line = directives.first(where: { $0.directive == .blank }) else { return }
    let range = content(of: line)
    let text = source.text(range)
    let literal = text.count == 2 && text.first == "\\" ? String(text.dropFirst()) : text
    guard literal.count == 1, let character = text == "\\s" ? " " : literal.first else {
      diagnostics.error(at: range, "the blank is shown as one character", suggestion: "as in `blank: ∅`")
      return
    }
    if character == "*" || character == "\\" || character == ";" {
      diagnostics.error(at: range, "the blank cannot be shown as `\(character)`, which has a meaning of its own")
    } else if let odd = Alphabet.invisible(character) {
      refuseInvisible(odd, in: range)
    } else if Alphabet.beginsWithMark(literal) {
      diagnostics.error(at: range, "a mark that combines with the character before it is no symbol")
    } else {
      alphabet = Alphabet(shownBlank: character)
    }
  }

  // MARK: Parts that several readers use

  /// What stands behind a directive's word, without the comment.
  func content(of line: DirectiveLine) -> Range<Int> {
    lexer.text(of: line.line, from: line.word.upperBound)
  }

  func lines(of directive: Directive) -> [DirectiveLine] {
    directives.filter { $0.directive == directive }
  }

  private func text(of directive: Directive) -> String? {
    guard let line = lines(of: directive).first else { return nil }
    let text = Printable.text(source.text(content(of: line)))
    return text.isEmpty ? nil : text
  }

  private func allText(of directive: Directive) -> String {
    lines(of: directive).map { Printable.text(source.text(content(of: $0))) }.joined(separator: " ")
  }

  mutating func refuseInvisible(_ scalar: Unicode.Scalar, in range: Range<Int>) {
    diagnostics.error(
      at: range, "the invisible character \(Printable.codePoint(scalar)) cannot be part of a name or a symbol",
      suggestion: scalar.properties.isWhitespace ? "columns are separated by spaces or tabs" : "delete it")
  }

  /// The value of a directive that takes one of a few words, or nil if it is missing or wrong.
  private mutating func readChoice<Choice: RawRepresentable & CaseIterable>(of directive: Directive) -> Choice?
  where Choice.RawValue == String {
    guard let line = lines(of: directive).first else { return nil }
    let range = content(of: line)
    let word = source.text(range)
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map { "`\($0.rawValue)`" }
    diagnostics.error(
      at: range, "expected \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")",
      suggestion: Spelling.question(word, among: Choice.allCases.map { $0.rawValue }))
    return nil
  }
}
