import Diagnostics
import Pictures
import TuringMachines

/// Going through a run: forward under a monitor, and back to the last breakpoint.
extension Session {
  enum Arrival: Equatable {
    /// The run has an outcome.
    case ended
    /// At one or more breakpoints; 0 is the command's own goal.
    case hit([Int])
    /// So many steps were made as were asked for.
    case goal
    case interrupted
  }

  /// The engine is left alone for so many steps at most, about ten milliseconds.
  private static let slice: UInt64 = 1 << 22

  /// The breakpoints and the goal of a command, ready for the machine as it is now.
  func monitor(goal: Monitor.Event? = nil) -> Monitor {
    var monitor = Monitor()
    guard let bench else { return monitor }
    let count = bench.machine.states.count
    for breakpoint in breakpoints {
      guard let event = event(of: breakpoint, bench) else { continue }
      monitor.add(breakpoint.number, event, stateCount: count)
    }
    if let goal { monitor.add(Monitor.goal, goal, stateCount: count) }
    return monitor
  }

  /// What a breakpoint means for this machine; nil if its state, symbol or row is not there.
  func event(of breakpoint: Breakpoint, _ bench: Bench) -> Monitor.Event? {
    switch breakpoint.place {
    case .state(let name, let symbol):
      guard let state = bench.machine.states.state(named: name) else { return nil }
      guard let symbol else { return .state(state, reading: nil) }
      var alphabet = bench.timeline.alphabet
      let known = alphabet.count
      guard let symbols = try? alphabet.word(symbol), symbols.allSatisfy({ Int($0.index) < known }) else { return nil }
      return .state(state, reading: symbols)
    case .step(let step): return .step(step)
    case .head(let cell): return .head(cell)
    case .row(let line): return bench.machine.row(onLine: line).map { .row($0) }
    case .condition(let condition, _):
      return .condition(condition.check(bench.machine, bench.timeline.alphabet))
    case .cell(let cell): return .cell(cell)
    }
  }

  /// Executes up to `count` rows, or until something happens that the monitor waits for.
  ///
  /// - Parameter looksFirst: whether a breakpoint may stop it where it stands.
  mutating func travel(
    _ monitor: Monitor, count: UInt64 = .max, looksFirst: Bool = false, _ host: any SessionHost
  ) -> Arrival {
    guard bench != nil else { return .ended }
    if looksFirst, let stop = stop(at: monitor.hits(self.bench!.run, since: nil)) { return stop }
    // The run is worked on by itself, so that its tape has no second owner.
    var run = self.bench!.timeline.run
    self.bench!.timeline.run.freeze()
    defer { self.bench!.timeline.run = run }
    return forward(&run, monitor, count, host)
  }

  private mutating func forward(
    _ run: inout Run, _ monitor: Monitor, _ count: UInt64, _ host: any SessionHost
  ) -> Arrival {
    run.pause(at: monitor.pauses)
    defer { host.showProgress(nil) }
    let start = run.steps
    let end = count > UInt64.max - start ? UInt64.max : start + count
    /// The step of the last hit that was passed over: at a place of the table, and anywhere but at a step number.
    var lastPassed: (place: UInt64?, any: UInt64?)
    var resumption: UInt64?
    var untilProgress = 0
    if traces { traceLine(run, host) }
    while true {
      if host.isCancelled { return .interrupted }
      if let step = resumption, run.steps >= step {
        run.findLoops()
        resumption = nil
      }
      if case .loops(let proof) = run.outcome {
        let passed = proof.isDrifting ? lastPassed.place : lastPassed.any
        if let passed, passed > proof.from {
          // What was passed over is met again in every round, until its count is used up.
          run.ignoreLoops()
        } else if let horizon = monitor.horizon(of: proof, run) {
          run.ignoreLoops()
          resumption = horizon
        }
      }
      if run.outcome != nil { return .ended }
      if run.steps >= end { return .goal }
      var most = traces ? 1 : min(end - run.steps, Self.slice)
      if let resumption, resumption > run.steps { most = min(most, resumption - run.steps) }
      let memory = monitor.memory(run)
      let made = run.steps
      _ = run.advance(monitor.safeCount(run, upTo: most))
      if traces { traceLine(run, host) }
      let hits = monitor.hits(run, since: memory)
      if !hits.isEmpty {
        if let stop = stop(at: hits) { return stop }
        if hits.contains(where: { isPlace($0) }) { lastPassed.place = run.steps }
        if hits.contains(where: { !isStep($0) }) { lastPassed.any = run.steps }
      }
      untilProgress += Int(min(run.steps - made, 1 << 20))
      if untilProgress >= 1 << 16 {
        untilProgress = 0
        host.showProgress(run)
      }
    }
  }

  /// Whether a breakpoint is met in every round of a loop, even of one that drifts.
  private func isPlace(_ number: Int) -> Bool {
    switch breakpoints.first(where: { $0.number == number })?.place {
    case .state, .row: true
    default: false
    }
  }

  private func isStep(_ number: Int) -> Bool {
    switch breakpoints.first(where: { $0.number == number })?.place {
    case .step: true
    case .condition(let condition, _): condition.asksForSteps
    default: false
    }
  }

  /// Counts the hits and says whether one of them stops the run.
  private mutating func stop(at hits: [Int]) -> Arrival? {
    if hits.isEmpty { return nil }
    var stopping: [Int] = []
    for number in hits {
      guard let index = breakpoints.firstIndex(where: { $0.number == number }) else {
        stopping.append(number)
        continue
      }
      breakpoints[index].hits += 1
      if breakpoints[index].ignoreCount > 0 {
        breakpoints[index].ignoreCount -= 1
      } else {
        stopping.append(number)
      }
    }
    return stopping.isEmpty ? nil : .hit(stopping)
  }

  private mutating func traceLine(_ run: Run, _ host: any SessionHost) {
    guard let bench else { return }
    let number = "\(run.steps)"
    let tapes = run.configuration.tapes.map { TapeLine().text(of: $0, bench.timeline.alphabet) }
    let state = run.program.machine.states.name(of: run.configuration.state)
    answer.note(
      String(repeating: " ", count: max(0, 6 - number.count)) + "\(number)  \(state)  "
        + tapes.joined(separator: "  |  "))
    if answer.pieces.count >= 256 {
      host.showPart(answer)
      answer.pieces = []
    }
  }

  /// Says where a command has arrived: reasons, values on display, the frame.
  mutating func report(_ arrival: Arrival, _ more: [String] = []) {
    guard let bench else { return }
    var remarks = more
    var reason = ""
    switch arrival {
    case .hit(let numbers):
      for breakpoint in breakpoints where numbers.contains(breakpoint.number) {
        let kind = breakpoint.isTemporary ? "temporary breakpoint" : "breakpoint"
        remarks.append("\(kind) \(breakpoint.number): \(breakpoint.text(bench.fileName))")
      }
      breakpoints.removeAll { $0.isTemporary && numbers.contains($0.number) }
      reason = remarks.joined(separator: "; ")
    case .interrupted:
      remarks.append("interrupted; `continue` goes on")
      reason = "an interruption"
    case .ended, .goal: break
    }
    self.bench!.reason = reason
    if case .ended = arrival { answer.status = .ended(Self.decision(bench.run)) }
    if arrival == .interrupted { answer.status = .mistake(.interrupted) }
    showFrame(remarks)
  }

  static func decision(_ run: Run) -> Answer.Decision {
    switch run.outcome?.verdict {
    case .accepted, .halted: .yes
    case .undecided, nil: .undecided
    case .rejected, .stuck, .loops: .no
    }
  }

  /// Draws where the machine is.
  mutating func showFrame(_ remarks: [String] = []) {
    guard let bench else { return }
    var caption = Visualiser.Caption()
    caption.changed = changedCells(bench.run)
    caption.remarks = remarks + displayLines()
    answer.pieces.append(.frame(visualiser.frame(of: bench.run, bench.timeline.alphabet, caption)))
  }

  /// For each tape, the cell whose symbol the last step changed; O(replay of one snapshot gap).
  private func changedCells(_ run: Run) -> [Int?] {
    let cells = run.configuration.tapes.reduce(0) { $0 + $1.extent.count }
    guard run.steps > run.firstStep, cells <= Self.mostCellsCompared else { return [] }
    var before = run
    before.goBack()
    return before.configuration.tapes.indices.map { tape in
      let old = before.configuration.tapes[tape]
      return old.read != run.configuration.tapes[tape][old.head] ? old.head : nil
    }
  }

  /// On larger tapes a copy costs more than the mark is worth.
  private static let mostCellsCompared = 1 << 22
}

// MARK: - Back to the last breakpoint

extension Session {
  /// Goes back to the latest earlier place where a breakpoint would have stopped, across edits; to the beginning if there is none.
  ///
  /// Stretches of growing length are run again, each forwards; costs at most running everything again once, and an
  /// eighth more.
  mutating func travelBack(_ host: any SessionHost) -> Arrival {
    guard let timeline = bench?.timeline else { return .ended }
    defer { host.showProgress(nil) }
    var isUndone = false
    while true {
      guard let bench else { return .ended }
      let isFirst = bench.timeline.editCount == 0
      let arrival = lastHit(of: bench.run, monitor(), includesEnd: isUndone, includesStart: isFirst, host)
      switch arrival {
      case .found(let step, let hits):
        self.bench!.timeline.go(to: step)
        return .hit(hits)
      case .cancelled:
        let table = bench.timeline.tableNumber
        self.bench!.timeline = timeline
        followTable(from: table)
        return .interrupted
      case .none:
        guard bench.timeline.editCount > 0 else {
          self.bench!.timeline.go(to: bench.run.firstStep)
          return .goal
        }
        // The place before the edit is a step earlier in time, though not in number.
        self.bench!.timeline.undoEdit()
        followTable(from: bench.timeline.tableNumber)
        isUndone = true
      }
    }
  }

  private enum Search {
    case found(UInt64, [Int])
    case none
    case cancelled
  }

  /// The last place in a run, before where it is now, at which the monitor has something to say.
  private func lastHit(
    of run: Run, _ monitor: Monitor, includesEnd: Bool, includesStart: Bool, _ host: any SessionHost
  ) -> Search {
    if monitor.isEmpty { return .none }
    var end = run.steps
    var length: UInt64 = 1 << 10
    if end == run.firstStep, includesEnd, includesStart {
      let hits = monitor.hits(run, since: nil)
      return hits.isEmpty ? .none : .found(end, hits)
    }
    while end > run.firstStep {
      let start = end - run.firstStep > length ? end - length : run.firstStep
      var scout = run
      scout.go(to: start)
      scout.ignoreLoops()
      scout.pause(at: monitor.pauses)
      var last: (UInt64, [Int])?
      if start == run.firstStep, includesStart {
        let hits = monitor.hits(scout, since: nil)
        if !hits.isEmpty { last = (start, hits) }
      }
      let goal = end == run.steps && !includesEnd ? end - 1 : end
      while scout.steps < goal {
        if host.isCancelled { return .cancelled }
        let memory = monitor.memory(scout)
        _ = scout.advance(monitor.safeCount(scout, upTo: min(goal - scout.steps, Self.slice)))
        let hits = monitor.hits(scout, since: memory)
        if !hits.isEmpty { last = (scout.steps, hits) }
        if scout.outcome != nil { break }
      }
      if let last { return .found(last.0, last.1) }
      host.showProgress(scout)
      end = start
      length = length > UInt64.max / 8 ? length : length * 8
    }
    return .none
  }
}
