import Diagnostics

/// The objects that are there before the library is read.
extension PlainWorld {
  /// A world with the classes that the interpreter knows, and no methods.
  static func bare() -> PlainWorld {
    var world = PlainWorld()
    let root = world.add(HeapObject())
    let rootClass = world.add(HeapObject())
    let classPrototype = world.add(HeapObject(prototype: .object(root)))
    let classClass = world.add(HeapObject(prototype: .object(rootClass)))
    func body(_ name: String, _ prototype: Reference) -> Native {
      .class(ClassBody(name: world.symbols.symbol(name), instancePrototype: prototype))
    }
    world[root].native = .prototype(of: rootClass)
    world[rootClass].native = body("Object", root)
    world[rootClass].prototype = .object(classPrototype)
    world[classPrototype].native = .prototype(of: classClass)
    world[classClass].native = body("Class", classPrototype)
    world.setGlobal(world.symbols.symbol("Object"), .object(rootClass))
    world.setGlobal(world.symbols.symbol("Class"), .object(classClass))
    world.kernel.object = root
    world.kernel.class = classPrototype

    func make(_ name: String, from parent: String = "Object") -> Reference {
      guard case .object(let parent)? = world.globals[world.symbols.symbol(parent)] else { return .none }
      let owner = world.makeClass(
        world.symbols.symbol(name), link: .object(parent), prototypeLink: .object(world.instancePrototype(of: parent)))
      return world.instancePrototype(of: owner)
    }
    world.kernel.undefined = make("UndefinedObject")
    world.kernel.boolean = make("Boolean")
    world.kernel.true = make("True", from: "Boolean")
    world.kernel.false = make("False", from: "Boolean")
    world.kernel.integer = make("Integer")
    world.kernel.float = make("Float")
    world.kernel.character = make("Character")
    world.kernel.string = make("String")
    world.kernel.symbol = make("Symbol", from: "String")
    world.kernel.array = make("Array")
    world.kernel.bytes = make("ByteArray")
    world.kernel.block = make("Block")
    world.kernel.method = make("Method")
    world.kernel.message = make("Message")
    world.kernel.promise = make("Promise")
    return world
  }

  /// A world with the library: made once, then copied.
  package static let withLibrary: PlainWorld = {
    let (world, problem) = readLibrary()
    precondition(problem == nil, "the library cannot be read")
    return world
  }()

  /// Reads the library; says what is wrong with it, if anything is.
  package static func readLibrary() -> (world: PlainWorld, problem: String?) {
    var world = PlainWorld.bare()
    for source in LibraryText.all {
      let result = MessageParser.parse(source, options: .init(allowsPragmas: true))
      guard let tree = result.tree else { return (world, DiagnosticRenderer().text(result.diagnostics)) }
      for statement in tree.statements {
        world.begin(statement, of: source)
        while case .budgetSpent = world.run(1_000_000) {}
        if case .failed(let failure) = world.ending {
          return (world, "\(source.name):\(failure.trace.first?.line ?? 0): \(failure.message)")
        }
        world.endMain()
      }
    }
    if let entry = world.ledger.entries.first {
      return (
        world, "\(entry.sender.source):\(entry.sender.line): \(entry.name) is not understood by \(entry.receiver)"
      )
    }
    for kind in Fault.Kind.allCases {
      if case .object(let reference)? = world.globals[world.symbols.symbol(kind.rawValue)] {
        world.kernel.errors[kind] = reference
      }
    }
    world.collectGarbage()
    return (world, nil)
  }
}
