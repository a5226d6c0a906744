public import Foundation
public import Testing

/// A `.tm` script of the corpus with what its comments say about it.
///
/// Comments that begin with `;;` are expectations:
///
/// ```
/// ;; error 4:22 a row has five columns, this one has four
/// ;; warning 7:3 state `q9` is never reached from the start
/// ;; run 00+000 -> 00000 accepted q5 27
/// ;; run "" -> "" stuck q0 0
/// ```
///
/// Every error and warning of the file is listed, with line, column and the beginning of its message. A run says input,
/// output, verdict, state and steps; `loops` and `undecided` runs have the output `""`.
public struct CorpusScript: Sendable {
  public struct Message: Equatable, Sendable {
    public let severity: String
    public let place: String
    public let text: String

    public init(severity: String, place: String, text: String) {
      self.severity = severity
      self.place = place
      self.text = text
    }
  }

  public struct ExpectedRun: Sendable {
    public let input: String
    public let output: String
    public let verdict: String
    public let state: String
    public let steps: UInt64
  }

  public let name: String
  public let bytes: [UInt8]
  public private(set) var messages: [Message] = []
  public private(set) var runs: [ExpectedRun] = []
  /// Lines with `;;` that could not be understood.
  public private(set) var oddLines: [String] = []

  public init(_ file: URL) throws {
    name = Project.shortPath(file)
    bytes = Array(try Data(contentsOf: file))
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: { $0.isNewline }) where line.hasPrefix(";; ") {
      let words = line.dropFirst(3).split(separator: " ").map { String($0) }
      switch words.first {
      case "error", "warning":
        guard words.count > 2 else { fallthrough }
        messages.append(
          Message(severity: words[0], place: words[1], text: words[2...].joined(separator: " ")))
      case "run":
        guard words.count == 7, words[2] == "->", let steps = UInt64(words[6]) else { fallthrough }
        func word(_ text: String) -> String { text == "\"\"" ? "" : text }
        runs.append(
          ExpectedRun(
            input: word(words[1]), output: word(words[3]), verdict: words[4], state: words[5], steps: steps))
      default: oddLines.append(String(line))
      }
    }
  }

  /// All scripts below `Tests/Corpus/machines`.
  public static var machines: [CorpusScript] {
    Project.files(under: "Tests/Corpus/machines", ending: ".tm").compactMap { try? CorpusScript($0) }
  }
}

extension CorpusScript: CustomTestStringConvertible {
  public var testDescription: String { name }
}
