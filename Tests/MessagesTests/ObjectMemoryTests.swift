import Messages
import Support
import Testing

/// The fast machine's memory beside objects of Swift's.
@Suite struct ObjectMemoryTests {
  @Test(arguments: UInt64(1)...4)
  func `words say what they were made of`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let edges = [
      0, -0.0, 1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p-127, 0x1p-126, 0x1p128
    ]
    var immediate = 0
    for number in 0..<20_000 {
      let float = number < edges.count ? edges[number] : Double(bitPattern: random.next())
      for float in [float, Double(sign: float.sign, exponent: Int(random.next() % 300) - 150, significand: 1.3)] {
        guard let word = TaggedWord(float) else { continue }
        immediate += 1
        #expect(word.isFloat && !word.isReference && !word.isInteger && !word.isBoolean)
        #expect(word.float.bitPattern == float.bitPattern, "seed \(seed): \(float)")
      }
      let integer = Int64(bitPattern: random.next()) >> Int64(random.next() % 64)
      let word = TaggedWord(integer)
      #expect((word != nil) == ((integer << 1) >> 1 == integer))
      if let word { #expect(word.isInteger && word.integer == integer && !word.isReference) }
    }
    #expect(immediate > 15_000)
    let words: [TaggedWord] = [
      .nil, .true, .false, TaggedWord(character: 65), TaggedWord(symbol: symbolOfNumber(1)), TaggedWord(code: 7)
    ]
    #expect(Set(words).count == words.count && !words.contains { $0.isReference || $0.isInteger || $0.isFloat })
    #expect(TaggedWord(character: 0x10FFFF).character == 0x10FFFF && TaggedWord(code: 7).code == 7)
  }

  private func symbolOfNumber(_ number: UInt64) -> Symbol { TaggedWord(bits: number << 32 | 0x24).symbol }

  /// An object of the oracle: the collector of Swift looks after it.
  private final class Node {
    let kind: ObjectKind
    var fields: [Field]
    var extra = Field.nothing
    init(_ kind: ObjectKind, count: Int) {
      self.kind = kind
      fields = Array(repeating: kind.hasWords ? .nothing : .bits(0), count: count)
    }
  }

  private enum Field {
    case nothing
    case bits(UInt64)
    case node(Node)
  }

  @Test(arguments: UInt64(1)...12)
  func `objects stay as they are while others are collected`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var memory = ObjectMemory(nurserySize: 1 << Int.random(in: 6...12, using: &random))
    // The stack and the roots, and beside them what they should be.
    var words = Array(repeating: TaggedWord.nil, count: 24)
    var nodes = [Node?](repeating: nil, count: 24)
    var copy: (ObjectMemory, [TaggedWord], [Node?])?
    for step in 0..<4000 {
      let place = Int(random.next() % 24)
      let other = Int(random.next() % 24)
      switch random.next() % 10 {
      case 0...3:
        let kind = random.one(in: 4) ? ObjectKind.points : random.one(in: 3) ? .vector : .array
        let count = random.one(in: 50) ? Int(random.next() % 300) : Int(random.next() % 6)
        words[place] = memory.make(kind, shape: words[other], fieldCount: count)
        let node = Node(kind, count: count + 1)
        node.fields[0] = nodes[other].map { .node($0) } ?? .nothing
        nodes[place] = node
      case 4...7:
        guard let node = nodes[place], node.fields.count > 1 else { continue }
        let field = Int.random(in: 1..<node.fields.count, using: &random)
        if node.kind == .points {
          let bits = random.next()
          memory.setBits(words[place], field - 1, to: bits)
          node.fields[field] = .bits(bits)
        } else {
          memory.store(words[other], in: words[place], field - 1)
          node.fields[field] = nodes[other].map { .node($0) } ?? .nothing
        }
      case 8:
        guard let node = nodes[place], node.kind != .points, node.fields.count > 1 else { continue }
        // Goes into the graph, so that most objects are not roots.
        let field = Int.random(in: 1..<node.fields.count, using: &random)
        words[other] = memory[words[place], field - 1]
        if case .node(let inner) = node.fields[field] { nodes[other] = inner } else { nodes[other] = nil }
      default:
        guard let node = nodes[place] else { continue }
        memory.setExtra(of: words[place], to: words[other])
        node.extra = nodes[other].map { .node($0) } ?? .nothing
      }
      if memory.wantsCollection || random.one(in: 40) {
        let isFull = memory.wantsFullCollection || random.one(in: 4)
        var roots = Array(words[..<12])
        var stack = Array(words[12...])
        unsafe stack.withUnsafeMutableBufferPointer {
          unsafe Collector.collect(memory, isFull: isFull, stack: $0, roots: &roots)
        }
        words = roots + stack
        let size = check(memory, words, nodes, "seed \(seed), step \(step)")
        if isFull { #expect(memory.top == size + 1, "seed \(seed), step \(step): nothing but the living is left") }
      }
      if random.one(in: 300) {
        // A copy is independent; going on with it is as going on with the first.
        let twin = ObjectMemory(copying: memory)
        if let copy { _ = copy.0.make(.array, shape: .nil, fieldCount: 3) }
        (copy, memory) = ((memory, words, nodes), twin)
      }
    }
    _ = check(memory, words, nodes, "seed \(seed), at the end")
  }

  /// Compares everything that can be reached; answers how many words it takes.
  private func check(_ memory: ObjectMemory, _ words: [TaggedWord], _ nodes: [Node?], _ place: String) -> Int {
    var known: [ObjectIdentifier: TaggedWord] = [:]
    var open: [(TaggedWord, Node)] = []
    var size = 0
    var wrong = 0
    func compare(_ word: TaggedWord, _ field: Field) {
      switch field {
      case .nothing: wrong += word == .nil ? 0 : 1
      case .bits(let bits): wrong += word.bits == bits ? 0 : 1
      case .node(let node):
        if let seen = known[ObjectIdentifier(node)] {
          wrong += seen == word ? 0 : 1
        } else if word.isReference {
          known[ObjectIdentifier(node)] = word
          open.append((word, node))
        } else {
          wrong += 1
        }
      }
    }
    for (word, node) in zip(words, nodes) { compare(word, node.map { .node($0) } ?? .nothing) }
    while let (word, node) = open.popLast() {
      size += memory.fieldCount(word) + 3
      guard memory.kind(word) == node.kind, memory.fieldCount(word) == node.fields.count - 1 else {
        wrong += 1
        continue
      }
      compare(memory.shape(word), node.fields[0])
      compare(memory.extra(word), node.extra)
      for index in 1..<node.fields.count {
        if node.kind == .points {
          compare(TaggedWord(bits: memory.bits(word, index - 1)), node.fields[index])
        } else {
          compare(memory[word, index - 1], node.fields[index])
        }
      }
    }
    #expect(wrong == 0, "\(place): \(wrong) fields are not what they should be")
    return size
  }
}
