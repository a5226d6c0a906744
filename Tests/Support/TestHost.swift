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

  public func machineText(named name: String) throws(HostFailure) -> SourceText {
    if let text = fileTexts[name] { return SourceText(name: name, text) }
    guard let machine = BundledMachines.texts.first(where: { $0.name == name }) else {
      throw HostFailure("there is no machine `\(name)` here", kind: .unreadable)
    }
    return SourceText(name: name + ".tm", machine.text)
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

  public func fileExists(_ path: String) -> Bool { fileTexts[path] != nil }

  public func files(beginning prefix: String) -> [String] {
    fileTexts.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  public func edit(_ source: SourceText) throws(HostFailure) -> SourceText {
    SourceText(name: source.name, editing(source.text(0..<source.bytes.count)))
  }

  public var isCancelled: Bool {
    guard let left = questionsBeforeCancelling else { return false }
    questionsBeforeCancelling = max(0, left - 1)
    return left == 0
  }

  public func showProgress(_ run: Run?) {}
  public func showPart(_ answer: Answer) { parts += answer.text }
}
