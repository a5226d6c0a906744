/// A run that a person may change on the way: machine, state, tape and head can be edited, and going back undoes it all.
///
/// ```
///   segment 1   0 ─────────── 7      an edit at step 7 ends a segment …
///   segment 2                 7 ────────── 20
///   segment 3                              20 ──── now
/// ```
///
/// Each segment is a `Run` with its own machine and history. Step numbers go on across an edit; going back crosses it as one step.
/// What was undone is gone: going forward again runs what is there now. All segments together keep `History`'s bound on memory.
public struct Timeline: Sendable {
  private struct Segment: Sendable {
    var run: Run
    var alphabet: Alphabet
    /// How it was made, in the words of whoever made it.
    let label: String
    /// How many tables there were before this one.
    let tableNumber: Int
    /// The bytes of all histories before this one.
    var earlierBytes = 0
  }

  private var segments: [Segment]
  private let input: [Word]
  /// Whether the oldest segments were given up, because edits of a huge tape filled the memory allowed.
  public private(set) var isCut = false

  /// Begins at step 0 with a machine and its input.
  ///
  /// - Parameter alphabet: the machine's, perhaps with more symbols at its end.
  public init(_ program: Program, input: [Word], alphabet: Alphabet) {
    let run = Run(program, input: input, symbolCount: alphabet.count, keepsHistory: true)
    self.input = input
    segments = [Segment(run: run, alphabet: alphabet, label: "", tableNumber: 0)]
  }

  /// The run of the present segment.
  public var run: Run {
    _read { yield segments[segments.count - 1].run }
    _modify { yield &segments[segments.count - 1].run }
  }

  /// The alphabet of the tape: the machine's, and the foreign symbols of inputs and edits.
  ///
  /// Symbols may only be added, before an edit that uses them.
  public var alphabet: Alphabet {
    get { segments[segments.count - 1].alphabet }
    set { segments[segments.count - 1].alphabet = newValue }
  }

  /// The input that the timeline began with, as text.
  public var firstInput: String { segments[0].alphabet.text(ofTapes: input) }

  /// How many edits lie behind.
  public var editCount: Int { segments.count - 1 }
  /// The label of the last edit; nil if there was none.
  public var lastLabel: String? { editCount > 0 ? segments[segments.count - 1].label : nil }
  /// The label of the last edit that `isMeant` is true of; O(edits since).
  public func lastLabel(where isMeant: (String) -> Bool) -> String? {
    segments.dropFirst().last { isMeant($0.label) }?.label
  }
  /// A number that is another one after each change of the table, and the old one when it is taken back.
  public var tableNumber: Int { segments[segments.count - 1].tableNumber }

  /// The edits with their labels, oldest first, each with the step at which it was made.
  public var edits: [(step: UInt64, label: String)] {
    segments.dropFirst().map { ($0.run.firstStep, $0.label) }
  }
  /// The machine that the timeline began with.
  public var firstMachine: TuringMachine { segments[0].run.program.machine }

  /// Goes back by `count` steps, an edit counting as one; to the beginning if there are fewer.
  public mutating func goBack(_ count: UInt64 = 1) {
    var left = count
    while left > 0 {
      let here = run.steps - run.firstStep
      if left <= here || segments.count == 1 {
        run.goBack(left)
        return
      }
      undoEdit()
      left -= here + 1
    }
  }

  /// Goes to step number `step`: back across edits if it must, or forward on the machine that is there now.
  public mutating func go(to step: UInt64) {
    if step < run.firstStep, segments.count > 1 {
      while step < run.firstStep, segments.count > 1 { segments.removeLast() }
      run.thaw()
    }
    run.go(to: step)
  }

  /// Undoes the last edit and all steps since; false if there was none.
  @discardableResult
  public mutating func undoEdit() -> Bool {
    guard segments.count > 1 else { return false }
    segments.removeLast()
    run.thaw()
    return true
  }

  /// Changes the configuration, at the present step.
  public mutating func edit(_ label: String = "", _ change: (inout Configuration) -> Void) {
    var configuration = run.configuration
    change(&configuration)
    begin(run.program, configuration, alphabet, label, isSameMachine: true)
  }

  /// Goes on with another machine from the same tape, in the state of the same name if it has one, else in its start state.
  ///
  /// - Throws: `AlphabetIsFull` if the tape's and the machine's symbols are too many together.
  public mutating func replaceMachine(_ machine: TuringMachine, _ label: String = "") throws(AlphabetIsFull) {
    var merged = machine.alphabet
    var translation: [UInt16] = [Tape.unvisited, Tape.cell(.blank)]
    for index in 1..<max(1, alphabet.count) {
      let symbol = try merged.add(alphabet.character(of: Symbol(index: UInt16(index))))
      translation.append(Tape.cell(symbol))
    }
    var configuration = run.configuration
    let name = run.program.machine.states.name(of: configuration.state)
    configuration.state = machine.states.state(named: name) ?? machine.start
    for tape in configuration.tapes.indices { configuration.tapes[tape].translate(translation) }
    begin(Program(machine), configuration, merged, label, isSameMachine: false)
  }

  private mutating func begin(
    _ program: Program, _ configuration: Configuration, _ alphabet: Alphabet, _ label: String, isSameMachine: Bool
  ) {
    makeRoom()
    let next = Run(
      program, from: configuration, at: run.steps, symbolCount: alphabet.count, keepsHistory: true, sharingWith: run,
      isSameMachine: isSameMachine, allowance: History.allowance - historySize)
    let number = isSameMachine ? tableNumber : segments.reduce(0) { max($0, $1.tableNumber) } + 1
    let bytes = historySize
    run.freeze()
    segments.append(
      Segment(run: next, alphabet: alphabet, label: label, tableNumber: number, earlierBytes: bytes))
  }

  /// How many bytes of tape all segments keep, pages that they share counted once.
  public var historySize: Int { segments[segments.count - 1].earlierBytes + run.historySize.bytes }

  /// The most segments; one of a small tape takes about a kilobyte beside its snapshots.
  private static let mostSegments = 50_000

  /// Sees to it that a new segment finds at least half of the allowance free.
  private mutating func makeRoom() {
    let most = History.allowance / 2
    guard historySize > most || segments.count >= Self.mostSegments else { return }
    // Well below, so that this is seldom.
    var excess = historySize - most / 2
    for index in segments.indices where excess > 0 {
      let before = segments[index].run.historySize.bytes
      segments[index].run.reduceHistory(to: max(0, before - excess))
      excess -= before - segments[index].run.historySize.bytes
    }
    if excess > 0 || segments.count >= Self.mostSegments {
      var dropped = segments.count >= Self.mostSegments ? segments.count / 2 : 0
      while dropped < segments.count - 1, excess > 0 {
        excess -= segments[dropped].run.historySize.bytes
        dropped += 1
      }
      if dropped > 0 {
        segments.removeFirst(dropped)
        segments[0].run.recountHistory()
        isCut = true
      }
    }
    var bytes = 0
    for index in segments.indices {
      segments[index].earlierBytes = bytes
      bytes += segments[index].run.historySize.bytes
    }
  }
}
