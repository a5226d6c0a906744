import Diagnostics

/// Checks bytecode on its own: whatever way control takes, the stack has the same height at each place, every branch leads to an
/// instruction, and every operand names something that is there.
package struct BytecodeVerifier {
  private let code: Bytecode
  private var heights: [Int]
  private var open: [Int] = []
  private var problem = ""

  /// What is wrong with the code of a program, in both its forms; empty if nothing is.
  package static func problem(in tree: SyntaxTree) -> String {
    var symbols = SymbolTable()
    for statement in tree.statements {
      var problem = ""
      do throws(Fault) {
        let code = try BytecodeCompiler.compile(.statement(statement), of: tree.source, &symbols)
        problem = try Self.problem(in: code, &symbols)
      } catch {
        problem = "it is too large"
      }
      if !problem.isEmpty { return "line \(tree.source.line(at: statement.range.lowerBound) + 1): \(problem)" }
    }
    return ""
  }

  private static func problem(in code: Bytecode, _ symbols: inout SymbolTable) throws(Fault) -> String {
    var verifier = BytecodeVerifier(code)
    verifier.verify()
    if !verifier.problem.isEmpty { return verifier.problem }
    if !code.isCaptured {
      let second = try BytecodeCompiler.compile(code.origin, of: code.source, &symbols, captured: true)
      verifier = BytecodeVerifier(second)
      verifier.verify()
      if !verifier.problem.isEmpty { return "in its second form: \(verifier.problem)" }
      if second.places != code.places || second.localCount != code.localCount || second.deepest != code.deepest {
        return "its two forms are not alike"
      }
    }
    for late in code.lateBlocks {
      let block = try BytecodeCompiler.compile(.block(late), of: code.source, &symbols)
      // Blocks within it are late in turn; they were read here already.
      verifier = BytecodeVerifier(block)
      verifier.verify()
      if !verifier.problem.isEmpty { return "in a late block: \(verifier.problem)" }
    }
    for inner in code.blocks + code.methods {
      let problem = try Self.problem(in: inner, &symbols)
      if !problem.isEmpty { return problem }
    }
    return ""
  }

  private init(_ code: Bytecode) {
    self.code = code
    heights = Array(repeating: -1, count: code.words.count)
  }

  private mutating func verify() {
    go(to: 0, 0)
    var starts = Set<Int>()
    var place = 0
    while place < code.words.count {
      starts.insert(place)
      place += Disassembler.opcode(code.words[place]).size
    }
    if place != code.words.count { problem = "the last instruction is cut off" }
    while problem.isEmpty, let place = open.popLast() {
      if !starts.contains(place) { problem = "\(place) is no beginning of an instruction" }
      follow(place)
    }
  }

  private mutating func go(to place: Int, _ height: Int) {
    guard code.words.indices.contains(place) else {
      problem = "control leaves the code"
      return
    }
    if heights[place] < 0 {
      heights[place] = height
      open.append(place)
    } else if heights[place] != height {
      problem = "at \(place) the stack is \(heights[place]) or \(height) high"
    }
    if height > code.deepest { problem = "at \(place) the stack is \(height) high, and \(code.deepest) was promised" }
  }

  private mutating func follow(_ place: Int) {
    let word = code.words[place]
    let opcode = Disassembler.opcode(word)
    let operand = Int(word >> 8)
    let height = heights[place]
    let next = place + opcode.size
    var effect = 0
    var needed = 0
    func check(_ index: Int, _ count: Int) {
      if index >= count { problem = "at \(place) there is no \(index) of \(count)" }
    }
    switch opcode {
    case .pushNil, .pushTrue, .pushFalse, .pushSelf, .pushInteger: effect = 1
    case .pushConstant:
      check(operand, code.constants.count)
      effect = 1
    case .pushLiteral:
      check(operand, code.literals.count)
      effect = 1
    case .pushLocal, .storeLocal, .popLocal, .countLocal:
      check(operand, code.localCount)
      (needed, effect) =
        opcode == .pushLocal ? (0, 1) : opcode == .countLocal ? (0, 0) : (1, opcode == .popLocal ? -1 : 0)
    case .pushScoped, .storeScoped, .popScoped:
      check(operand & 0xFFF, code.localCount)
      if !code.isCaptured { problem = "at \(place) there are no environments" }
      (needed, effect) = opcode == .pushScoped ? (0, 1) : (1, opcode == .popScoped ? -1 : 0)
    case .pushOuter, .storeOuter, .popOuter:
      (needed, effect) = opcode == .pushOuter ? (0, 1) : (1, opcode == .popOuter ? -1 : 0)
    case .pushName, .storeName, .declare:
      check(operand, code.sites.count)
      (needed, effect) = opcode == .pushName ? (0, 1) : opcode == .declare ? (0, 0) : (1, 0)
    case .enterScope: check(operand, code.scopes.count)
    case .makeBlock:
      check(operand >> 12, code.blocks.count)
      check(operand & 0xFFF, code.localCount)
      effect = 1
    case .makeLateBlock:
      check(operand >> 12, code.lateBlocks.count)
      check(operand & 0xFFF, code.localCount)
      effect = 1
    case .makeArray: (needed, effect) = (operand, 1 - operand)
    case .send, .superSend, .queue, .add, .subtract, .multiply, .less, .greater, .lessOrEqual, .greaterOrEqual, .equal,
      .notEqual, .identical, .quotient, .remainder:
      check(operand, code.sites.count)
      if problem.isEmpty {
        effect = -code.sites[operand].argumentCount
        needed = 1 - effect
      }
    case .duplicate: (needed, effect) = (1, 1)
    case .drop: (needed, effect) = (1, -1)
    case .jump, .jumpBack: return go(to: operand, height)
    case .branchIfFalse, .branchIfTrue:
      go(to: operand, height - 1)
      go(to: Int(code.words[place + 1]), height)
      (needed, effect) = (1, -1)
    case .branchUnlessTrue, .branchUnlessFalse:
      go(to: operand, height - 1)
      (needed, effect) = (1, -1)
    case .guardLoop: go(to: operand, height)
    case .guardCount, .guardTimes:
      go(to: operand, height)
      needed = opcode == .guardCount ? 2 : 1
    case .branchIfCounted:
      check(operand + 1, code.localCount)
      go(to: Int(code.words[place + 1]), height)
    case .uninline: check(operand, code.words.count)
    case .answer, .answerHome:
      if height < 1 { problem = "at \(place) there is nothing to answer" }
      return
    case .answerSelf: return
    case .restart: return go(to: 0, height)
    case .install, .installOfClass:
      check(operand, code.methods.count)
      needed = 1
    }
    if height < needed { problem = "at \(place) the stack is only \(height) high" }
    go(to: next, height + effect)
  }
}
