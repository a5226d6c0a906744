public import Foundation
import Glibc

/// A real pseudo-terminal with a process on it, as a person would have it: keys in, a screen out.
public final class Terminal {
  private let master: Int32
  private let process: pid_t
  /// All that the process has written.
  public private(set) var output = ""
  private var bytes: [UInt8] = []

  public struct Failure: Error {
    let reason: String
  }

  /// Starts `tm` with these words on a terminal of its own.
  public init(_ words: [String], in folder: URL, columns: Int = 80, rows: Int = 24, variables: [String: String] = [:])
    throws
  {
    // As `posix_openpt` and `ptsname` do, which Swift's module of the C library leaves out.
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    let (unlock, ask) = (UInt(0x4004_5431), UInt(0x8004_5430))
    guard master >= 0, unsafe ioctl(master, unlock, &lock) == 0, unsafe ioctl(master, ask, &number) == 0 else {
      throw Failure(reason: "there is no terminal to be had")
    }
    let path = "/dev/pts/\(number)"
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR | O_NOCTTY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let executable = Project.productFolder.appending(path: "tm").path
    let environment = [
      "TERM": "xterm", "HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "NO_COLOR": "1"
    ].merging(variables) { $1 }
    // `setsid` makes the terminal the process's own, so that its keys send signals.
    let start = ["sh", "-c", "cd \"$1\" && shift && exec setsid -c \"$@\"", "sh", folder.path, executable]
    var arguments = unsafe (start + words).map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    var identifier: pid_t = 0
    let problem = unsafe posix_spawn(&identifier, "/bin/sh", &actions, &attributes, &arguments, &settings)
    guard problem == 0 else { throw Failure(reason: unsafe String(cString: strerror(problem))) }
    process = identifier
  }

  deinit {
    close(master)
    kill(process, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(process, &status, WNOHANG)
  }

  /// Presses keys.
  public func type(_ keys: String) {
    var rest = Array(keys.utf8)
    while !rest.isEmpty {
      // A terminal takes only so much at once; what the process says meanwhile must be taken from it.
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, min($0.count, 256)) }
      if count > 0 { rest.removeFirst(count) }
      take(0)
    }
  }

  /// Waits until the process has written `text` since the last such call; false if it has not after `seconds`.
  public func shows(_ text: String, within seconds: Double = 30) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let range = output.range(of: text) {
        output = String(output[range.upperBound...])
        return true
      }
      if Date() > end { return false }
      if !take(0.05) && hasEnded { return output.contains(text) }
    }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  public func signal(_ number: Int32) { kill(process, number) }

  /// Whether the terminal echoes what is typed, as it should when nobody reads lines by himself.
  public var echoes: Bool {
    var settings = termios()
    return unsafe tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  private var hasEnded: Bool { ended() != nil }
  private var status: Int32?

  private func ended() -> Int32? {
    if let status { return status }
    var found: Int32 = 0
    guard unsafe waitpid(process, &found, WNOHANG) == process else { return nil }
    status = found & 0x7F == 0 ? (found >> 8) & 0xFF : 128 + found & 0x7F
    return status
  }

  /// Waits for the end; the exit status, or nil if it goes on.
  public func end(within seconds: Double = 30) -> Int32? {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      take(0.02)
      if let status = ended() { return status }
    }
    return nil
  }

  /// Takes what the process has written; false if there is nothing.
  @discardableResult
  private func take(_ seconds: Double) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&descriptor, 1, Int32(seconds * 1000)) > 0, descriptor.revents & Int16(POLLIN) != 0 else {
      if seconds > 0 { usleep(1000) }
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = unsafe read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    // A character may arrive in two pieces.
    if let text = String(validating: bytes, as: UTF8.self) {
      output += text
      bytes = []
    } else if bytes.count > 1 << 16 {
      output += String(decoding: bytes, as: UTF8.self)
      bytes = []
    }
    return true
  }
}
