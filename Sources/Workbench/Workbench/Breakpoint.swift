import Diagnostics
import TuringMachines

/// A reason to stop before a row is executed.
///
/// States and symbols are kept by name and rows by line, so that a breakpoint outlives an edit of the machine.
struct Breakpoint: Sendable {
  enum Place: Sendable {
    /// Whenever a row is about to be executed in that state, or only while the symbol is read.
    case state(String, reading: String?)
    case step(UInt64)
    /// When the head arrives on that cell.
    case head(Int)
    /// The row on that line of the machine's text.
    case row(line: Int)
    /// When the condition begins to hold.
    case condition(Condition, text: String)
    /// When the symbol on that cell has changed.
    case cell(Int)
  }

  let number: Int
  let place: Place
  var isTemporary = false
  /// Whether it stands in the table as `!`.
  var isFromTable = false
  /// How many more times it is passed over.
  var ignoreCount: UInt64 = 0
  var hits: UInt64 = 0

  /// What it waits for, in words.
  func text(_ fileName: String) -> String {
    switch place {
    case .state(let name, nil): "state \(Printable.text(name))"
    case .state(let name, let symbol?): "state \(Printable.text(name)) reading \(Printable.text(symbol))"
    case .step(let step): "step \(step)"
    case .head(let cell): "head on cell \(cell)"
    case .row(let line): "row \(fileName):\(line)\(isFromTable ? " (!)" : "")"
    case .condition(_, let text): "if \(Printable.text(text))"
    case .cell(let cell): "cell \(cell) changed"
    }
  }

  /// The command that makes it.
  var command: String {
    let verb = isTemporary ? "tbreak" : "break"
    switch place {
    case .state(let name, let symbol):
      let plain = Words.quoted(name, always: ["step", "head", "row", "if"].contains(name))
      return "\(verb) \(plain)\(symbol.map { " " + Words.quoted($0) } ?? "")"
    case .step(let step): return "\(verb) step \(step)"
    case .head(let cell): return "\(verb) head \(cell)"
    case .row(let line): return "\(verb) row \(line)"
    case .condition(_, let text): return "\(verb) if \(text)"
    case .cell(let cell): return "watch \(cell)"
    }
  }
}

extension TuringMachine {
  /// The row that stands on a line of the text, counted from 1.
  func row(onLine line: Int) -> Int? {
    (0..<transitions.count).first { self.line(ofRow: $0) == line }
  }

  /// The line on which a row stands, counted from 1; nil if the machine came from no text.
  func line(ofRow row: Int) -> Int? {
    source.map { $0.line(at: transitions.place(of: row).lowerBound) + 1 }
  }
}
