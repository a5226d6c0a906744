import Diagnostics
import TuringMachines

/// A question about a configuration: `head < 0 and (state = q3 or not cell(2) = 0)`.
///
/// ```
/// condition   =  alternative { "or" alternative }
/// alternative =  part { "and" part }
/// part        =  "not" part | "(" condition ")" | quantity relation word
/// quantity    =  state | read | head | steps | cell(N)
/// relation    =  =  !=  <  <=  >  >=
/// ```
indirect enum Condition: Sendable {
  case comparison(Quantity, Relation, word: String)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  enum Relation: String, CaseIterable, Sendable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .unequal: left != right
      case .less: left < right
      case .atMost: left <= right
      case .more: left > right
      case .atLeast: left >= right
      }
    }
  }
}

/// Something about a configuration that has a value.
enum Quantity: Equatable, Sendable {
  case state, read, head, steps
  case cell(Int)

  static let names = ["state", "read", "head", "steps", "cell(N)"]

  /// Reads `head` or `cell(-3)`.
  init?(_ text: String) {
    switch text {
    case "state": self = .state
    case "read": self = .read
    case "head": self = .head
    case "steps", "step": self = .steps
    default:
      guard text.hasPrefix("cell("), text.hasSuffix(")"), let cell = Int(text.dropFirst(5).dropLast()),
        cell.magnitude <= Quantity.farthestCell
      else { return nil }
      self = .cell(cell)
    }
  }

  /// The most distant cell that a person may name.
  static let farthestCell: UInt = 1_000_000_000

  func text(_ run: Run, _ alphabet: Alphabet) -> String {
    switch self {
    case .state: run.program.machine.states.name(of: run.configuration.state)
    case .read: alphabet.text(of: run.configuration.read)
    case .head: run.configuration.tapes.map { "\($0.head)" }.joined(separator: "|")
    case .steps: "\(run.steps)"
    case .cell(let cell): alphabet.text(of: run.configuration.tapes.map { $0[cell] })
    }
  }
}

/// A condition made ready for one machine and alphabet: words have become states and symbols.
indirect enum Check: Sendable {
  case state(State?, isEqual: Bool)
  case read(Word, isEqual: Bool)
  case cell(Int, Word, isEqual: Bool)
  case head(Condition.Relation, Int)
  case steps(Condition.Relation, UInt64)
  case not(Check)
  case and(Check, Check)
  case or(Check, Check)

  /// O(size of the condition).
  func holds(_ run: Run) -> Bool {
    switch self {
    case .state(let state, let isEqual): (run.configuration.state == state) == isEqual
    case .read(let word, let isEqual):
      run.configuration.tapes.count == 1
        ? (run.configuration.tapes[0].read == word[0]) == isEqual
        : (run.configuration.read == word) == isEqual
    case .cell(let cell, let word, let isEqual): (run.configuration.tapes.map { $0[cell] } == word) == isEqual
    case .head(let relation, let number): relation.holds(run.configuration.tapes[0].head, number)
    case .steps(let relation, let number): relation.holds(run.steps, number)
    case .not(let part): !part.holds(run)
    case .and(let left, let right): left.holds(run) && right.holds(run)
    case .or(let left, let right): left.holds(run) || right.holds(run)
    }
  }
}

extension Condition {
  /// Whether the answer may change though everything but the step number is as it was.
  var asksForSteps: Bool {
    switch self {
    case .comparison(let quantity, _, _): quantity == .steps
    case .not(let part): part.asksForSteps
    case .and(let left, let right), .or(let left, let right): left.asksForSteps || right.asksForSteps
    }
  }

  /// Resolves names; a state or symbol that the machine does not have is never met.
  func check(_ machine: TuringMachine, _ alphabet: Alphabet) -> Check {
    switch self {
    case .not(let part): return .not(part.check(machine, alphabet))
    case .and(let left, let right): return .and(left.check(machine, alphabet), right.check(machine, alphabet))
    case .or(let left, let right): return .or(left.check(machine, alphabet), right.check(machine, alphabet))
    case .comparison(let quantity, let relation, let word):
      let isEqual = relation == .equal
      switch quantity {
      case .state: return .state(machine.states.state(named: word), isEqual: isEqual)
      case .head: return .head(relation, Int(word) ?? 0)
      case .steps: return .steps(relation, Count.number(word) ?? 0)
      case .read: return .read(Self.symbols(word, alphabet), isEqual: isEqual)
      case .cell(let cell): return .cell(cell, Self.symbols(word, alphabet), isEqual: isEqual)
      }
    }
  }

  private static func symbols(_ word: String, _ alphabet: Alphabet) -> Word {
    var alphabet = alphabet
    // A word that cannot be read was refused when the condition was made.
    return (try? alphabet.word(word)) ?? []
  }
}
