import BundledMachines
import Diagnostics
import TuringMachines

/// Finds the machine that a person means by a path or a name.
///
/// The current folder wins, then the folders of `TM_PATH`, then the machines that come with `tm`: next to the
/// executable, in the installed share folder, and at last those built into it, so that a lone copied binary works.
struct MachineFinder {
  let console: any Console
  /// The command that lists the machines that come with `tm`.
  var listCommand = "tm list"

  /// Why there is no machine, with the status to leave with.
  struct Failure: Error {
    let message: String
    let status: ExitStatus
  }

  /// The text of the machine that `name` means; `-` is standard input.
  func source(_ name: String) throws(Failure) -> SourceText {
    if name == "-" { return try sourceFromInput() }
    for path in candidates(name) where FileReading.isFile(path) { return try read(path) }
    if !name.contains("/"), let text = bundled(name) {
      return SourceText(name: fileName(name), text)
    }
    if FileReading.isFolder(name) {
      throw Failure(message: "`\(Printable.text(name))` is a folder, not a machine", status: .unreadable)
    }
    throw notFound(name)
  }

  /// The names of the machines that come with `tm`, in alphabetical order.
  static var bundledNames: [String] { BundledMachines.texts.map(\.name) }

  /// What such a machine does, in a line of its author's.
  static func summary(ofBundled name: String) -> String {
    guard let text = BundledMachines.texts.first(where: { $0.name == name })?.text,
      let machine = TableReader.read(SourceText(name: name + ".tm", text)).machine
    else { return "" }
    return machine.about.isEmpty ? machine.name : machine.about
  }

  private func candidates(_ name: String) -> [String] {
    if name.contains("/") { return [name, name + ".tm"] }
    var folders = [""]
    if let path = console.environment("TM_PATH") {
      folders += path.split(separator: ":").map { $0 + "/" }
    }
    return (folders + libraryFolders).flatMap { ["\($0)\(name)", "\($0)\(name).tm"] }
  }

  /// Where the machines that come with `tm` may lie as files.
  private var libraryFolders: [String] {
    guard let executable = console.executablePath, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = executable[..<slash]
    return ["\(folder)/machines/", "\(folder)/../share/tm/machines/"]
  }

  /// Whether a file is one of those, which nobody should change by accident.
  func comesWithTool(_ path: String) -> Bool { libraryFolders.contains { path.hasPrefix($0) } }

  private func bundled(_ name: String) -> String? {
    let plain = name.hasSuffix(".tm") ? String(name.dropLast(3)) : name
    return BundledMachines.texts.first { $0.name == plain }?.text
  }

  private func fileName(_ name: String) -> String {
    name.hasSuffix(".tm") ? name : name + ".tm"
  }

  private func read(_ path: String) throws(Failure) -> SourceText {
    do throws(InputFailure) {
      return SourceText(name: path, bytes: try FileReading.read(path))
    } catch {
      throw Failure(message: "cannot read `\(Printable.text(path))`: \(error.reason)", status: .unreadable)
    }
  }

  private func sourceFromInput() throws(Failure) -> SourceText {
    var bytes: [UInt8] = []
    while true {
      let piece: [UInt8]
      do throws(InputFailure) {
        piece = try console.readInput()
      } catch {
        throw Failure(message: "cannot read standard input: \(error.reason)", status: .unreadable)
      }
      if piece.isEmpty { return SourceText(name: "-", bytes: bytes) }
      bytes.append(contentsOf: piece)
      if bytes.count > FileReading.largestSize {
        throw Failure(message: "standard input is larger than 1 GiB", status: .badFile)
      }
    }
  }

  private func notFound(_ name: String) -> Failure {
    let shown = Printable.text(name)
    if name.contains("/") {
      return Failure(message: "there is no file `\(shown)`", status: .unreadable)
    }
    let plain = name.hasSuffix(".tm") ? String(name.dropLast(3)) : name
    let question = Spelling.question(plain, among: Self.bundledNames)
    let advice = question.isEmpty ? "`\(listCommand)` shows those that come with tm" : question
    return Failure(message: "there is no machine `\(shown)` here; \(advice)", status: .unreadable)
  }
}
