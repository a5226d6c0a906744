import CReadline
import Glibc

/// The lines of earlier times: kept in a file that only its owner reads, without repetitions.
///
/// Lines that begin with a space are left out. A line is written as soon as it is entered, so that a session that is killed leaves
/// its history too; when a session ends well, the file is shortened. What cannot be read or written is passed over: a session
/// without a history is better than none.
public struct LineHistory {
  /// The most lines that are kept.
  public static let largestCount = 1000

  private let path: String?
  private var newLines: [String] = []

  /// Reads the history; nil keeps it in memory alone.
  public init(path: String?) {
    tm_prepare_history()
    stifle_history(Int32(Self.largestCount))
    self.path = path.flatMap { Self.prepareFile($0) ? $0 : nil }
    if let path = self.path { _ = unsafe read_history(path) }
  }

  /// Whether nothing was ever entered.
  public var isEmpty: Bool { tm_history_length() == 0 }

  /// Adds a line that was entered.
  public mutating func add(_ line: String) {
    guard !line.isEmpty, line.first != " ", !line.utf8.contains(0) else { return }
    Self.remember(line)
    newLines.append(line)
    if let path { _ = unsafe append_history(1, path) }
  }

  /// Shortens the file to the newest lines, each once, those of other sessions among them.
  public func close() {
    guard let path else { return }
    clear_history()
    _ = unsafe read_history(path)
    for line in newLines { Self.remember(line) }
    _ = unsafe write_history(path)
    _ = unsafe chmod(path, 0o600)
  }

  private static func remember(_ line: String) {
    var offset = Int(tm_history_length()) - 1
    while offset >= 0 {
      let old = unsafe tm_history_line(tm_history_first() + Int32(offset)).map { unsafe String(cString: $0) }
      if old == line { tm_history_remove(Int32(offset)) }
      offset -= 1
    }
    unsafe add_history(line)
  }

  /// Sees to it that the file is there, with its folders, for its owner alone.
  private static func prepareFile(_ path: String) -> Bool {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      _ = unsafe mkdir(folder, 0o700)
    }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    var information = stat()
    guard unsafe fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return false }
    return fchmod(file, 0o600) == 0
  }
}
