/// The loop: one instruction after the other.
extension MessageMachine {
  /// Runs until so many sends and jumps back were done, main's statement has ended, or nothing can go on; starts and resumes turns
  /// as the scheduler says.
  package func run(_ budget: Int) -> WorldPause {
    var left = budget
    defer { reductions &+= UInt64(budget - left) }
    while left > 0 {
      if turnOwner == .nil {
        if !startNextTurn() { return .quiet }
        left -= 1
      } else if frame >= 0 {
        runFrames(&left)
      } else if endTurn() {
        return .statementEnded
      }
      if memory.wantsCollection { collect() }
    }
    return .budgetSpent
  }

  /// The loop; it comes back when `left` is used up, or when there is no frame any more: the turn has ended or waits.
  private func runFrames(_ budget: inout Int) {
    var left = budget
    defer { budget = max(0, left) }

    // What the loop keeps at hand: `save` puts it back before anything else is called, `load` takes it up again.
    var stack = unsafe self.stack
    var stackEnd = stackSize
    var objects = unsafe memory.base
    var entries = unsafe codes.entries
    var top = self.top
    var frame = self.frame
    var code = self.code
    var place = self.place
    var depth = self.depth
    var words = unsafe entries[Int(code)].words
    var locals = unsafe stack + (frame + 1)
    var epoch = model.epoch
    var integerShape = model.kernelShape(ObjectModel.Root.integer)
    let deepest = limits.depth

    @inline(__always) func save() {
      (self.top, self.frame, self.code, self.place, self.depth) = (top, frame, code, place, depth)
    }
    @inline(__always) func load() {
      unsafe stack = unsafe self.stack
      stackEnd = stackSize
      unsafe objects = unsafe memory.base
      unsafe entries = unsafe codes.entries
      (top, frame, code, place, depth) = (self.top, self.frame, self.code, self.place, self.depth)
      unsafe words = unsafe entries[Int(code)].words
      unsafe locals = unsafe stack + (frame + 1)
      epoch = model.epoch
      integerShape = model.kernelShape(ObjectModel.Root.integer)
    }
    @inline(__always) func push(_ word: TaggedWord) {
      unsafe stack[top] = word
      top &+= 1
    }

    while true {
      let word = unsafe words[place]
      place &+= 1
      let operand = Int(word >> 8)
      let opcode = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Opcode.self)
      switch opcode {
      case .pushNil:
        push(.nil)
        continue
      case .pushTrue:
        push(.true)
        continue
      case .pushFalse:
        push(.false)
        continue
      case .pushSelf:
        push(unsafe stack[frame])
        continue
      case .pushInteger:
        push(TaggedWord(bits: UInt64(bitPattern: Int64(Int32(bitPattern: word) >> 8)) << 1 | 1))
        continue
      case .duplicate:
        push(unsafe stack[top - 1])
        continue
      case .drop:
        top &-= 1
        continue

      case .pushLocal:
        push(unsafe locals[operand])
        continue
      case .storeLocal:
        unsafe locals[operand] = unsafe stack[top - 1]
        continue
      case .popLocal:
        top &-= 1
        unsafe locals[operand] = unsafe stack[top]
        continue
      case .pushScoped:
        let environment = unsafe locals[operand & 0xFFF].place
        push(unsafe TaggedWord(bits: objects[environment + EnvironmentField.firstWord + operand >> 12]))
        continue
      case .pushOuter:
        var environment = unsafe locals[entries[Int(code)].localCount + FrameField.environment].place
        for _ in 0..<operand & 0xFFF {
          environment = unsafe TaggedWord(bits: objects[environment + ObjectMemory.headerSize]).place
        }
        push(unsafe TaggedWord(bits: objects[environment + EnvironmentField.firstWord + operand >> 12]))
        continue

      // Arithmetic of small integers; everything else is sent. The tags: of a sum one is taken away.
      case .add:
        let (left, right) = unsafe (stack[top - 2].bits, stack[top - 1].bits)
        let (sum, isTooLarge) = Int64(bitPattern: left).addingReportingOverflow(Int64(bitPattern: right &- 1))
        if left & right & 1 != 0, !isTooLarge, arithmeticIsIntact {
          top &-= 1
          unsafe stack[top - 1] = TaggedWord(bits: UInt64(bitPattern: sum))
          continue
        }
      case .subtract:
        let (left, right) = unsafe (stack[top - 2].bits, stack[top - 1].bits)
        let (difference, isTooLarge) = Int64(bitPattern: left).subtractingReportingOverflow(
          Int64(bitPattern: right &- 1))
        if left & right & 1 != 0, !isTooLarge, arithmeticIsIntact {
          top &-= 1
          unsafe stack[top - 1] = TaggedWord(bits: UInt64(bitPattern: difference))
          continue
        }
      case .multiply:
        let (left, right) = unsafe (stack[top - 2].bits, stack[top - 1].bits)
        let (product, isTooLarge) = Int64(bitPattern: left &- 1).multipliedReportingOverflow(
          by: Int64(bitPattern: right) >> 1)
        if left & right & 1 != 0, !isTooLarge, arithmeticIsIntact {
          top &-= 1
          unsafe stack[top - 1] = TaggedWord(bits: UInt64(bitPattern: product) | 1)
          continue
        }
      case .less, .greater, .lessOrEqual, .greaterOrEqual, .equal, .notEqual:
        let (left, right) = unsafe (stack[top - 2].bits, stack[top - 1].bits)
        if left & right & 1 != 0, arithmeticIsIntact {
          let (first, second) = (Int64(bitPattern: left), Int64(bitPattern: right))
          let holds =
            switch opcode {
            case .less: first < second
            case .greater: first > second
            case .lessOrEqual: first <= second
            case .greaterOrEqual: first >= second
            case .equal: first == second
            default: first != second
            }
          top &-= 1
          unsafe stack[top - 1] = TaggedWord(holds)
          continue
        }

      case .jump:
        place = operand
        continue
      case .jumpBack:
        place = operand
        left &-= 1
        if left > 0 { continue }
        return save()
      case .branchIfFalse, .branchIfTrue:
        let value = unsafe stack[top - 1]
        guard value.isBoolean, choicesAreIntact else {
          place = unsafe Int(words[place])
          continue
        }
        top &-= 1
        place = (value == .true) == (opcode == .branchIfTrue) ? operand : place &+ 1
        continue
      case .branchUnlessTrue:
        top &-= 1
        if unsafe stack[top] != .true { place = operand }
        continue
      case .branchUnlessFalse:
        top &-= 1
        if unsafe stack[top] != .false { place = operand }
        continue
      case .branchIfCounted:
        let isDone = unsafe locals[operand].integer > locals[operand + 1].integer
        place = unsafe isDone ? Int(words[place]) : place &+ 1
        continue
      case .countLocal:
        unsafe locals[operand] = unsafe TaggedWord(bits: locals[operand].bits &+ 2)
        continue

      case .answer, .answerSelf:
        let value = unsafe opcode == .answer ? stack[top - 1] : stack[frame]
        let fields = unsafe locals + entries[Int(code)].localCount
        let caller = unsafe Int(fields[FrameField.callerFrame].integer)
        if caller >= 0, unsafe fields[FrameField.marker] == .nil {
          top = frame
          place = unsafe Int(fields[FrameField.callerPlace].integer)
          code = unsafe fields[FrameField.callerCode].code
          frame = caller
          unsafe words = unsafe entries[Int(code)].words
          unsafe locals = unsafe stack + (frame + 1)
          depth &-= 1
          push(value)
          continue
        }
        save()
        leave(with: value)
        if self.frame < 0 { return }
        load()
        continue

      case .send, .identical, .quotient, .remainder: break
      default:
        save()
        execute(opcode, operand)
        if memory.wantsCollection { collect() }
        if self.frame < 0 { return }
        load()
        continue
      }

      // A send, or arithmetic that must be sent.
      left &-= 1
      let site = unsafe entries[Int(code)].sites + operand
      let count = unsafe Int(site.pointee.argumentCount)
      let receiver = unsafe stack[top - count - 1]
      let shape: TaggedWord
      if receiver.isReference {
        shape = unsafe TaggedWord(bits: objects[receiver.place + 1])
      } else {
        shape = receiver.isInteger ? integerShape : model.shape(of: receiver)
      }
      if unsafe site.pointee.shape == shape && site.pointee.epoch == epoch {
        let number = unsafe site.pointee.number
        let entry = unsafe entries + Int(number)
        if unsafe entry.pointee.primitive < 0 && !entry.pointee.hasEnvironment && depth &+ 1 < deepest
          && top + entry.pointee.frameSize <= stackEnd
        {
          let start = top &- count &- 1
          var free = count
          let localCount = unsafe entry.pointee.localCount
          while free < localCount {
            push(.nil)
            free &+= 1
          }
          let fields = unsafe stack + top
          unsafe fields[0] = TaggedWord(frame)
          unsafe fields[1] = TaggedWord(place)
          unsafe fields[2] = TaggedWord(code: code)
          unsafe fields[3] = .nil
          unsafe fields[4] = unsafe site.pointee.holder
          unsafe fields[5] = .nil
          top &+= FrameField.count
          (frame, code, place) = (start, number, 0)
          unsafe words = unsafe entry.pointee.words
          unsafe locals = unsafe stack + (frame + 1)
          depth &+= 1
          if left > 0 { continue }
          return save()
        }
      }
      save()
      unsafe send(site, shape, receiver, count)
      if memory.wantsCollection { collect() }
      if self.frame < 0 || left <= 0 { return }
      load()
    }
  }

  /// Frees what nobody knows, between two instructions. If there is too little room even so, that is signalled.
  func collect() {
    var isFull = memory.wantsFullCollection
    while true {
      var isAlive: [Bool] = isFull ? Array(repeating: false, count: codes.codes.count) : []
      func see(_ number: Int32) { if isFull { isAlive[Int(number)] = true } }
      unsafe model.collect(
        isFull: isFull, stack: UnsafeMutableBufferPointer(start: stack, count: top), isCodeAlive: see)
      if isFull {
        see(code)
        codes.freeAllBut(isAlive)
      }
      if memory.top * 8 <= limits.bytes { return }
      if isFull { break }
      isFull = true
    }
    // Without a frame there is nobody to tell.
    guard frame >= 0 else { return }
    makeRoom(for: 2)
    signal(.plain(.tooLarge, "the world is full: its objects take more than \(limits.bytes >> 20) MB"))
  }
}

/// The fields of an environment, before its variables.
enum EnvironmentField {
  static let outer = 0
  /// Of a method's environment: where its frame begins.
  static let frame = 1
  static let count = 2
  static let firstWord = ObjectMemory.headerSize + count
}
