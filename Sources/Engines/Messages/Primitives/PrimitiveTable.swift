/// What a primitive is called with; the arguments are on the stack.
struct PrimitiveCall {
  let receiver: Value
  /// Where the first argument lies.
  let base: Int
  let count: Int
  let selector: Symbol
}

/// Something that the language cannot say of itself. It answers a value; or nil, if it has arranged stack and frames itself; or throws
/// a fault, and then the method's body is run, if it has one.
struct Primitive: Sendable {
  typealias Action = @Sendable (inout PlainWorld, PrimitiveCall) throws(Fault) -> Value?

  let name: String
  let perform: Action

  init(_ name: String, _ perform: @escaping Action) {
    self.name = name
    self.perform = perform
  }
}

/// All primitives, in the order of their numbers; one file for each kind of receiver.
enum PrimitiveTable {
  static let all: [Primitive] =
    objectPrimitives + classPrimitives + integerPrimitives + floatPrimitives + characterPrimitives + stringPrimitives
    + arrayPrimitives + blockPrimitives + exceptionPrimitives + promisePrimitives + worldPrimitives

  static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (number, primitive) in all.enumerated() {
      precondition(numbers[primitive.name] == nil, "two primitives have one name")
      numbers[primitive.name] = number
    }
    return numbers
  }()
}

extension PlainWorld {
  func argument(_ call: PrimitiveCall, _ index: Int) -> Value { turn!.stack[call.base + index] }

  /// The object that an array, string or other kind of receiver is; nothing for a value, of which a large integer is one.
  func reference(_ value: Value) -> Reference? {
    guard case .object(let reference) = value else { return nil }
    if case .large = self[reference].native { return nil }
    return reference
  }

  /// An index from 1 to `size`, as one from 0.
  func index(_ value: Value, size: Int) throws(Fault) -> Int {
    guard case .integer(let index) = value, index >= 1, index <= size else { throw .index(value, size: size) }
    return Int(index) - 1
  }

  func count(_ value: Value) throws(Fault) -> Int {
    guard case .integer(let count) = value, count >= 0 else { throw .needs("a size of 0 or more", not: value) }
    guard count < Int64(limits.bytes) else { throw Fault(.tooLarge, "\(count) is more than fits into the world") }
    return Int(count)
  }

  func name(_ value: Value) throws(Fault) -> String {
    guard let name = string(value) else { throw .needs("a symbol or string", not: value) }
    return name
  }

  func classBody(_ value: Value) throws(Fault) -> (Reference, ClassBody) {
    guard case .object(let reference) = value, case .class(let body) = self[reference].native else {
      throw .worksOn("classes")
    }
    return (reference, body)
  }
}
