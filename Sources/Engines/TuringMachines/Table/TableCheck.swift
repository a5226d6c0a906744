import Diagnostics

/// Warnings about a table that can be run but is probably not what its author meant.
enum TableCheck {
  /// - Parameter symbolsOfRows: how many of the alphabet's symbols some row names; the rest come from words.
  static func warn(
    about machine: TuringMachine, symbolsOfRows: Int, _ lexer: LineLexer,
    _ diagnostics: inout DiagnosticList
  ) {
    let facts = Facts(machine)
    warnAboutUndefinedStates(machine, facts, lexer, &diagnostics)
    warnAboutUnreachableStates(machine, facts, &diagnostics)
    warnAboutFinalStatesWithRows(machine, facts, &diagnostics)
    warnAboutSymbols(machine, symbolsOfRows, &diagnostics)
  }

  /// What one pass over the rows tells about the states.
  private struct Facts {
    /// The first row of each state that has one.
    var firstRow: [Int?]
    /// The first row that leads to each state.
    var firstUse: [Int?]
    var hasRowsForAnyState = false
    var isReachable: [Bool]

    init(_ machine: TuringMachine) {
      let rows = machine.transitions
      firstRow = Array(repeating: nil, count: machine.states.count)
      firstUse = firstRow
      isReachable = Array(repeating: false, count: machine.states.count)
      var targets: [[UInt32]] = Array(repeating: [], count: machine.states.count + 1)
      for row in 0..<rows.count {
        let state = rows.state(of: row)
        if let state {
          firstRow[state.index] = firstRow[state.index] ?? row
        } else {
          hasRowsForAnyState = true
        }
        guard let next = rows.next(of: row) else { continue }
        if state != next { firstUse[next.index] = firstUse[next.index] ?? row }
        targets[state?.index ?? machine.states.count].append(UInt32(next.index))
      }
      var waiting = [machine.start.index]
      isReachable[machine.start.index] = true
      var anyStateIsDone = false
      while let index = waiting.popLast() {
        if machine.states.finality(of: State(index: index)) != nil { continue }
        var found = targets[index]
        if !anyStateIsDone { found += targets[machine.states.count] }
        anyStateIsDone = true
        for target in found where !isReachable[Int(target)] {
          isReachable[Int(target)] = true
          waiting.append(Int(target))
        }
      }
    }
  }

  private static func warnAboutUndefinedStates(
    _ machine: TuringMachine, _ facts: Facts, _ lexer: LineLexer, _ diagnostics: inout DiagnosticList
  ) {
    guard !facts.hasRowsForAnyState else { return }
    let states = machine.states
    var columns: [Range<Int>] = []
    // Looking through thousands of names for each of thousands would take minutes.
    var questions = 20
    for (index, name) in states.allNames.enumerated() {
      let state = State(index: index)
      guard facts.firstRow[index] == nil, states.finality(of: state) == nil,
        let row = facts.firstUse[index]
      else { continue }
      lexer.columns(of: machine.transitions.place(of: row), .inSymbolColumns, into: &columns)
      let defined = states.allNames.enumerated().lazy.filter {
        facts.firstRow[$0.offset] != nil || states.finality(of: State(index: $0.offset)) != nil
      }
      let question = questions > 0 ? Spelling.question(name, among: defined.map { $0.element }) : ""
      questions -= 1
      diagnostics.warning(
        at: columns[4], "state `\(name)` is used but has no rows and is not final",
        suggestion: question.isEmpty ? "if it is meant to stop, write `halt: \(name)`" : question)
    }
  }

  private static func warnAboutUnreachableStates(
    _ machine: TuringMachine, _ facts: Facts, _ diagnostics: inout DiagnosticList
  ) {
    for (index, name) in machine.states.allNames.enumerated() where !facts.isReachable[index] {
      guard let row = facts.firstRow[index] else { continue }
      diagnostics.warning(
        at: machine.transitions.place(of: row), "state `\(name)` is never reached from the start")
    }
  }

  private static func warnAboutFinalStatesWithRows(
    _ machine: TuringMachine, _ facts: Facts, _ diagnostics: inout DiagnosticList
  ) {
    for (index, name) in machine.states.allNames.enumerated() {
      guard let finality = machine.states.finality(of: State(index: index)),
        let row = facts.firstRow[index]
      else { continue }
      diagnostics.warning(
        at: machine.transitions.place(of: row),
        "`\(name)` is \(finality == .accept ? "an" : "a") \(finality.rawValue) state: the machine stops there and never executes its rows"
      )
    }
  }

  /// Symbols that can never play a part: in a word but in no row, or read but never on a tape.
  private static func warnAboutSymbols(
    _ machine: TuringMachine, _ symbolsOfRows: Int, _ diagnostics: inout DiagnosticList
  ) {
    let rows = machine.transitions
    var isWritten = Array(repeating: false, count: machine.alphabet.count)
    var firstRead: [Int?] = Array(repeating: nil, count: machine.alphabet.count)
    for row in 0..<rows.count {
      switch rows.match(of: row) {
      case .symbol(let symbol):
        let index = Int(symbol.index)
        firstRead[index] = firstRead[index] ?? row
        if rows.write(of: row) == .keep || rows.write(of: row) == .symbol(symbol) { continue }
      default:
        // A row for any symbol reads everything.
        return
      }
      if case .symbol(let symbol) = rows.write(of: row) { isWritten[Int(symbol.index)] = true }
    }
    // A machine that halts where no row applies may be meant to halt at a foreign symbol.
    guard !machine.tests.isEmpty, machine.otherwise != .halt else { return }
    var isInWord = isWritten
    for word in machine.input { for symbol in word { isInWord[Int(symbol.index)] = true } }
    for test in machine.tests {
      for symbol in test.input.joined() {
        let index = Int(symbol.index)
        if index >= symbolsOfRows, !isInWord[index], test.expectation != .rejects {
          diagnostics.warning(
            at: test.place, "no row reads or writes `\(machine.alphabet.text(of: [symbol]))`")
        }
        isInWord[index] = true
      }
    }
    for index in 1..<symbolsOfRows where !isInWord[index] {
      guard let row = firstRead[index] else { continue }
      let text = machine.alphabet.text(of: [Symbol(index: UInt16(index))])
      diagnostics.warning(
        at: rows.place(of: row), "`\(text)` is read here, but no row writes it and no test or input has it")
    }
  }
}
