import Diagnostics

/// What happened, in words.
extension Run {
  /// One line on how the run ended, or where it is.
  ///
  /// - Parameter alphabet: that of the input, if it has symbols which the machine does not know.
  public func explanation(_ alphabet: Alphabet? = nil) -> String {
    let alphabet = alphabet ?? program.machine.alphabet
    let state = program.machine.states.name(of: configuration.state)
    let after = "after \(Count.text(steps, "step"))"
    switch outcome {
    case nil: return "in \(state) \(after), \(whereHeadsAre(alphabet))"
    case .final(let finality):
      return "\(Outcome.final(finality).verdict.rawValue) in \(state) \(after)"
    case .noRow(let otherwise):
      let verdict = Outcome.noRow(otherwise).verdict.rawValue
      return "\(verdict): stopped in \(state) \(after), with no row for \(seen(alphabet))"
    case .loops(let proof): return "loops: " + explanation(of: proof, alphabet)
    case .limit(let limit):
      let which =
        switch limit {
        case .steps: "on steps"
        case .cells(let cells): "of \(Count.text(UInt64(cells), "cell"))"
        }
      return "undecided: the limit \(which) was reached in \(state) \(after), \(whereHeadsAre(alphabet))"
    }
  }

  private func whereHeadsAre(_ alphabet: Alphabet) -> String {
    configuration.tapes.map { tape in
      let extent = tape.extent
      let low = max(extent.lowerBound, tape.head - 2 * Self.excerptReach)
      let high = min(extent.upperBound, tape.head + 2 * Self.excerptReach)
      let cells = (low...high).map { tape[$0] }
      return "head on cell \(tape.head) of \(Self.excerpt(cells, head: tape.head - low, alphabet))"
    }.joined(separator: " | ")
  }

  /// The symbols under the heads, in words.
  private func seen(_ alphabet: Alphabet) -> String {
    let words = configuration.read.map { symbol in
      if symbol.isBlank { return "a blank (\(alphabet.shownBlank))" }
      if alphabet.character(of: symbol) == " " { return "a space (\\s)" }
      return "`\(alphabet.text(of: [symbol]))`"
    }
    return words.joined(separator: ", ")
  }

  private func explanation(of proof: LoopProof, _ alphabet: Alphabet) -> String {
    let state = program.machine.states.name(of: proof.state)
    let tapes = proof.parts.map { part in
      "head on cell \(part.head) of \(Self.excerpt(part.cells, head: part.head - part.low, alphabet))"
    }.joined(separator: " | ")
    let shifts = proof.parts.map { Self.shiftText($0.shift) }.joined(separator: ", ")
    let again = proof.isDrifting ? "all of this again, \(shifts)" : "exactly the same again"
    return """
      it never halts; after \(Count.text(proof.from, "step")): state \(state), \(tapes); \
      after \(Count.text(proof.to, "step")): \(again); and so for ever, with a period of \
      \(Count.text(proof.period, "step"))
      """
  }

  private static func shiftText(_ shift: Int) -> String {
    if shift == 0 { return "in place" }
    return "shifted \(Count.text(UInt64(shift.magnitude), "cell")) to the \(shift > 0 ? "right" : "left")"
  }

  /// How many cells on either side of the head are shown.
  private static let excerptReach = 20

  /// A stretch of tape with the head in brackets; a long one is cut around the head.
  private static func excerpt(_ cells: Word, head: Int, _ alphabet: Alphabet) -> String {
    let first = max(0, head - excerptReach)
    let last = min(cells.count - 1, head + excerptReach)
    var text = first > 0 ? "…" : ""
    for index in first...last {
      let symbol = alphabet.text(of: [cells[index]])
      text += index == head ? "[\(symbol)]" : symbol
    }
    return text + (last < cells.count - 1 ? "…" : "")
  }
}
