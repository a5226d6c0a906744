import CReadline
import Glibc

/// GNU readline as a value: a prompt in, a line out.
///
/// It must run on the main thread of a process whose input and output are terminals, and there is one for the process, as readline has
/// one state. Signals are blocked but while it waits for a key, so none is lost and none comes at a bad moment. This follows
/// the "Alternate Interface" of readline's manual.
public final class LineEditor {
  public enum Input: Equatable {
    case line(String)
    /// Ctrl-C: the line was given up.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
  }

  /// What may stand in the place of the word before the cursor.
  public struct Completions {
    public let words: [String]
    /// What is put behind the only one; nil for nothing.
    public let ending: Character?

    public init(words: [String], ending: Character? = " ") {
      self.words = words
      self.ending = ending
    }
  }

  /// What to offer, from the line up to the cursor.
  public typealias Completer = (_ line: String) -> Completions

  // Readline calls plain C functions, which find what they need here.
  private nonisolated(unsafe) static var completer: Completer?
  private nonisolated(unsafe) static var finished: Input?
  private nonisolated(unsafe) static var candidates: [String] = []

  public init(name: String, completer: @escaping Completer) {
    unsafe Self.completer = completer
    // Readline keeps the pointers.
    unsafe tm_prepare(
      strdup(name), strdup(" \t\n"),
      { text, _, end in
        unsafe LineEditor.complete(text, end)
      })
  }

  /// Reads a line with its editing keys, history and completion.
  ///
  /// - Parameters:
  ///   - prompt: may hold colours, each escape sequence between `\u{1}` and `\u{2}`.
  ///   - isInterrupted: asked whenever a signal has come.
  public func readLine(_ prompt: String, isInterrupted: () -> Bool) -> Input {
    var blocked = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGWINCH, SIGTSTP, SIGCONT] { unsafe sigaddset(&blocked, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var resize = sigaction()
    var earlierResize = sigaction()
    unsafe resize.__sigaction_handler.sa_handler = { _ in }
    unsafe sigaction(SIGWINCH, &resize, &earlierResize)
    defer { unsafe sigaction(SIGWINCH, &earlierResize, nil) }

    unsafe Self.finished = nil
    unsafe rl_callback_handler_install(
      prompt,
      { line in
        if let line = unsafe line {
          LineEditor.finish(.line(unsafe String(decodingCString: line)))
          unsafe free(line)
        } else {
          LineEditor.finish(.end)
        }
      })
    var size = Self.windowSize()
    while unsafe Self.finished == nil {
      // A signal may have come before they were blocked.
      let ready = isInterrupted() ? 0 : unsafe tm_wait_for_key(&before)
      if isInterrupted() {
        tm_abandon_line()
        rl_callback_handler_remove()
        Self.write("\n")
        return .interrupted
      }
      let now = Self.windowSize()
      if now != size {
        size = now
        rl_resize_terminal()
      }
      if ready > 0 { rl_callback_read_char() }
    }
    rl_callback_handler_remove()
    let input = unsafe Self.finished ?? .end
    if input == .end { Self.write("\n") }
    return input
  }

  private static func finish(_ input: Input) {
    unsafe finished = input
    // The terminal goes back to normal before anything else is printed.
    tm_forget_end()
    rl_callback_handler_remove()
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func windowSize() -> [UInt16] {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return [] }
    return [size.ws_row, size.ws_col]
  }

  /// Readline's question for completions; the answer is an array that readline frees.
  private static func complete(
    _ text: UnsafePointer<CChar>?, _ end: Int32
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let completer = unsafe completer, let buffer = unsafe tm_line() else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: buffer, count: Int(end)).map { UInt8(bitPattern: $0) }
    let completions = completer(String(decoding: bytes, as: UTF8.self))
    tm_completion_is_final(Int32(completions.ending?.asciiValue ?? 0))
    unsafe candidates = completions.words
    return unsafe rl_completion_matches(text) { _, state in
      let index = LineEditor.nextCandidate(state)
      let words = unsafe LineEditor.candidates
      return index < words.count ? unsafe strdup(words[index]) : nil
    }
  }

  private nonisolated(unsafe) static var candidateIndex = 0

  private static func nextCandidate(_ state: Int32) -> Int {
    unsafe candidateIndex = state == 0 ? 0 : candidateIndex + 1
    return unsafe candidateIndex
  }
}

extension String {
  /// The text of a C string; bytes that are no UTF-8 become U+FFFD.
  fileprivate init(decodingCString pointer: UnsafePointer<CChar>) {
    self = unsafe String(cString: pointer)
  }
}
