public import Diagnostics
public import TuringMachines

/// What a session asks of the place it lives in: a terminal, a test, a page.
public protocol SessionHost: AnyObject {
  /// The text of the machine that a path or a bundled name means, with the path of its file if it is a person's own.
  func machineText(named name: String) throws(HostFailure) -> (source: SourceText, path: String?)
  /// The names of the machines that come along.
  var machineNames: [String] { get }
  /// What one of them does, in a line.
  func summary(ofMachine name: String) -> String
  func readFile(_ path: String) throws(HostFailure) -> SourceText
  /// Writes a whole file; never half of one.
  func writeFile(_ path: String, _ text: String) throws(HostFailure)
  /// What is in a file that may be replaced, nil if there is no file of that name.
  func contents(ofFile path: String) throws(HostFailure) -> [UInt8]?
  /// Paths that begin so, folders with a slash at their end.
  func files(beginning prefix: String) -> [String]
  /// Lets a person edit a text in an editor, in the file `path` if there is one, else as a copy; the text afterwards.
  func edit(_ source: SourceText, at path: String?) throws(HostFailure) -> SourceText
  /// Whether a person wants the present work to stop.
  var isCancelled: Bool { get }
  /// Says now and then how far long work is; nil when it is done.
  func showProgress(_ run: Run?)
  /// Shows what there is of an answer that grows long.
  func showPart(_ answer: Answer)
}

/// Why the host could not do something, in words.
public struct HostFailure: Error, Sendable {
  public let message: String
  public let suggestion: String
  public let kind: Kind

  public enum Kind: Sendable { case unreadable, cannotWrite, failed }

  public init(_ message: String, suggestion: String = "", kind: Kind) {
    self.message = message
    self.suggestion = suggestion
    self.kind = kind
  }
}
