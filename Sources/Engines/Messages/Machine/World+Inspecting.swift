import Diagnostics

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

  package func inspection(of value: TaggedWord) -> Inspection {
    var chain: [String] = []
    var link = machine.prototype(of: value)
    while link.isReference, chain.count < 50 {
      chain.append(chainName(link))
      link = machine.model.prototype(of: link)
    }
    var result = Inspection(title: machine.describe(value), chain: chain)
    guard !machine.isValue(value) else { return result }
    for (index, name) in machine.model.slotNames(of: value).enumerated() {
      result.slots.append((machine.symbols[name], machine.describe(machine.model.slot(index, of: value))))
    }
    result.methods = methodNames(value)
    switch machine.memory.kind(value) {
    case .class:
      result.classMethods = result.methods
      result.methods = methodNames(machine.memory[value, MessageMachine.ClassField.prototype])
    case .array:
      result.elementCount = machine.memory.fieldCount(value)
      for index in 0..<min(Self.mostElements, result.elementCount) {
        result.elements.append(machine.describe(machine.memory[value, index]))
      }
    default: break
    }
    return result
  }

  private func chainName(_ object: TaggedWord) -> String {
    switch machine.memory.kind(object) {
    case .prototype, .class: machine.holderName(object)
    default: machine.describe(object)
    }
  }

  private func methodNames(_ object: TaggedWord) -> [String] {
    machine.sorted(machine.model.selectors(of: object)).map { machine.symbols[$0] }
  }

  // MARK: Names

  package func name(of symbol: Symbol) -> String { machine.symbols[symbol] }

  /// The globals that came after the library's, in order: a person's own.
  package var ownNames: [String] {
    machine.globalOrder.dropFirst(World.withLibrary.machine.globalOrder.count).map { machine.symbols[$0] }
  }

  package func value(named name: String) -> TaggedWord? {
    machine.symbols.existing(name).flatMap { machine.global($0) }
  }

  /// Whether a global of that name came after the library's.
  package func isOwn(_ name: String) -> Bool {
    value(named: name) != nil && World.withLibrary.value(named: name) == nil
  }

  package var globalNames: [String] { machine.globalOrder.map { machine.symbols[$0] } }

  /// What a receiver understands.
  package func selectorNames(of value: TaggedWord) -> [String] {
    machine.selectors(of: value).map { machine.symbols[$0] }
  }

  /// Every selector that some object has a method for.
  package var allSelectorNames: [String] { machine.model.allSelectors.map { machine.symbols[$0] } }

  /// A line about a global.
  package func summary(ofGlobal name: String) -> String {
    guard let value = value(named: name) else { return "nil" }
    guard value.isReference, machine.memory.kind(value) == .class else {
      return machine.describe(value, namesGlobals: false)
    }
    let prototype = machine.memory[value, MessageMachine.ClassField.prototype]
    let count = machine.model.selectors(of: prototype).count
    var text = "class"
    let parent = machine.nearestClass(of: machine.model.prototype(of: prototype))
    if parent != .nil { text += " of \(machine.className(ofClass: parent))" }
    return text + ", \(count) method\(count == 1 ? "" : "s")"
  }
}
