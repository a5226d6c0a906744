/// The instructions that the loop does not do itself.
extension MessageMachine {
  private var locals: Int { frame + 1 }
  private var bytecode: Bytecode { codes.codes[Int(code)] }

  func execute(_ opcode: Opcode, _ operand: Int) {
    switch opcode {
    case .pushLiteral: push(made(bytecode.literals[operand]))
    case .pushConstant: push(bytecode.constants[operand])
    case .storeScoped, .popScoped:
      memory.store(
        unsafe stack[top - 1], in: unsafe stack[locals + operand & 0xFFF], EnvironmentField.count + operand >> 12)
      if opcode == .popScoped { top -= 1 }
    case .storeOuter, .popOuter:
      memory.store(unsafe stack[top - 1], in: outer(operand & 0xFFF), EnvironmentField.count + operand >> 12)
      if opcode == .popOuter { top -= 1 }
    case .pushName: pushName(operand)
    case .storeName: storeName(operand)
    case .enterScope: enterScope(operand)
    case .makeBlock: push(makeBlock(codes.block(operand >> 12, of: code), operand & 0xFFF))
    case .makeLateBlock: makeLateBlock(operand >> 12, operand & 0xFFF)
    case .makeArray:
      let array = memory.make(
        .array, shape: model.kernelShape(ObjectModel.Root.array), fieldCount: operand)
      for index in 0..<operand { memory.store(unsafe stack[top - operand + index], in: array, index) }
      top -= operand
      push(array)
    case .guardLoop: if !loopsAreIntact { place = operand }
    case .guardTimes: if !loopsAreIntact || !isCountable(unsafe stack[top - 1]) { place = operand }
    case .guardCount:
      if unsafe !loopsAreIntact || !isCountable(stack[top - 1]) || !stack[top - 2].isInteger { place = operand }
    case .uninline: uninline(operand)
    case .answerHome: answerHome(operand)
    case .restart: place = 0
    case .install, .installOfClass: install(operand, isOfClass: opcode == .installOfClass)
    case .declare:
      let name = bytecode.sites[operand].symbol
      setGlobal(name, global(name) ?? .nil)
    case .superSend: sendToSuper(operand)
    case .queue: queue(operand)
    // The loop does all others itself.
    default: preconditionFailure("an instruction that the machine does not know")
    }
  }

  /// One more than the last number must be an integer in a word.
  private func isCountable(_ word: TaggedWord) -> Bool {
    word.isInteger && word.integer < TaggedWord.integers.upperBound
  }

  // MARK: Environments and blocks

  /// So many links outward from the environment that the running block brought along.
  private func outer(_ links: Int) -> TaggedWord {
    var environment = unsafe stack[fields + FrameField.environment]
    for _ in 0..<links { environment = memory[environment, EnvironmentField.outer] }
    return environment
  }

  /// The variables of a method, or of a block that is done in place, begin anew.
  func enterScope(_ index: Int) {
    let scope = bytecode.scopes[index]
    guard bytecode.isCaptured else {
      for local in scope.local..<scope.local + scope.count { unsafe stack[locals + local] = .nil }
      return
    }
    makeEnvironment(scope, from: index == 0 ? scope.parameterCount : 0)
  }

  /// An environment with so many variables taken from the frame.
  private func makeEnvironment(_ scope: Bytecode.Scope, from count: Int) {
    let environment = memory.make(.environment, shape: .nil, fieldCount: EnvironmentField.count + scope.count)
    let outer = unsafe scope.outerLocal >= 0 ? stack[locals + scope.outerLocal] : stack[fields + FrameField.environment]
    memory.store(outer, in: environment, EnvironmentField.outer)
    memory.store(TaggedWord(frame), in: environment, EnvironmentField.frame)
    for index in 0..<count {
      memory.store(unsafe stack[locals + scope.local + index], in: environment, EnvironmentField.count + index)
    }
    unsafe stack[locals + scope.local] = environment
  }

  /// The fields of a block.
  enum BlockField {
    static let code = 0
    static let environment = 1
    static let receiver = 2
    static let holder = 3
    static let count = 4
  }

  private func makeBlock(_ number: Int32, _ local: Int) -> TaggedWord {
    let block = memory.make(
      .block, shape: model.kernelShape(ObjectModel.Root.block), fieldCount: BlockField.count)
    memory.store(TaggedWord(code: number), in: block, BlockField.code)
    let environment =
      unsafe bytecode.isCaptured ? stack[locals + local] : stack[fields + FrameField.environment]
    memory.store(environment, in: block, BlockField.environment)
    memory.store(unsafe stack[frame], in: block, BlockField.receiver)
    memory.store(unsafe stack[fields + FrameField.holder], in: block, BlockField.holder)
    return block
  }

  private static let tooLong = MachineFault.plain(
    .tooLarge, "this is more than one method can hold: cut it into smaller ones")

  private func makeLateBlock(_ index: Int, _ local: Int) {
    let bytecode = self.bytecode
    do throws(Fault) {
      let late = try codes.late(index, of: code) { () throws(Fault) in
        try BytecodeCompiler.compile(.block(bytecode.lateBlocks[index]), of: bytecode.source, &symbols)
      }
      push(makeBlock(late, local))
    } catch {
      signal(Self.tooLong)
    }
  }

  /// Goes on with the second form of the code: the variables move into environments.
  private func uninline(_ from: Int) {
    let bytecode = self.bytecode
    guard !bytecode.isCaptured else { return }
    do throws(Fault) {
      code = try codes.secondForm(of: code) { () throws(Fault) in
        try BytecodeCompiler.compile(bytecode.origin, of: bytecode.source, &symbols, captured: true)
      }
    } catch {
      // The first form has fewer instructions that name environments; which needs more cannot be known before.
      return signal(Self.tooLong)
    }
    for scope in bytecode.scopes where scope.places.contains(from) { makeEnvironment(scope, from: scope.count) }
  }

  /// `^` in a block: returns from the method that it was written in.
  private func answerHome(_ links: Int) {
    let value = pop()
    let home = outer(links)
    let target = Int(memory[home, EnvironmentField.frame].integer)
    guard isRunning(home, at: target) else {
      return signal(.plain(.error, "`^` in a block whose method has already returned"))
    }
    leave(to: caller(of: target), then: .answer(value))
  }

  /// Whether the frame that an environment belongs to is one of the running ones.
  private func isRunning(_ home: TaggedWord, at target: Int) -> Bool {
    var (frame, code) = (self.frame, self.code)
    while frame > target {
      let fields = unsafe frame + 1 + codes.entries[Int(code)].localCount
      unsafe (frame, code) = (Int(stack[fields].integer), stack[fields + FrameField.callerCode].code)
    }
    return unsafe frame == target && codes.codes[Int(code)].isCaptured && stack[frame + 1] == home
  }
}
