/// The memory of the fast machine: objects one after the other in one piece of raw memory.
///
/// An object begins with three words, and then come its fields:
///
///     size in words (32 bits), flags (8), kind (8)
///     its shape
///     nil, or a vector of what few objects have: slots that came later, an identity hash
///
/// Objects are made at the end, which costs a comparison and an addition. Nothing is collected meanwhile: a place stays good until
/// `collect` is called, which the interpreter does between two steps. Objects that were there at the last collection are *old*; what is
/// written into them is watched, so that a small collection need not read them (see `Collector`).
@safe package final class ObjectMemory {
  static let headerSize = 3
  /// No object begins here, so that a reference is never zero.
  static let firstPlace = 1

  /// The words. What is beyond `top` is not initialised.
  private(set) var base: UnsafeMutablePointer<UInt64>
  private(set) var capacity: Int
  /// Where the next object begins.
  package internal(set) var top = ObjectMemory.firstPlace
  /// Objects before this are old.
  var oldTop = ObjectMemory.firstPlace
  /// Past this end a collection is due.
  var collectionPlace: Int
  /// Old objects into which a reference to a young one was written.
  var remembered: [Int] = []
  /// How large the old part was after the last full collection.
  var oldSizeAfterFull = 0

  /// How many words are made between two collections.
  let nurserySize: Int

  package init(nurserySize: Int = 1 << 19) {
    self.nurserySize = nurserySize
    capacity = ObjectMemory.firstPlace + nurserySize + (nurserySize >> 2)
    unsafe base = UnsafeMutablePointer.allocate(capacity: capacity)
    collectionPlace = ObjectMemory.firstPlace + nurserySize
  }

  /// An equal, independent memory; O(words in use).
  package init(copying other: ObjectMemory) {
    nurserySize = other.nurserySize
    capacity = other.capacity
    unsafe base = UnsafeMutablePointer.allocate(capacity: capacity)
    unsafe base.update(from: other.base, count: other.top)
    top = other.top
    oldTop = other.oldTop
    collectionPlace = other.collectionPlace
    remembered = other.remembered
    oldSizeAfterFull = other.oldSizeAfterFull
  }

  deinit { unsafe base.deallocate() }

  package var wantsCollection: Bool { top > collectionPlace }

  // MARK: Making objects

  /// Makes an object of so many fields, all nil (or zero, if they are bits).
  package func make(_ kind: ObjectKind, shape: TaggedWord, fieldCount: Int) -> TaggedWord {
    let place = top
    let size = ObjectMemory.headerSize + fieldCount
    if place + size > capacity { grow(by: size) }
    top = place + size
    let object = unsafe base + place
    unsafe object[0] = UInt64(size) << 32 | UInt64(kind.rawValue)
    unsafe object[1] = shape.bits
    unsafe object[2] = TaggedWord.nil.bits
    let content = kind.hasWords ? TaggedWord.nil.bits : 0
    unsafe (object + ObjectMemory.headerSize).update(repeating: content, count: fieldCount)
    return TaggedWord(place: place)
  }

  /// A vector of these words.
  func makeVector(_ words: [TaggedWord]) -> TaggedWord {
    let vector = make(.vector, shape: .nil, fieldCount: words.count)
    for index in words.indices { store(words[index], in: vector, index) }
    return vector
  }

  /// Room for so many more words; O(words in use).
  private func grow(by count: Int) {
    var larger = capacity
    while larger < top + count { larger += larger / 2 }
    let fresh = UnsafeMutablePointer<UInt64>.allocate(capacity: larger)
    unsafe fresh.update(from: base, count: top)
    unsafe base.deallocate()
    unsafe base = fresh
    capacity = larger
  }

  // MARK: Reading

  package func kind(_ object: TaggedWord) -> ObjectKind {
    unsafe ObjectKind(rawValue: UInt8(truncatingIfNeeded: base[object.place])) ?? .plain
  }

  package func shape(_ object: TaggedWord) -> TaggedWord { unsafe TaggedWord(bits: base[object.place + 1]) }

  package func fieldCount(_ object: TaggedWord) -> Int { size(at: object.place) - ObjectMemory.headerSize }

  package subscript(object: TaggedWord, field: Int) -> TaggedWord {
    unsafe TaggedWord(bits: base[object.place + ObjectMemory.headerSize + field])
  }

  /// The size of the object that begins there, in words.
  func size(at place: Int) -> Int { unsafe Int(base[place] >> 32) }

  func hasWords(at place: Int) -> Bool { unsafe UInt8(truncatingIfNeeded: base[place]) < ObjectKind.points.rawValue }

  /// The content of an object whose fields are bits, or of any.
  package func bits(_ object: TaggedWord, _ field: Int) -> UInt64 {
    unsafe base[object.place + ObjectMemory.headerSize + field]
  }

  package func setBits(_ object: TaggedWord, _ field: Int, to bits: UInt64) {
    unsafe base[object.place + ObjectMemory.headerSize + field] = bits
  }

  // MARK: Writing

  package func store(_ value: TaggedWord, in object: TaggedWord, _ field: Int) {
    write(value, at: object.place + ObjectMemory.headerSize + field, of: object)
  }

  package func setShape(of object: TaggedWord, to shape: TaggedWord) { write(shape, at: object.place + 1, of: object) }

  /// What few objects have; nil if it has none of it.
  package func extra(_ object: TaggedWord) -> TaggedWord { unsafe TaggedWord(bits: base[object.place + 2]) }

  package func setExtra(of object: TaggedWord, to extra: TaggedWord) { write(extra, at: object.place + 2, of: object) }

  private func write(_ value: TaggedWord, at place: Int, of object: TaggedWord) {
    unsafe base[place] = value.bits
    if object.place < oldTop, value.isReference, value.place >= oldTop { remember(object.place) }
  }

  private static let rememberedFlag: UInt64 = 1 << 8

  private func remember(_ place: Int) {
    if unsafe base[place] & ObjectMemory.rememberedFlag != 0 { return }
    unsafe base[place] |= ObjectMemory.rememberedFlag
    remembered.append(place)
  }

  private static let busyFlag: UInt64 = 1 << 9

  /// Whether an actor works on a message, or waits in the middle of one.
  func isBusy(_ object: TaggedWord) -> Bool { unsafe base[object.place] & ObjectMemory.busyFlag != 0 }

  func setBusy(_ object: TaggedWord, to isBusy: Bool) {
    if isBusy {
      unsafe base[object.place] |= ObjectMemory.busyFlag
    } else {
      unsafe base[object.place] &= ~ObjectMemory.busyFlag
    }
  }

  func forget(remembered place: Int) { unsafe base[place] &= ~ObjectMemory.rememberedFlag }
}
