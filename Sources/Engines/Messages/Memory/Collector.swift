/// Frees what nobody refers to, in place: the living objects slide down, in their order.
///
/// A *small* collection looks only at what was made since the last one. A *full* one looks at everything. The algorithm is the same:
/// mark from the roots, in a map of one bit a word; count the bits before each 64 words, which says where every object goes; change
/// all references; move. (The map with counts: Kermany and Petrank, "The Compressor", PLDI 2006, section 3.)
///
/// O(living objects + words / 64), where both are of the part that is looked at.
package struct Collector {
  private let memory: ObjectMemory
  /// The part that is looked at.
  private let start: Int
  private let end: Int
  /// For each word from `start` whether it belongs to a living object.
  private var living: [UInt64]
  /// How many living words there are before each 64 words.
  private var sums: [Int] = []
  private var open: [Int] = []

  private init(_ memory: ObjectMemory, isFull: Bool) {
    self.memory = memory
    start = isFull ? ObjectMemory.firstPlace : memory.oldTop
    end = memory.top
    living = Array(repeating: 0, count: (end - start) >> 6 + 1)
  }

  /// Collects a memory of which `roots` is all that is known from outside; they are changed to where the objects go.
  ///
  /// `isCodeAlive` is told each number of code that a living object has, in a full collection.
  package static func collect(
    _ memory: ObjectMemory, isFull: Bool, stack: UnsafeMutableBufferPointer<TaggedWord>, roots: inout [TaggedWord],
    isCodeAlive: (Int32) -> Void = { _ in }
  ) {
    var collector = Collector(memory, isFull: isFull)
    for index in stack.indices { unsafe collector.mark(stack[index], isCodeAlive) }
    for word in roots { collector.mark(word, isCodeAlive) }
    if !isFull {
      for place in memory.remembered { collector.markFields(at: place, isCodeAlive) }
    }
    while let place = collector.open.popLast() { collector.markFields(at: place, isCodeAlive) }
    collector.count()
    for index in stack.indices { unsafe stack[index] = collector.moved(stack[index]) }
    for index in roots.indices { roots[index] = collector.moved(roots[index]) }
    for place in memory.remembered {
      memory.forget(remembered: place)
      if !isFull { collector.moveFields(at: place) }
    }
    memory.remembered.removeAll(keepingCapacity: true)
    collector.slide(isFull: isFull)
  }

  // MARK: Marking

  private mutating func mark(_ word: TaggedWord, _ isCodeAlive: (Int32) -> Void) {
    guard word.isReference else {
      if word.isCode { isCodeAlive(word.code) }
      return
    }
    let place = word.place
    guard place >= start else { return }
    let first = place - start
    guard living[first >> 6] & 1 << UInt64(first & 63) == 0 else { return }
    let size = memory.size(at: place)
    // All words of the object, a piece of the map at a time.
    var bit = first
    while bit < first + size {
      let last = min(first + size, (bit | 63) + 1)
      living[bit >> 6] |= (UInt64.max >> UInt64(64 - (last - bit))) << UInt64(bit & 63)
      bit = last
    }
    open.append(place)
  }

  private mutating func markFields(at place: Int, _ isCodeAlive: (Int32) -> Void) {
    for field in place + 1..<wordsEnd(of: place) { mark(unsafe TaggedWord(bits: memory.base[field]), isCodeAlive) }
  }

  /// Where the words of the object end that begins there.
  private func wordsEnd(of place: Int) -> Int {
    memory.hasWords(at: place) ? place + memory.size(at: place) : place + ObjectMemory.headerSize
  }

  // MARK: Moving

  private mutating func count() {
    sums.reserveCapacity(living.count)
    var sum = start
    for bits in living {
      sums.append(sum)
      sum += bits.nonzeroBitCount
    }
    sums.append(sum)
  }

  private func moved(_ word: TaggedWord) -> TaggedWord {
    guard word.isReference, word.place >= start else { return word }
    return TaggedWord(place: target(of: word.place))
  }

  private func target(of place: Int) -> Int {
    let index = place - start
    return sums[index >> 6] + (living[index >> 6] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
  }

  private func moveFields(at place: Int) {
    for field in place + 1..<wordsEnd(of: place) {
      unsafe memory.base[field] = moved(TaggedWord(bits: memory.base[field])).bits
    }
  }

  private func slide(isFull: Bool) {
    let base = unsafe memory.base
    var target = start
    var place = nextLiving(from: start)
    while place < end {
      moveFields(at: place)
      let size = memory.size(at: place)
      if target != place { unsafe (base + target).update(from: base + place, count: size) }
      target += size
      place = nextLiving(from: place + size)
    }
    memory.endCollection(at: target, isFull: isFull)
  }

  /// The next place from there that belongs to a living object; `end` or more if there is none.
  private func nextLiving(from place: Int) -> Int {
    var index = (place - start) >> 6
    guard index < living.count else { return end }
    var bits = living[index] & (UInt64.max << UInt64((place - start) & 63))
    while bits == 0 {
      index += 1
      if index == living.count { return end }
      bits = living[index]
    }
    return start + index * 64 + bits.trailingZeroBitCount
  }
}

extension ObjectMemory {
  /// Whether a full collection is worth its while: the old part has doubled.
  package var wantsFullCollection: Bool { oldTop > 2 * max(oldSizeAfterFull, nurserySize) }

  fileprivate func endCollection(at place: Int, isFull: Bool) {
    top = place
    oldTop = place
    collectionPlace = place + nurserySize
    if isFull { oldSizeAfterFull = place }
  }
}
