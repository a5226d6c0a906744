import BigNumbers
import Diagnostics

/// Turns a syntax tree into bytecode: the order of evaluation, where each variable lies, which messages of control are done in place.
///
/// Linear in the size of the tree times the depth of blocks within each other, which the parser bounds.
struct BytecodeCompiler {
  /// What is known of a piece of code before it is compiled.
  struct Head {
    let origin: Bytecode.Origin
    let kind: Code.Kind
    var parameterCount = 0
    let range: Range<Int>
    var primitive = -1
    var hasBody = true
  }

  struct Parts {
    var words: [UInt32] = []
    var places: [UInt32] = []
    var constants: [TaggedWord] = []
    var literals: [Literal] = []
    var sites: [Bytecode.Site] = []
    var scopes: [Bytecode.Scope] = []
    var blocks: [Bytecode] = []
    var lateBlocks: [Bytecode.LateBlock] = []
    var methods: [Bytecode] = []
    var variableNames: [String] = []
    var freeNames: [Code.FreeName] = []
    var keywordPlaces: [Int: [UInt32]] = [:]
    var stretches: [Bytecode.Stretch] = []
    var localCount = 0
    var deepest = 0
  }

  /// The names of a method or block, and where they lie.
  struct Level {
    let names: [String]
    /// The first of them, or the environment that holds them.
    let local: Int
  }

  /// A block that is done in place, before its end is known.
  struct OpenStretch {
    let origin: UInt32
    let names: [String]

    func over(_ places: Range<Int>) -> Bytecode.Stretch {
      Bytecode.Stretch(places: places, origin: origin, names: names)
    }
  }

  /// Code for a message of control that could not be done in place; it stands at the end.
  struct Detour {
    let message: MessageNode
    let receiver: BlockNode?
    /// How many arguments are on the stack already.
    let evaluatedCount: Int
    /// The instruction that leads there, and the word that says where.
    let from: Int
    let word: Int
    let back: Int
    let depth: Int
    let wantsValue: Bool
    let levels: [Level]
    let openStretches: [OpenStretch]
  }

  let source: SourceText
  var symbols: SymbolTable
  var parts = Parts()
  var isCaptured = false
  /// The names of the environments around this frame, innermost last.
  var chain: [[String]] = []
  /// The names of this frame, innermost last.
  var levels: [Level] = []
  var detours: [Detour] = []
  var openStretches: [OpenStretch] = []
  var depth = 0
  private var isBlock = false
  /// More than the bits of an instruction can say.
  private var isTooLarge = false

  private init(_ source: SourceText, _ symbols: SymbolTable) {
    self.source = source
    self.symbols = symbols
  }

  // MARK: What can be compiled

  /// The code of a statement, a method or a message of its own. `captured`: in the second form, see `Bytecode`.
  ///
  /// - Throws: a fault if it needs more variables or instructions than an instruction can name.
  static func compile(
    _ origin: Bytecode.Origin, of source: SourceText, _ symbols: inout SymbolTable, captured: Bool = false
  ) throws(Fault) -> Bytecode {
    var compiler = BytecodeCompiler(source, symbols)
    let code = compiler.code(origin, captured: captured)
    symbols = compiler.symbols
    if compiler.isTooLarge {
      throw Fault(.tooLarge, "this is more than one method can hold: cut it into smaller ones")
    }
    return code
  }

  private mutating func code(_ origin: Bytecode.Origin, captured: Bool) -> Bytecode {
    switch origin {
    case .method(let node): return method(node, captured: captured)
    case .block(let late):
      chain = late.chain
      return block(late.node, captured: captured)
    case .statement(let statement): return self.statement(statement, captured: captured)
    case .message(let message):
      let range = 0..<source.bytes.count
      beginFrame(Body(temporaries: [], statements: []), [], captured: captured)
      add(.pushSelf, at: range, 1)
      send(message, isSuper: false)
      add(.answer, at: range, -1)
      return endFrame(Head(origin: origin, kind: .statement, range: range))
    }
  }

  private mutating func statement(_ statement: Statement, captured: Bool) -> Bytecode {
    switch statement.kind {
    case .evaluate(var node):
      if case .answer(let inner, _) = node { node = inner }
      beginFrame(Body(temporaries: [], statements: [node]), [], captured: captured)
      make(node)
    case .declare(let names):
      beginFrame(Body(temporaries: [], statements: []), [], captured: captured)
      for name in names { add(.declare, site(symbols.symbol(name.text)), at: name.range, 0) }
      add(.pushNil, at: statement.range, 1)
    case .define(let definition):
      beginFrame(Body(temporaries: [], statements: [definition.target]), [], captured: captured)
      make(definition.target)
      parts.methods.append(inner { compiler in compiler.method(definition.method, captured: false) })
      add(
        definition.isOfClass ? .installOfClass : .install, parts.methods.count - 1,
        at: definition.method.selectorRange, 0)
    }
    add(.answer, at: statement.range, -1)
    return endFrame(Head(origin: .statement(statement), kind: .statement, range: statement.range))
  }

  private mutating func method(_ node: MethodNode, captured: Bool) -> Bytecode {
    var head = Head(
      origin: .method(node), kind: .method(symbols.symbol(node.selector)), parameterCount: node.parameters.count,
      range: node.range)
    var loops = false
    for pragma in node.pragmas {
      if pragma.keyword == "loop" {
        loops = true
      } else {
        head.primitive = PrimitiveTable.numbers[pragma.argument] ?? -1
      }
    }
    head.hasBody = !node.body.statements.isEmpty || head.primitive < 0
    beginFrame(node.body, node.parameters, captured: captured)
    for statement in node.body.statements { makeEffect(statement) }
    add(loops ? .restart : .answerSelf, at: node.range.upperBound - 1..<node.range.upperBound, 0)
    return endFrame(head)
  }

  private mutating func block(_ node: BlockNode, captured: Bool) -> Bytecode {
    isBlock = true
    beginFrame(node.body, node.parameters, captured: captured)
    makeBody(node.body, wantsValue: true, at: node.range)
    add(.answer, at: node.range, -1)
    let origin = Bytecode.Origin.block(Bytecode.LateBlock(node: node, chain: chain))
    return endFrame(Head(origin: origin, kind: .block, parameterCount: node.parameters.count, range: node.range))
  }

  // MARK: Frames

  private mutating func beginFrame(_ body: Body, _ parameters: [Name], captured: Bool) {
    isCaptured = captured || CaptureSearch.isCaptured(body, parameters: parameters, hasHome: !isBlock)
    let names = (parameters + body.temporaries).map { $0.text }
    // Even without names there is a place for the environment, which blocks return through.
    parts.variableNames = names
    levels = [Level(names: names, local: allocate(max(1, names.count)))]
    parts.scopes.append(
      Bytecode.Scope(
        local: 0, count: names.count, parameterCount: parameters.count, outerLocal: -1, places: 0..<Int.max))
  }

  private mutating func endFrame(_ head: Head) -> Bytecode {
    var index = 0
    // In the second form a local is half an operand.
    if parts.localCount > 0xFFF { isTooLarge = true }
    // A detour can hold others.
    while index < detours.count {
      makeDetour(detours[index])
      index += 1
    }
    return Bytecode(head, parts, isCaptured: isCaptured, source: source)
  }

  /// Compiles something that has a frame of its own.
  private mutating func inner(_ body: (inout BytecodeCompiler) -> Bytecode) -> Bytecode {
    var compiler = BytecodeCompiler(source, symbols)
    let code = body(&compiler)
    symbols = compiler.symbols
    if compiler.isTooLarge { isTooLarge = true }
    return code
  }

  mutating func allocate(_ count: Int) -> Int {
    defer { parts.localCount += count }
    return parts.localCount
  }

  // MARK: Expressions

  /// Leaves the value on the stack.
  mutating func make(_ node: Node) {
    switch node {
    case .literal(let literal, let range): make(literal, range)
    case .reserved(let reserved, let range): make(reserved, range)
    case .variable(let name): variable(name, .pushLocal, .pushScoped, .pushOuter, .pushName, 1)
    case .assignment(let names, let value): assign(names, value, wantsValue: true)
    case .send(let receiver, let messages): chainOfSends(receiver, messages, wantsValue: true)
    case .cascade(let receiver, let messages):
      make(receiver)
      for (index, message) in messages.enumerated() {
        let isLast = index == messages.count - 1
        if !isLast { add(.duplicate, at: message.parts[0], 1) }
        send(message, isSuper: isSuper(receiver))
        if !isLast { add(.drop, at: message.parts[0], -1) }
      }
    case .queued(let receiver, let messages, let arrow):
      make(receiver)
      for (index, message) in messages.enumerated() {
        let isLast = index == messages.count - 1
        if !isLast { add(.duplicate, at: arrow, 1) }
        for argument in message.arguments { make(argument) }
        add(.queue, site(message), at: message.parts[0], -message.arguments.count)
        if !isLast { add(.drop, at: arrow, -1) }
      }
    case .block(let node): object(node)
    case .array(let nodes, let range):
      for node in nodes { make(node) }
      add(.makeArray, nodes.count, at: range, 1 - nodes.count)
    case .answer(let value, let range):
      make(value)
      if isBlock {
        add(.answerHome, max(0, chain.count - 1), at: range, 0)
      } else {
        add(.answer, at: range, 0)
      }
    }
  }

  /// Leaves nothing on the stack.
  mutating func makeEffect(_ node: Node) {
    switch node {
    case .literal, .reserved, .block: break
    case .assignment(let names, let value): assign(names, value, wantsValue: false)
    case .send(let receiver, let messages): chainOfSends(receiver, messages, wantsValue: false)
    case .answer:
      make(node)
      depth -= 1
    default:
      make(node)
      add(.drop, at: last, -1)
    }
  }

  /// Where the instruction before came from.
  private var last: Range<Int> {
    let place = Int(parts.places.last ?? 0)
    return place..<place
  }

  mutating func makeBody(_ body: Body, wantsValue: Bool, at range: Range<Int>) {
    for (index, statement) in body.statements.enumerated() {
      if wantsValue, index == body.statements.count - 1 { make(statement) } else { makeEffect(statement) }
    }
    if wantsValue, body.statements.isEmpty { add(.pushNil, at: range, 1) }
  }

  /// A block that is an object.
  private mutating func object(_ node: BlockNode) {
    let around = isCaptured ? chain + levels.map { $0.names } : chain
    let code = inner { compiler in
      compiler.chain = around
      return compiler.block(node, captured: false)
    }
    parts.freeNames += code.freeNames
    parts.blocks.append(code)
    add(.makeBlock, pair(levels.last?.local ?? 0, parts.blocks.count - 1), at: node.range, 1)
  }

  private mutating func chainOfSends(_ receiver: Node, _ messages: [MessageNode], wantsValue: Bool) {
    var start = 0
    if let control = InlinedControl(messages[0], receiver: receiver), control.takesReceiver {
      inline(control, messages[0], wantsValue: wantsValue || messages.count > 1)
      start = 1
      if messages.count == 1 { return }
    } else {
      make(receiver)
    }
    for index in start..<messages.count {
      let wants = wantsValue || index < messages.count - 1
      if let control = InlinedControl(messages[index], receiver: index == 0 ? receiver : nil) {
        inline(control, messages[index], wantsValue: wants)
      } else {
        send(messages[index], isSuper: index == 0 && isSuper(receiver))
        if !wants { add(.drop, at: messages[index].parts[0], -1) }
      }
    }
  }

  mutating func send(_ message: MessageNode, isSuper: Bool) {
    for argument in message.arguments { make(argument) }
    sendOnly(message, isSuper: isSuper)
  }

  /// The receiver and the arguments are on the stack.
  mutating func sendOnly(_ message: MessageNode, isSuper: Bool) {
    let opcode = isSuper ? Opcode.superSend : Opcode.arithmetic(message.selector) ?? .send
    add(opcode, site(message), at: message.parts[0], -message.arguments.count)
  }

  private mutating func site(_ message: MessageNode) -> Int {
    let number = site(symbols.symbol(message.selector), message.arguments.count)
    if message.parts.count > 1 { parts.keywordPlaces[number] = message.parts.map { UInt32($0.lowerBound) } }
    return number
  }

  private mutating func site(_ symbol: Symbol, _ count: Int = 0) -> Int {
    parts.sites.append(Bytecode.Site(symbol: symbol, argumentCount: count))
    return parts.sites.count - 1
  }

  private func isSuper(_ node: Node) -> Bool {
    if case .reserved(.super, _) = node { return true }
    return false
  }

  mutating func make(_ reserved: Reserved, _ range: Range<Int>) {
    switch reserved {
    case .self, .super: add(.pushSelf, at: range, 1)
    case .nil: add(.pushNil, at: range, 1)
    case .true: add(.pushTrue, at: range, 1)
    case .false: add(.pushFalse, at: range, 1)
    }
  }

  private mutating func make(_ literal: Literal, _ range: Range<Int>) {
    var constant: TaggedWord?
    switch literal {
    case .integer(let integer):
      if let small = integer.small {
        if (-0x80_0000...0x7F_FFFF).contains(small) {
          return add(.pushInteger, Int(small) & 0xFF_FFFF, at: range, 1)
        }
        constant = TaggedWord(small)
      }
    case .float(let float): constant = TaggedWord(float)
    case .character(let character): constant = TaggedWord(character: character)
    case .symbol(let name): constant = TaggedWord(symbol: symbols.symbol(name))
    case .reserved(let reserved): return make(reserved, range)
    case .string, .array, .bytes, .scaled: break
    }
    if let constant {
      parts.constants.append(constant)
      return add(.pushConstant, parts.constants.count - 1, at: range, 1)
    }
    parts.literals.append(literal)
    add(.pushLiteral, parts.literals.count - 1, at: range, 1)
  }

  // MARK: Names

  private mutating func assign(_ names: [Name], _ value: Node, wantsValue: Bool) {
    make(value)
    for (index, name) in names.reversed().enumerated() {
      if wantsValue || index < names.count - 1 {
        variable(name, .storeLocal, .storeScoped, .storeOuter, .storeName, 0)
      } else {
        variable(name, .popLocal, .popScoped, .popOuter, .storeName, -1)
      }
    }
  }

  /// Reads or writes a variable, wherever it lies.
  private mutating func variable(
    _ name: Name, _ local: Opcode, _ scoped: Opcode, _ outer: Opcode, _ free: Opcode, _ effect: Int
  ) {
    for level in levels.reversed() {
      guard let index = level.names.lastIndex(of: name.text) else { continue }
      if isCaptured {
        return add(scoped, pair(level.local, index), at: name.range, effect)
      }
      return add(local, level.local + index, at: name.range, effect)
    }
    for (links, names) in chain.reversed().enumerated() {
      guard let index = names.lastIndex(of: name.text) else { continue }
      return add(outer, pair(links, index), at: name.range, effect)
    }
    let symbol = symbols.symbol(name.text)
    let isStored = free != .pushName
    // A write that fails may be resumed with a value, which must find the stack as high as it was.
    let pops = effect < 0
    parts.freeNames.append(Code.FreeName(symbol: symbol, range: name.range, isStored: isStored))
    add(free, site(symbol), at: name.range, pops ? 0 : effect)
    if pops { add(.drop, at: name.range, -1) }
  }

  /// Two numbers in one operand.
  mutating func pair(_ first: Int, _ second: Int) -> Int {
    if first > 0xFFF || second > 0xFFF { isTooLarge = true }
    return first & 0xFFF | (second & 0xFFF) << 12
  }

  // MARK: Instructions

  /// Adds an instruction that makes the stack so much higher.
  mutating func add(_ opcode: Opcode, _ operand: Int = 0, at range: Range<Int>, _ effect: Int) {
    if operand > 0xFF_FFFF { isTooLarge = true }
    parts.words.append(UInt32(opcode.rawValue) | UInt32(truncatingIfNeeded: operand) << 8)
    parts.places.append(UInt32(range.lowerBound))
    for _ in 1..<opcode.size {
      parts.words.append(0)
      parts.places.append(UInt32(range.lowerBound))
    }
    depth += effect
    parts.deepest = max(parts.deepest, depth)
  }

  var here: Int { parts.words.count }

  /// Lets an instruction go on here.
  mutating func lead(_ instruction: Int, to place: Int) {
    if place > 0xFF_FFFF { isTooLarge = true }
    parts.words[instruction] = parts.words[instruction] & 0xFF | UInt32(truncatingIfNeeded: place) << 8
  }
}
