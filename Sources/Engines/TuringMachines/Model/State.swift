/// What the machine remembers between two steps, known by its number in the machine's `StateList`.
public struct State: Hashable, Sendable {
  public let index: Int

  public init(index: Int) {
    self.index = index
  }
}

/// What entering a final state says about the input.
public enum Finality: String, Sendable {
  case accept, reject, halt
}

/// The states of a machine with their names, and which of them are final.
public struct StateList: Sendable {
  private var names: [String] = []
  private var states: [String: State] = [:]
  private var finalities: [State: Finality] = [:]

  public init() {}

  public var count: Int { names.count }
  /// Whether any state is final.
  public var hasFinalStates: Bool { !finalities.isEmpty }

  public func name(of state: State) -> String { names[state.index] }

  /// The state called `name`, if there is one.
  public func state(named name: String) -> State? { states[name] }

  /// All names, in the order in which they were first met.
  public var allNames: [String] { names }

  /// The state called `name`, added if it is new.
  public mutating func add(_ name: String) -> State {
    if let known = states[name] { return known }
    let state = State(index: names.count)
    names.append(name)
    states[name] = state
    return state
  }

  /// What entering `state` means, or nil if the machine goes on there.
  public func finality(of state: State) -> Finality? { finalities[state] }

  public mutating func setFinality(_ finality: Finality, of state: State) {
    finalities[state] = finality
  }
}
