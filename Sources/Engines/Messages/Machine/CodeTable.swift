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
  /// Whose method, or whose slot it is; of a slot of the receiver itself nil.
  var holder = TaggedWord.nil
  let symbol: Symbol
  let argumentCount: Int32
}

/// All code of one machine, by number.
@safe final class CodeTable {
  private(set) var codes: [Bytecode] = []
  private(set) var entries: UnsafeMutablePointer<CodeEntry>
  private var capacity = 256
  /// For code in its first form the number of its second, once that was needed.
  private var secondForms: [Int32: Int32] = [:]
  private var lateBlocks: [Int64: Int32] = [:]
  /// The numbers of the blocks that stand in a piece of code.
  private var blocks: [[Int32]] = []

  init() { unsafe entries = UnsafeMutablePointer.allocate(capacity: capacity) }

  deinit {
    for number in codes.indices {
      unsafe entries[number].words.deallocate()
      unsafe entries[number].sites.deallocate()
    }
    unsafe entries.deallocate()
  }

  /// Gives a piece of code a number, and the blocks in it.
  func add(_ code: Bytecode) -> Int32 {
    let number = append(code)
    let inner = code.blocks.map { add($0) }
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

  @discardableResult
  private func append(_ code: Bytecode) -> Int32 {
    if codes.count == capacity {
      let larger = UnsafeMutablePointer<CodeEntry>.allocate(capacity: 2 * capacity)
      unsafe larger.moveInitialize(from: entries, count: capacity)
      unsafe entries.deallocate()
      unsafe entries = larger
      capacity *= 2
    }
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: code.words.count)
    for index in code.words.indices { unsafe (words + index).initialize(to: code.words[index]) }
    let sites = UnsafeMutablePointer<SiteMemo>.allocate(capacity: max(1, code.sites.count))
    for index in code.sites.indices {
      let site = code.sites[index]
      unsafe (sites + index).initialize(
        to: SiteMemo(symbol: site.symbol, argumentCount: Int32(site.argumentCount)))
    }
    let number = codes.count
    unsafe (entries + number).initialize(
      to: unsafe CodeEntry(
        words: words, sites: sites, parameterCount: code.parameterCount, localCount: code.localCount,
        frameSize: 1 + code.localCount + FrameField.count + code.deepest, primitive: code.primitive,
        hasEnvironment: code.isCaptured))
    codes.append(code)
    blocks.append([])
    return Int32(number)
  }
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
