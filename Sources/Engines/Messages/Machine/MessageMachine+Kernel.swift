import Diagnostics

/// The objects that are there before the library is read.
extension MessageMachine {
  /// The fields of a class.
  enum ClassField {
    static let name = 0
    static let prototype = 1
    /// The names of the slots that it gives its instances: a vector, or nil.
    static let slots = 2
    static let comment = 3
    static let category = 4
    static let count = 5
  }

  /// The classes that the interpreter knows, and no methods; as `PlainWorld.bare`.
  package func makeKernel() {
    let root = model.makeObject(.prototype, linkedTo: .nil, fieldCount: 1)
    let classPrototype = model.makeObject(.prototype, linkedTo: root, fieldCount: 1)
    let rootClass = makeClass("Object", link: classPrototype, prototype: root)
    let classClass = makeClass("Class", link: rootClass, prototype: classPrototype)
    model.setRoot(ObjectModel.Root.object, to: root)
    model.setRoot(ObjectModel.Root.class, to: classPrototype)
    _ = classClass
    func make(_ name: String, from parent: Int, _ place: Int) {
      let parentPrototype = model.roots[parent]
      let prototype = model.makeObject(.prototype, linkedTo: parentPrototype, fieldCount: 1)
      _ = makeClass(name, link: memory[parentPrototype, 0], prototype: prototype)
      model.setRoot(place, to: prototype)
    }
    typealias Root = ObjectModel.Root
    make("UndefinedObject", from: Root.object, Root.undefined)
    make("Boolean", from: Root.object, Root.boolean)
    make("True", from: Root.boolean, Root.true)
    make("False", from: Root.boolean, Root.false)
    make("Integer", from: Root.object, Root.integer)
    make("Float", from: Root.object, Root.float)
    make("Character", from: Root.object, Root.character)
    make("String", from: Root.object, Root.string)
    make("Symbol", from: Root.string, Root.symbol)
    make("Array", from: Root.object, Root.array)
    make("ByteArray", from: Root.object, Root.bytes)
    make("Block", from: Root.object, Root.block)
    make("Method", from: Root.object, Root.method)
    make("Message", from: Root.object, Root.message)
    make("Promise", from: Root.object, Root.promise)
  }

  /// Reads the library; says what is wrong with it, if anything is.
  package func readLibrary() -> String? {
    for source in LibraryText.all {
      guard let tree = MessageParser.parse(source, options: .init(allowsPragmas: true)).tree else {
        return "\(source.name) cannot be read"
      }
      for statement in tree.statements {
        begin(statement, of: source)
        while run(1_000_000) == .budgetSpent {}
        if let mainFailure { return "\(source.name):\(mainFailure.trace.first?.line ?? 0): \(mainFailure.message)" }
      }
    }
    endMain()
    noteErrorClasses()
    isReady = true
    return ledger.entries.first.map { "\(source(of: $0)): \($0.name) is not understood by \($0.receiver)" }
  }

  private func source(of entry: Ledger.Entry) -> String { "\(entry.sender.source):\(entry.sender.line)" }

  /// A class whose instances are linked to `prototype`; it is a global of that name.
  func makeClass(_ name: String, link: TaggedWord, prototype: TaggedWord) -> TaggedWord {
    let symbol = symbols.symbol(name)
    let owner = model.makeObject(.class, linkedTo: link, fieldCount: ClassField.count)
    memory.store(TaggedWord(symbol: symbol), in: owner, ClassField.name)
    memory.store(prototype, in: owner, ClassField.prototype)
    memory.store(owner, in: prototype, 0)
    setGlobal(symbol, owner)
    return owner
  }

  // MARK: Globals

  /// Where in the roots a global lies; 0 if there is none.
  func globalPlace(_ name: Symbol) -> Int {
    let number = Int(name.index)
    return number < globalPlaces.count ? Int(globalPlaces[number]) : 0
  }

  func setGlobal(_ name: Symbol, _ value: TaggedWord) {
    let known = globalPlace(name)
    if known > 0 {
      model.roots[known] = value
      return
    }
    while globalPlaces.count <= Int(name.index) { globalPlaces.append(0) }
    globalPlaces[Int(name.index)] = Int32(model.roots.count)
    model.roots.append(value)
    globalOrder.append(name)
  }

  func global(_ name: Symbol) -> TaggedWord? {
    let place = globalPlace(name)
    return place > 0 ? model.roots[place] : nil
  }
}

extension ObjectModel {
  /// An object of some kind.
  func makeObject(_ kind: ObjectKind, linkedTo prototype: TaggedWord, fieldCount: Int) -> TaggedWord {
    let shape = shape(linkedTo: prototype)
    return memory.make(kind, shape: shape, fieldCount: fieldCount)
  }
}
