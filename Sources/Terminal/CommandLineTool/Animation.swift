import Diagnostics
import Pictures
import TuringMachines

/// A run to watch: a frame for every step, on a terminal each in the place of the one before, else one after another.
struct Animation {
  private let invocation: Invocation
  private let visualiser: Visualiser
  private let pause: Double
  private let isInPlace: Bool

  /// How many steps a second are shown unless asked otherwise.
  static let usualSpeed: UInt64 = 10

  init(_ invocation: Invocation, isASCII: Bool, speed: UInt64) {
    self.invocation = invocation
    visualiser = Visualiser(
      columns: invocation.columns, isASCII: isASCII || invocation.prefersASCII, usesColor: invocation.usesColor)
    pause = 1 / Double(max(1, speed))
    isInPlace = invocation.console.errorIsTerminal && invocation.console.environment("TERM") != "dumb"
  }

  /// Shows each configuration until the run ends or a person interrupts it; the last frame stays.
  func play(_ run: inout Run, _ alphabet: Alphabet) {
    let console = invocation.console
    var visualiser = visualiser
    var height = 0
    var caption = Visualiser.Caption()
    if isInPlace { console.hidesTyping = true }
    defer { console.hidesTyping = false }
    while true {
      if let size = console.windowSize, isInPlace {
        // A window that has become narrower folds the old frame: the next one goes below it.
        if size.columns < visualiser.columns { height = 0 }
        visualiser.columns = invocation.columns
      }
      let frame = visualiser.frame(of: run, alphabet, caption)
      console.writeError((isInPlace && height > 0 ? "\u{1B}[\(height)A\r\u{1B}[J" : "") + frame)
      height = frame.utf8.reduce(0) { $0 + ($1 == ASCII.lineFeed ? 1 : 0) }
      if run.outcome != nil || console.interruption != nil { return }
      if isInPlace { console.wait(pause) }
      let before = run.configuration.tapes.map { (cell: $0.head, symbol: $0.read) }
      _ = run.advance()
      caption.changed = before.indices.map { tape in
        run.configuration.tapes[tape][before[tape].cell] == before[tape].symbol ? nil : before[tape].cell
      }
    }
  }
}
