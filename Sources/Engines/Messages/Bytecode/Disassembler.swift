import Diagnostics

/// Bytecode as text, for people who want to see what a program becomes.
package struct Disassembler {
  private let symbols: SymbolTable
  private var text = ""

  /// Every statement of a program, with the methods it defines and the blocks in it.
  ///
  /// - Throws: what is too large for bytecode, in words.
  package static func text(of tree: SyntaxTree) throws(Failure) -> String {
    var symbols = SymbolTable()
    var codes: [Bytecode] = []
    for statement in tree.statements {
      do throws(Fault) {
        codes.append(try BytecodeCompiler.compile(.statement(statement), of: tree.source, &symbols))
      } catch {
        let position = tree.source.position(at: statement.range.lowerBound)
        guard case .plain(let reason) = error.text else { continue }
        throw Failure(message: "\(tree.source.name):\(position.line):\(position.column): error: \(reason)")
      }
    }
    var disassembler = Disassembler(symbols: symbols)
    for code in codes { disassembler.show(code, depth: 0) }
    return disassembler.text
  }

  package struct Failure: Error {
    /// With the place.
    package let message: String
  }

  private init(symbols: SymbolTable) { self.symbols = symbols }

  private mutating func show(_ code: Bytecode, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let position = code.source.position(at: code.range.lowerBound)
    if !text.isEmpty && depth == 0 { text += "\n" }
    text += "\(indent)\(title(code)), line \(position.line)\n"
    var place = 0
    while place < code.words.count {
      let number = String(place)
      let opcode = Self.opcode(code.words[place])
      text += indent + String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number + "  "
      text += line(opcode, code, place) + "\n"
      place += opcode.size
    }
    for block in code.blocks { show(block, depth: depth + 1) }
    for method in code.methods { show(method, depth: depth + 1) }
  }

  static func opcode(_ word: UInt32) -> Opcode { Opcode(rawValue: UInt8(truncatingIfNeeded: word)) ?? .drop }

  private func title(_ code: Bytecode) -> String {
    var title: String
    switch code.kind {
    case .statement: title = "statement"
    case .block: title = "block"
    case .method(let selector): title = "method \(symbols[selector])"
    case .delivery: title = "delivery"
    }
    if code.parameterCount > 0 { title += ", " + Count.text(UInt64(code.parameterCount), "argument") }
    if code.isCaptured { title += ", variables in an environment" }
    return title
  }

  private func line(_ opcode: Opcode, _ code: Bytecode, _ place: Int) -> String {
    let operand = Int(code.words[place] >> 8)
    let name = Self.mnemonic(opcode)
    func second() -> String { String(code.words[place + 1]) }
    switch opcode {
    case .pushInteger: return "\(name) \((operand ^ 0x80_0000) - 0x80_0000)"
    case .pushConstant: return "\(name) \(word(code.constants[operand]))"
    case .pushLiteral: return "\(name) \(operand)"
    case .pushLocal, .storeLocal, .popLocal, .countLocal: return "\(name) \(operand)"
    case .makeBlock, .makeLateBlock: return "\(name) \(operand >> 12)"
    case .pushScoped, .storeScoped, .popScoped, .pushOuter, .storeOuter, .popOuter:
      return "\(name) \(operand & 0xFFF), \(operand >> 12)"
    case .pushName, .storeName, .declare: return "\(name) \(symbols[code.sites[operand].symbol])"
    case .send, .superSend, .queue, .add, .subtract, .multiply, .less, .greater, .lessOrEqual, .greaterOrEqual, .equal,
      .notEqual, .identical, .quotient, .remainder:
      return "\(name) \(symbols[code.sites[operand].symbol])"
    case .enterScope, .makeArray, .uninline, .answerHome, .install, .installOfClass:
      return "\(name) \(operand)"
    case .jump, .jumpBack, .branchUnlessTrue, .branchUnlessFalse: return "\(name) to \(operand)"
    case .guardLoop, .guardCount, .guardTimes: return "\(name), else \(operand)"
    case .branchIfFalse, .branchIfTrue: return "\(name) to \(operand), if neither to \(second())"
    case .branchIfCounted: return "\(name) \(operand) to \(second())"
    case .pushNil, .pushTrue, .pushFalse, .pushSelf, .duplicate, .drop, .answer, .answerSelf, .restart: return name
    }
  }

  private func word(_ word: TaggedWord) -> String {
    if word.isInteger { return String(word.integer) }
    if word.isSymbol { return "#" + symbols[word.symbol] }
    if word.isCharacter { return "character \(word.character)" }
    return FloatText.shortest(word.float)
  }

  /// What each opcode is called, in the order of their numbers.
  package static let mnemonics = [
    "push nil", "push true", "push false", "push self", "push integer", "push constant", "push literal",
    "push local", "store local", "pop local", "push scoped", "store scoped", "pop scoped", "push outer",
    "store outer", "pop outer", "push name", "store name", "enter scope", "make block",
    "make late block", "make array", "send", "super send", "queue", "add", "subtract", "multiply", "less",
    "greater", "less or equal", "greater or equal", "equal", "not equal", "identical", "quotient", "remainder",
    "duplicate",
    "drop", "jump", "jump back", "branch if false", "branch if true", "branch unless true", "branch unless false",
    "guard loop", "guard count", "guard times", "branch if counted", "count local", "uninline", "answer",
    "answer self", "answer home", "restart", "install", "install of class", "declare"
  ]

  private static func mnemonic(_ opcode: Opcode) -> String { mnemonics[Int(opcode.rawValue)] }
}
