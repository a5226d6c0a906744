/// One promise that a machine file makes about itself.
public struct MachineTest: Sendable {
  public enum Expectation: Equatable, Sendable {
    /// It accepts or halts with that output.
    case output([Word])
    case accepts
    /// It rejects or gets stuck.
    case rejects
    /// It stops after exactly so many steps, having visited so many cells, with that output.
    case runs(steps: UInt64, cells: Int?, output: [Word]?)
    /// It is proved never to halt.
    case loops
    /// The tape after so many steps, stopped or not.
    case after(steps: UInt64, output: [Word])
  }

  /// How many steps a test may take unless the file has `limit:`.
  public static let defaultLimit: UInt64 = 100_000_000

  public let input: [Word]
  public let expectation: Expectation
  /// Where it stands in the source text, in bytes.
  public let place: Range<Int>

  public init(input: [Word], expectation: Expectation, place: Range<Int>) {
    self.input = input
    self.expectation = expectation
    self.place = place
  }
}
