public import TuringMachines

/// A tape on one line, the head in brackets: `0[0]+000`.
public struct TapeLine: Sendable {
  /// How many cells are shown at most; a longer tape is cut around the head.
  public var most: Int

  public init(most: Int = 60) {
    self.most = most
  }

  /// The visited part of `tape`, from its first to its last cell that is not blank or under the head.
  public func text(of tape: Tape, _ alphabet: Alphabet) -> String {
    let extent = tape.extent
    let around = (tape.head - most / 2)...(tape.head + most / 2)
    let window = extent.clamped(to: around)
    func isShown(_ position: Int) -> Bool { position == tape.head || !tape[position].isBlank }
    let first = window.first(where: isShown) ?? tape.head
    let last = window.last(where: isShown) ?? tape.head
    var text = ""
    if first == around.lowerBound && first > extent.lowerBound { text += "… " }
    for position in first...last {
      let symbol = alphabet.text(of: [tape[position]])
      text += position == tape.head ? "[\(symbol)]" : symbol
    }
    if last == around.upperBound && last < extent.upperBound { text += " …" }
    return text
  }
}
