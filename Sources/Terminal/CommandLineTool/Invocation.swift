import Arguments
import Diagnostics
import TuringMachines

/// What the commands share: the console, and how to load a machine and speak about it.
struct Invocation {
  let console: any Console
  /// Whether to colour standard error.
  let usesColor: Bool
  /// Whether to colour standard output.
  let colorsOutput: Bool

  init(console: any Console, colorChoice: String?) {
    self.console = console
    usesColor = Self.usesColor(colorChoice, console, isTerminal: console.errorIsTerminal)
    colorsOutput = Self.usesColor(colorChoice, console, isTerminal: console.outputIsTerminal)
  }

  /// Whether to colour a stream: `--color`, then `NO_COLOR`, then the `…FORCE…` variables, then the terminal.
  private static func usesColor(_ choice: String?, _ console: any Console, isTerminal: Bool) -> Bool {
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
    return isTerminal && console.environment("TERM") != "dumb"
  }

  /// How wide a drawing may be: the terminal, else `COLUMNS`, else 80; never less than 24 nor more than 300.
  var columns: Int {
    let given = console.environment("COLUMNS").flatMap { Int($0) }
    return min(300, max(24, console.windowSize?.columns ?? given ?? 80))
  }

  /// Whether the locale says that text is not UTF-8.
  var prefersASCII: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { console.environment($0) }.first { !$0.isEmpty }
    guard let locale, locale.contains(".") else { return false }
    let name = locale.lowercased()
    return !name.contains("utf-8") && !name.contains("utf8")
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
