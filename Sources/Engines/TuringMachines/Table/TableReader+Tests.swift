import Diagnostics

extension TableReader {
  /// The default input; the empty word unless the file says otherwise.
  mutating func readInput() -> Word {
    guard let line = lines(of: .input).first else { return [] }
    let words = words(of: line, .everywhere)
    guard words.count <= 1 else {
      diagnostics.error(
        at: words[1], "expected one word", suggestion: "write a blank as _ and the space symbol as \\s")
      return []
    }
    return words.first.flatMap { readWord($0) } ?? []
  }

  /// The farthest that a head may start from the input, in cells; the tape between them exists in memory.
  static let farthestHead = 1_000_000

  mutating func readHead(_ shape: TuringMachine.TapeShape) -> Int {
    guard let line = lines(of: .head).first else { return 0 }
    let range = content(of: line)
    guard let head = Int(source.text(range)), (-Self.farthestHead...Self.farthestHead).contains(head) else {
      diagnostics.error(
        at: range,
        "expected the position of the head, a number up to \(Self.farthestHead); 0 is the first symbol of the input")
      return 0
    }
    if shape == .oneWay && head < 0 {
      diagnostics.error(at: range, "a one-way tape has no cells left of 0")
      return 0
    }
    return head
  }

  mutating func readTestLimit() -> UInt64 {
    guard let line = lines(of: .limit).first else { return MachineTest.defaultLimit }
    return readNumber(content(of: line)) ?? MachineTest.defaultLimit
  }

  mutating func readTests() -> [MachineTest] {
    var tests: [MachineTest] = []
    for line in directives {
      switch line.directive {
      case .accepts: readList(line, .accepts, into: &tests)
      case .rejects: readList(line, .rejects, into: &tests)
      case .loops: readList(line, .loops, into: &tests)
      case .test, .runs, .after: if let test = readRun(line) { tests.append(test) }
      default: break
      }
    }
    return tests
  }

  private mutating func readList(
    _ line: DirectiveLine, _ expectation: MachineTest.Expectation, into tests: inout [MachineTest]
  ) {
    let words = words(of: line, .everywhere)
    if words.isEmpty { refuseEmpty(line) }
    for range in words {
      guard let word = readWord(range) else { continue }
      tests.append(MachineTest(input: [word], expectation: expectation, place: range))
    }
  }

  /// `test: IN -> OUT`, `runs: IN steps N [cells N] [-> OUT]` or `after: IN steps N -> OUT`.
  private mutating func readRun(_ line: DirectiveLine) -> MachineTest? {
    var rest = words(of: line, .everywhere)[...]
    guard let place = rest.first, let last = rest.last else {
      refuseEmpty(line)
      return nil
    }
    guard let input = readWord(rest.removeFirst()) else { return nil }
    let errors = diagnostics.errorCount
    let steps = line.directive == .test ? nil : take("steps", from: &rest)
    let cells = line.directive == .runs ? take("cells", from: &rest) : nil
    var output: Word?
    if let arrow = rest.first, source.text(arrow) == "->" {
      rest.removeFirst()
      if let word = rest.popFirst() {
        output = readWord(word)
      } else {
        diagnostics.error(
          at: arrow.upperBound..<arrow.upperBound, "expected the output",
          suggestion: "the empty word is written \"\"")
      }
    }
    guard errors == diagnostics.errorCount else { return nil }
    let expectation: MachineTest.Expectation? =
      switch (line.directive, steps, output) {
      case (.test, _, let output?): .output([output])
      case (.runs, let steps?, _):
        .runs(steps: steps, cells: cells.map { Int(clamping: $0) }, output: output.map { [$0] })
      case (.after, let steps?, let output?): .after(steps: steps, output: [output])
      default: nil
      }
    guard rest.isEmpty, let expectation else {
      let odd = rest.first ?? last.upperBound..<last.upperBound
      diagnostics.error(
        at: odd,
        "this is not how \(line.directive == .after ? "an" : "a") `\(line.directive.rawValue)` line is written",
        suggestion: "as in `\(line.directive.example)`")
      return nil
    }
    return MachineTest(input: [input], expectation: expectation, place: place)
  }

  /// Takes `keyword N` from the front of `rest`, if it is there.
  private mutating func take(_ keyword: String, from rest: inout ArraySlice<Range<Int>>) -> UInt64? {
    guard let first = rest.first, source.text(first) == keyword else { return nil }
    rest.removeFirst()
    guard let number = rest.popFirst() else {
      diagnostics.error(at: first.upperBound..<first.upperBound, "expected a number behind `\(keyword)`")
      return nil
    }
    return readNumber(number)
  }

  private mutating func readNumber(_ range: Range<Int>) -> UInt64? {
    if let number = Count.number(source.text(range)) { return number }
    diagnostics.error(at: range, "expected a number, such as 1000000 or 1_000_000")
    return nil
  }

  /// A word; `""` is the empty one.
  private mutating func readWord(_ range: Range<Int>) -> Word? {
    let text = source.text(range)
    if text == "\"\"" { return [] }
    do throws(Alphabet.WordError) {
      return try alphabet.word(text)
    } catch {
      switch error {
      case .invisible(let scalar): refuseInvisible(scalar, in: range)
      case .beginsWithMark:
        diagnostics.error(
          at: range, "a word cannot begin with a mark that combines with the character before it")
      case .alphabetIsFull: refuseSymbol(range)
      case .notUTF8: break  // the encoding has been checked
      }
      return nil
    }
  }
}
