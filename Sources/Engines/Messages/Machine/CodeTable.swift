import Diagnostics

/// What the interpreter's loop needs of each piece of code, as plain data in raw memory.
@unsafe struct CodeEntry {
  let words: UnsafeMutablePointer<UInt32>
  let sites: UnsafeMutablePointer<SiteMemo>
  let parameterCount: Int
  let localCount: Int
  /// Words that its frame may take, from the receiver up.
  let frameSize: Int
  let primitive: Int
  let hasEnvironment: Bool
}

/// What was found out at a place of a send or a name, the last time; good for one shape in one epoch.
struct SiteMemo {
  var shape = TaggedWord.nil
  var epoch: UInt32 = 0
  /// Of a send: the number of the code. Of a name: where the slot lies, or with all bits changed the number of the root.
  var number: Int32 = 0
  /// Whose method, or whose slot it is; of a slot of the receiver itself nil. Of an ignored message the entry in the ledger.
  var holder = TaggedWord.nil
  let symbol: Symbol
  let argumentCount: Int32
}

/// All code of one machine, by number.
@safe final class CodeTable {
  /// Stands at a site where the message was ignored.
  static let ignoring: Int32 = 0

  private(set) var codes: [Bytecode] = []
  private(set) var entries: UnsafeMutablePointer<CodeEntry>
  private var capacity = 256
  /// For code in its first form the number of its second, once that was needed.
  private var secondForms: [Int32: Int32] = [:]
  private var lateBlocks: [Int64: Int32] = [:]
  /// The numbers of the blocks that stand in a piece of code.
  private var blocks: [[Int32]] = []
  /// The instructions of each, which copies of the table share.
  private var instructions: [Instructions] = []
  /// Numbers that can be given again.
  private var free: [Int32] = []

  @safe private final class Instructions {
    let words: UnsafeMutablePointer<UInt32>
    init(_ code: Bytecode) {
      unsafe words = UnsafeMutablePointer<UInt32>.allocate(capacity: code.words.count)
      for index in code.words.indices { unsafe (words + index).initialize(to: code.words[index]) }
    }
    deinit { unsafe words.deallocate() }
  }

  init() {
    unsafe entries = UnsafeMutablePointer.allocate(capacity: capacity)
    // It is never run: the primitive keeps the loop's short way from it.
    _ = add(Bytecode.nothing)
  }

  /// An equal, independent table; O(sites).
  init(copying other: CodeTable) {
    codes = other.codes
    capacity = other.capacity
    secondForms = other.secondForms
    lateBlocks = other.lateBlocks
    blocks = other.blocks
    instructions = other.instructions
    free = other.free
    unsafe entries = UnsafeMutablePointer.allocate(capacity: capacity)
    for number in codes.indices {
      let old = unsafe other.entries + number
      let count = codes[number].sites.count
      let sites = UnsafeMutablePointer<SiteMemo>.allocate(capacity: max(1, count))
      unsafe sites.initialize(from: old.pointee.sites, count: count)
      unsafe (entries + number).initialize(
        to: unsafe CodeEntry(
          words: old.pointee.words, sites: sites, parameterCount: old.pointee.parameterCount,
          localCount: old.pointee.localCount, frameSize: old.pointee.frameSize, primitive: old.pointee.primitive,
          hasEnvironment: old.pointee.hasEnvironment))
    }
  }

  deinit {
    for number in codes.indices { unsafe entries[number].sites.deallocate() }
    unsafe entries.deallocate()
  }

  /// Gives a piece of code a number, and the blocks in it.
  func add(_ code: Bytecode) -> Int32 {
    let inner = code.blocks.map { add($0) }
    let number = take(code)
    blocks[Int(number)] = inner
    return number
  }

  func block(_ index: Int, of number: Int32) -> Int32 { blocks[Int(number)][index] }

  /// The number of the second form of a piece of code, which is made when it is first needed.
  func secondForm(of number: Int32, _ make: () throws(Fault) -> Bytecode) throws(Fault) -> Int32 {
    if let known = secondForms[number] { return known }
    let second = add(try make())
    secondForms[number] = second
    return second
  }

  /// The number of a block that is an object only in a detour, which is made when it is first needed.
  func late(_ index: Int, of number: Int32, _ make: () throws(Fault) -> Bytecode) throws(Fault) -> Int32 {
    let key = Int64(number) << 32 | Int64(index)
    if let known = lateBlocks[key] { return known }
    let late = add(try make())
    lateBlocks[key] = late
    return late
  }

  private func take(_ code: Bytecode) -> Int32 {
    if let number = free.popLast() {
      codes[Int(number)] = code
      instructions[Int(number)] = Instructions(code)
      setEntry(Int(number))
      return number
    }
    if codes.count == capacity {
      let larger = UnsafeMutablePointer<CodeEntry>.allocate(capacity: 2 * capacity)
      unsafe larger.moveInitialize(from: entries, count: capacity)
      unsafe entries.deallocate()
      unsafe entries = larger
      capacity *= 2
    }
    codes.append(code)
    blocks.append([])
    instructions.append(Instructions(code))
    setEntry(codes.count - 1)
    return Int32(codes.count - 1)
  }

  private func setEntry(_ number: Int) {
    let code = codes[number]
    let sites = UnsafeMutablePointer<SiteMemo>.allocate(capacity: max(1, code.sites.count))
    for index in code.sites.indices {
      let site = code.sites[index]
      unsafe (sites + index).initialize(
        to: SiteMemo(symbol: site.symbol, argumentCount: Int32(site.argumentCount)))
    }
    unsafe (entries + number).initialize(
      to: unsafe CodeEntry(
        words: instructions[number].words, sites: sites, parameterCount: code.parameterCount,
        localCount: code.localCount, frameSize: 1 + code.localCount + FrameField.count + code.deepest,
        primitive: code.primitive, hasEnvironment: code.isCaptured))
  }

  // MARK: Freeing

  /// How many pieces of code there are.
  var count: Int { codes.count - free.count }

  /// Gives numbers back that nobody has any more; `isAlive` says of each whether an object or a frame has it. O(code).
  func freeAllBut(_ isAlive: [Bool]) {
    var isAlive = isAlive
    var inner: [Int32: [Int32]] = [:]
    for (first, second) in secondForms { inner[first, default: []].append(second) }
    for (key, late) in lateBlocks { inner[Int32(key >> 32), default: []].append(late) }
    isAlive[Int(Self.ignoring)] = true
    var open = isAlive.indices.filter { isAlive[$0] }
    while let number = open.popLast() {
      for other in blocks[number] + (inner[Int32(number)] ?? []) where !isAlive[Int(other)] {
        isAlive[Int(other)] = true
        open.append(Int(other))
      }
    }
    for number in free { isAlive[Int(number)] = true }
    for number in codes.indices where !isAlive[number] {
      unsafe entries[number].sites.deallocate()
      codes[number] = Bytecode.nothing
      blocks[number] = []
      instructions[number] = instructions[Int(Self.ignoring)]
      setEntry(number)
      free.append(Int32(number))
    }
    secondForms = secondForms.filter { isAlive[Int($0.value)] && isAlive[Int($0.key)] }
    lateBlocks = lateBlocks.filter { isAlive[Int($0.value)] && isAlive[Int($0.key >> 32)] }
  }
}

extension Bytecode {
  /// Code that says nothing, in place of some that is gone.
  static let nothing: Bytecode = {
    let source = SourceText(name: "nothing", "nil")
    let statement = Statement(kind: .declare([]), range: 0..<source.bytes.count)
    var head = BytecodeCompiler.Head(origin: .statement(statement), kind: .statement, range: statement.range)
    head.primitive = 0
    var parts = BytecodeCompiler.Parts()
    parts.words = [UInt32(Opcode.pushNil.rawValue), UInt32(Opcode.answer.rawValue)]
    parts.places = [0, 0]
    parts.deepest = 1
    return Bytecode(head, parts, isCaptured: false, source: source)
  }()
}

/// What lies in a frame behind its locals, which lie behind the receiver. What was computed so far comes last.
enum FrameField {
  /// The frame below begins there.
  static let callerFrame = 0
  /// Where the frame below goes on.
  static let callerPlace = 1
  static let callerCode = 2
  /// The environment that a block brought along; nil of a method.
  static let environment = 3
  /// The object whose method it is: `super` starts at its link.
  static let holder = 4
  static let marker = 5
  static let count = 6
}
