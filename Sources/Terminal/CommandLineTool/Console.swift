/// Everything outside the process that a command may touch, so that a test can stand in for all of it.
public protocol Console: AnyObject {
  /// Writes to standard output; the answer, and nothing else.
  func write(_ text: String)
  /// Writes to standard error: verdicts, messages, progress.
  func writeError(_ text: String)
  /// Makes sure that what was written has left the process.
  func flush()
  /// Reads some bytes of standard input; empty at its end.
  func readInput() throws(InputFailure) -> [UInt8]

  var inputIsTerminal: Bool { get }
  var outputIsTerminal: Bool { get }
  var errorIsTerminal: Bool { get }
  func environment(_ name: String) -> String?
  /// The path of the running executable, if it is known.
  var executablePath: String? { get }

  /// While true, a person who asks the process to end is answered through `interruption`; otherwise it ends at once.
  var heedsInterruption: Bool { get set }
  /// The status to leave with if a person has asked the process to end.
  var interruption: ExitStatus? { get }
  /// Forgets that a person has asked, after answering.
  func clearInterruption()
  /// Seconds since some fixed moment.
  var clock: Double { get }
  /// While true, what is typed is not shown, but kept for later.
  var hidesTyping: Bool { get set }
  /// Waits so many seconds, or until a person asks the process to end.
  func wait(_ seconds: Double)
  /// The size of the terminal; nil if there is none.
  var windowSize: WindowSize? { get }
}

/// How much text a terminal shows.
public struct WindowSize: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// Why something could not be read, in words.
public struct InputFailure: Error, Sendable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}

extension Console {
  /// Does something long that asks for `interruption` now and then.
  func heedingInterruption<Result>(_ body: () -> Result) -> Result {
    let before = heedsInterruption
    heedsInterruption = true
    defer { heedsInterruption = before }
    return body()
  }
}
