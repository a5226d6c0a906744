/// A machine at work on an input: it goes forward in slices, says how it ended, and goes back.
///
/// Every way of running is this one: whole, by step, backwards, in a test, in a page. Two ways of executing rows
/// stand behind it, and a person cannot tell them apart but by their speed: the dense loop, for one tape and tables of up to
/// `DenseTable.largestSize` entries, and row by row, for everything else.
///
/// ```swift
/// var run = Run(Program(machine), input: [word])
/// let outcome = run.finish()
/// ```
public struct Run: Sendable {
  public let program: Program
  public let limits: Limits
  /// Where the machine is now.
  public private(set) var configuration: Configuration
  /// How many rows have been executed; this is the step number.
  public private(set) var steps: UInt64
  /// The step at which it began; 0 unless it goes on from a changed configuration.
  public let firstStep: UInt64
  /// How the run ended, once it has.
  public private(set) var outcome: Outcome?

  /// Where `advance` pauses.
  public private(set) var pauses = Pauses() {
    didSet { hasPauses = !pauses.isEmpty }
  }
  private var hasPauses = false

  /// How many steps the last `go(to:)` executed again.
  package private(set) var lastReplay: UInt64 = 0

  private let plainDense: DenseTable?
  /// The same with stops in the place of `pauses`.
  private var pausingDense: DenseTable?
  private var watch: LoopWatch?
  private var history: History?

  /// The least room, in cells, that the fast loop is given on each side of the head before the window grows.
  private static let leastRoom = 1024

  /// Prepares a run at step 0; O(input), and the size of the dense table where there is one.
  ///
  /// - Parameters:
  ///   - input: one word a tape; missing ones are empty. Its symbols are those of the machine's alphabet, or of a
  ///     larger one that begins with it.
  ///   - symbolCount: how many symbols that alphabet has; the machine's own unless given.
  ///   - findsLoops: whether to look for exact repetition.
  ///   - keepsHistory: whether `goBack` and `go(to:)` are wanted; costs memory as `History` says.
  public init(
    _ program: Program, input: [Word], symbolCount: Int? = nil, limits: Limits = Limits(),
    findsLoops: Bool = true, keepsHistory: Bool = false
  ) {
    self.init(
      program, input: input, symbolCount: symbolCount, limits: limits, findsLoops: findsLoops,
      keepsHistory: keepsHistory, usesDenseTable: true)
  }

  /// As above; a test may also forbid the dense table, to see that nobody can tell.
  package init(
    _ program: Program, input: [Word], symbolCount: Int? = nil, limits: Limits = Limits(),
    findsLoops: Bool = true, keepsHistory: Bool = false, usesDenseTable: Bool
  ) {
    self.init(
      program, from: Configuration(of: program.machine, input: input), at: 0, symbolCount: symbolCount,
      limits: limits, findsLoops: findsLoops, keepsHistory: keepsHistory, usesDenseTable: usesDenseTable)
  }

  /// As above, but beginning in any configuration, as the machine's step number `step`.
  ///
  /// Going back ends there.
  ///
  /// - Parameters:
  ///   - earlier: a run with which the history can share pages, and the table if it is of the same machine.
  ///   - allowance: how much tape the history may hold, in bytes.
  package init(
    _ program: Program, from configuration: Configuration, at step: UInt64, symbolCount: Int? = nil,
    limits: Limits = Limits(), findsLoops: Bool = true, keepsHistory: Bool = false, usesDenseTable: Bool = true,
    sharingWith earlier: Run? = nil, isSameMachine: Bool = false, allowance: Int = History.allowance
  ) {
    self.program = program
    self.limits = limits
    self.configuration = configuration
    steps = step
    firstStep = step
    let symbolCount = max(symbolCount ?? 0, program.machine.alphabet.count)
    if let shared = earlier?.plainDense, usesDenseTable, isSameMachine, shared.columns == symbolCount + 1 {
      plainDense = shared
    } else {
      plainDense = usesDenseTable ? DenseTable(program, symbolCount: symbolCount) : nil
    }
    if findsLoops { watch = LoopWatch(from: step, isOneWay: isOneWay) }
    if keepsHistory {
      history = History(
        first: configuration, at: step, sharingWith: earlier?.history, allowance: allowance)
    }
    outcome = ending()
  }

  /// The table of the fast loop.
  private var dense: DenseTable? { hasPauses ? pausingDense : plainDense }
  private var machine: TuringMachine { program.machine }
  private var isOneWay: Bool { machine.tapeShape == .oneWay }

  /// The row that is executed next, or nil if the machine stops here.
  public var nextRow: Int? {
    guard machine.states.finality(of: configuration.state) == nil else { return nil }
    return program.row(in: configuration.state, reading: configuration.read)
  }

  /// Runs to the end, however far that is, and says how it ended; nil if `isCancelled` said so first.
  ///
  /// It is asked every few million steps.
  @discardableResult
  public mutating func finish(isCancelled: () -> Bool = { false }) -> Outcome? {
    while outcome == nil, !isCancelled() { _ = advance(1 << 22) }
    return outcome
  }

  /// Executes up to `count` rows and says how the run ended, or nil if it can go on.
  ///
  /// Stops sooner at one of `pauses`, but not before the first row, so that going on from a pause leaves it.
  public mutating func advance(_ count: UInt64 = 1) -> Outcome? {
    let target = steps.addingReportingOverflow(count)
    let end = target.overflow ? UInt64.max : target.partialValue
    var isFirst = hasPauses
    while outcome == nil, steps < end {
      if !isFirst, isPausing { return nil }
      if let watch, steps >= watch.nextEvent { self.watch?.event(at: steps, configuration) }
      history?.record(steps, configuration)
      var goal = min(end, limits.steps ?? end)
      if let watch { goal = min(goal, watch.nextEvent) }
      if let history { goal = min(goal, history.nextStep) }
      let isRepeated = isFirst ? executeOneByOne(upTo: min(goal, steps + 1)) : execute(upTo: goal)
      isFirst = false
      if isRepeated, let proof = watch?.proof(at: steps, configuration) {
        outcome = .loops(proof)
      } else {
        outcome = ending()
      }
    }
    return outcome
  }

  /// Whether the machine is where it pauses: before a row that can be executed.
  public var isPausing: Bool {
    guard hasPauses, let row = nextRow else { return false }
    return pauses.contains(row, configuration)
  }

  /// Pauses there from now on; O(size of the dense table).
  public mutating func pause(at pauses: Pauses) {
    guard pauses != self.pauses else { return }
    self.pauses = pauses
    pausingDense = pauses.isEmpty ? nil : plainDense?.stopping(at: pauses, of: program)
  }

  /// Goes on in spite of a proof that it never halts: the proof is forgotten, and no other is looked for.
  public mutating func ignoreLoops() {
    watch = nil
    if case .loops = outcome { outcome = ending() }
  }

  /// Looks for exact repetition again, from this step on.
  public mutating func findLoops() {
    watch = LoopWatch(from: steps, isOneWay: isOneWay)
  }

  /// How the run ends in this configuration, or nil if the next row can be executed.
  private func ending() -> Outcome? {
    if let finality = machine.states.finality(of: configuration.state) { return .final(finality) }
    if nextRow == nil { return .noRow(machine.otherwise) }
    if let most = limits.steps, steps >= most { return .limit(.steps(most)) }
    if configuration.tapes.contains(where: { $0.extent.count > limits.cells }) {
      return .limit(.cells(limits.cells))
    }
    return nil
  }

  /// Executes rows until `goal`, a stop, the edge of what is safe to execute at once, or the state and symbols that the
  /// watch waits for; says whether it was the last. At least one row is executed: the caller knows that one applies.
  private mutating func execute(upTo goal: UInt64) -> Bool {
    guard let dense, let count = safeCount(upTo: goal) else { return executeOneByOne(upTo: goal) }
    let origin = configuration.tapes[0].origin
    var place = DenseLoop.Place(
      index: origin + configuration.tapes[0].head,
      base: UInt32(configuration.state.index * dense.columns))
    let done: Int
    var isRepeated = false
    if let watch, watch.isWatching {
      let reach = watch.reach(onTape: 0)
      var indices = DenseLoop.Reach(low: origin + reach.lowerBound, high: origin + reach.upperBound)
      let base = UInt32(watch.wantedState.index * dense.columns)
      let symbol = Tape.cell(watch.wantedSymbol(onTape: 0, now: configuration.tapes[0]))
      done = DenseLoop.runUntil(
        base: base, symbol: symbol, dense, &configuration.tapes[0], &place, &indices, count: count)
      self.watch?.setReach(indices.low - origin...indices.high - origin, onTape: 0)
      isRepeated = place.base == base
    } else {
      done = DenseLoop.run(dense, &configuration.tapes[0], &place, count: count)
    }
    configuration.tapes[0].head = place.index - origin
    configuration.tapes[0].updateExtent()
    configuration.state = State(index: Int(place.base) / dense.columns)
    steps += UInt64(done)
    return isRepeated
  }

  /// How many rows the dense loop may execute without leaving the window or passing a limit, having grown the
  /// window where it was short; nil if the next row must be executed by itself.
  private mutating func safeCount(upTo goal: UInt64) -> Int? {
    let tape = configuration.tapes[0]
    var bound = Int(min(goal - steps, UInt64(Int32.max)))
    if isOneWay {
      // At position 0 a move to the left stays there, which the loop does not know.
      if tape.head == 0 { return nil }
      bound = min(bound, tape.head)
    }
    let extent = tape.extent
    let spare = limits.cells - extent.count
    let needed = min(Self.leastRoom, bound)
    let (left, right) = tape.room
    if left < needed || right < needed {
      let most = max(spare, 0) + 2 * Self.leastRoom
      let growth = min(max(tape.cells.count, 2 * Self.leastRoom), most)
      configuration.tapes[0].grow(
        left: left < needed ? growth : 0, right: right < needed ? growth : 0)
    }
    if configuration.tapes[0].cells.count > limits.cells {
      // The window is larger than the limit allows: go no farther than to the first cell too many.
      let toEdge = min(tape.head - extent.lowerBound, extent.upperBound - tape.head)
      bound = min(bound, max(1, toEdge + spare + 1))
    }
    let room = configuration.tapes[0].room
    return min(bound, room.left, room.right)
  }

  /// Executes rows one at a time, each looked up in the table, for any number of tapes.
  private mutating func executeOneByOne(upTo goal: UInt64) -> Bool {
    // A one-tape machine with a dense table comes here only at the wall, and goes back at once.
    let last = dense == nil ? min(goal, steps + 4096) : steps + 1
    while steps < last, let row = nextRow {
      configuration.execute(row, of: machine)
      steps += 1
      if watch?.isWatching == true {
        watch?.extendReach(configuration)
        if isWanted { return true }
      }
      if configuration.tapes.contains(where: { $0.isBeyondExtent }) {
        for tape in configuration.tapes.indices { configuration.tapes[tape].updateExtent() }
        if configuration.tapes.contains(where: { $0.extent.count > limits.cells }) { return false }
      }
    }
    return false
  }

  private var isWanted: Bool {
    guard let watch, watch.wantedState == configuration.state else { return false }
    return configuration.tapes.indices.allSatisfy { tape in
      configuration.tapes[tape].read
        == watch.wantedSymbol(onTape: tape, now: configuration.tapes[tape])
    }
  }
}

// MARK: - Going back

extension Run {
  /// Goes back by `count` steps, or to the beginning if there are fewer.
  ///
  /// Costs the replay from the nearest snapshot: at most a sixty-fourth of the way back, as `History` says.
  /// Requires `keepsHistory`.
  public mutating func goBack(_ count: UInt64 = 1) {
    go(to: steps - firstStep > count ? steps - count : firstStep)
  }

  /// Goes to the configuration after `step` executed rows, back or forward; ends where the run ends if that is sooner.
  public mutating func go(to step: UInt64) {
    guard let history else { preconditionFailure("this run keeps no history") }
    if step < steps || history.latest(upTo: step).step > steps {
      let snapshot = history.latest(upTo: step)
      configuration = snapshot.configuration
      steps = snapshot.step
      // What was known about repetition belongs to the steps that are undone.
      if watch != nil { watch = LoopWatch(from: step, isOneWay: isOneWay) }
      outcome = ending()
    }
    lastReplay = step > steps ? step - steps : 0
    // Replaying neither finds loops anew nor pauses.
    let (watch, pauses) = (self.watch, self.pauses)
    self.watch = nil
    self.pauses = Pauses()
    while steps < step, advance(step - steps) == nil {}
    self.pauses = pauses
    self.watch = watch
  }

  /// Gives up the tape of the moment, which the history can bring back. Nothing else may be asked of it before `thaw`.
  package mutating func freeze() {
    configuration.tapes = []
    pausingDense = nil
    pauses = Pauses()
  }

  /// Brings the tape back; costs the replay from the last snapshot.
  mutating func thaw() {
    guard let history else { preconditionFailure("this run keeps no history") }
    let end = steps
    let snapshot = history.latest(upTo: end)
    (configuration, steps) = (snapshot.configuration, snapshot.step)
    outcome = ending()
    go(to: end)
    watch = LoopWatch(from: steps, isOneWay: isOneWay)
  }

  /// Drops snapshots until the history takes at most so many bytes, if it can.
  mutating func reduceHistory(to bytes: Int) { history?.reduce(to: bytes, now: steps) }
  /// Lets the history count every page as its own.
  mutating func recountHistory() { history?.recount() }

  /// How many bytes of tape the history holds, and in how many snapshots.
  public var historySize: (bytes: Int, snapshots: Int) {
    history.map { ($0.byteCount, $0.count) } ?? (0, 0)
  }
}
