import TuringMachines

/// What a run is watched for: breakpoints and the goal of a command, made ready for one machine.
///
/// The engine pauses by itself at states, readings and rows. For cells the monitor says how far the run may go unseen: a head
/// moves one cell a step. Conditions, and the change of a cell under the head, are looked at after every step.
struct Monitor {
  enum Event {
    /// In that state, about to execute a row; with symbols, while they are read.
    case state(State, reading: [Symbol]?)
    /// In another state than that.
    case otherState(State)
    case row(Int)
    case step(UInt64)
    case head(Int)
    case cell(Int)
    case condition(Check)
  }

  private(set) var events: [(number: Int, event: Event)] = []
  private(set) var pauses = Pauses()
  private var cells: [Int] = []
  private var steps: [UInt64] = []
  private var looksAtEveryStep = false

  /// The number of the goal of a command among the breakpoints, which count from 1.
  static let goal = 0

  /// What is compared between two looks.
  struct Memory {
    fileprivate var heads: [Int] = []
    fileprivate var cells: [[Symbol]] = []
    fileprivate var conditions: [Bool] = []
  }

  mutating func add(_ number: Int, _ event: Event, stateCount: Int) {
    events.append((number, event))
    switch event {
    case .state(let state, nil): pauses.states.insert(state)
    case .state(let state, let symbols?):
      pauses.readings.insert(Pauses.Reading(state: state, symbols: symbols))
    case .otherState(let state):
      if stateCount > Self.mostStates {
        looksAtEveryStep = true
      } else {
        for index in 0..<stateCount where index != state.index { pauses.states.insert(State(index: index)) }
      }
    case .row(let row): pauses.rows.insert(row)
    case .step(let step): steps.append(step)
    case .head(let cell), .cell(let cell): cells.append(cell)
    case .condition: looksAtEveryStep = true
    }
  }

  /// Above this many states, leaving one is noticed by looking.
  private static let mostStates = 10_000

  var isEmpty: Bool { events.isEmpty }
  /// Whether something may still happen for the first time though a proof says that all repeats itself from here on.
  ///
  /// Where it repeats in place, all that can happen has happened within the period. Where it drifts, it meets new cells.
  func mayStop(_ proof: LoopProof, after step: UInt64) -> Bool {
    events.contains { entry in
      switch entry.event {
      case .step(let wanted): wanted > step
      case .condition(let check): proof.isDrifting || check.asksForSteps
      case .head(let cell), .cell(let cell):
        proof.parts.contains { part in
          part.shift > 0 ? cell >= part.low : part.shift < 0 ? cell <= part.low + part.cells.count : false
        }
      case .state, .otherState, .row: false
      }
    }
  }

  /// Whether a step number or a condition is among what is waited for.
  var asksForMoreThanPlaces: Bool {
    events.contains { entry in
      switch entry.event {
      case .step, .condition: true
      default: false
      }
    }
  }

  /// How many steps may be executed at once without missing anything but a pause.
  func safeCount(_ run: Run, upTo most: UInt64) -> UInt64 {
    if looksAtEveryStep { return 1 }
    var count = most
    for step in steps where step > run.steps { count = min(count, step - run.steps) }
    for cell in cells {
      for tape in run.configuration.tapes {
        count = min(count, max(1, UInt64(abs(tape.head - cell))))
      }
    }
    return count
  }

  func memory(_ run: Run) -> Memory {
    var memory = Memory()
    for entry in events {
      switch entry.event {
      case .head: if memory.heads.isEmpty { memory.heads = run.configuration.tapes.map(\.head) }
      case .cell(let cell): memory.cells.append(run.configuration.tapes.map { $0[cell] })
      case .condition(let check): memory.conditions.append(check.holds(run))
      default: break
      }
    }
    return memory
  }

  /// The numbers of what happens here; without a memory, of what needs no comparison with before.
  func hits(_ run: Run, since memory: Memory?) -> [Int] {
    guard run.nextRow != nil else { return [] }
    var hits: [Int] = []
    var cellIndex = 0
    var conditionIndex = 0
    for (number, event) in events {
      let isHit: Bool
      switch event {
      case .state(let state, let symbols):
        isHit = run.configuration.state == state && (symbols == nil || run.configuration.read == symbols)
      case .otherState(let state): isHit = run.configuration.state != state
      case .row(let row): isHit = run.nextRow == row
      case .step(let step): isHit = run.steps == step
      case .head(let cell):
        isHit = run.configuration.tapes.indices.contains { tape in
          run.configuration.tapes[tape].head == cell && memory.map { $0.heads[tape] != cell } ?? true
        }
      case .cell(let cell):
        isHit = memory.map { $0.cells[cellIndex] != run.configuration.tapes.map { $0[cell] } } ?? false
        cellIndex += 1
      case .condition(let check):
        isHit = check.holds(run) && memory.map { !$0.conditions[conditionIndex] } ?? true
        conditionIndex += 1
      }
      if isHit { hits.append(number) }
    }
    return hits
  }
}
