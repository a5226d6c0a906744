import BigNumbers
import Diagnostics

/// Expressions: unary before binary before keyword messages, cascades, `<-` lowest.
extension MessageParser {
  mutating func expression() throws(Mistake) -> Node {
    var names: [Name] = []
    while case .name(let name) = token.kind, case .assign = tokens[next + 1].kind {
      if Reserved(rawValue: name) != nil {
        try fail(at: token.range, "`\(name)` cannot be given another value")
      }
      if locals[name]?.last == true {
        try fail(
          at: token.range, "`\(name)` is an argument, and keeps what was given",
          suggestion: "is a slot or variable of that name meant? the argument hides it: call the argument otherwise")
      }
      names.append(Name(text: name, range: token.range))
      advance()
      advance()
    }
    var node = try cascade()
    if case .arrow = token.kind { node = try queued(node) }
    return names.isEmpty ? node : .assignment(names, node)
  }

  private mutating func cascade() throws(Mistake) -> Node {
    var receiver = try primary()
    var messages = try unaryMessages()
    while let message = try binaryMessage() { messages.append(message) }
    if let message = try keywordMessage() { messages.append(message) }
    guard case .cascade = token.kind else {
      return messages.isEmpty ? receiver : .send(receiver: receiver, messages: messages)
    }
    guard let first = messages.popLast() else {
      try fail(
        at: token.range, "`;` sends another message to the receiver of the one before; there is none",
        suggestion: "statements end with a period")
    }
    if !messages.isEmpty { receiver = .send(receiver: receiver, messages: messages) }
    var cascaded = [first]
    while case .cascade = token.kind {
      advance()
      cascaded.append(try oneMessage(after: "`;`"))
    }
    return .cascade(receiver: receiver, messages: cascaded)
  }

  private mutating func oneMessage(after sign: String) throws(Mistake) -> MessageNode {
    if case .name(let name) = token.kind {
      let range = token.range
      advance()
      return MessageNode(selector: name, parts: [range], arguments: [])
    }
    if let message = try binaryMessage() { return message }
    if let message = try keywordMessage() { return message }
    try fail(at: token.range, "a message is missing behind \(sign)")
  }

  /// `<- message ; message`
  private mutating func queued(_ receiver: Node) throws(Mistake) -> Node {
    let arrow = token.range
    advance()
    if case .literal = token.kind {
      try fail(
        at: arrow, "`<-` needs a message behind it",
        suggestion: "`a <- foo` queues a message; to compare with a negative number, write `a < -1`")
    }
    var messages: [MessageNode] = []
    repeat {
      if !messages.isEmpty { advance() }
      let start = next
      messages.append(try oneMessage(after: "`<-`"))
      switch token.kind {
      case .name, .operator, .keyword:
        guard !token.beginsLine else { break }
        let first = source.text(tokens[start].range.lowerBound..<lastRange.upperBound)
        let whole = source.text(receiverStart(arrow)..<arrow.lowerBound) + "<- " + first
        try fail(
          at: token.range, "what stands behind `<-` is one message; put `(\(whole))` in parentheses",
          suggestion: "`(\(whole)) \(text(token))` asks the promise")
      default: break
      }
    } while isCascade
    return .queued(receiver: receiver, messages: messages, arrow: arrow)
  }

  private var isCascade: Bool {
    if case .cascade = token.kind { return true }
    return false
  }

  /// Where the statement began that holds this `<-`, on the same line.
  private func receiverStart(_ arrow: Range<Int>) -> Int {
    var index = next
    while index > 0, tokens[index].range.lowerBound > arrow.lowerBound { index -= 1 }
    var open = 0
    while index > 0 {
      switch tokens[index - 1].kind {
      case .close: open += 1
      case .open, .arrayStart, .bytesStart:
        if open == 0 { return tokens[index].range.lowerBound }
        open -= 1
      case .period, .assign, .caret:
        if open == 0 { return tokens[index].range.lowerBound }
      default: break
      }
      if tokens[index].beginsLine, open == 0, index < next { return tokens[index].range.lowerBound }
      index -= 1
    }
    return tokens[0].range.lowerBound
  }

  // MARK: Messages

  private mutating func unaryMessages() throws(Mistake) -> [MessageNode] {
    var messages: [MessageNode] = []
    while case .name(let name) = token.kind {
      // `foo` and on the next line `message := …`: the line above has no period.
      if case .assign = tokens[next + 1].kind { try failAtEnd() }
      messages.append(MessageNode(selector: name, parts: [token.range], arguments: []))
      advance()
    }
    return messages
  }

  private mutating func binaryMessage() throws(Mistake) -> MessageNode? {
    guard case .operator(let selector) = token.kind else { return nil }
    let range = token.range
    advance()
    try expectOperand(of: selector, range)
    let receiver = try primary()
    let messages = try unaryMessages()
    let argument: Node = messages.isEmpty ? receiver : .send(receiver: receiver, messages: messages)
    return MessageNode(selector: selector, parts: [range], arguments: [argument])
  }

  private mutating func keywordMessage() throws(Mistake) -> MessageNode? {
    var selector = ""
    var parts: [Range<Int>] = []
    var arguments: [Node] = []
    while case .keyword(let keyword) = token.kind {
      let range = token.range
      advance()
      try expectOperand(of: keyword, range)
      selector += keyword
      parts.append(range)
      arguments.append(try keywordArgument())
    }
    return parts.isEmpty ? nil : MessageNode(selector: selector, parts: parts, arguments: arguments)
  }

  private mutating func keywordArgument() throws(Mistake) -> Node {
    let receiver = try primary()
    var messages = try unaryMessages()
    while let message = try binaryMessage() { messages.append(message) }
    return messages.isEmpty ? receiver : .send(receiver: receiver, messages: messages)
  }

  private mutating func expectOperand(of selector: String, _ range: Range<Int>) throws(Mistake) {
    switch token.kind {
    case .name, .literal, .arrayStart, .bytesStart, .open: return
    default: break
    }
    let isKeyword = selector.hasSuffix(":")
    let question = isKeyword ? ": did you mean `\(selector.dropLast())`?" : ""
    try fail(at: range, "`\(selector)` needs something behind it" + question)
  }

  mutating func messageText() throws(Mistake) -> MessageNode {
    let message = try oneMessage(after: "the beginning")
    if isPeriod { advance() }
    if !isAtEnd { try fail(at: token.range, "the message has ended before this; it is one message") }
    return message
  }

  // MARK: Primaries

  mutating func primary() throws(Mistake) -> Node {
    let first = token
    switch first.kind {
    case .name(let name):
      advance()
      if let reserved = Reserved(rawValue: name) { return .reserved(reserved, first.range) }
      return .variable(Name(text: name, range: first.range))
    case .literal(let literal):
      advance()
      return .literal(literal, first.range)
    case .arrayStart:
      advance()
      let elements = try nested { parser throws(Mistake) in try parser.literalElements() }
      try close(")", first.range)
      return .literal(.array(elements), first.range.lowerBound..<lastRange.upperBound)
    case .bytesStart:
      advance()
      let bytes = try literalBytes()
      try close("]", first.range)
      return .literal(.bytes(bytes), first.range.lowerBound..<lastRange.upperBound)
    case .open(let byte):
      advance()
      return try nested { parser throws(Mistake) in try parser.bracketed(byte, first.range) }
    case .keyword(let keyword):
      try fail(at: first.range, "`\(keyword)` needs a receiver before it")
    case .operator(let name):
      try fail(
        at: first.range, "`\(name)` needs a receiver before it",
        suggestion: name == "-" ? "`x negated` is minus x; `-5` without a blank is a number" : "")
    case .close:
      try fail(at: first.range, "an expression is missing before `\(text(first))`")
    case .period: try fail(at: first.range, "an expression is missing before this period")
    case .end: try fail(at: first.range, "an expression is missing at the end")
    default: try fail(at: first.range, "an expression cannot begin with `\(text(first))`")
    }
  }

  private mutating func bracketed(_ byte: UInt8, _ opening: Range<Int>) throws(Mistake) -> Node {
    switch byte {
    case UInt8(ascii: "["): return .block(try block(opening))
    case UInt8(ascii: "{"):
      var nodes: [Node] = []
      while !isClose("}"), !isAtEnd {
        if isPeriod {
          advance()
          continue
        }
        nodes.append(try expression())
        if !isPeriod, !isClose("}") { break }
      }
      try close("}", opening)
      return .array(nodes, opening.lowerBound..<lastRange.upperBound)
    default:
      let node = try expression()
      if !isClose(")"), !isAtEnd, token.beginsLine { try failAtEnd() }
      try close(")", opening)
      return node
    }
  }

  // MARK: Literal arrays

  private mutating func literalElements() throws(Mistake) -> [Literal] {
    var elements: [Literal] = []
    while !isClose(")"), !isAtEnd { elements.append(try literalElement()) }
    return elements
  }

  private mutating func literalElement() throws(Mistake) -> Literal {
    let first = token
    advance()
    switch first.kind {
    case .literal(let literal): return literal
    case .name(let name):
      if let reserved = Reserved(rawValue: name), reserved != .self, reserved != .super { return .reserved(reserved) }
      return .symbol(name)
    case .keyword(let keyword):
      var name = keyword
      var end = first.range.upperBound
      while case .keyword(let more) = token.kind, token.range.lowerBound == end {
        name += more
        end = token.range.upperBound
        advance()
      }
      return .symbol(name)
    case .operator(let name): return .symbol(name)
    case .arrow: return .symbol("<-")
    case .arrayStart, .open(UInt8(ascii: "(")):
      let elements = try nested { parser throws(Mistake) in try parser.literalElements() }
      try close(")", first.range)
      return .array(elements)
    case .bytesStart, .open(UInt8(ascii: "[")):
      let bytes = try literalBytes()
      try close("]", first.range)
      return .bytes(bytes)
    default:
      try fail(
        at: first.range, "`\(text(first))` cannot stand in a literal array",
        suggestion: "`{a. b}` makes an array of what expressions answer")
    }
  }

  private mutating func literalBytes() throws(Mistake) -> [UInt8] {
    var bytes: [UInt8] = []
    while case .literal(let literal) = token.kind {
      guard case .integer(let integer) = literal, let small = integer.small, (0...255).contains(small) else {
        try fail(at: token.range, "a byte is an integer from 0 to 255")
      }
      bytes.append(UInt8(small))
      advance()
    }
    return bytes
  }

  // MARK: What is missing

  /// An expression has ended, and what comes cannot go on with it.
  mutating func failAtEnd() throws(Mistake) {
    if case .close = token.kind, depth == 0 {
      defer { advance() }
      // It may be the one that was reported to be missing.
      if diagnostics.errorCount > errorsBefore { throw Mistake() }
      try fail(at: token.range, "`\(text(token))` closes nothing")
    }
    if token.beginsLine {
      let end = lastRange.upperBound
      let line = source.position(at: token.range.lowerBound).line
      try fail(
        at: end..<end, "a missing period?",
        suggestion: "the statement ends here, for line \(line) begins another: a `.` separates them")
    }
    if case .assign = tokens[min(next + 1, tokens.count - 1)].kind {
      try fail(
        at: token.range, "`\(text(token)) :=` begins a statement: a missing period?",
        suggestion: "a `.` separates statements")
    }
    if case .assign = token.kind {
      try fail(
        at: token.range, "only a variable can be given a value", suggestion: "`name := expression`")
    }
    try fail(
      at: token.range, "the statement should have ended before `\(text(token))`",
      suggestion: "a `.` separates statements")
  }
}
