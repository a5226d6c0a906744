import BigNumbers

/// An object as it lies in memory: a link, slots, methods, and for some kinds a content of its own.
struct HeapObject: Sendable {
  /// Where lookup goes on; nil ends it.
  var prototype: Value = .nil
  var slots: [Slot] = []
  var methods: [Symbol: Code] = [:]
  /// The elements of an array, the variables of an environment.
  var elements: [Value] = []
  /// The code points of a string.
  var text: [UInt32] = []
  var native = Native.none

  struct Slot: Sendable {
    let name: Symbol
    var value: Value
  }

  /// Its own slot of that name.
  func slotIndex(_ name: Symbol) -> Int? {
    for index in slots.indices where slots[index].name == name { return index }
    return nil
  }
}

/// What an object is to the interpreter.
enum Native: Sendable {
  /// Nothing but an object.
  case none
  /// No object: its place may be taken.
  case free
  case array
  case string
  case bytes([UInt8])
  /// An integer that does not fit a value.
  case large(BigInteger)
  /// The arguments and temporaries of a frame. Not seen by programs.
  case environment(outer: Reference, isCaptured: Bool)
  case block(BlockBody)
  case method(Code, holder: Reference)
  case promise(PromiseBody)
  case `class`(ClassBody)
  /// The prototype of that class's instances.
  case prototype(of: Reference)
}

struct BlockBody: Sendable {
  let code: Code
  /// The frame it was written in: its variables, its self, and where its method was found.
  let environment: Reference
  let receiver: Value
  let holder: Reference
}

struct ClassBody: Sendable {
  var name: Symbol
  /// What its instances are linked to.
  let instancePrototype: Reference
  var slotNames: [Symbol] = []
  var comment = ""
  var category = ""
}
