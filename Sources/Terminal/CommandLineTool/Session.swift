import Arguments
import Diagnostics
import TuringMachines

/// What the commands share: the console, and how to load a machine and speak about it.
struct Session {
  let console: any Console
  let usesColor: Bool

  /// Whether to colour standard error: `--color`, then `NO_COLOR`, then the `…FORCE…` variables, then the terminal.
  static func usesColor(_ choice: String?, _ console: any Console) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    func isSet(_ name: String) -> Bool { console.environment(name).map { !$0.isEmpty } ?? false }
    if isSet("NO_COLOR") { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if isSet(name), console.environment(name) != "0" { return true }
    }
    return console.errorIsTerminal && console.environment("TERM") != "dumb"
  }

  func note(_ text: String) {
    console.writeError(text + "\n")
  }

  /// The text that a path or name means.
  func source(_ name: String) throws(CommandFailure) -> SourceText {
    do throws(MachineFinder.Failure) {
      return try MachineFinder(console: console).source(name)
    } catch {
      throw CommandFailure(message: error.message, status: error.status)
    }
  }

  /// Reads a machine and reports what is wrong with it; warnings only if `showsWarnings`.
  func machine(
    _ name: String, isLenient: Bool = false, showsWarnings: Bool = true
  ) throws(CommandFailure) -> TuringMachine {
    let result = TableReader.read(try source(name), options: .init(isLenient: isLenient))
    if result.diagnostics.hasErrors || (showsWarnings && !result.diagnostics.isEmpty) {
      console.writeError(DiagnosticRenderer(usesColor: usesColor).text(result.diagnostics))
    }
    guard let machine = result.machine else {
      let count = Count.text(UInt64(result.diagnostics.errorCount), "error")
      throw CommandFailure(
        message: "\(Printable.text(name)) has \(count); nothing was run", status: .badFile)
    }
    return machine
  }
}
