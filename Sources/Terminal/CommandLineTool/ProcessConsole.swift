import Glibc
import Synchronization

/// The console of a real process.
public final class ProcessConsole: Console {
  private var pending: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// The last signal that asked the process to end, or 0.
  private static let caughtSignal = Atomic<Int32>(0)

  /// How many have come since the last was answered.
  private static let unanswered = Atomic<Int>(0)

  /// Whether the signal is looked for; if not, it ends the process where it is.
  private static let isHeeded = Atomic<Bool>(false)

  /// Takes over SIGINT and SIGTERM, and lets a closed pipe end the process quietly.
  public init() {
    // Looked at once, so that the handler finds them made.
    _ = (Self.caughtSignal.load(ordering: .relaxed), Self.isHeeded.load(ordering: .relaxed))
    _ = Self.unanswered.load(ordering: .relaxed)
    signal(SIGPIPE, SIG_DFL)
    // The Swift runtime would ask questions.
    signal(SIGQUIT, SIG_DFL)
    // Not `signal`, which would let a read that waits go on waiting.
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { caught in
      // The fourth one that nobody has answered ends the process whatever it is doing.
      let earlier = ProcessConsole.unanswered.wrappingAdd(1, ordering: .relaxed).oldValue
      ProcessConsole.caughtSignal.store(caught, ordering: .relaxed)
      if earlier >= 3 || !ProcessConsole.isHeeded.load(ordering: .relaxed) {
        ProcessConsole.showTyping()
        _exit(128 + caught)
      }
    }
    var taken = sigset_t()
    unsafe sigemptyset(&taken)
    for number in [SIGINT, SIGTERM] {
      unsafe sigaction(number, &action, nil)
      unsafe sigaddset(&taken, number)
    }
    // A process started by a thread that blocks signals would never hear of Ctrl-C.
    unsafe pthread_sigmask(SIG_UNBLOCK, &taken, nil)
  }

  public func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.bufferSize { flush() }
  }

  public func writeError(_ text: String) {
    flush()
    _ = Self.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  public func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    let problem = Self.writeAll(pending, to: STDOUT_FILENO)
    guard problem != 0 else { return }
    if problem == EPIPE { _exit(128 + SIGPIPE) }
    let reason = unsafe String(cString: strerror(problem))
    _ = Self.writeAll(Array("tm: cannot write the output: \(reason)\n".utf8), to: STDERR_FILENO)
    _exit(ExitStatus.cannotWrite.rawValue)
  }

  public func readInput() throws(InputFailure) -> [UInt8] {
    flush()
    return try FileReading.read(STDIN_FILENO, atMost: Self.bufferSize)
  }

  public var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  public var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  public var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  public func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  public var executablePath: String? {
    unsafe realpath("/proc/self/exe", nil).map { path in
      defer { unsafe free(path) }
      return unsafe String(cString: path)
    }
  }

  public var heedsInterruption: Bool {
    get { Self.isHeeded.load(ordering: .relaxed) }
    set { Self.isHeeded.store(newValue, ordering: .relaxed) }
  }

  public var interruption: ExitStatus? {
    switch Self.caughtSignal.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: .terminated
    default: .interrupted
    }
  }

  public func clearInterruption() {
    Self.caughtSignal.store(0, ordering: .relaxed)
    Self.unanswered.store(0, ordering: .relaxed)
  }

  /// How the terminal was before its echo was switched off.
  private nonisolated(unsafe) static var settings: termios?

  public var hidesTyping: Bool {
    get { unsafe Self.settings != nil }
    set {
      if !newValue {
        Self.showTyping()
      } else if unsafe Self.settings == nil {
        var now = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &now) == 0 else { return }
        let before = now
        now.c_lflag &= ~tcflag_t(ECHO)
        guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &now) == 0 else { return }
        unsafe Self.settings = before
      }
    }
  }

  private static func showTyping() {
    guard var before = unsafe settings else { return }
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before)
    unsafe settings = nil
  }

  public func wait(_ seconds: Double) {
    flush()
    _ = poll(nil, 0, Int32(min(seconds, 3600) * 1000))
  }

  public var windowSize: WindowSize? {
    var size = winsize()
    for terminal in [STDOUT_FILENO, STDERR_FILENO] {
      if unsafe ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      }
    }
    return nil
  }

  public var clock: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes all bytes, whatever the size of the pieces that the other side takes; 0, or the error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes { piece in
        unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe Glibc.poll(&poll, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
