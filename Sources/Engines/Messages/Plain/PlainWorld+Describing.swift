import BigNumbers
import Diagnostics

/// Short descriptions for messages and ledgers, made without running any code.
extension PlainWorld {
  /// `nil`, `3`, `'abc'`, `a Square`, `Square`, `dog`. Long contents are cut.
  func describe(_ value: Value, showsContent: Bool = true, namesGlobals: Bool = true) -> String {
    switch value {
    case .nil: return "nil"
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .integer(let integer): return showsContent ? "\(integer)" : "an Integer"
    case .float(let float): return showsContent ? FloatText.shortest(float) : "a Float"
    case .character(let character): return showsContent ? Wording.characterText(character) : "a Character"
    case .symbol(let symbol): return showsContent ? "#" + Wording.cut(symbols[symbol]) : "a Symbol"
    case .object(let reference): return describe(reference, showsContent, namesGlobals)
    }
  }

  private func describe(_ reference: Reference, _ showsContent: Bool, _ namesGlobals: Bool) -> String {
    switch self[reference].native {
    case .string where showsContent: return "'\(Wording.cut(Wording.string(self[reference].text)))'"
    case .class(let body): return symbols[body.name]
    case .prototype(let owner): return "prototype of \(className(of: owner))"
    case .large: return "an Integer"
    default: break
    }
    if namesGlobals, !isInstance(reference), let name = globalOrder.first(where: { globals[$0] == .object(reference) })
    {
      return symbols[name]
    }
    return Wording.withArticle(className(of: .object(reference)))
  }

  /// Whether an object was made by a class, and not as a prototype, which its variable names best.
  private func isInstance(_ reference: Reference) -> Bool {
    guard case .object(let link) = self[reference].prototype, case .prototype(let owner) = self[link].native else {
      return false
    }
    return PlainWorld.objectClassName != className(of: owner)
  }

  private static let objectClassName = "Object"

  /// The name of the nearest class on the chain.
  func className(of value: Value) -> String {
    `class`(of: value).map { className(of: $0) } ?? "Object without a class"
  }

  func className(of owner: Reference) -> String {
    if case .class(let body) = self[owner].native { return symbols[body.name] }
    return "nothing"
  }

  /// The class of the nearest prototype on the chain.
  func `class`(of value: Value) -> Reference? {
    var link = prototype(of: value)
    if case .object(let reference) = value, case .prototype(let owner) = self[reference].native { return owner }
    while case .object(let reference) = link {
      if case .prototype(let owner) = self[reference].native { return owner }
      link = self[reference].prototype
    }
    return nil
  }

  /// `Square`, `Square class`, or what describes a single object that has methods of its own.
  func holderName(_ holder: Reference) -> String {
    guard holder != .none else { return "main" }
    switch self[holder].native {
    case .prototype(let owner): return className(of: owner)
    case .class(let body): return "\(symbols[body.name]) class"
    default: return describe(.object(holder))
    }
  }

  /// The words of a fault.
  func text(of fault: Fault, _ receiver: Value, _ selector: Symbol?) -> String {
    let name = selector.map { symbols[$0] } ?? "this"
    switch fault.text {
    case .plain(let text): return text
    case .argument(let expected, let value): return "\(name) needs \(expected), not \(describe(value))"
    case .receiver(let expected): return "\(name) works on \(expected), not on \(describe(receiver))"
    case .index(let value, let size):
      if case .integer = value {
        return size == 0 ? "index \(describe(value)): it is empty" : "index \(describe(value)) is outside 1 to \(size)"
      }
      return "an index is an integer from 1 to \(size), not \(describe(value))"
    }
  }

  // MARK: Strings

  /// What a string or symbol of the language says.
  func string(_ value: Value) -> String? {
    switch value {
    case .symbol(let symbol): return symbols[symbol]
    case .object(let reference):
      if case .string = self[reference].native { return Wording.string(self[reference].text) }
      return nil
    default: return nil
    }
  }

  mutating func string(_ text: String) -> Reference {
    string(text.unicodeScalars.map { $0.value })
  }

  mutating func string(_ codePoints: [UInt32]) -> Reference {
    add(HeapObject(prototype: .object(kernel.string), text: codePoints, native: .string))
  }

  // MARK: Literals and integers

  /// A new object for a literal.
  mutating func made(_ literal: Literal) -> Value {
    switch literal {
    case .integer(let integer): return number(integer)
    case .float(let float): return .float(float)
    case .scaled(let digits, let fractionDigits, let scale): return scaled(digits, fractionDigits, scale)
    case .character(let character): return .character(character)
    case .string(let points): return .object(string(points))
    case .symbol(let name): return .symbol(symbols.symbol(name))
    case .array(let literals):
      var elements: [Value] = []
      for literal in literals { elements.append(made(literal)) }
      return .object(add(HeapObject(prototype: .object(kernel.array), elements: elements, native: .array)))
    case .bytes(let bytes):
      return .object(add(HeapObject(prototype: .object(kernel.bytes), native: .bytes(bytes))))
    case .reserved(let reserved):
      switch reserved {
      case .true: return .boolean(true)
      case .false: return .boolean(false)
      default: return .nil
      }
    }
  }

  mutating func number(_ integer: BigInteger) -> Value {
    if let small = integer.small { return .integer(small) }
    return .object(add(HeapObject(prototype: .object(kernel.integer), native: .large(integer))))
  }

  /// `3.14s2`: an object of the library's class, if there is one, with its digits, how many stand behind the point, and the scale.
  private mutating func scaled(_ digits: BigInteger, _ fractionDigits: Int, _ scale: Int) -> Value {
    guard case .object(let owner)? = globals[symbols.symbol("ScaledDecimal")],
      case .class(let body) = self[owner].native
    else { return number(digits) }
    var object = HeapObject(prototype: .object(body.instancePrototype))
    var divisor = BigInteger(1)
    for _ in 0..<fractionDigits { divisor = (try? divisor.multiplied(by: BigInteger(10))) ?? divisor }
    object.slots = [
      HeapObject.Slot(name: symbols.symbol("digits"), value: number(digits)),
      HeapObject.Slot(name: symbols.symbol("divisor"), value: number(divisor)),
      HeapObject.Slot(name: symbols.symbol("scale"), value: .integer(Int64(scale)))
    ]
    return .object(add(object))
  }

  func integer(_ value: Value) -> BigInteger? {
    switch value {
    case .integer(let small): return BigInteger(small)
    case .object(let reference):
      if case .large(let integer) = self[reference].native { return integer }
      return nil
    default: return nil
    }
  }
}
