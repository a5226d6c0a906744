/// What one command takes: the entry of the table that drives parsing, help and suggestions.
public struct CommandSyntax: Sendable {
  public let name: String
  /// The words after the name, as help shows them: `MACHINE INPUT…`.
  public let operands: String
  /// How many operands there may be.
  public let operandCount: ClosedRange<Int>
  /// What it does, in a few words without a full stop.
  public let summary: String
  /// What a person wants to know beyond the summary; lines are kept as they are.
  public let discussion: String
  public let options: [OptionSyntax]
  /// Command lines that work, each with what it does.
  public let examples: [Example]

  public struct Example: Sendable {
    public let line: String
    public let meaning: String

    public init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  public init(
    _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, summary: String,
    discussion: String = "", options: [OptionSyntax] = [], examples: [Example] = []
  ) {
    self.name = name
    self.operands = operands
    operandCount = count
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.examples = examples
  }
}

/// An option of a command: a long name, perhaps a letter, perhaps a value.
public struct OptionSyntax: Sendable {
  public enum Value: Sendable {
    /// The option is there or not.
    case none
    /// Any text, shown under this name.
    case text(String)
    /// The same, and the option may be given several times.
    case texts(String)
    /// A number of steps or cells, shown under this name.
    case count(String)
    /// One of these words.
    case choice([String])
  }

  public let name: String
  public let letter: Character?
  public let value: Value
  public let meaning: String

  public init(_ name: String, letter: Character? = nil, value: Value = .none, _ meaning: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.meaning = meaning
  }

  /// As help shows it: `-q, --quiet` or `--max-steps N`.
  public var usage: String {
    let long = "--\(name)"
    let names = letter.map { "-\($0), \(long)" } ?? long
    return switch value {
    case .none: names
    case .text(let shown), .texts(let shown), .count(let shown): "\(names) \(shown)"
    case .choice(let words): "\(names) \(words.joined(separator: "|"))"
    }
  }
}
