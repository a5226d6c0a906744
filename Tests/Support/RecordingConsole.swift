public import CommandLineTool

/// A console that a test fills beforehand and looks at afterwards.
public final class RecordingConsole: Console {
  public private(set) var output = ""
  public private(set) var errors = ""
  /// What standard input gives, piece by piece.
  public var input: [[UInt8]] = []
  public var variables: [String: String] = [:]
  public var inputIsTerminal = false
  public var outputIsTerminal = false
  public var windowSize: WindowSize?
  /// How long it was told to wait, in seconds.
  public private(set) var waited = 0.0
  public var errorIsTerminal = false
  public var heedsInterruption = false
  public var hidesTyping = false
  public var executablePath: String?
  /// After how many questions the process is told to end.
  public var questionsBeforeInterruption: Int?
  /// How far the clock moves with each look at it, in seconds.
  public var clockStep = 0.0
  private var time = 0.0

  public init() {}

  public func write(_ text: String) { output += text }
  public func writeError(_ text: String) { errors += text }
  public func flush() {}

  public func readInput() throws(InputFailure) -> [UInt8] {
    input.isEmpty ? [] : input.removeFirst()
  }

  public func environment(_ name: String) -> String? { variables[name] }

  public var interruption: ExitStatus? {
    guard let left = questionsBeforeInterruption else { return nil }
    questionsBeforeInterruption = max(0, left - 1)
    return left == 0 ? .interrupted : nil
  }

  public func clearInterruption() { questionsBeforeInterruption = nil }
  public func wait(_ seconds: Double) { waited += seconds }

  public var clock: Double {
    time += clockStep
    return time
  }

  /// Gives standard input a text in pieces of `size` bytes.
  public func give(_ text: String, inPiecesOf size: Int = 1) {
    let bytes = Array(text.utf8)
    input += stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
  }
}
