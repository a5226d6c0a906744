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
  /// The step up to which something may still happen for the first time though a proof says that all repeats itself; nil if
  /// nothing can.
  ///
  /// Where it repeats in place, all that can happen has happened within the period, but for step numbers. Where it drifts, states and
  /// symbols repeat too, but new cells are met until the last one that is waited for lies behind.
  func horizon(of proof: LoopProof, _ run: Run) -> UInt64? {
    var horizon: UInt64?
    func wait(_ step: UInt64?) {
      if let step { horizon = max(horizon ?? 0, step) }
    }
    func walk(_ check: Check) {
      switch check {
      case .steps(_, let step): if step >= run.steps { wait(step < .max ? step + 1 : step) }
      case .head(_, let cell), .cell(let cell, _, _): wait(Self.arrival(at: cell, proof, run))
      case .not(let part): walk(part)
      case .and(let left, let right), .or(let left, let right):
        walk(left)
        walk(right)
      case .state, .read: break
      }
    }
    for entry in events {
      switch entry.event {
      case .step(let step): if step > run.steps { wait(step) }
      case .condition(let check): walk(check)
      case .head(let cell), .cell(let cell): wait(Self.arrival(at: cell, proof, run))
      case .state, .otherState, .row: break
      }
    }
    return horizon
  }

  /// The step at which a drifting run has surely left `cell` behind; nil if it has already, or never comes there.
  private static func arrival(at cell: Int, _ proof: LoopProof, _ run: Run) -> UInt64? {
    var latest: UInt64?
    for part in proof.parts where part.shift != 0 {
      // The stretch of cells that a round touches, as far as it has come.
      let high = part.low + part.cells.count
      let isAhead = part.shift > 0 ? cell >= part.low : cell <= high
      guard isAhead else { continue }
      let way = part.shift > 0 ? cell - part.low : high - cell
      let rounds = UInt64(way / abs(part.shift)) + 2
      let (steps, overflow) = rounds.multipliedReportingOverflow(by: max(1, proof.period))
      let (step, overflowToo) = proof.to.addingReportingOverflow(steps)
      let end = overflow || overflowToo ? UInt64.max : step
      if end > run.steps { latest = max(latest ?? 0, end) }
    }
    return latest
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
