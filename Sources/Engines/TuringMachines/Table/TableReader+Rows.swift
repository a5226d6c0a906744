import Diagnostics

extension TableReader {
  /// One symbol column of a row.
  private enum SymbolColumn {
    case symbol(Symbol)
    case wildcard
  }

  /// Reads all rows into `transitions`, in the order of the file.
  mutating func readRows() {
    var columns: [Range<Int>] = []
    var lastName = 0..<0
    var lastState: State?
    for number in rowLines {
      var line = source.range(ofLine: Int(number))
      line = source.afterMark(line.lowerBound)..<line.upperBound
      lexer.columns(of: line, .inSymbolColumns, into: &columns)
      guard hasRightColumns(columns) else { continue }
      let errors = diagnostics.errorCount
      // Rows of a state usually stand together: one comparison of bytes saves a look-up.
      let isSameName = source.bytes[columns[0]].elementsEqual(source.bytes[lastName])
      let state = isSameName ? lastState : readState(columns[0])
      (lastName, lastState) = (columns[0], state)
      let read = readSymbol(columns[1])
      let write = readSymbol(columns[2])
      let move = readMove(columns[3])
      let next = readState(columns[4])
      guard errors == diagnostics.errorCount, let read, let write, let move else { continue }
      append(
        state, read, write, move, next, isBreakpoint: columns.count == 6,
        place: columns[0].lowerBound..<columns[columns.count - 1].upperBound)
    }
  }

  private mutating func append(
    _ state: State?, _ read: SymbolColumn, _ write: SymbolColumn, _ move: Move, _ next: State?,
    isBreakpoint: Bool, place: Range<Int>
  ) {
    let match: Match
    let priority: UInt32
    switch read {
    case .symbol(let symbol): (match, priority) = (.symbol(symbol), 0)
    case .wildcard: (match, priority) = (.any, 1)
    }
    let written: Write
    switch write {
    case .symbol(let symbol): written = .symbol(symbol)
    case .wildcard: written = .keep
    }
    transitions.append(
      Transition(
        state: state, read: [match], write: [written], move: [move], next: next, priority: priority,
        isBreakpoint: isBreakpoint, place: place))
  }

  /// The state a column names, added if it is new; nil for `*`.
  private mutating func readState(_ range: Range<Int>) -> State? {
    guard isVisible(range) else { return nil }
    let name = source.text(range)
    return name == "*" ? nil : states.add(name)
  }

  private mutating func readSymbol(_ range: Range<Int>) -> SymbolColumn? {
    guard isVisible(range) else { return nil }
    let text = source.text(range)
    if text == "*" { return .wildcard }
    var characters = Array(text)
    let isEscaped = characters.count == 2 && characters[0] == "\\"
    if isEscaped { characters.removeFirst() }
    guard characters.count == 1, let character = characters.first else {
      diagnostics.error(
        at: range, "a symbol is one character, `\(Printable.text(text))` is \(characters.count)")
      return nil
    }
    if !isEscaped && alphabet.isBlank(character) { return .symbol(.blank) }
    do throws(AlphabetIsFull) {
      return .symbol(try alphabet.add(isEscaped && character == "s" ? " " : character))
    } catch {
      refuseSymbol(range)
      return nil
    }
  }

  mutating func refuseSymbol(_ range: Range<Int>) {
    diagnostics.error(
      at: range, "this is one symbol too many: a machine has at most \(Alphabet.largestCount - 1) and the blank")
  }

  private mutating func readMove(_ range: Range<Int>) -> Move? {
    switch source.text(range) {
    case "L", "l": return .left
    case "R", "r": return .right
    case "S", "s", "*": return .stay
    case let text:
      let meant: [String: String] = [
        "<": "L", ">": "R", "-": "S", ".": "S", "N": "S", "n": "S", "left": "L", "right": "R",
        "stay": "S", "Left": "L", "Right": "R", "Stay": "S", "←": "L", "→": "R"
      ]
      diagnostics.error(
        at: range, "`\(Printable.text(text))` is not a move",
        suggestion: meant[text].map { "did you mean `\($0)`?" } ?? "expected L, R or S")
      return nil
    }
  }

  /// Reports a column that holds something invisible or begins with a mark; ASCII columns cost a glance.
  private mutating func isVisible(_ range: Range<Int>) -> Bool {
    if source.bytes[range].allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return true }
    let text = source.text(range)
    var offset = range.lowerBound
    for scalar in text.unicodeScalars {
      let end = offset + scalar.utf8.count
      if Alphabet.isInvisible(scalar) {
        refuseInvisible(scalar, in: offset..<end)
        return false
      }
      offset = end
    }
    if Alphabet.beginsWithMark(text) {
      diagnostics.error(
        at: range, "a column cannot begin with a mark that combines with the character before it",
        suggestion: "put the character it belongs on before it")
      return false
    }
    return true
  }
}

// MARK: - The number of columns

extension TableReader {
  private mutating func hasRightColumns(_ columns: [Range<Int>]) -> Bool {
    let words = columns.prefix(7).map { source.text($0) }
    if columns.count == 5 || (columns.count == 6 && words[5] == "!") { return true }
    let counts = ["no", "one", "two", "three", "four", "five", "six", "seven"]
    let count = columns.count < counts.count ? counts[columns.count] : "\(columns.count)"
    let last = columns[columns.count - 1]
    if columns.count == 6, ["→", "->"].contains(words[2]) {
      let plain = ([0, 1, 3, 4, 5] as [Int]).map { column in
        words[column].hasSuffix(",") ? String(words[column].dropLast()) : words[column]
      }
      diagnostics.error(
        at: columns[2], "a row is written without an arrow and commas",
        suggestion: "write `\(Printable.text(plain.joined(separator: " ")))`")
    } else if columns.count == 6 {
      diagnostics.error(
        at: last, "a sixth column can only be `!`, a breakpoint", suggestion: "a comment begins with ;")
    } else if columns.count > 6 {
      diagnostics.error(
        at: columns[5].lowerBound..<last.upperBound, "a row has five columns, this one has \(count)",
        suggestion: "a comment begins with ;")
    } else {
      let (range, suggestion) = missing(columns, words)
      diagnostics.error(
        at: range, "a row has five columns, this one has \(count)", suggestion: suggestion)
    }
    return false
  }

  /// Where something is missing in a row of fewer than five columns, and what.
  private func missing(_ columns: [Range<Int>], _ words: [String]) -> (Range<Int>, String) {
    let end = columns[columns.count - 1].upperBound
    let first = words[0]
    if first.hasPrefix("//") || first.hasPrefix("#") || first.hasPrefix("--") {
      return (columns[0], "a comment begins with ;")
    }
    if let colon = first.firstIndex(of: ":"),
      Directive(rawValue: String(first[...colon])) != nil
    {
      let word = first[...colon]
      return (columns[0], "put a blank behind `\(word)`")
    }
    func isMove(_ column: Int) -> Bool {
      ["L", "R", "S", "l", "r", "s", "*"].contains(words[column])
    }
    guard columns.count == 4 else {
      return (end..<end, "expected state, symbol to read, symbol to write, move, next state")
    }
    if isMove(3) && !isMove(2) { return (end..<end, "expected the next state after the move") }
    if isMove(2) && !isMove(3) {
      return (columns[2], "expected the symbol to write before the move")
    }
    return (columns[3], "expected L, R or S before the next state")
  }
}
