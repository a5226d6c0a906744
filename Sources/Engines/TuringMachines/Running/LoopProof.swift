/// The evidence that a machine never halts: a stretch of its run that must repeat for ever.
///
/// After `from` steps and again after `to` steps the machine is in `state`. On each tape, everything that
/// the head looked at in between stood under it again the second time, moved by `shift` cells. What happens next depends on
/// nothing else, so it happens again, and again.
///
/// With shift 0 the configuration itself came back. With a shift to the right the head never went left of the stretch's
/// leftmost cell, and from there on rightward the whole tape, blank part included, is the same but moved; to the left
/// likewise. (The second kind is Lin's "partial recurrence": S. Lin, T. Radó, "Computer studies of Turing machine
/// problems", J. ACM 12, 1965, p. 196.)
public struct LoopProof: Equatable, Sendable {
  /// What repeats on one tape.
  public struct Part: Equatable, Sendable {
    /// Where the head stood after `from` steps.
    public let head: Int
    /// How many cells to the right everything had moved after `to` steps; negative is to the left.
    public let shift: Int
    /// The first cell that the head visited in the stretch.
    public let low: Int
    /// What stood after `from` steps on the cells that the head visited in the stretch.
    public let cells: Word
  }

  public let from: UInt64
  public let to: UInt64
  public let state: State
  public let parts: [Part]

  /// How many steps one round takes.
  public var period: UInt64 { to - from }
  /// Whether the head drifts along instead of coming back to the same cells.
  public var isDrifting: Bool { parts.contains { $0.shift != 0 } }
}
