import Glibc

/// Writes files whole or not at all.
enum FileWriting {
  /// Writes into a new file beside `path` and puts it in its place.
  static func write(_ bytes: [UInt8], to path: String) throws(InputFailure) {
    let draft = "\(path).\(getpid())~"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw InputFailure(reason: FileReading.errorText(errno)) }
    let problem = ProcessConsole.writeAll(bytes, to: file)
    let closing = close(file) == 0 ? 0 : errno
    if problem == 0, closing == 0, unsafe rename(draft, path) == 0 { return }
    let reason = FileReading.errorText(problem != 0 ? problem : closing != 0 ? closing : errno)
    _ = unsafe unlink(draft)
    throw InputFailure(reason: reason)
  }
}
