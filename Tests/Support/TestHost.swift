import BundledMachines
public import Diagnostics
public import TuringMachines
public import Workbench

/// A place for a session that has files in memory and no terminal.
public final class TestHost: SessionHost {
  public var fileTexts: [String: String] = [:]
  /// What a person does in the editor.
  public var editing: (String) -> String = { $0 }
  /// After how many questions the work is cancelled.
  public var questionsBeforeCancelling: Int?
  /// What long answers showed on the way.
  public private(set) var parts = ""

  public init() {}

  public func machineText(named name: String) throws(HostFailure) -> (source: SourceText, path: String?) {
    if let text = fileTexts[name] { return (SourceText(name: name, text), name) }
    guard let machine = BundledMachines.texts.first(where: { $0.name == name }) else {
      throw HostFailure("there is no machine `\(name)` here", kind: .unreadable)
    }
    return (SourceText(name: name + ".tm", machine.text), nil)
  }

  public var machineNames: [String] { BundledMachines.texts.map { $0.name } }

  public func summary(ofMachine name: String) -> String { "about \(name)" }

  public func readFile(_ path: String) throws(HostFailure) -> SourceText {
    guard let text = fileTexts[path] else { throw HostFailure("cannot read `\(path)`", kind: .unreadable) }
    return SourceText(name: path, text)
  }

  public func writeFile(_ path: String, _ text: String) throws(HostFailure) {
    if path.hasPrefix("/full/") { throw HostFailure("cannot write `\(path)`", kind: .cannotWrite) }
    fileTexts[path] = text
  }

  public func contents(ofFile path: String) throws(HostFailure) -> [UInt8]? { fileTexts[path].map { Array($0.utf8) } }

  public func files(beginning prefix: String) -> [String] {
    fileTexts.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  public func edit(_ source: SourceText, at path: String?) throws(HostFailure) -> SourceText {
    guard let path, let text = fileTexts[path] else {
      return SourceText(name: source.name, editing(source.text(0..<source.bytes.count)))
    }
    let edited = editing(text)
    fileTexts[path] = edited
    return SourceText(name: path, edited)
  }

  public var isCancelled: Bool {
    guard let left = questionsBeforeCancelling else { return false }
    questionsBeforeCancelling = max(0, left - 1)
    return left == 0
  }

  public func showProgress(_ run: Run?) {}
  public func showPart(_ answer: Answer) { parts += answer.text }
}
