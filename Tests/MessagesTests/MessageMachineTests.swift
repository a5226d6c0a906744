import Diagnostics
import Messages
import Support
import Testing

/// The fast machine beside the plain interpreter, its oracle.
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
    "10 gcd: 4",
    "('abc', 'def') size", "('hello' copyFrom: 2 to: 4) = 'ell'", "(1 / 3 + (2 / 3)) = 1", "1.5 + 2 = 3.5",
    "(2 raisedTo: 70) printString size",
    "(3 / 4) printString = '3/4'", "#foo = 'foo'",
    "(WriteStream on: String new) nextPutAll: 'abc'; nextPutAll: 'de'; contents; size",
    "d := Dictionary new. d at: 1 put: 2; at: 'x' put: 3. (d at: 'x') + (d at: 1)",
    "(OrderedCollection new) add: 3; add: 4; removeFirst",
    "#(5 3 9 1) asSortedCollection first", "$a < $b", "'straße' asUppercase size", "2 ** 3 isNil",
    "(1 to: 5) asArray size", "1000000007 * 1000000007 * 1000000007 // 1000000007",
    "'12345678901234567890' asInteger \\\\ 97", "(#(1 2 3) reverse) first", "#(1 $a 'x') printString size",
    "3.75 printString size", "100 factorial printString size",
    "a := Array new: 3. a at: 1 put: 7. (a at: 1) + a size", "x := Object new. x at: #k put: 5. (x at: #k) + 1",
    "y := Object clone. y class name size", "1.0e100 * 1.0e100 > 1",
    "[1 foo: 2. Error signal: 'x'. 3] on: Error do: [:e | e messageText size]",
    "[1 / 0] on: ZeroDivide do: [:e | e return: 7]",
    "n := 0. [[n := 1. Error signal] ensure: [n := n + 10]] on: Error do: [:e | n := n + 100]. n",
    "[Warning signal: 'w'. 5] on: Warning do: [:e | e resume: 3]",
    "n := 0. [n := n + 1. n < 3 ifTrue: [Error signal]. n] on: Error do: [:e | e retry]",
    "[[Error signal: 'a'] on: ZeroDivide do: [:e | 1]] on: Error do: [:e | 2]",
    "[[Error signal: 'a'] on: Error do: [:e | e pass]] on: Error do: [:e | e messageText size]",
    "[#(1 2) at: 5] on: IndexError do: [:e | e messageText size]",
    "[3 + nil] on: Error do: [:e | e messageText size]",
    "[[:x | x] value] on: Error do: [:e | e messageText size]",

    "Object >> deep [ ^self deep + 1 ]. [nil deep] on: RecursionTooDeep do: [:e | 9]",
    "(Warning signal: 'ignored') isNil",
    "s := Set new. 1 to: 20 do: [:i | s add: i \\\\ 7]. s size"
  ])
  func `answers what the plain interpreter answers`(_ text: String) throws {
    let source = SourceText(name: "test.st", Self.methods + "\n" + text)
    let tree = try #require(MessageParser.parse(source).tree)
    for nursery in [1 << 7, 1 << 19] {
      let differences = Agreement.differences(tree, nurserySize: nursery)
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}
