/// What a person who looks into a world wants to know of it.
extension World {
  /// An object, taken apart.
  package struct Inspection: Sendable {
    /// What it is, short.
    package let title: String
    /// The objects that lookup goes through, nearest first.
    package let chain: [String]
    package var slots: [(name: String, value: String)] = []
    /// How many elements it has, and the first of them.
    package var elementCount = 0
    package var elements: [String] = []
    /// The selectors of its own methods; of a class, those of its instances.
    package var methods: [String] = []
    /// Those that a class understands itself.
    package var classMethods: [String] = []
  }

  private static let mostElements = 20

  package func inspection(of value: Value) -> Inspection {
    var chain: [String] = []
    var link = prototype(of: value)
    while case .object(let reference) = link, chain.count < 50 {
      chain.append(chainName(reference))
      link = self[reference].prototype
    }
    var result = Inspection(title: describe(value), chain: chain)
    guard case .object(let reference) = value else { return result }
    let object = self[reference]
    for slot in object.slots { result.slots.append((symbols[slot.name], describe(slot.value))) }
    result.methods = methodNames(reference)
    if case .class(let body) = object.native {
      result.classMethods = result.methods
      result.methods = methodNames(body.instancePrototype)
    }
    result.elementCount = object.elements.count
    result.elements = object.elements.prefix(Self.mostElements).map { describe($0) }
    return result
  }

  private func chainName(_ reference: Reference) -> String {
    switch self[reference].native {
    case .prototype(let owner): return className(of: owner)
    case .class(let body): return symbols[body.name] + " class"
    default: return describe(.object(reference))
    }
  }

  private func methodNames(_ reference: Reference) -> [String] {
    self[reference].methods.keys.map { symbols[$0] }.sorted()
  }

  package func name(of symbol: Symbol) -> String { symbols[symbol] }

  /// The globals that came after the library's, in order: a person's own.
  package var ownNames: [String] {
    globalOrder.dropFirst(World.withLibrary.globalOrder.count).map { symbols[$0] }
  }

  package func value(named name: String) -> Value? {
    symbols.existing(name).flatMap { globals[$0] }
  }

  /// Whether a global of that name came after the library's.
  package func isOwn(_ name: String) -> Bool {
    value(named: name) != nil && World.withLibrary.value(named: name) == nil
  }

  package var globalNames: [String] { globalOrder.map { symbols[$0] } }

  /// What a receiver understands.
  package func selectorNames(of value: Value) -> [String] { selectors(of: value).map { symbols[$0] } }

  /// Every selector that some object has a method for.
  package var allSelectorNames: [String] {
    var names: Set<Symbol> = []
    for object in objects { names.formUnion(object.methods.keys) }
    return names.map { symbols[$0] }
  }

  /// A line about a global.
  package func summary(ofGlobal name: String) -> String {
    guard let value = value(named: name) else { return "nil" }
    guard case .object(let reference) = value, case .class(let body) = self[reference].native else {
      return describe(value, namesGlobals: false)
    }
    let count = self[body.instancePrototype].methods.count
    var text = "class"
    if case .object(let parent) = self[body.instancePrototype].prototype {
      text += " of \(className(of: .object(parent)))"
    }
    return text + ", \(count) method\(count == 1 ? "" : "s")"
  }

  /// Takes the failures of actors' turns that nobody has taken yet.
  package mutating func takeFailures() -> [TurnFailure] {
    defer { failures = [] }
    return failures
  }
}
