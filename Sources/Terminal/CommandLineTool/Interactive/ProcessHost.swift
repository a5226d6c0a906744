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

  func machineText(named name: String) throws(HostFailure) -> SourceText {
    if name == "-" { throw HostFailure("a session reads its commands from there", kind: .unreadable) }
    do throws(MachineFinder.Failure) {
      return try finder.source(name)
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

  func fileExists(_ path: String) -> Bool { FileReading.isFile(path) || FileReading.isFolder(path) }

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

  func edit(_ source: SourceText) throws(HostFailure) -> SourceText {
    invocation.console.flush()
    let editor = Editor(console: invocation.console)
    let isOwn = FileReading.isFile(source.name) && !finder.comesWithTool(source.name)
    do throws(Editor.Failure) {
      if !isOwn {
        let name = source.name.split(separator: "/").last.map { String($0) } ?? "machine.tm"
        return SourceText(name: name, bytes: try editor.edit(source.bytes, named: name))
      }
      try editor.open(source.name)
    } catch {
      throw HostFailure(error.reason, suggestion: error.suggestion, kind: .failed)
    }
    return try readFile(source.name)
  }

  var isCancelled: Bool { invocation.console.interruption != nil }

  func showProgress(_ run: Run?) {
    guard let run else {
      progress?.clear()
      progress = nil
      return
    }
    if progress == nil { progress = ProgressLine(invocation, isShown: true) }
    progress?.update(run)
  }

  func showPart(_ answer: Answer) { screen.show(answer) }

  private var finder: MachineFinder { MachineFinder(console: invocation.console) }
}
