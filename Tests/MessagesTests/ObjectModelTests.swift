import Messages
import Support
import Testing

/// Links, slots and methods of the fast machine beside lists and dictionaries.
@Suite struct ObjectModelTests {
  private final class Node {
    var prototype: Node?
    var slots: [(name: Int, value: Int64)] = []
    var methods: [Int: Int64] = [:]

    func slot(_ name: Int) -> Int64? {
      slots.first { $0.name == name }?.value ?? prototype?.slot(name)
    }

    func method(_ name: Int) -> (Int64, Node)? {
      methods[name].map { ($0, self) } ?? prototype?.method(name)
    }

    func isLinked(to other: Node) -> Bool { self === other || prototype?.isLinked(to: other) ?? false }
  }

  private func symbol(_ number: Int) -> Symbol { TaggedWord(bits: UInt64(number) << 32 | 0x24).symbol }

  @Test(arguments: UInt64(1)...16)
  func `objects have the slots and methods that they were given`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = ObjectModel(nurserySize: 1 << Int.random(in: 7...12, using: &random))
    var words: [TaggedWord] = [model.makeObject(linkedTo: .nil)]
    var nodes = [Node()]
    for step in 0..<6000 {
      let place = Int.random(in: nodes.indices, using: &random)
      let (node, word) = (nodes[place], words[place])
      let name = Int.random(in: 0..<12, using: &random)
      let value = Int64.random(in: 0..<1000, using: &random)
      switch random.next() % 16 {
      case 0, 1:
        let fresh = Node()
        fresh.prototype = random.one(in: 10) ? nil : node
        nodes.append(fresh)
        let room = Int.random(in: 0..<4, using: &random)
        words.append(model.makeObject(linkedTo: fresh.prototype == nil ? .nil : word, room: room))
      case 2 where nodes.count > 40:
        nodes.remove(at: place)
        words.remove(at: place)
      case 3:
        let other = Int.random(in: nodes.indices, using: &random)
        guard !nodes[other].isLinked(to: node) else { continue }
        node.prototype = nodes[other]
        model.setPrototype(of: word, to: words[other])
      case 4:
        node.prototype = nil
        model.setPrototype(of: word, to: .nil)
      case 5...8:
        if let index = node.slots.firstIndex(where: { $0.name == name }) {
          node.slots[index].value = value
        } else {
          node.slots.append((name, value))
        }
        model.setSlot(symbol(name), of: word, to: TaggedWord(small: value))
      case 9:
        node.slots.removeAll { $0.name == name }
        model.removeSlot(symbol(name), of: word)
      case 10, 11:
        node.methods[name] = value
        model.setMethod(symbol(name), of: word, to: TaggedWord(small: value))
      case 12:
        node.methods[name] = nil
        model.removeMethod(symbol(name), of: word)
      case 13 where random.one(in: 4): model.collect(isFull: random.one(in: 3), handles: &words)
      case 14 where random.one(in: 20): model = ObjectModel(copying: model)
      default: break
      }
      // Not all each time, so that what is remembered grows old.
      for _ in 0..<6 {
        let place = Int.random(in: nodes.indices, using: &random)
        check(model, words, nodes, place, Int.random(in: 0..<12, using: &random), "seed \(seed), step \(step)")
      }
    }
    for place in nodes.indices {
      for name in 0..<12 { check(model, words, nodes, place, name, "seed \(seed), at the end") }
    }
  }

  private func check(
    _ model: ObjectModel, _ words: [TaggedWord], _ nodes: [Node], _ place: Int, _ name: Int, _ comment: String
  ) {
    let (node, word) = (nodes[place], words[place])
    #expect(model.slotNames(of: word) == node.slots.map { symbol($0.name) }, "\(comment)")
    #expect(model.slotValue(symbol(name), of: word) == node.slot(name).map { TaggedWord(small: $0) }, "\(comment)")
    let found = model.lookUp(symbol(name), in: word)
    let expected = node.method(name)
    #expect(found.method == (expected.map { TaggedWord(small: $0.0) } ?? .nil), "\(comment)")
    if let holder = expected?.1, let index = nodes.firstIndex(where: { $0 === holder }) {
      #expect(found.holder == words[index], "\(comment)")
    }
  }
}
