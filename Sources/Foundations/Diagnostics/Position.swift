/// A place in a text as people and editors count it; everything starts at 1.
public struct Position: Equatable, Sendable {
  public let line: Int
  /// Counts characters as a person does: an `é` of two scalars or an emoji of seven is one.
  public let column: Int
  /// Counts bytes, as compilers' messages and most editors' parsers do.
  public let byteColumn: Int

  public init(line: Int, column: Int, byteColumn: Int) {
    self.line = line
    self.column = column
    self.byteColumn = byteColumn
  }
}
