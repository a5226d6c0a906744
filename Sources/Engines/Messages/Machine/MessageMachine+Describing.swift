import BigNumbers
import Diagnostics

/// Short descriptions for messages and ledgers, made without running any code.
extension MessageMachine {
  /// `nil`, `3`, `'abc'`, `a Square`, `Square`, `dog`. Long contents are cut.
  func describe(_ value: TaggedWord, showsContent: Bool = true, namesGlobals: Bool = true) -> String {
    switch value {
    case .nil: return "nil"
    case .true: return "true"
    case .false: return "false"
    default: break
    }
    if value.isInteger { return showsContent ? "\(value.integer)" : "an Integer" }
    if let float = float(value) { return showsContent ? FloatText.shortest(float) : "a Float" }
    if value.isCharacter { return showsContent ? Wording.characterText(value.character) : "a Character" }
    if value.isSymbol { return showsContent ? "#" + Wording.cut(symbols[value.symbol]) : "a Symbol" }
    return describe(object: value, showsContent, namesGlobals)
  }

  private func describe(object: TaggedWord, _ showsContent: Bool, _ namesGlobals: Bool) -> String {
    switch memory.kind(object) {
    case .string where showsContent: return "'\(Wording.cut(text(object) ?? ""))'"
    case .class: return symbols[memory[object, ClassField.name].symbol]
    case .prototype: return "prototype of \(className(ofClass: memory[object, 0]))"
    case .large:
      // What fits 64 bits is written out, as in the plain interpreter, where it is no object.
      if showsContent, let small = integer(object)?.small { return "\(small)" }
      return "an Integer"
    default: break
    }
    if namesGlobals, !isInstance(object), let name = globalOrder.first(where: { global($0) == object }) {
      return symbols[name]
    }
    let owner = nearestClass(of: object)
    return Wording.withArticle(owner == .nil ? "Object without a class" : className(ofClass: owner))
  }

  /// Whether all objects of that shape have the description that leaves out the content.
  func isDescribedByShape(_ value: TaggedWord) -> Bool {
    guard value.isReference else { return true }
    switch memory.kind(value) {
    case .class, .prototype: return false
    default: return isInstance(value)
    }
  }

  /// Whether an object was made by a class, and not as a prototype, which its variable names best.
  private func isInstance(_ object: TaggedWord) -> Bool {
    let link = model.prototype(of: object)
    guard link.isReference, memory.kind(link) == .prototype else { return false }
    return className(ofClass: memory[link, 0]) != "Object"
  }

  func className(ofClass owner: TaggedWord) -> String {
    owner.isReference && memory.kind(owner) == .class
      ? symbols[memory[owner, ClassField.name].symbol] : "nothing"
  }
}
