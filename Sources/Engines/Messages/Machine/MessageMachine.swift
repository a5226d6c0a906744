package import Diagnostics

/// The fast machine for message programs: it runs bytecode, and must answer what the plain interpreter (`PlainWorld`) answers.
///
/// The frames of the running turn lie one after the other on one stack of words, and the interpreter never calls itself. A frame is:
///
///     receiver, arguments, temporaries and other locals, six words (see `FrameField`), what was computed so far
@safe package final class MessageMachine {
  let model: ObjectModel
  let codes: CodeTable
  var symbols = SymbolTable()
  /// For each symbol where in the roots its global lies, or 0.
  var globalPlaces: [Int32] = []
  /// Globals in the order in which they came.
  var globalOrder: [Symbol] = []
  package var limits = WorldLimits()

  // The running frame, while the loop does not have it.
  var stack: UnsafeMutablePointer<TaggedWord>
  var stackSize = 1 << 14
  /// Behind the last word on the stack.
  var top = 0
  /// Where the frame begins: its receiver; -1 without a frame.
  var frame = -1
  /// The number of its code.
  var code: Int32 = 0
  /// The next instruction.
  var place = 0
  var depth = 0

  /// What the Transcript shows and nobody has taken yet, in UTF-8.
  package internal(set) var transcript: [UInt8] = []
  package internal(set) var ledger = Ledger()
  var lastIdentityHash: Int64 = 0
  /// Why main's last statement failed, if it did.
  package internal(set) var mainFailure: TurnFailure?
  /// Turns of actors that failed.
  package internal(set) var failures: [TurnFailure] = []
  /// Sends and jumps back that were done, ever.
  package internal(set) var reductions: UInt64 = 0
  /// The order in which messages and resumptions came about.
  var lastNumber = 0
  /// Turns of values, which have no mailbox, are numbered downward.
  var lastOwner: Int64 = -1
  package internal(set) var clock: Int64 = 0

  /// Whether the library has been read: what is defined from now on is a person's.
  var isReady = false
  // Whether nobody has changed what is done in place.
  var loopsAreIntact = true
  var choicesAreIntact = true
  var arithmeticIsIntact = true

  /// The numbers of primitives that the machine knows.
  let blockValuePrimitive = PrimitiveTable.numbers["blockValue"] ?? -1
  let known: KnownSymbols

  package init(nurserySize: Int = 1 << 19) {
    model = ObjectModel(nurserySize: nurserySize)
    codes = CodeTable()
    unsafe stack = UnsafeMutablePointer.allocate(capacity: stackSize)
    known = KnownSymbols(&symbols)
    makeKernel()
  }

  /// An equal, independent machine; O(words in use).
  package init(copying other: MessageMachine) {
    model = ObjectModel(copying: other.model)
    codes = CodeTable(copying: other.codes)
    symbols = other.symbols
    globalPlaces = other.globalPlaces
    globalOrder = other.globalOrder
    limits = other.limits
    stackSize = other.stackSize
    unsafe stack = UnsafeMutablePointer.allocate(capacity: stackSize)
    unsafe stack.update(from: other.stack, count: other.top)
    (top, frame, code, place, depth) = (other.top, other.frame, other.code, other.place, other.depth)
    transcript = other.transcript
    ledger = other.ledger
    lastIdentityHash = other.lastIdentityHash
    mainFailure = other.mainFailure
    failures = other.failures
    reductions = other.reductions
    lastNumber = other.lastNumber
    lastOwner = other.lastOwner
    clock = other.clock
    isReady = other.isReady
    loopsAreIntact = other.loopsAreIntact
    choicesAreIntact = other.choicesAreIntact
    arithmeticIsIntact = other.arithmeticIsIntact
    known = other.known
  }

  deinit { unsafe stack.deallocate() }

  var memory: ObjectMemory { model.memory }

  // MARK: The stack

  func push(_ word: TaggedWord) {
    unsafe stack[top] = word
    top += 1
  }

  func pop() -> TaggedWord {
    top -= 1
    return unsafe stack[top]
  }

  /// Room for a frame of that size above the top; O(words on the stack) if there is none.
  func makeRoom(for size: Int) {
    if top + size <= stackSize { return }
    let larger = max(2 * stackSize, top + size)
    let fresh = UnsafeMutablePointer<TaggedWord>.allocate(capacity: larger)
    unsafe fresh.update(from: stack, count: top)
    unsafe stack.deallocate()
    unsafe stack = fresh
    stackSize = larger
  }

  /// Where the six words of the running frame begin.
  var fields: Int { unsafe frame + 1 + codes.entries[Int(code)].localCount }

  // MARK: Statements

  /// The answer of main's last statement.
  package internal(set) var answer: TaggedWord {
    get { model.roots[ObjectModel.Root.answer] }
    set { model.roots[ObjectModel.Root.answer] = newValue }
  }

  /// Makes main's turn ready for a statement.
  package func begin(_ statement: Statement, of source: SourceText) {
    (top, frame, depth, answer, mainFailure) = (0, -1, 0, .nil, nil)
    turnOwner = Self.main
    do throws(Fault) {
      let bytecode = try BytecodeCompiler.compile(.statement(statement), of: source, &symbols)
      if let name = undeclaredName(in: bytecode, receiver: .nil) { return failAtName(name, source) }
      // Names that the statement assigns are variables of the session from now on.
      for name in bytecode.freeNames where name.isStored && global(name.symbol) == nil { setGlobal(name.symbol, .nil) }
      makeRoom(for: 1)
      push(.nil)
      enter(codes.add(bytecode), holder: .nil, environment: .nil, count: 0)
    } catch {
      guard case .plain(let text) = error.text else { return }
      failMain(exception(.plain(error.kind, text)), at: statement.range.lowerBound, of: source)
    }
  }

  /// Sends one message from outside, as main.
  package func beginSend(_ selector: String, to receiver: TaggedWord) {
    (top, frame, depth, answer, mainFailure) = (0, -1, 0, .nil, nil)
    turnOwner = Self.main
    makeRoom(for: 1)
    push(receiver)
    startTurn(with: symbols.symbol(selector), 0)
  }

  /// Main has nothing more to do: others may go on.
  package func endMain() {
    if turnOwner == Self.main { turnOwner = .nil }
  }

  /// Begins a frame whose receiver and arguments are on the stack.
  func enter(
    _ number: Int32, holder: TaggedWord, environment: TaggedWord, count: Int, marker: TaggedWord = .nil
  ) {
    let localCount = unsafe codes.entries[Int(number)].localCount
    makeRoom(for: unsafe codes.entries[Int(number)].frameSize)
    let start = top - count - 1
    for _ in count..<max(count, localCount) { push(.nil) }
    push(TaggedWord(frame))
    push(TaggedWord(place))
    push(TaggedWord(code: code))
    push(environment)
    push(holder)
    push(marker)
    (frame, code, place) = (start, number, 0)
    depth += 1
    if unsafe codes.entries[Int(number)].hasEnvironment { enterScope(0) }
    // Handlers and `ensure:` blocks still have some room beyond the limit.
    if depth == limits.depth || depth > limits.depth + 1000 || top > limits.stackWords { enteredTooDeep() }
  }

  private func enteredTooDeep() {
    let fault = MachineFault.plain(
      .tooDeep, "more than \(limits.depth) calls within each other: a recursion that does not end?")
    if depth == limits.depth { signal(fault) } else { failTurn(exception(fault)) }
  }

}

/// Names that the machine itself uses.
struct KnownSymbols {
  let messageText, defaultAction, doesNotUnderstand, receiver, message, selector, arguments: Symbol

  init(_ symbols: inout SymbolTable) {
    messageText = symbols.symbol("messageText")
    defaultAction = symbols.symbol("defaultAction")
    doesNotUnderstand = symbols.symbol("doesNotUnderstand:")
    receiver = symbols.symbol("receiver")
    message = symbols.symbol("message")
    selector = symbols.symbol("selector")
    arguments = symbols.symbol("arguments")
  }
}
