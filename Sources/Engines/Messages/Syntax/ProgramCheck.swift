package import Diagnostics

/// Reads a program without running it: its errors, and what is odd about it.
///
/// The oddities are what beginners stumble over: an order of operators that is not that of arithmetic, names that nothing defines, a name
/// that hides another, a line that goes on with the one above. Linear in the length of the text.
package struct ProgramCheck {
  package private(set) var diagnostics: DiagnosticList

  private let source: SourceText
  /// Names that have a meaning everywhere: globals, and what may be a slot.
  private var known: Set<String> = []
  private var globals: [String] = []
  /// The variables that the program makes.
  private var own: Set<String> = []
  private var scopes: [[String: Range<Int>]] = []
  private var hasToldOfOrder = false
  private var told: Set<String> = []

  package init(_ source: SourceText) {
    self.source = source
    let result = MessageParser.parse(source)
    diagnostics = result.diagnostics
    guard let tree = result.tree else { return }
    globals = World.withLibrary.globalNames
    known = Set(globals)
    for statement in tree.statements { collect(statement) }
    for statement in tree.statements { check(statement) }
  }

  // MARK: What is defined

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .declare(let names): for name in names { define(name.text) }
    case .define(let definition): collect(definition.method.body.statements)
    case .evaluate(let node): collect([node])
    }
  }

  private mutating func define(_ name: String) {
    if known.insert(name).inserted {
      globals.append(name)
      own.insert(name)
    }
  }

  private mutating func collect(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .literal(let literal, _): collect(literal)
      case .variable, .reserved: break
      case .assignment(let names, let value):
        for name in names { define(name.text) }
        collect([value])
      case .send(let receiver, let messages), .cascade(let receiver, let messages),
        .queued(let receiver, let messages, _):
        collect([receiver])
        for message in messages {
          // `x: 3` may make a slot `x`.
          for part in message.selector.split(separator: ":") { known.insert(String(part)) }
          collect(message.arguments)
        }
      case .block(let block): collect(block.body.statements)
      case .array(let nodes, _): collect(nodes)
      case .answer(let value, _): collect([value])
      }
    }
  }

  /// Classes and slots are named in strings and symbols.
  private mutating func collect(_ literal: Literal) {
    switch literal {
    case .symbol(let name): define(name)
    case .string(let points):
      guard points.count < 1000 else { return }
      for word in Wording.string(points).split(separator: " ") { define(String(word)) }
    case .array(let literals): for literal in literals { collect(literal) }
    default: break
    }
  }

  // MARK: What is odd

  private mutating func check(_ statement: Statement) {
    switch statement.kind {
    case .declare: break
    case .define(let definition):
      check(definition.target)
      check(definition.method.body, parameters: definition.method.parameters)
    case .evaluate(let node): check(node)
    }
  }

  private mutating func check(_ body: Body, parameters: [Name]) {
    var names: [String: Range<Int>] = [:]
    for name in parameters + body.temporaries {
      if let outer = scopes.last(where: { $0[name.text] != nil })?[name.text] {
        diagnostics.warning(
          at: name.range, "`\(name.text)` hides another variable of that name",
          suggestion: "another name keeps both in sight",
          notes: [.init(at: outer, "the hidden one")])
      }
      names[name.text] = name.range
    }
    scopes.append(names)
    for node in body.statements { check(node) }
    scopes.removeLast()
  }

  private mutating func check(_ node: Node) {
    switch node {
    case .literal, .reserved: break
    case .variable(let name): check(name)
    case .assignment(let names, let value):
      for name in names { check(name) }
      check(value)
    case .send(let receiver, let messages):
      check(receiver)
      checkOrder(receiver, messages)
      for message in messages { check(message) }
    case .cascade(let receiver, let messages), .queued(let receiver, let messages, _):
      check(receiver)
      for message in messages { check(message) }
    case .block(let block): check(block.body, parameters: block.parameters)
    case .array(let nodes, _): for node in nodes { check(node) }
    case .answer(let value, _): check(value)
    }
  }

  private func isLocal(_ name: String) -> Bool {
    for scope in scopes where scope[name] != nil { return true }
    return false
  }

  private mutating func check(_ name: Name) {
    guard !known.contains(name.text), !isLocal(name.text), told.insert(name.text).inserted else { return }
    let isCapitalised = name.text.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    var names = globals
    for scope in scopes { names += scope.keys.sorted() }
    diagnostics.warning(
      at: name.range,
      isCapitalised
        ? "`\(name.text)` is defined nowhere: it will be nil"
        : "there is no variable `\(name.text)`: this will be an error",
      suggestion: Spelling.question(name.text, among: names))
  }

  private mutating func check(_ message: MessageNode) {
    for argument in message.arguments { check(argument) }
    // The name of a variable at the beginning of a line, read as a message to what stands above.
    guard message.arguments.isEmpty, let range = message.parts.first else { return }
    let line = source.line(at: range.lowerBound)
    let start = source.range(ofLine: line).lowerBound
    guard line > 0, start == range.lowerBound, isLocal(message.selector) || own.contains(message.selector) else {
      return
    }
    diagnostics.warning(
      at: range, "`\(message.selector)` is read as a message to what stands above: a missing period?",
      suggestion: "a `.` at the end of line \(line) begins a new statement here")
  }

  /// `1 + 2 * 3` is 9.
  private mutating func checkOrder(_ receiver: Node, _ messages: [MessageNode]) {
    guard !hasToldOfOrder else { return }
    for (index, message) in messages.enumerated().dropFirst() {
      let before = messages[index - 1]
      guard ["*", "/", "//", "\\\\"].contains(message.selector), ["+", "-"].contains(before.selector),
        let start = receiver.start, let end = message.arguments.first?.start, let sign = before.parts.first?.lowerBound,
        start < sign, let second = before.arguments.first?.start
      else { continue }
      let left = source.text(start..<message.parts[0].lowerBound)
      guard left.utf8.count < 60, second < message.parts[0].lowerBound, end > sign else { continue }
      hasToldOfOrder = true
      var shown = left
      while shown.utf8.last == 32 || shown.utf8.last == 10 { shown.removeLast() }
      diagnostics.warning(
        at: message.parts[0], "operators are taken from left to right: this is (\(shown)) \(message.selector) …",
        suggestion: "parentheses say what is meant")
      return
    }
  }
}

extension Node {
  /// Where it begins, without opening parentheses.
  var start: Int? {
    switch self {
    case .literal(_, let range), .reserved(_, let range), .array(_, let range), .answer(_, let range): range.lowerBound
    case .variable(let name): name.range.lowerBound
    case .assignment(let names, _): names.first?.range.lowerBound
    case .send(let receiver, _), .cascade(let receiver, _), .queued(let receiver, _, _): receiver.start
    case .block(let block): block.range.lowerBound
    }
  }
}
