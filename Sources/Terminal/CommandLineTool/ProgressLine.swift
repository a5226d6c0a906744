import Diagnostics
import TuringMachines

/// A line on a terminal's standard error that tells how far a long run is; it is cleared at the end.
struct ProgressLine {
  private let console: any Console
  private let isShown: Bool
  private let start: Double
  private var firstSteps: UInt64?
  private var lastUpdate: Double
  private var hasWritten = false

  /// A run shorter than this, in seconds, shows nothing.
  private static let patience = 1.0
  private static let interval = 0.25

  init(_ invocation: Invocation, isShown: Bool) {
    console = invocation.console
    self.isShown = isShown && invocation.console.errorIsTerminal
    start = invocation.console.clock
    lastUpdate = start
  }

  mutating func update(_ run: Run) {
    guard isShown else { return }
    let now = console.clock
    let first = firstSteps ?? run.steps
    firstSteps = first
    guard now - start >= Self.patience, now - lastUpdate >= Self.interval else { return }
    lastUpdate = now
    hasWritten = true
    let speed = UInt64(Double(run.steps - min(first, run.steps)) / (now - start))
    let cells = run.configuration.tapes.reduce(0) { $0 + $1.extent.count }
    let text = "\(run.steps) steps, \(speed) steps/s, \(cells) cells"
    let most = (console.windowSize?.columns ?? 80) - 1
    console.writeError("\r\u{1B}[K" + DisplayWidth.prefix(of: text, columns: most))
  }

  mutating func clear() {
    if hasWritten { console.writeError("\r\u{1B}[K") }
    hasWritten = false
  }
}
