import Diagnostics

/// The words of a command line, sorted into options and operands by a command's syntax.
public struct ParsedArguments: Sendable {
  public private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var lists: [String: [String]] = [:]

  public init() {}

  public func has(_ option: String) -> Bool { values[option] != nil }
  /// What was given for an option that takes a text or a choice.
  public func text(_ option: String) -> String? { values[option] }
  /// All that was given for an option that may be repeated.
  public func texts(_ option: String) -> [String] { lists[option] ?? [] }
  /// What was given for an option that takes a count; the parser has seen that it is one.
  public func count(_ option: String) -> UInt64? { values[option].flatMap { Count.number($0) } }

  /// Sorts `words`; options and operands may be mixed, `--` ends the options.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing or wrong value, or too few or many operands.
  public init(_ words: [String], syntax: CommandSyntax) throws(UsageError) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        try take(long: word, syntax, &rest)
      } else {
        try take(letters: word, syntax, &rest)
      }
    }
    if operands.count < syntax.operandCount.lowerBound {
      throw UsageError(
        "`tm \(syntax.name)` needs \(syntax.operands)", command: syntax.name)
    }
    if operands.count > syntax.operandCount.upperBound {
      let extra = operands[syntax.operandCount.upperBound]
      throw UsageError("unexpected `\(Printable.text(extra))`", command: syntax.name)
    }
  }

  private mutating func take(
    long word: String, _ syntax: CommandSyntax, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw UsageError(
        "unknown option `\(Printable.text(word))`", command: syntax.name,
        suggestion: Self.suggestion(name, word, syntax))
    }
    try set(option, parts.count == 2 ? String(parts[1]) : nil, syntax, &rest)
  }

  private mutating func take(
    letters word: String, _ syntax: CommandSyntax, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let option = syntax.options.first(where: { $0.letter == letter }) else {
        throw UsageError(
          "unknown option `-\(Printable.text(String(letter)))`", command: syntax.name,
          suggestion:
            "a word that begins with - is given after --, as in `tm \(syntax.name) … -- \(Printable.text(word))`"
        )
      }
      try set(option, nil, syntax, &rest)
    }
  }

  private mutating func set(
    _ option: OptionSyntax, _ attached: String?, _ syntax: CommandSyntax,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if case .none = option.value {
      guard attached == nil else {
        throw UsageError("`--\(option.name)` takes no value", command: syntax.name)
      }
      values[option.name] = ""
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("`--\(option.name)` needs a value: \(option.usage)", command: syntax.name)
    }
    let shown = Printable.text(value)
    switch option.value {
    case .count where Count.number(value) == nil:
      throw UsageError(
        "`--\(option.name)` needs a number such as 1000000 or 10^6, not `\(shown)`", command: syntax.name)
    case .choice(let words) where !words.contains(value):
      throw UsageError(
        "`--\(option.name)` is one of \(words.joined(separator: ", ")), not `\(shown)`",
        command: syntax.name, suggestion: Spelling.question(value, among: words))
    case .texts:
      lists[option.name, default: []].append(value)
      values[option.name] = value
    default: values[option.name] = value
    }
  }

  private static func suggestion(_ name: String, _ word: String, _ syntax: CommandSyntax) -> String {
    let names = syntax.options.map(\.name)
    return Spelling.nearest(to: name, among: names).map { "did you mean `--\($0)`?" }
      ?? "`tm help \(syntax.name)` lists the options; an input that begins with - is given after --"
  }
}

/// A command line that cannot be understood.
public struct UsageError: Error, Equatable, Sendable {
  public let message: String
  public let suggestion: String
  /// The command whose help would say more; nil for `tm` itself.
  public let command: String?

  public init(_ message: String, command: String? = nil, suggestion: String = "") {
    self.message = message
    self.command = command
    self.suggestion = suggestion
  }
}
