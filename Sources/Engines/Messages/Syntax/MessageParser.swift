package import Diagnostics

/// Turns a text into a syntax tree, or says all that is wrong with it.
///
/// Recursive descent over tokens. After a mistake it goes on at the next period of the same bracket, so that all mistakes of a text are
/// found at once.
package struct MessageParser {
  package struct Options: Sendable {
    /// `<primitive: x>` and `<loop>` may stand in methods: the library.
    package var allowsPragmas = false
    package init(allowsPragmas: Bool = false) { self.allowsPragmas = allowsPragmas }
  }

  package struct Result: Sendable {
    /// Nil if there are errors.
    package let tree: SyntaxTree?
    /// Every comment with its quotes, also of a text with errors.
    package let comments: [Range<Int>]
    package let diagnostics: DiagnosticList
  }

  /// Thrown once a mistake has been reported: whoever can go on behind it catches it.
  struct Mistake: Error {}

  /// How deep brackets may stand within each other.
  static let deepest = 250

  let source: SourceText
  let options: Options
  let tokens: [Token]
  var next = 0
  var depth = 0
  /// How many brackets are open before `next`.
  var level = 0
  /// How many mistakes there were before this statement of the top level.
  var errorsBefore = 0
  /// The arguments that can be seen here, and what hides them: an argument of that name (true), a temporary (false), innermost last.
  var locals: [String: [Bool]] = [:]
  var diagnostics: DiagnosticList

  init(_ source: SourceText, _ options: Options, _ lexer: Lexer) {
    self.source = source
    self.options = options
    tokens = lexer.tokens
    diagnostics = lexer.diagnostics
  }

  /// Reads a whole text; linear in its length.
  package static func parse(_ source: SourceText, options: Options = Options()) -> Result {
    var lexer = Lexer(source)
    lexer.cut()
    var parser = MessageParser(source, options, lexer)
    var tree = SyntaxTree(source: source)
    tree.comments = lexer.comments
    tree.statements = parser.program()
    return Result(
      tree: parser.diagnostics.hasErrors ? nil : tree, comments: lexer.comments, diagnostics: parser.diagnostics)
  }

  /// Reads a method that was given as text: a pattern, then its body, in brackets or not.
  package static func parseMethod(_ source: SourceText) -> (method: MethodNode?, diagnostics: DiagnosticList) {
    var lexer = Lexer(source)
    lexer.cut()
    var parser = MessageParser(source, Options(), lexer)
    let method = try? parser.methodText()
    return (parser.diagnostics.hasErrors ? nil : method, parser.diagnostics)
  }

  /// Reads one message that was given as text: `setNumberOfUsers: 3`.
  package static func parseMessage(_ source: SourceText) -> (message: MessageNode?, diagnostics: DiagnosticList) {
    var lexer = Lexer(source)
    lexer.cut()
    var parser = MessageParser(source, Options(), lexer)
    let message = try? parser.messageText()
    return (parser.diagnostics.hasErrors ? nil : message, parser.diagnostics)
  }

  // MARK: Tokens

  var token: Token { tokens[next] }

  mutating func advance() {
    guard next < tokens.count - 1 else { return }
    switch token.kind {
    case .open, .arrayStart, .bytesStart: level += 1
    case .close: level = max(0, level - 1)
    default: break
    }
    next += 1
  }

  var isAtEnd: Bool {
    if case .end = token.kind { return true }
    return false
  }

  /// The range of the token before.
  var lastRange: Range<Int> { next > 0 ? tokens[next - 1].range : 0..<0 }

  func isOperator(_ text: String, at index: Int? = nil) -> Bool {
    if case .operator(text) = tokens[min(index ?? next, tokens.count - 1)].kind { return true }
    return false
  }

  func isOpen(_ bracket: Character) -> Bool {
    if case .open(let byte) = token.kind { return byte == bracket.asciiValue }
    return false
  }

  func isClose(_ bracket: Character) -> Bool {
    if case .close(let byte) = token.kind { return byte == bracket.asciiValue }
    return false
  }

  var isPeriod: Bool {
    if case .period = token.kind { return true }
    return false
  }

  /// Reports a mistake, unless it is about a word that was reported already; never comes back.
  mutating func fail(
    at range: Range<Int>, _ message: String, suggestion: String = "", notes: [Diagnostic.Note] = []
  ) throws(Mistake) -> Never {
    if case .invalid = token.kind { throw Mistake() }
    diagnostics.error(at: range, message, suggestion: suggestion, notes: notes)
    throw Mistake()
  }

  /// The token as it stands in the text.
  func text(_ token: Token) -> String { source.text(token.range) }

  // MARK: Nesting

  mutating func nested<Result>(_ body: (inout MessageParser) throws(Mistake) -> Result) throws(Mistake) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest {
      // What is deeper is not read at all.
      diagnostics.error(at: token.range, "brackets stand more than \(Self.deepest) deep within each other")
      next = tokens.count - 1
      throw Mistake()
    }
    return try body(&self)
  }

  /// Skips to behind the next period between the brackets that were open at `outer`, or to the bracket that closes them.
  mutating func recover(_ outer: Int) {
    while !isAtEnd {
      switch token.kind {
      case .close where level <= outer && outer > 0: return
      case .period where level <= outer:
        advance()
        return
      default: break
      }
      advance()
    }
  }
}
