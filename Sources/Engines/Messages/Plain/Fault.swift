/// Why a primitive, or the interpreter itself, cannot do what it was asked.
struct Fault: Error {
  enum Kind: String, CaseIterable, Sendable {
    case error = "Error"
    case argument = "ArgumentError"
    case index = "IndexError"
    case zeroDivide = "ZeroDivide"
    case notUnderstood = "MessageNotUnderstood"
    case name = "NameError"
    case tooDeep = "RecursionTooDeep"
    case tooLarge = "TooLarge"
    case broken = "BrokenPromise"
  }

  let kind: Kind
  /// What is said of it; made only if it is said.
  let text: Text

  enum Text {
    case plain(String)
    /// `+ needs a number, not nil`.
    case argument(expected: StaticString, Value)
    /// What the receiver should have been.
    case receiver(expected: StaticString)
    case index(Value, size: Int)
  }

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = .plain(text)
  }

  private init(kind: Kind, text: Text) {
    self.kind = kind
    self.text = text
  }

  static func needs(_ expected: StaticString, not value: Value) -> Fault {
    Fault(kind: .argument, text: .argument(expected: expected, value))
  }

  static func worksOn(_ expected: StaticString) -> Fault { Fault(kind: .argument, text: .receiver(expected: expected)) }

  static func index(_ value: Value, size: Int) -> Fault { Fault(kind: .index, text: .index(value, size: size)) }
}
