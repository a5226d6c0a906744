/// The messages that nobody understood, and the globals that nobody had defined: ignored, but never unseen.
public struct Ledger: Sendable {
  /// One selector, one kind of receiver, one place.
  public struct Entry: Sendable {
    /// The selector, or the name of a global that was nil.
    public let name: String
    public let isGlobal: Bool
    /// Who ignored it: `a Liver`, `nil`, `dog`.
    public let receiver: String
    /// Who sent it, and where.
    public let sender: TracePlace
    /// The nearest selector that would have worked; empty if none is near.
    public let nearest: String
    /// What else may be wrong: a missing period.
    public let remark: String
    public internal(set) var count: UInt64

    /// One line: place, who ignored what, how often, and what may be wrong.
    public var text: String {
      let place = "\(sender.source):\(sender.line):\(sender.column)"
      var line =
        isGlobal
        ? "\(place): `\(name)` is not defined, so it is nil" : "\(place): \(receiver) ignored `\(name)`"
      if sender.method != "main" { line += " in \(sender.method)" }
      if count > 1 { line += ", \(count) times" }
      if !nearest.isEmpty { line += "; did you mean `\(nearest)`?" }
      if !remark.isEmpty { line += "; \(remark)" }
      return line
    }
  }

  private struct Key: Hashable {
    let name: String
    let receiver: String
    let source: String
    let offset: Int
  }

  /// How many entries are kept; the rest is counted.
  public static let limit = 1000

  public private(set) var entries: [Entry] = []
  /// How many ignored messages have no entry of their own.
  public private(set) var leftOut: UInt64 = 0
  private var numbers: [Key: Int] = [:]

  /// Counts one more; `make` says the rest about a new one. Answers the number of its entry, if it has one.
  @discardableResult
  mutating func count(_ name: String, _ receiver: String, _ sender: TracePlace, _ make: () -> Entry) -> Int? {
    let key = Key(name: name, receiver: receiver, source: sender.source, offset: sender.offset)
    if let number = numbers[key] {
      entries[number].count += 1
      return number
    }
    guard entries.count < Self.limit else {
      leftOut += 1
      return nil
    }
    numbers[key] = entries.count
    entries.append(make())
    return entries.count - 1
  }

  /// Counts one more of an entry.
  mutating func countAgain(_ number: Int) { entries[number].count += 1 }

  /// How many messages were ignored in all.
  public var total: UInt64 { entries.reduce(leftOut) { $0 + $1.count } }
}
