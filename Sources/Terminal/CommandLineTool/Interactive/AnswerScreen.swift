import Diagnostics
import Workbench

/// Shows answers: in order on the two streams, and on a terminal a frame in the place of the one before.
final class AnswerScreen {
  private let console: any Console
  private let isTerminal: Bool
  /// The lines on the terminal since the last frame began, if nothing but that frame and the prompt stands there.
  private var height: Int?
  private var columns = 0

  init(_ invocation: Invocation) {
    console = invocation.console
    isTerminal =
      console.outputIsTerminal && console.errorIsTerminal && console.environment("TERM") != "dumb"
  }

  /// Shows an answer to a line that was typed behind a prompt and takes `typedLines` lines; 0 for a script.
  func show(_ answer: Answer, typedLines: Int = 0) {
    guard isTerminal, let size = console.windowSize else {
      write(answer)
      return
    }
    let lines = height(of: answer, size.columns)
    if let old = height, typedLines > 0, case .frame = answer.pieces.first, size.columns == columns,
      old + typedLines < size.rows, lines < size.rows
    {
      console.write("\u{1B}[\(old + typedLines)A\r\u{1B}[J")
    }
    write(answer)
    if case .frame = answer.pieces.first, lines > 0 {
      height = lines
      columns = size.columns
    } else {
      height = nil
    }
  }

  /// Something else was printed: the next frame goes below.
  func forget() { height = nil }

  private func write(_ answer: Answer) {
    for piece in answer.pieces {
      switch piece {
      case .output(let text), .frame(let text): console.write(text)
      case .note(let text): console.writeError(text)
      }
    }
    console.flush()
  }

  /// How many lines of the terminal an answer takes, long ones folded.
  private func height(of answer: Answer, _ columns: Int) -> Int {
    var count = 0
    for piece in answer.pieces {
      switch piece {
      case .output: return 0
      case .frame(let text): count += text.utf8.reduce(0) { $0 + ($1 == ASCII.lineFeed ? 1 : 0) }
      case .note(let text):
        for line in text.split(separator: "\n") { count += 1 + max(0, DisplayWidth.of(String(line)) - 1) / columns }
      }
    }
    return count
  }
}
