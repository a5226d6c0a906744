/// The symbols that a machine or a run knows, each with the character that stands for it.
///
/// A symbol is one extended grapheme cluster and is compared by canonical equivalence, so `é` is the same symbol
/// whether it is written as one scalar or as two.
public struct Alphabet: Sendable {
  /// The most symbols that an alphabet holds, the blank included. A tape cell is 16 bits wide, and one of
  /// its values means "never visited".
  public static let largestCount = 65_535

  /// How the blank is always written.
  public static let blankCharacter: Character = "_"

  /// How the blank is shown; accepted as its second spelling.
  public let shownBlank: Character

  private var characters: [Character]
  private var symbols: [Character: Symbol] = [:]
  /// The symbol of each ASCII character, or `unknown`: most tapes are plain, and a dictionary is slow.
  private var asciiSymbols: [UInt16]
  private static let unknown = UInt16.max

  /// An alphabet of the blank alone.
  public init(shownBlank: Character = Self.blankCharacter) {
    self.shownBlank = shownBlank
    characters = [shownBlank]
    asciiSymbols = Array(repeating: Self.unknown, count: 128)
  }

  /// How many symbols there are, the blank included.
  public var count: Int { characters.count }

  /// The character that stands for `symbol`; the blank's is the one it is shown as.
  public func character(of symbol: Symbol) -> Character {
    characters[Int(symbol.index)]
  }

  /// Whether `character` is one of the symbols.
  public func has(_ character: Character) -> Bool {
    if let ascii = character.asciiValue { return asciiSymbols[Int(ascii)] != Self.unknown }
    return symbols[character] != nil
  }

  /// The symbol for `character`, added if it is new.
  ///
  /// - Throws: `AlphabetIsFull` when `largestCount` are there already.
  public mutating func add(_ character: Character) throws(AlphabetIsFull) -> Symbol {
    if let ascii = character.asciiValue, asciiSymbols[Int(ascii)] != Self.unknown {
      return Symbol(index: asciiSymbols[Int(ascii)])
    }
    if let known = symbols[character] { return known }
    guard count < Self.largestCount else { throw AlphabetIsFull() }
    let symbol = Symbol(index: UInt16(count))
    characters.append(character)
    symbols[character] = symbol
    if let ascii = character.asciiValue { asciiSymbols[Int(ascii)] = symbol.index }
    return symbol
  }
}

/// Thrown when a symbol more than `Alphabet.largestCount` is asked for.
public struct AlphabetIsFull: Error, Sendable {
  public init() {}
}
