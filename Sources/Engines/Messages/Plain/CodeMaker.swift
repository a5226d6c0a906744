import BigNumbers
import Diagnostics

/// Turns a syntax tree into steps; it decides nothing but the order, and which names are arguments or temporaries.
struct CodeMaker {
  struct Parts {
    var steps: [Code.Step] = []
    var places: [UInt32] = []
    var literals: [Literal] = []
    var blocks: [Code] = []
    var methods: [Code] = []
    var freeNames: [Code.FreeName] = []
    var keywordPlaces: [Int: [UInt32]] = [:]
  }

  private let source: SourceText
  private let primitiveNumbers: [String: Int]
  private var symbols: SymbolTable
  /// The names of each enclosing block, innermost last.
  private var scopes: [[String]] = []
  private var parts = Parts()
  private var isInBlock = false

  private init(_ source: SourceText, _ symbols: SymbolTable, _ primitiveNumbers: [String: Int]) {
    self.source = source
    self.symbols = symbols
    self.primitiveNumbers = primitiveNumbers
  }

  /// The code of a statement at top level.
  static func statement(_ statement: Statement, of source: SourceText, _ symbols: inout SymbolTable) -> Code {
    var maker = CodeMaker(source, symbols, PrimitiveTable.numbers)
    maker.scopes = [[]]
    switch statement.kind {
    case .evaluate(let node):
      if case .answer(let inner, _) = node { maker.make(inner) } else { maker.make(node) }
    case .declare(let names):
      for name in names { maker.add(.declare(maker.symbols.symbol(name.text)), name.range) }
      maker.add(.push(.nil), statement.range)
    case .define(let definition):
      maker.make(definition.target)
      maker.parts.methods.append(maker.method(definition.method))
      maker.add(.install(0, isOfClass: definition.isOfClass), definition.method.selectorRange)
    }
    maker.add(.answer, statement.range)
    symbols = maker.symbols
    return Code(
      kind: .statement, parameterCount: 0, variableNames: [], parts: maker.parts, source: source, range: statement.range
    )
  }

  /// The code of a method that was given as text.
  static func method(_ method: MethodNode, of source: SourceText, _ symbols: inout SymbolTable) -> Code {
    var maker = CodeMaker(source, symbols, PrimitiveTable.numbers)
    let code = maker.method(method)
    symbols = maker.symbols
    return code
  }

  /// The code that sends one message to self.
  static func message(_ message: MessageNode, of source: SourceText, _ symbols: inout SymbolTable) -> Code {
    var maker = CodeMaker(source, symbols, PrimitiveTable.numbers)
    maker.scopes = [[]]
    let range = 0..<source.bytes.count
    maker.add(.receiver, range)
    maker.send(message, isSuper: false)
    maker.add(.answer, range)
    symbols = maker.symbols
    return Code(
      kind: .statement, parameterCount: 0, variableNames: [], parts: maker.parts, source: source, range: range)
  }

  // MARK: Methods and blocks

  private mutating func method(_ node: MethodNode) -> Code {
    let outer = (scopes, parts, isInBlock)
    parts = Parts()
    isInBlock = false
    let names = (node.parameters + node.body.temporaries).map { $0.text }
    scopes = [names]
    var primitive = -1
    var loops = false
    for pragma in node.pragmas {
      if pragma.keyword == "loop" { loops = true } else { primitive = primitiveNumbers[pragma.argument] ?? -1 }
      precondition(loops || primitive >= 0, "there is no primitive of that name")
    }
    for statement in node.body.statements {
      make(statement)
      add(.drop, node.range)
    }
    add(loops ? .restart : .answerReceiver, node.range.upperBound - 1..<node.range.upperBound)
    let code = Code(
      kind: .method(symbols.symbol(node.selector)), parameterCount: node.parameters.count, variableNames: names,
      parts: parts, source: source, range: node.range, primitive: primitive,
      hasBody: !node.body.statements.isEmpty || primitive < 0)
    (scopes, parts, isInBlock) = outer
    return code
  }

  private mutating func block(_ node: BlockNode) -> Code {
    let outer = (parts, isInBlock)
    parts = Parts()
    isInBlock = true
    let names = (node.parameters + node.body.temporaries).map { $0.text }
    scopes.append(names)
    for (index, statement) in node.body.statements.enumerated() {
      make(statement)
      if index < node.body.statements.count - 1 { add(.drop, node.range) }
    }
    if node.body.statements.isEmpty { add(.push(.nil), node.range) }
    add(.answer, node.range)
    let code = Code(
      kind: .block, parameterCount: node.parameters.count, variableNames: names, parts: parts, source: source,
      range: node.range)
    scopes.removeLast()
    (parts, isInBlock) = outer
    parts.freeNames += code.freeNames
    return code
  }

  // MARK: Expressions

  private mutating func make(_ node: Node) {
    switch node {
    case .literal(let literal, let range): make(literal, range)
    case .reserved(let reserved, let range): make(reserved, range)
    case .variable(let name): variable(name)
    case .assignment(let names, let value):
      make(value)
      for name in names.reversed() { store(name) }
    case .send(let receiver, let messages):
      make(receiver)
      for (index, message) in messages.enumerated() { send(message, isSuper: index == 0 && isSuper(receiver)) }
    case .cascade(let receiver, let messages):
      make(receiver)
      for (index, message) in messages.enumerated() {
        let isLast = index == messages.count - 1
        if !isLast { add(.duplicate, message.parts[0]) }
        send(message, isSuper: isSuper(receiver))
        if !isLast { add(.drop, message.parts[0]) }
      }
    case .queued(let receiver, let messages, let arrow):
      make(receiver)
      for (index, message) in messages.enumerated() {
        let isLast = index == messages.count - 1
        if !isLast { add(.duplicate, arrow) }
        for argument in message.arguments { make(argument) }
        add(.queue(symbols.symbol(message.selector), count: Int32(message.arguments.count)), message.parts[0])
        if !isLast { add(.drop, arrow) }
      }
    case .block(let node):
      parts.blocks.append(block(node))
      add(.block(parts.blocks.count - 1), node.range)
    case .array(let nodes, let range):
      for node in nodes { make(node) }
      add(.array(count: Int32(nodes.count)), range)
    case .answer(let value, let range):
      make(value)
      add(isInBlock ? .answerHome : .answer, range)
    }
  }

  private mutating func send(_ message: MessageNode, isSuper: Bool) {
    for argument in message.arguments { make(argument) }
    let selector = symbols.symbol(message.selector)
    let count = Int32(message.arguments.count)
    if message.parts.count > 1 { parts.keywordPlaces[parts.steps.count] = message.parts.map { UInt32($0.lowerBound) } }
    add(isSuper ? .superSend(selector, count: count) : .send(selector, count: count), message.parts[0])
  }

  private func isSuper(_ node: Node) -> Bool {
    if case .reserved(.super, _) = node { return true }
    return false
  }

  private mutating func make(_ reserved: Reserved, _ range: Range<Int>) {
    switch reserved {
    case .self, .super: add(.receiver, range)
    case .nil: add(.push(.nil), range)
    case .true: add(.push(.boolean(true)), range)
    case .false: add(.push(.boolean(false)), range)
    }
  }

  private mutating func make(_ literal: Literal, _ range: Range<Int>) {
    switch literal {
    case .integer(let integer):
      if let small = integer.small { return add(.push(.integer(small)), range) }
    case .float(let float): return add(.push(.float(float)), range)
    case .character(let character): return add(.push(.character(character)), range)
    case .symbol(let name): return add(.push(.symbol(symbols.symbol(name))), range)
    case .reserved(let reserved): return make(reserved, range)
    case .string, .array, .bytes, .scaled: break
    }
    parts.literals.append(literal)
    add(.literal(parts.literals.count - 1), range)
  }

  // MARK: Names

  private func place(of name: Name) -> (depth: Int32, index: Int32)? {
    for (depth, scope) in scopes.reversed().enumerated() {
      if let index = scope.lastIndex(of: name.text) { return (Int32(depth), Int32(index)) }
    }
    return nil
  }

  private mutating func variable(_ name: Name) {
    if let (depth, index) = place(of: name) { return add(.variable(depth: depth, index: index), name.range) }
    add(.name(free(name, isStored: false)), name.range)
  }

  private mutating func store(_ name: Name) {
    if let (depth, index) = place(of: name) { return add(.storeVariable(depth: depth, index: index), name.range) }
    add(.storeName(free(name, isStored: true)), name.range)
  }

  private mutating func free(_ name: Name, isStored: Bool) -> Symbol {
    let symbol = symbols.symbol(name.text)
    parts.freeNames.append(Code.FreeName(symbol: symbol, range: name.range, isStored: isStored))
    return symbol
  }

  private mutating func add(_ step: Code.Step, _ range: Range<Int>) {
    parts.steps.append(step)
    parts.places.append(UInt32(range.lowerBound))
  }
}
