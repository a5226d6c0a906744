import Diagnostics
import Workbench

/// Shows answers: in order on the two streams, and on a terminal a step's picture in the place of the one before.
final class AnswerScreen {
  private let console: any Console
  private let isTerminal: Bool
  /// What stands at the end of the terminal, if it is the line of a stepping command and its picture.
  private var last: Step?

  private struct Step {
    let line: String
    /// How many lines of the terminal the command and its picture take.
    let height: Int
    let columns: Int
  }

  /// A line that was typed behind a prompt, without escape sequences and with them.
  struct Typed {
    let text: String
    let prompt: String
    let paintedPrompt: String
  }

  init(_ invocation: Invocation) {
    console = invocation.console
    isTerminal =
      console.outputIsTerminal && console.errorIsTerminal && console.environment("TERM") != "dumb"
  }

  /// Shows an answer, to a line that a person typed or to one of a script.
  func show(_ answer: Answer, to typed: Typed? = nil) {
    let step = last
    last = nil
    guard isTerminal, answer.isStep, let typed, let size = console.windowSize,
      let height = height(of: answer, size.columns),
      DisplayWidth.of(typed.prompt) + DisplayWidth.of(typed.text) < size.columns,
      !typed.text.contains(where: \.isNewline)
    else {
      write(answer)
      return
    }
    var line = typed.text
    if let step, step.columns == size.columns, step.height + 1 < size.rows {
      if line.allSatisfy({ $0 == " " }) { line = step.line }
      let escape = "\u{1B}[\(step.height + 1)A\r\u{1B}[J"
      console.write(escape + typed.paintedPrompt + Printable.text(line) + "\n")
    }
    write(answer)
    last = Step(line: line, height: height + 1, columns: size.columns)
  }

  /// Something else was printed: the next picture goes below.
  func forget() { last = nil }

  private func write(_ answer: Answer) {
    for piece in answer.pieces {
      switch piece {
      case .output(let text), .frame(let text): console.write(text)
      case .note(let text): console.writeError(text)
      }
    }
    console.flush()
  }

  /// How many lines of the terminal an answer takes, long ones folded; nil if it does not begin with a picture.
  private func height(of answer: Answer, _ columns: Int) -> Int? {
    guard case .frame = answer.pieces.first, columns >= 24 else { return nil }
    var count = 0
    for piece in answer.pieces {
      switch piece {
      case .output: return nil
      case .frame(let text): count += text.utf8.reduce(0) { $0 + ($1 == ASCII.lineFeed ? 1 : 0) }
      case .note(let text):
        for line in text.split(separator: "\n") { count += 1 + max(0, DisplayWidth.of(String(line)) - 1) / columns }
      }
    }
    return count
  }
}
