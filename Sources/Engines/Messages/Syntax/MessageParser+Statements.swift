import Diagnostics

/// Statements, definitions and methods.
extension MessageParser {
  mutating func program() -> [Statement] {
    var statements: [Statement] = []
    while !isAtEnd {
      if isPeriod {
        advance()
        continue
      }
      if case .close = token.kind {
        diagnostics.error(at: token.range, "`\(text(token))` closes nothing")
        advance()
        continue
      }
      locals = [:]
      level = 0
      errorsBefore = diagnostics.errorCount
      do throws(Mistake) { statements.append(try statement()) } catch { recover(0) }
    }
    return statements
  }

  private mutating func statement() throws(Mistake) -> Statement {
    let start = token.range.lowerBound
    if isOperator("|") {
      let names = try temporaries()
      return Statement(kind: .declare(names), range: start..<lastRange.upperBound)
    }
    if let definition = try definition() {
      if isPeriod { advance() }
      return Statement(kind: .define(definition), range: start..<lastRange.upperBound)
    }
    let node = try oneStatement()
    let end = lastRange.upperBound
    try endStatement()
    return Statement(kind: .evaluate(node), range: start..<end)
  }

  /// `^ expression` or an expression.
  private mutating func oneStatement() throws(Mistake) -> Node {
    guard case .caret = token.kind else { return try expression() }
    let range = token.range
    advance()
    return .answer(try expression(), range)
  }

  /// After a statement stands a period, a closing bracket or the end; else something is missing.
  private mutating func endStatement() throws(Mistake) {
    if isPeriod {
      advance()
      return
    }
    if isAtEnd { return }
    if case .close(let byte) = token.kind, depth > 0 || byte == 0 { return }
    try failAtEnd()
  }

  // MARK: Definitions

  /// `X >> pattern [ body ]`, if one begins here.
  private mutating func definition() throws(Mistake) -> Definition? {
    // Only names stand before the `>>`: X, or a chain of unary messages.
    var index = next
    var names = 0
    while case .name = tokens[index].kind {
      names += 1
      index += 1
    }
    guard names > 0, isOperator(">>", at: index) else { return nil }
    switch tokens[index + 1].kind {
    case .literal, .arrayStart, .bytesStart, .open: return nil
    default: break
    }
    var target = try primary()
    var messages: [MessageNode] = []
    var isOfClass = false
    while case .name(let name) = token.kind {
      if name == "class", isOperator(">>", at: next + 1) {
        isOfClass = true
      } else {
        messages.append(MessageNode(selector: name, parts: [token.range], arguments: []))
      }
      advance()
    }
    if !messages.isEmpty { target = .send(receiver: target, messages: messages) }
    advance()
    return Definition(target: target, isOfClass: isOfClass, method: try method())
  }

  /// `pattern [ body ]`
  private mutating func method() throws(Mistake) -> MethodNode {
    let start = token.range.lowerBound
    let (selector, range, parameters) = try pattern()
    guard isOpen("[") else {
      try fail(
        at: token.range, "the body of \(selector) is missing",
        suggestion: "a method's body stands in brackets: [ ^self ]")
    }
    let opening = token.range
    advance()
    let (pragmas, body) = try nested { parser throws(Mistake) in
      (try parser.pragmas(), try parser.body(closing: "]", parameters: parameters))
    }
    try close("]", opening)
    return MethodNode(
      selector: selector, selectorRange: range, parameters: parameters, pragmas: pragmas, body: body,
      range: start..<lastRange.upperBound)
  }

  mutating func methodText() throws(Mistake) -> MethodNode {
    let start = token.range.lowerBound
    let (selector, range, parameters) = try pattern()
    let isBracketed = isOpen("[")
    let opening = token.range
    if isBracketed { advance() }
    let body = try nested { parser throws(Mistake) in try parser.body(closing: "]", parameters: parameters) }
    if isBracketed { try close("]", opening) }
    if isPeriod { advance() }
    if !isAtEnd { try fail(at: token.range, "the method has ended before this") }
    return MethodNode(
      selector: selector, selectorRange: range, parameters: parameters, pragmas: [], body: body,
      range: start..<max(lastRange.upperBound, start + 1))
  }

  private mutating func pattern() throws(Mistake) -> (String, Range<Int>, [Name]) {
    let first = token
    switch first.kind {
    case .name(let name):
      advance()
      return (name, first.range, [])
    case .operator(let name):
      advance()
      return (name, first.range, [try parameter(of: name, first)])
    case .arrow:
      try fail(at: first.range, "`<-` sends a message; it cannot be defined")
    case .keyword:
      var selector = ""
      var parameters: [Name] = []
      var range = first.range
      while case .keyword(let keyword) = token.kind {
        let part = token
        advance()
        selector += keyword
        parameters.append(try parameter(of: keyword, part))
        range = range.lowerBound..<part.range.upperBound
      }
      try checkNames(parameters)
      return (selector, range, parameters)
    default:
      try fail(
        at: first.range, "the pattern of a method is missing",
        suggestion: "`Square >> area [ … ]`, `Square >> + other [ … ]` or `Square >> side: length [ … ]`")
    }
  }

  private mutating func parameter(of selector: String, _ part: Token) throws(Mistake) -> Name {
    if case .name(let name) = token.kind {
      let range = token.range
      advance()
      return try checked(Name(text: name, range: range))
    }
    if selector.hasSuffix(":") {
      let plain = selector.dropLast()
      try fail(
        at: part.range, "`\(selector)` takes an argument, and none is named here: did you mean `\(plain)`?",
        suggestion: "`\(plain)` or `\(selector) aValue`")
    }
    try fail(at: part.range, "`\(selector)` takes an argument, and none is named here")
  }

  private mutating func checked(_ name: Name) throws(Mistake) -> Name {
    if Reserved(rawValue: name.text) != nil {
      try fail(at: name.range, "`\(name.text)` cannot be the name of an argument or variable")
    }
    return name
  }

  private mutating func checkNames(_ names: [Name]) throws(Mistake) {
    var seen: [String: Range<Int>] = [:]
    for name in names {
      if let first = seen.updateValue(name.range, forKey: name.text) {
        try fail(
          at: name.range, "`\(name.text)` is declared twice", notes: [.init(at: first, "here first")])
      }
    }
  }

  /// `<primitive: add>`, `<loop>`.
  private mutating func pragmas() throws(Mistake) -> [Pragma] {
    var pragmas: [Pragma] = []
    while isOperator("<") {
      let start = token.range.lowerBound
      guard options.allowsPragmas else {
        try fail(at: token.range, "a method cannot begin with `<`", suggestion: "primitives are for the library alone")
      }
      advance()
      var words: [String] = []
      while !isOperator(">"), !isAtEnd {
        words.append(text(token))
        advance()
      }
      advance()
      let keyword = words.first.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 } ?? ""
      pragmas.append(
        Pragma(keyword: keyword, argument: words.count > 1 ? words[1] : "", range: start..<lastRange.upperBound))
    }
    return pragmas
  }

  // MARK: Bodies

  /// Temporaries and statements up to a closing bracket, which stays.
  mutating func body(closing bracket: Character, parameters: [Name] = []) throws(Mistake) -> Body {
    var names: [Name] = []
    while isOperator("|") { names += try temporaries() }
    try checkNames(parameters + names)
    for name in parameters { locals[name.text, default: []].append(true) }
    for name in names { locals[name.text, default: []].append(false) }
    defer { for name in parameters + names { _ = locals[name.text]?.popLast() } }
    var statements: [Node] = []
    while !isAtEnd {
      if isPeriod {
        advance()
        continue
      }
      if case .close = token.kind { break }
      let outer = level
      do throws(Mistake) {
        if isDefinition {
          try fail(
            at: token.range, "a definition stands at top level only",
            suggestion: "is a `]` missing before it? within a method, `x method: 'text'` defines")
        }
        statements.append(try oneStatement())
        try endStatement()
      } catch {
        recover(outer)
      }
    }
    return Body(temporaries: names, statements: statements)
  }

  /// Whether `X >> pattern [` begins here, at the start of a line.
  private var isDefinition: Bool {
    guard token.beginsLine, case .name = token.kind, isOperator(">>", at: next + 1) else { return false }
    switch tokens[min(next + 2, tokens.count - 1)].kind {
    case .name, .keyword: break
    default: return false
    }
    return true
  }

  /// `| a b |`
  private mutating func temporaries() throws(Mistake) -> [Name] {
    let opening = token.range
    advance()
    var names: [Name] = []
    while case .name(let name) = token.kind {
      names.append(try checked(Name(text: name, range: token.range)))
      advance()
    }
    guard isOperator("|") else {
      try fail(
        at: token.range, "the list of variables is not closed", suggestion: "`| a b |` declares two",
        notes: [.init(at: opening, "it begins here")])
    }
    advance()
    return names
  }

  /// `[:x :y | | temps | statements ]`, behind its opening bracket.
  mutating func block(_ opening: Range<Int>) throws(Mistake) -> BlockNode {
    var parameters: [Name] = []
    while case .colon = token.kind {
      advance()
      guard case .name(let name) = token.kind else {
        try fail(at: token.range, "the name of a block's argument is missing", suggestion: "[:x | x + 1]")
      }
      parameters.append(try checked(Name(text: name, range: token.range)))
      advance()
    }
    if !parameters.isEmpty {
      if isOperator("|") {
        advance()
      } else if !isClose("]") {
        try fail(
          at: token.range, "`|` is missing behind the arguments of this block", suggestion: "[:x | x + 1]")
      }
    }
    let body = try body(closing: "]", parameters: parameters)
    try close("]", opening)
    return BlockNode(parameters: parameters, body: body, range: opening.lowerBound..<lastRange.upperBound)
  }

  mutating func close(_ bracket: Character, _ opening: Range<Int>) throws(Mistake) {
    if isClose(bracket) { return advance() }
    let sign = source.text(opening)
    if isAtEnd {
      try fail(at: opening, "this `\(sign)` is never closed", suggestion: "`\(bracket)` is missing")
    }
    // From here on it counts as closed.
    level = max(0, level - 1)
    try fail(
      at: token.range, "`\(bracket)` is missing before `\(text(token))`",
      notes: [.init(at: opening, "`\(sign)` stands here")])
  }
}
