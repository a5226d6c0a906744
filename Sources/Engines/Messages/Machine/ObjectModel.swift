/// What objects are made of in the fast machine: a link, slots and methods, found by way of *shapes*.
///
/// A shape holds what objects have in common: the link, the names of their slots, and their own methods. Objects that were made alike have one
/// shape, so what was once found out about it (where a slot lies, which method a selector means) is found out for all of them. An
/// object that others are linked to, or that has methods of its own, has a shape to itself, which is changed in place.
/// (Maps: Chambers, Ungar and Lee, "An efficient implementation of SELF", OOPSLA 1989, section 2.)
///
/// Whatever changes a shape in place counts up `epoch`. What is remembered about shapes is good for one epoch.
package final class ObjectModel {
  package let memory: ObjectMemory
  /// All that is known from outside of the memory but for the stack; what the first of them are says `Root`.
  var roots: [TaggedWord]
  /// Counts changes of behaviour, and collections that move shapes.
  package private(set) var epoch: UInt32 = 1
  private var cache: [CacheEntry]

  /// Places in the roots.
  enum Root {
    /// The shape of objects that are linked to nothing.
    static let unlinkedShape = 0
    // What values and the interpreter's own objects are linked to.
    static let object = 1
    static let `class` = 2
    static let undefined = 3
    static let boolean = 4
    static let `true` = 5
    static let `false` = 6
    static let integer = 7
    static let float = 8
    static let character = 9
    static let symbol = 10
    static let string = 11
    static let array = 12
    static let bytes = 13
    static let block = 14
    static let method = 15
    static let message = 16
    static let promise = 17
    /// The shapes of objects that are linked to these: so far behind.
    static let shapes = 20
    // The running turn: whose it is, what it keeps, the code and the byte where its message was sent.
    static let turnOwner = 40
    static let turnPromise = 41
    static let turnCode = 42
    static let turnOffset = 43
    // Lists: the first and, behind it, the last.
    static let mailboxes = 44
    static let waiting = 46
    static let ready = 48
    static let worldPolicy = 50
    /// How main's last statement ended.
    static let answer = 51
    /// The classes of errors that the machine signals, in the order of their kinds.
    static let errors = 52
    static let count = 64
  }

  package init(nurserySize: Int = 1 << 19) {
    memory = ObjectMemory(nurserySize: nurserySize)
    roots = Array(repeating: .nil, count: Root.count)
    cache = Array(repeating: CacheEntry(), count: Self.cacheSize)
    roots[Root.unlinkedShape] = makeShape(prototype: .nil, names: .nil, isUnique: false)
  }

  /// An equal, independent model; O(words in use).
  package init(copying other: ObjectModel) {
    memory = ObjectMemory(copying: other.memory)
    roots = other.roots
    epoch = other.epoch
    cache = other.cache
  }

  func changeBehaviour() { epoch &+= 1 }

  // MARK: Memory

  /// Collects; `handles` are words that are kept, and changed to where the objects go.
  package func collect(isFull: Bool, handles: inout [TaggedWord]) {
    unsafe handles.withUnsafeMutableBufferPointer { unsafe collect(isFull: isFull, stack: $0) }
  }

  func collect(
    isFull: Bool, stack: UnsafeMutableBufferPointer<TaggedWord>, isCodeAlive: (Int32) -> Void = { _ in }
  ) {
    unsafe Collector.collect(memory, isFull: isFull, stack: stack, roots: &roots, isCodeAlive: isCodeAlive)
    // Shapes may lie elsewhere now.
    changeBehaviour()
  }

  // MARK: Shapes

  /// The fields of a shape.
  private enum Field {
    static let prototype = 0
    /// A vector of symbols, or nil.
    static let names = 1
    /// A table from selectors to methods, or nil.
    static let methods = 2
    /// A table from a name to the shape with that slot more, or nil.
    static let next = 3
    static let isUnique = 4
    /// Of an object that others are linked to: the shape of those without slots.
    static let children = 5
    static let count = 6
  }

  private func makeShape(prototype: TaggedWord, names: TaggedWord, isUnique: Bool) -> TaggedWord {
    let shape = memory.make(.shape, shape: .nil, fieldCount: Field.count)
    memory.store(prototype, in: shape, Field.prototype)
    memory.store(names, in: shape, Field.names)
    memory.store(TaggedWord(isUnique), in: shape, Field.isUnique)
    return shape
  }

  private func isUnique(_ shape: TaggedWord) -> Bool { memory[shape, Field.isUnique] == .true }

  /// The shape of objects without slots that are linked to `prototype`.
  package func shape(linkedTo prototype: TaggedWord) -> TaggedWord {
    guard prototype.isReference else { return roots[Root.unlinkedShape] }
    let own = ownShape(of: prototype)
    let known = memory[own, Field.children]
    if known.isReference { return known }
    let shape = makeShape(prototype: prototype, names: .nil, isUnique: false)
    memory.store(shape, in: own, Field.children)
    return shape
  }

  /// The shape of an object, or of all values of one kind.
  func shape(of value: TaggedWord) -> TaggedWord {
    value.isReference ? memory.shape(value) : kernelShape(Self.root(of: value))
  }

  /// The shape of objects that are linked to the kernel's object at that root.
  func kernelShape(_ root: Int) -> TaggedWord { roots[Root.shapes + root] }

  /// Which root a value, that is no object, is linked to.
  static func root(of value: TaggedWord) -> Int {
    if value.isInteger { return Root.integer }
    if value.isFloat { return Root.float }
    switch value {
    case .nil: return Root.undefined
    case .true: return Root.true
    case .false: return Root.false
    default: return value.isSymbol ? Root.symbol : Root.character
    }
  }

  /// Makes known what values of a kind are linked to.
  func setRoot(_ root: Int, to prototype: TaggedWord) {
    roots[root] = prototype
    let shape = shape(linkedTo: prototype)
    roots[Root.shapes + root] = shape
  }

  /// Gives an object a shape to itself, if it has none.
  private func ownShape(of object: TaggedWord) -> TaggedWord {
    let shape = memory.shape(object)
    if isUnique(shape) { return shape }
    let own = makeShape(
      prototype: memory[shape, Field.prototype], names: memory[shape, Field.names], isUnique: true)
    memory.setShape(of: object, to: own)
    return own
  }

  /// The shape with one more slot.
  private func shape(_ shape: TaggedWord, with name: Symbol) -> TaggedWord {
    let known = lookUp(name, inTable: memory[shape, Field.next])
    if known.isReference { return known }
    let next = makeShape(
      prototype: memory[shape, Field.prototype], names: names(memory[shape, Field.names], with: name), isUnique: false)
    memory.store(insert(name, next, inTable: memory[shape, Field.next]), in: shape, Field.next)
    return next
  }

  private func names(_ names: TaggedWord, with name: Symbol) -> TaggedWord {
    let count = names.isReference ? memory.fieldCount(names) : 0
    let longer = memory.make(.vector, shape: .nil, fieldCount: count + 1)
    for index in 0..<count { memory.store(memory[names, index], in: longer, index) }
    memory.store(TaggedWord(symbol: name), in: longer, count)
    return longer
  }

  // MARK: Objects

  /// An object with room for so many slots, and no slot yet.
  package func makeObject(linkedTo prototype: TaggedWord, room: Int = 0) -> TaggedWord {
    let shape = shape(linkedTo: prototype)
    return memory.make(.plain, shape: shape, fieldCount: room)
  }

  package func prototype(of object: TaggedWord) -> TaggedWord { memory[memory.shape(object), Field.prototype] }

  /// Links an object to another, or to nothing; the caller has made sure that no circle comes of it.
  package func setPrototype(of object: TaggedWord, to prototype: TaggedWord) {
    let shape = memory.shape(object)
    if prototype.isReference { _ = ownShape(of: prototype) }
    if isUnique(shape) {
      memory.store(prototype, in: shape, Field.prototype)
      changeBehaviour()
      return
    }
    memory.setShape(of: object, to: self.shape(linkedTo: prototype, slotNames(of: object)))
  }

  private func shape(linkedTo prototype: TaggedWord, _ names: [Symbol]) -> TaggedWord {
    var shape = shape(linkedTo: prototype)
    for name in names { shape = self.shape(shape, with: name) }
    return shape
  }

  // MARK: Slots

  /// What lies in a vector of what few objects have, before the slots.
  enum Extra {
    static let identityHash = 0
    static let policy = 1
    static let putAway = 2
    static let slots = 3
  }

  package func slotNames(of object: TaggedWord) -> [Symbol] {
    let names = memory[memory.shape(object), Field.names]
    guard names.isReference else { return [] }
    return (0..<memory.fieldCount(names)).map { memory[names, $0].symbol }
  }

  /// Where objects of a shape have a slot; O(slots).
  func slotIndex(_ name: Symbol, inShape shape: TaggedWord) -> Int? {
    let names = memory[shape, Field.names]
    guard names.isReference else { return nil }
    let word = TaggedWord(symbol: name)
    for index in 0..<memory.fieldCount(names) where memory[names, index] == word { return index }
    return nil
  }

  private func roomInside(_ object: TaggedWord) -> Int {
    memory.kind(object) == .plain ? memory.fieldCount(object) : 0
  }

  func slot(_ index: Int, of object: TaggedWord) -> TaggedWord {
    let room = roomInside(object)
    return index < room ? memory[object, index] : memory[memory.extra(object), Extra.slots + index - room]
  }

  func setSlot(_ index: Int, of object: TaggedWord, to value: TaggedWord) {
    let room = roomInside(object)
    if index < room {
      memory.store(value, in: object, index)
    } else {
      memory.store(value, in: memory.extra(object), Extra.slots + index - room)
    }
  }

  /// The slot of that name along the chain.
  package func slotValue(_ name: Symbol, of value: TaggedWord) -> TaggedWord? {
    findSlot(name, of: value).map { slot($0.index, of: $0.holder) }
  }

  /// Where the slot of that name lies, along the chain.
  func findSlot(_ name: Symbol, of value: TaggedWord) -> (holder: TaggedWord, index: Int)? {
    var link = value.isReference ? value : roots[Self.root(of: value)]
    while link.isReference {
      if let index = slotIndex(name, inShape: memory.shape(link)) { return (link, index) }
      link = prototype(of: link)
    }
    return nil
  }

  /// Writes a slot of the object itself; the first write makes it.
  package func setSlot(_ name: Symbol, of object: TaggedWord, to value: TaggedWord) {
    let shape = memory.shape(object)
    if let index = slotIndex(name, inShape: shape) { return setSlot(index, of: object, to: value) }
    let index = slotNames(of: object).count
    if isUnique(shape) {
      memory.store(names(memory[shape, Field.names], with: name), in: shape, Field.names)
      changeBehaviour()
    } else {
      memory.setShape(of: object, to: self.shape(shape, with: name))
    }
    let room = roomInside(object)
    if index >= room { makeRoom(for: index - room + 1, in: object) }
    setSlot(index, of: object, to: value)
  }

  /// Takes a slot of the object itself away; O(slots).
  package func removeSlot(_ name: Symbol, of object: TaggedWord) {
    let shape = memory.shape(object)
    guard let gone = slotIndex(name, inShape: shape) else { return }
    var names = slotNames(of: object)
    for index in gone + 1..<names.count { setSlot(index - 1, of: object, to: slot(index, of: object)) }
    setSlot(names.count - 1, of: object, to: .nil)
    names.remove(at: gone)
    if isUnique(shape) {
      let vector = names.isEmpty ? .nil : memory.makeVector(names.map { TaggedWord(symbol: $0) })
      memory.store(vector, in: shape, Field.names)
      changeBehaviour()
    } else {
      memory.setShape(of: object, to: self.shape(linkedTo: memory[shape, Field.prototype], names))
    }
  }

  /// Gives a new object the slots and methods of another.
  func copySlotsAndMethods(from object: TaggedWord, to copy: TaggedWord) {
    let names = slotNames(of: object)
    for index in names.indices { setSlot(names[index], of: copy, to: slot(index, of: object)) }
    let table = memory[memory.shape(object), Field.methods]
    guard table.isReference else { return }
    for place in stride(from: 0, to: memory.fieldCount(table), by: 2) where memory[table, place + 1] != .nil {
      setMethod(memory[table, place].symbol, of: copy, to: memory[table, place + 1])
    }
  }

  func identityHash(of object: TaggedWord) -> Int64? {
    let extra = memory.extra(object)
    guard extra.isReference, memory[extra, Extra.identityHash] != .nil else { return nil }
    return memory[extra, Extra.identityHash].integer
  }

  func setIdentityHash(of object: TaggedWord, to hash: Int64) {
    makeRoom(for: 0, in: object)
    memory.store(TaggedWord(small: hash), in: memory.extra(object), Extra.identityHash)
  }

  /// What becomes of messages that are not understood: nil if the object does not say.
  func policy(of object: TaggedWord) -> TaggedWord {
    let extra = memory.extra(object)
    return extra.isReference ? memory[extra, Extra.policy] : .nil
  }

  /// The shape is the object's own from now on, so that what is remembered about shapes holds for it.
  func setPolicy(of object: TaggedWord, to policy: TaggedWord) {
    _ = ownShape(of: object)
    makeRoom(for: 0, in: object)
    memory.store(policy, in: memory.extra(object), Extra.policy)
    changeBehaviour()
  }

  // Slots that a class no longer has are kept, in pairs of name and value, so that no method finds them.

  /// Takes a slot away and keeps its content.
  func putSlotAway(_ name: Symbol, of object: TaggedWord) {
    guard let index = slotIndex(name, inShape: memory.shape(object)) else { return }
    let value = slot(index, of: object)
    removeSlot(name, of: object)
    makeRoom(for: 0, in: object)
    let old = memory[memory.extra(object), Extra.putAway]
    let count = old.isReference ? memory.fieldCount(old) : 0
    let longer = memory.make(.vector, shape: .nil, fieldCount: count + 2)
    for index in 0..<count { memory.store(memory[old, index], in: longer, index) }
    memory.store(TaggedWord(symbol: name), in: longer, count)
    memory.store(value, in: longer, count + 1)
    memory.store(longer, in: memory.extra(object), Extra.putAway)
  }

  /// Gives an object a slot, unless it has it: with what was kept, or nil.
  func bringSlotBack(_ name: Symbol, of object: TaggedWord) {
    if slotIndex(name, inShape: memory.shape(object)) != nil { return }
    var value = TaggedWord.nil
    let extra = memory.extra(object)
    if extra.isReference, memory[extra, Extra.putAway].isReference {
      let kept = memory[extra, Extra.putAway]
      for index in stride(from: 0, to: memory.fieldCount(kept), by: 2)
      where memory[kept, index] == TaggedWord(symbol: name) {
        value = memory[kept, index + 1]
        memory.store(.nil, in: kept, index)
        break
      }
    }
    setSlot(name, of: object, to: value)
  }

  /// The vector of what few objects have, with room for so many slots.
  private func makeRoom(for count: Int, in object: TaggedWord) {
    let old = memory.extra(object)
    let size = old.isReference ? memory.fieldCount(old) : 0
    if Extra.slots + count <= size { return }
    let fresh = memory.make(.vector, shape: .nil, fieldCount: Extra.slots + max(4, count + count / 2))
    for index in 0..<size { memory.store(memory[old, index], in: fresh, index) }
    memory.setExtra(of: object, to: fresh)
  }

  // MARK: Methods

  /// Gives an object a method of its own: any word.
  package func setMethod(_ selector: Symbol, of object: TaggedWord, to method: TaggedWord) {
    let shape = ownShape(of: object)
    memory.store(insert(selector, method, inTable: memory[shape, Field.methods]), in: shape, Field.methods)
    changeBehaviour()
  }

  /// Takes an object's own method away.
  package func removeMethod(_ selector: Symbol, of object: TaggedWord) {
    let table = memory[memory.shape(object), Field.methods]
    guard lookUp(selector, inTable: table) != .nil else { return }
    _ = insert(selector, .nil, inTable: table)
    changeBehaviour()
  }

  /// The selectors of an object's own methods, in no order.
  func selectors(of object: TaggedWord) -> [Symbol] { selectors(ofShape: memory.shape(object)) }

  func selectors(ofShape shape: TaggedWord) -> [Symbol] {
    let table = memory[shape, Field.methods]
    guard table.isReference else { return [] }
    return stride(from: 0, to: memory.fieldCount(table), by: 2).compactMap { place in
      memory[table, place + 1] == .nil ? nil : memory[table, place].symbol
    }
  }

  /// Every selector that some object has a method for; O(objects).
  var allSelectors: Set<Symbol> {
    var names: Set<Symbol> = []
    var place = ObjectMemory.firstPlace
    while place < memory.top {
      let object = TaggedWord(place: place)
      if memory.kind(object) == .shape { names.formUnion(selectors(ofShape: object)) }
      place += memory.size(at: place)
    }
    return names
  }

  /// Whether some object has a method of that selector; O(objects).
  func isUnderstoodBySome(_ selector: Symbol) -> Bool {
    var place = ObjectMemory.firstPlace
    while place < memory.top {
      let object = TaggedWord(place: place)
      if memory.kind(object) == .shape, lookUp(selector, inTable: memory[object, Field.methods]) != .nil { return true }
      place += memory.size(at: place)
    }
    return false
  }

  private struct CacheEntry {
    var shape = TaggedWord.nil
    var selector = Symbol(index: -1)
    var epoch: UInt32 = 0
    var method = TaggedWord.nil
    var holder = TaggedWord.nil
  }

  private static let cacheSize = 2048

  /// The method that a receiver has for a selector, and the object that holds it; nil and nil if it has none.
  package func lookUp(_ selector: Symbol, in receiver: TaggedWord) -> (method: TaggedWord, holder: TaggedWord) {
    let shape = shape(of: receiver)
    let place = (shape.place / ObjectMemory.headerSize ^ Int(selector.index) &* 31) & (Self.cacheSize - 1)
    let entry = cache[place]
    if entry.shape == shape, entry.selector == selector, entry.epoch == epoch { return (entry.method, entry.holder) }
    let (method, holder) = lookUp(selector, from: receiver.isReference ? receiver : memory[shape, Field.prototype])
    cache[place] = CacheEntry(shape: shape, selector: selector, epoch: epoch, method: method, holder: holder)
    return (method, holder)
  }

  /// The same without asking what is remembered; O(chain).
  package func lookUp(_ selector: Symbol, from start: TaggedWord) -> (method: TaggedWord, holder: TaggedWord) {
    var link = start
    while link.isReference {
      let shape = memory.shape(link)
      let method = lookUp(selector, inTable: memory[shape, Field.methods])
      if method != .nil { return (method, link) }
      link = memory[shape, Field.prototype]
    }
    return (.nil, .nil)
  }

  // MARK: Tables

  // A vector of a power of two of pairs, at most three quarters full. What was taken away has the value nil.

  private func lookUp(_ name: Symbol, inTable table: TaggedWord) -> TaggedWord {
    guard table.isReference else { return .nil }
    let mask = memory.fieldCount(table) / 2 - 1
    let key = TaggedWord(symbol: name)
    var place = Int(name.index) & mask
    while true {
      let found = memory[table, 2 * place]
      if found == key { return memory[table, 2 * place + 1] }
      if found == .nil { return .nil }
      place = (place + 1) & mask
    }
  }

  /// Writes a value for a name; answers the table, which may be a larger one.
  private func insert(_ name: Symbol, _ value: TaggedWord, inTable table: TaggedWord) -> TaggedWord {
    let count = table.isReference ? memory.fieldCount(table) / 2 : 0
    let key = TaggedWord(symbol: name)
    var used = 0
    for place in 0..<count {
      let found = memory[table, 2 * place]
      if found == key {
        memory.store(value, in: table, 2 * place + 1)
        return table
      }
      if found != .nil { used += 1 }
    }
    var table = table
    if 4 * (used + 1) > 3 * count {
      let larger = memory.make(.vector, shape: .nil, fieldCount: 2 * max(4, 2 * count))
      for place in 0..<count where memory[table, 2 * place] != .nil {
        put(memory[table, 2 * place], memory[table, 2 * place + 1], inTable: larger)
      }
      table = larger
    }
    put(key, value, inTable: table)
    return table
  }

  private func put(_ key: TaggedWord, _ value: TaggedWord, inTable table: TaggedWord) {
    let mask = memory.fieldCount(table) / 2 - 1
    var place = Int(key.symbol.index) & mask
    while memory[table, 2 * place] != .nil { place = (place + 1) & mask }
    memory.store(key, in: table, 2 * place)
    memory.store(value, in: table, 2 * place + 1)
  }
}
