/// Looks for exact repetition while a run goes on, at a few per cent of its cost.
///
/// At steps 0, 16, 32, 64, … a *reference* is taken, and for a while every later configuration in the same state with the same
/// symbol under the head is compared with it. Up to step 4096 the watch never ends; after that it lasts a
/// sixty-fourth of the steps so far, so a loop of period p is found by step 128·p or so after it began.
///
/// What is compared is what `LoopProof` states. Comparing starts at the head and ends at the first difference; a budget
/// proportional to the length of the watch bounds it on tapes that differ late.
struct LoopWatch: Sendable {
  /// What is remembered of one tape at the reference step.
  private struct Reference {
    let head: Int
    let extent: ClosedRange<Int>
    /// The cells that can change while the watch lasts; all others can be read from the tape itself.
    let low: Int
    let cells: [UInt16]
    /// Where the head has been since.
    var reach: ClosedRange<Int>

    func symbol(at position: Int, now tape: Tape) -> Symbol {
      let index = position - low
      if cells.indices.contains(index) { return Tape.symbol(cells[index]) }
      // Outside the extent of then everything was blank, whatever has been written since.
      return extent.contains(position) ? tape[position] : .blank
    }
  }

  private let isOneWay: Bool
  private var references: [Reference] = []
  private var state = State(index: 0)
  private var from: UInt64 = 0
  /// The step at which the current watch ends, or the next one begins.
  private(set) var nextEvent: UInt64
  /// How many more cells may be compared in this watch.
  private var budget = 0

  /// - Parameter step: the step at which the first reference is taken.
  init(from step: UInt64, isOneWay: Bool) {
    nextEvent = step
    self.isOneWay = isOneWay
  }

  var isWatching: Bool { !references.isEmpty }

  /// The state that a repetition must be in, and where the head has been on tape 0.
  var wantedState: State { state }
  func wantedSymbol(onTape tape: Int, now current: Tape) -> Symbol {
    references[tape].symbol(at: references[tape].head, now: current)
  }

  /// Begins or ends a watch at `nextEvent`.
  mutating func event(at step: UInt64, _ configuration: Configuration) {
    if isWatching {
      references = []
      nextEvent = max(16, from * 2)
      if nextEvent > step { return }
    }
    let length: UInt64 = step < 4096 ? max(16, step) : max(4096, step / 64)
    state = configuration.state
    from = step
    nextEvent = step + length
    budget = 1 << 16 + 4 * Int(length)
    references = configuration.tapes.map { tape in
      let extent = tape.extent
      let low = max(extent.lowerBound, tape.head - Int(length))
      let high = min(extent.upperBound, tape.head + Int(length))
      return Reference(
        head: tape.head, extent: extent, low: low, cells: tape.visitedCells(low...high),
        reach: tape.head...tape.head)
    }
  }

  func reach(onTape tape: Int) -> ClosedRange<Int> { references[tape].reach }

  /// Says where the head has been on a tape since the reference.
  mutating func setReach(_ reach: ClosedRange<Int>, onTape tape: Int) {
    references[tape].reach = reach
  }

  /// Says that each head stands where it stands.
  mutating func extendReach(_ configuration: Configuration) {
    for tape in references.indices {
      let head = configuration.tapes[tape].head
      let reach = references[tape].reach
      references[tape].reach = min(reach.lowerBound, head)...max(reach.upperBound, head)
    }
  }

  /// The proof that the run repeats from the reference on, if this configuration shows it.
  mutating func proof(at step: UInt64, _ configuration: Configuration) -> LoopProof? {
    guard configuration.state == state, step > from else { return nil }
    for tape in references.indices {
      guard repeats(references[tape], configuration.tapes[tape]) else {
        // An exhausted budget ends the watch without an answer.
        if budget <= 0 { nextEvent = step }
        return nil
      }
    }
    let parts = references.indices.map { tape in
      let reference = references[tape]
      let current = configuration.tapes[tape]
      return LoopProof.Part(
        head: reference.head, shift: current.head - reference.head, low: reference.reach.lowerBound,
        cells: reference.reach.map { reference.symbol(at: $0, now: current) })
    }
    return LoopProof(from: from, to: step, state: state, parts: parts)
  }

  /// Whether the part of the tape that mattered since the reference stands under the head again.
  private mutating func repeats(_ reference: Reference, _ tape: Tape) -> Bool {
    let shift = tape.head - reference.head
    if shift != 0 && isOneWay {
      // At the wall a move to the left does not move: a run that touched it does not repeat elsewhere, and one that
      // drifts left meets it.
      if shift < 0 || reference.reach.lowerBound == 0 { return false }
    }
    var low = reference.reach.lowerBound
    var high = reference.reach.upperBound
    let extent = tape.extent
    if shift > 0 { high = max(reference.extent.upperBound, extent.upperBound - shift, high) }
    if shift < 0 { low = min(reference.extent.lowerBound, extent.lowerBound - shift, low) }
    var position = reference.head
    while position <= high {
      if !isSame(reference, tape, position, shift) { return false }
      position += 1
    }
    position = reference.head - 1
    while position >= low {
      if !isSame(reference, tape, position, shift) { return false }
      position -= 1
    }
    return true
  }

  private mutating func isSame(
    _ reference: Reference, _ tape: Tape, _ position: Int, _ shift: Int
  ) -> Bool {
    budget -= 1
    return budget > 0 && reference.symbol(at: position, now: tape) == tape[position + shift]
  }
}
