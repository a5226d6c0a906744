/// The places of a table where a run pauses, before the row there is executed.
public struct Pauses: Equatable, Sendable {
  /// Before one of these rows.
  public var rows: Set<Int> = []
  /// In one of these states, whatever is read.
  public var states: Set<State> = []
  /// In this state while this is read, one symbol a tape.
  public var readings: Set<Reading> = []

  public struct Reading: Hashable, Sendable {
    public let state: State
    public let symbols: [Symbol]

    public init(state: State, symbols: [Symbol]) {
      self.state = state
      self.symbols = symbols
    }
  }

  public init() {}

  public var isEmpty: Bool { rows.isEmpty && states.isEmpty && readings.isEmpty }

  /// Whether the machine pauses in `configuration`, where `row` is the next one.
  func contains(_ row: Int, _ configuration: Configuration) -> Bool {
    if rows.contains(row) || states.contains(configuration.state) { return true }
    return !readings.isEmpty
      && readings.contains(Reading(state: configuration.state, symbols: configuration.read))
  }
}
