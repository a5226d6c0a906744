import Diagnostics
import Messages
import Support
import Testing

/// The fast machine beside the plain interpreter. So far it has few primitives: integers, variables, blocks, methods and control.
@Suite struct MessageMachineTests {
  private static let methods = """
    Integer >> fib [ ^self < 2 ifTrue: [self] ifFalse: [(self - 1) fib + (self - 2) fib] ].
    Integer >> first: n [ 1 to: n do: [:i | i * i > self ifTrue: [^i]]. ^0 ].
    Integer >> apply: b [ ^(b value: self) + 1 ].
    Integer >> counter [ | n | n := 0. ^[:x | n := n + x. n] ].
    Integer >> leave [ self apply: [:x | ^x * 10]. ^0 ].
    Integer >> nested: n [ | sum | sum := 0. 1 to: n do: [:i | | t | t := i. 1 to: i do: [:j | sum := sum + (t * j)]]. ^sum ].
    Integer >> collatz [ | n c | n := self. c := 0. [n = 1] whileFalse: [n := (n - (n half * 2)) = 0 ifTrue: [n half] ifFalse: [3 * n + 1]. c := c + 1]. ^c ].
    Integer >> half [ | h | h := 0. [h + h + 1 < self] whileTrue: [h := h + 1]. ^h ].
    Integer >> oddly [ ^(self foo ifTrue: [1] ifFalse: [2]) ].
    Integer >> kept [ | n b | n := self. nil foo ifTrue: [n := 0]. b := [n]. n := n + 1. ^b value ].
    Integer >> withBlocks [ | all | all := 0. 1 to: self do: [:i | all := all + ([:x | x + i] value: i)]. ^all ].
    """

  @Test(arguments: [
    "20 fib", "50 first: 20", "7 apply: [:x | x * x]", "7 apply: [:x | | y | y := x. y + y]", "3 leave", "5 nested: 6",
    "1 + 2 * 3 - 4", "3 < 4 and: [4 < 3]", "3 < 4 or: [1 foo]", "3 oddly", "5 kept", "10 withBlocks", "nil foo: 3",
    "b := 1 counter. b value: 3. b value: 4", "x := y := 3. x + y", "(3 > 2) ifTrue: [#yes] ifFalse: [#no]",
    "3 timesRepeat: [nil foo]", "n := 0. 5 timesRepeat: [n := n + 2]. n", "1 to: 3 do: [:i | i]. 3", "nil ifTrue: [3]",
    "[:x :y | x - y] value: 3 value: 5", "4611686018427387903 - 1", "-8388609 + 1", "[nil] value", "27 collatz",
    "30 factorial // 28 factorial", "(2 raisedTo: 200) \\\\ 1000007", "#(3 1 2) inject: 0 into: [:a :b | a + b]",
    "20 even", "7 max: 9",
    "(1 to: 10) inject: 0 into: [:a :b | a * b + 1]", "#(1 2) = #(1 2)", "(3 @ 4) isNil",
    "(#(1 2 3) collect: [:x | x * x]) last",
    "Object subclass: #P instanceVariables: 'a b'. P >> a [ ^a ]. P >> a: x [ a := x ]. p := P new. p a: 7. p a + 1",
    "Integer >> + other [ ^42 ]. 3 + 4", "True >> ifTrue: b [ ^7 ]. (3 < 4) ifTrue: [1]", "100 factorial \\\\ 1009",
    "10 gcd: 4"
  ])
  func `answers what the plain interpreter answers`(_ text: String) throws {
    let source = SourceText(name: "test.st", Self.methods + "\n" + text)
    let tree = try #require(MessageParser.parse(source).tree)
    for nursery in [1 << 7, 1 << 19] {
      var world = World.withLibrary
      let machine = MessageMachine(nurserySize: nursery)
      #expect(machine.readLibrary() == nil)
      for statement in tree.statements {
        world.begin(statement, of: source)
        while case .budgetSpent = world.run(1_000_000) {}
        try machine.begin(statement, of: source)
        while machine.run(1000) == .budgetSpent {}
        #expect(machine.failure == nil)
      }
      guard case .answered(let value) = world.ending else {
        Issue.record("the plain interpreter fails")
        return
      }
      switch value {
      case .integer(let integer): #expect(machine.answer == TaggedWord(integer))
      case .boolean(let isTrue): #expect(machine.answer == TaggedWord(isTrue))
      case .nil: #expect(machine.answer == .nil)
      case .symbol: #expect(machine.answer.isSymbol)
      default: Issue.record("compares no \(value)")
      }
      #expect(machine.ignoredCount == world.ledger.total)
    }
  }
}
