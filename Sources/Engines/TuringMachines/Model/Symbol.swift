/// One letter of a machine's alphabet, known by its number there; number 0 is the blank.
public struct Symbol: Hashable, Sendable {
  public let index: UInt16

  public init(index: UInt16) {
    self.index = index
  }

  /// What stands on every cell that nobody has written.
  public static let blank = Symbol(index: 0)

  public var isBlank: Bool { index == 0 }
}

/// A tape's content as a person writes it down: symbols from left to right, inner blanks included.
public typealias Word = [Symbol]
