package import Diagnostics

/// The fast machine for message programs: it runs bytecode, and must answer what the plain interpreter (`World`) answers.
///
/// The frames of the running turn lie one after the other on one stack of words, and the interpreter never calls itself. A frame is:
///
///     receiver, arguments, temporaries and other locals, six words (see `FrameField`), what was computed so far
@safe package final class MessageMachine {
  let model: ObjectModel
  let codes = CodeTable()
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
  var lastIdentityHash: Int64 = 0
  /// How the last statement ended.
  package internal(set) var answer = TaggedWord.nil
  package internal(set) var failure: String?
  /// What a program asked for that the machine cannot do yet.
  package internal(set) var lacking: String?
  /// The class of the error that it failed with.
  package internal(set) var failureClass = ""
  /// Sends and jumps back that were done, ever.
  package internal(set) var reductions: UInt64 = 0
  /// Messages that nobody understood.
  package internal(set) var ignoredCount: UInt64 = 0

  /// Whether the library has been read: what is defined from now on is a person's.
  var isReady = false
  // Whether nobody has changed what is done in place.
  var loopsAreIntact = true
  var choicesAreIntact = true
  var arithmeticIsIntact = true

  /// The numbers of primitives that the loop knows.
  let blockValuePrimitive = PrimitiveTable.numbers["blockValue"] ?? -1

  package init(nurserySize: Int = 1 << 19) {
    model = ObjectModel(nurserySize: nurserySize)
    unsafe stack = UnsafeMutablePointer.allocate(capacity: stackSize)
    makeKernel()
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

  /// Makes a statement ready to run.
  package func begin(_ statement: Statement, of source: SourceText) throws(Refusal) {
    do throws(Fault) {
      let bytecode = try BytecodeCompiler.compile(.statement(statement), of: source, &symbols)
      for name in bytecode.freeNames where name.isStored && global(name.symbol) == nil {
        setGlobal(name.symbol, .nil)
      }
      (top, frame, depth, answer, failure) = (0, -1, 0, .nil, nil)
      makeRoom(for: 1)
      push(.nil)
      enter(codes.add(bytecode), holder: .nil, environment: .nil, count: 0)
    } catch {
      throw Refusal()
    }
  }

  /// A statement that needs more than an instruction can name.
  package struct Refusal: Error {}

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
    if depth == limits.depth || depth > limits.depth + 1000 {
      let fault = MachineFault.plain(
        .tooDeep, "more than \(limits.depth) calls within each other: a recursion that does not end?")
      if depth == limits.depth { signal(fault) } else { failStatement(exception(fault)) }
    }
  }

  /// The machine is asked for something that it cannot do yet.
  func lack(_ what: String) {
    lacking = what
    fail("the fast machine does not have \(what) yet")
  }

  /// The statement is over.
  func fail(_ text: String) {
    failure = text
    (frame, top, depth) = (-1, 0, 0)
  }
}
