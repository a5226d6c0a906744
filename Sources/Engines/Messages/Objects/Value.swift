/// What a name can mean and a message can carry.
///
/// Everything but `object` is what it looks like: it has no slots and no methods of its own. Integers that do not fit here are objects
/// that nobody can tell from the others.
public enum Value: Hashable, Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int64)
  case float(Double)
  /// A Unicode code point.
  case character(UInt32)
  case symbol(Symbol)
  case object(Reference)

  /// Whether nobody could tell the two apart: as `==`, but floats bit by bit.
  func isSame(as other: Value) -> Bool {
    if case .float(let left) = self, case .float(let right) = other { return left.bitPattern == right.bitPattern }
    return self == other
  }
}

/// The number of an object in its world.
public struct Reference: Hashable, Sendable {
  let index: Int32

  /// No object.
  static let none = Reference(index: -1)
}

/// A name that is kept once for a whole world: selectors, slots and globals are compared by number.
public struct Symbol: Hashable, Sendable {
  let index: Int32
}

/// The names of a world's symbols.
struct SymbolTable: Sendable {
  private var names: [String] = []
  private var arities: [Int32] = []
  private var numbers: [String: Int32] = [:]

  subscript(symbol: Symbol) -> String { names[Int(symbol.index)] }

  /// How many arguments a message of that selector has.
  func argumentCount(_ symbol: Symbol) -> Int { Int(arities[Int(symbol.index)]) }

  mutating func symbol(_ name: String) -> Symbol {
    if let known = numbers[name] { return Symbol(index: known) }
    let number = Int32(names.count)
    names.append(name)
    arities.append(Int32(Self.argumentCount(of: name)))
    numbers[name] = number
    return Symbol(index: number)
  }

  /// The symbol of that name, if there is one.
  func existing(_ name: String) -> Symbol? { numbers[name].map { Symbol(index: $0) } }

  var count: Int { names.count }

  /// Whether a name begins with a capital letter, so that it is a global that may come later.
  func isCapitalised(_ symbol: Symbol) -> Bool {
    self[symbol].unicodeScalars.first.map { $0.properties.isUppercase } ?? false
  }

  static func argumentCount(of selector: String) -> Int {
    guard let first = selector.unicodeScalars.first else { return 0 }
    if first.properties.isAlphabetic || first == "_" { return selector.utf8.reduce(0) { $0 + ($1 == 58 ? 1 : 0) } }
    return 1
  }
}
