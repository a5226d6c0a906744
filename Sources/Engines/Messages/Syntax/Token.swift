import BigNumbers

/// A word of the language.
struct Token {
  enum Kind {
    case name(String)
    /// With its colon.
    case keyword(String)
    case `operator`(String)
    case literal(Literal)
    /// `#(`, `#[`
    case arrayStart, bytesStart
    case open(UInt8)
    case close(UInt8)
    case assign, arrow, caret, period, cascade, colon
    /// What could be no word, and was reported.
    case invalid
    case end
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether it is the first of its line.
  let beginsLine: Bool
}
