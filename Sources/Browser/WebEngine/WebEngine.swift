#if arch(wasm32)
  import BrowserSupport
  import Diagnostics
  import Messages
  import TuringMachines

  // What a page calls. Texts go in and out as UTF-8 in the module's memory:
  //
  //   let p = tm_allocate(n)            room for a text of n bytes
  //   let length = tm_run(m, …, i, …)   runs a machine's text on an input; the answer is `length` bytes
  //   tm_answer()                       where the answer stands, until the next call
  //   tm_release(p)

  /// The answer of the last call.
  nonisolated(unsafe) private var answer: [UInt8] = []

  @_expose(wasm, "tm_allocate") @_cdecl("tm_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 8)
  }

  @_expose(wasm, "tm_release") @_cdecl("tm_release")
  public func release(_ text: UnsafeMutableRawPointer) {
    unsafe text.deallocate()
  }

  @_expose(wasm, "tm_answer") @_cdecl("tm_answer")
  public func answerAddress() -> UnsafePointer<UInt8>? {
    unsafe answer.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Runs a machine on an input for at most `mostSteps` steps and says how long the answer is, in bytes.
  ///
  /// The answer has four lines: the verdict, the number of executed steps, the output, and what happened in
  /// words; or, for a text with errors, `error` and then what `tm check` prints.
  @_expose(wasm, "tm_run") @_cdecl("tm_run")
  public func run(
    _ machine: UnsafePointer<UInt8>, _ machineCount: Int32, _ input: UnsafePointer<UInt8>,
    _ inputCount: Int32, _ mostSteps: UInt64
  ) -> Int32 {
    let machineBytes = unsafe Array(UnsafeBufferPointer(start: machine, count: Int(machineCount)))
    let inputBytes = unsafe Array(UnsafeBufferPointer(start: input, count: Int(inputCount)))
    unsafe answer = Array(result(machineBytes, inputBytes, mostSteps).utf8)
    return unsafe Int32(answer.count)
  }

  /// Adds two numbers with the unary adder: something that a runtime without a page can call to see that the engine
  /// works. -1 if it does not.
  @_expose(wasm, "tm_add") @_cdecl("tm_add")
  public func add(_ left: Int32, _ right: Int32) -> Int32 {
    let adder = """
      accept: q5
      q0 0 _ R q1
      q0 + _ R q5
      q1 0 0 R q1
      q1 + + R q2
      q2 0 0 R q2
      q2 _ 0 L q3
      q3 0 0 L q3
      q3 + + L q4
      q4 0 0 L q4
      q4 _ _ R q0
      """
    let input = String(repeating: "0", count: Int(left)) + "+" + String(repeating: "0", count: Int(right))
    let lines = result(Array(adder.utf8), Array(input.utf8), 1_000_000).split(separator: "\n")
    return lines.count == 4 && lines[0] == "accepted" ? Int32(lines[2].utf8.count) : -1
  }

  /// Evaluates a message program and says how long the answer is, in bytes: what its tests say of it, empty if all hold.
  @_expose(wasm, "tm_test") @_cdecl("tm_test")
  public func testProgram(_ program: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: program, count: Int(count)))
    let test = ProgramTest(SourceText(name: "program", bytes: bytes), in: World.withLibrary, limit: 10_000_000)
    let text = DiagnosticRenderer().text(test.problems)
    unsafe answer = Array(text.utf8)
    return unsafe Int32(answer.count)
  }

  /// 1 if the message language works: the square answers 25, and what is too large for it is an error.
  @_expose(wasm, "tm_square") @_cdecl("tm_square")
  public func square() -> Int32 {
    let program = """
      Object subclass: 'Square' instanceVariables: 'a'.
      Square >> a: newA [ a := newA ]
      Square >> area [ ^a * a ]
      (Square new a: 5; area). "expect: 25"
      (2 raisedTo: 64). "error: too many digits"
      nil foo. "ignored: foo"
      """
    let test = ProgramTest(SourceText(name: "square", program), in: World.withLibrary, limit: 1_000_000)
    return test.problems.isEmpty ? Int32(test.expectationCount) : -1
  }

  private func result(_ machineText: [UInt8], _ inputText: [UInt8], _ mostSteps: UInt64) -> String {
    let read = TableReader.read(SourceText(name: "machine", bytes: machineText))
    guard let machine = read.machine else {
      return "error\n" + DiagnosticRenderer().text(read.diagnostics)
    }
    var alphabet = machine.alphabet
    let word: Word
    do throws(Alphabet.WordError) {
      word = try alphabet.word(utf8: inputText)
    } catch {
      return "error\nthe input has a character that cannot be a symbol\n"
    }
    // A page's memory is small: 64 million cells are 128 MB.
    let limits = Limits(steps: mostSteps, cells: 1 << 26)
    var run = Run(Program(machine), input: [word], symbolCount: alphabet.count, limits: limits)
    let verdict = run.finish()?.verdict.rawValue ?? ""
    let output = alphabet.text(ofTapes: run.configuration.output)
    return "\(verdict)\n\(run.steps)\n\(output)\n\(run.explanation(alphabet))\n"
  }
#endif
