import Diagnostics
import Glibc
import TuringMachines
import Workbench

/// Gives a session the files, the editor and the signals of this process.
final class ProcessHost: SessionHost {
  private let invocation: Invocation
  private let screen: AnswerScreen
  private var progress: ProgressLine?

  init(_ invocation: Invocation, _ screen: AnswerScreen) {
    self.invocation = invocation
    self.screen = screen
  }

  func machineText(named name: String) throws(HostFailure) -> (source: SourceText, path: String?) {
    if name == "-" { throw HostFailure("a session reads its commands from there", kind: .unreadable) }
    do throws(MachineFinder.Failure) {
      let source = try MachineFinder(console: invocation.console, listCommand: "machines").source(name)
      let isOwn = FileReading.isFile(source.name) && !finder.comesWithTool(source.name)
      return (source, isOwn ? source.name : nil)
    } catch {
      throw HostFailure(error.message, kind: .unreadable)
    }
  }

  var machineNames: [String] { MachineFinder.bundledNames }

  func summary(ofMachine name: String) -> String { MachineFinder.summary(ofBundled: name) }

  func readFile(_ path: String) throws(HostFailure) -> SourceText {
    do throws(InputFailure) {
      return SourceText(name: path, bytes: try FileReading.read(path))
    } catch {
      throw HostFailure("cannot read `\(Printable.text(path))`: \(error.reason)", kind: .unreadable)
    }
  }

  func writeFile(_ path: String, _ text: String) throws(HostFailure) {
    do throws(InputFailure) {
      try FileWriting.write(Array(text.utf8), to: path)
    } catch {
      throw HostFailure("cannot write `\(Printable.text(path))`: \(error.reason)", kind: .cannotWrite)
    }
  }

  func contents(ofFile path: String) throws(HostFailure) -> [UInt8]? {
    let shown = Printable.text(path)
    if FileReading.isFolder(path) { throw HostFailure("`\(shown)` is a folder", kind: .cannotWrite) }
    guard FileReading.isFile(path) else { return nil }
    guard FileReading.isRegularFile(path) else {
      throw HostFailure("`\(shown)` is not a plain file", kind: .cannotWrite)
    }
    return try readFile(path).bytes
  }

  func files(beginning prefix: String) -> [String] {
    let slash = prefix.lastIndex(of: "/")
    let folder = slash.map { String(prefix[...$0]) } ?? ""
    let start = slash.map { String(prefix[prefix.index(after: $0)...]) } ?? prefix
    return FileReading.names(inFolder: folder.isEmpty ? "." : folder)
      .filter { $0.hasPrefix(start) && (!$0.hasPrefix(".") || start.hasPrefix(".")) }
      .map { folder + $0 }
      .map { FileReading.isFolder($0) ? $0 + "/" : $0 }
      .sorted()
  }

  func edit(_ source: SourceText, at path: String?) throws(HostFailure) -> SourceText {
    invocation.console.flush()
    let editor = Editor(console: invocation.console)
    do throws(Editor.Failure) {
      guard let path else {
        let name = source.name.split(separator: "/").last.map { String($0) } ?? "machine.tm"
        return SourceText(name: source.name, bytes: try editor.edit(source.bytes, named: name))
      }
      try editor.open(path)
      if !FileReading.isFile(path) { throw Editor.Failure(reason: "the editor left no file `\(Printable.text(path))`") }
      return SourceText(name: source.name, bytes: try readBack(path))
    } catch {
      throw HostFailure(error.reason, suggestion: error.suggestion, kind: .failed)
    }
  }

  private func readBack(_ path: String) throws(Editor.Failure) -> [UInt8] {
    do throws(InputFailure) { return try FileReading.read(path) } catch {
      throw Editor.Failure(reason: "cannot read `\(Printable.text(path))`: \(error.reason)")
    }
  }

  var isCancelled: Bool { invocation.console.interruption != nil }

  func showProgress(_ run: Run?) {
    guard let run else {
      progress?.clear()
      progress = nil
      invocation.console.hidesTyping = false
      return
    }
    if progress == nil {
      progress = ProgressLine(invocation, isShown: true)
      // What is typed meanwhile is for the next prompt, not into the picture.
      invocation.console.hidesTyping = true
    }
    progress?.update(run)
  }

  func showPart(_ answer: Answer) { screen.show(answer) }

  private var finder: MachineFinder { MachineFinder(console: invocation.console) }
}
