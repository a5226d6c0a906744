import Glibc

/// Writes files whole or not at all.
enum FileWriting {
  /// Writes into a new file beside `path` and puts it in its place; links and permissions of an old one are kept.
  static func write(_ bytes: [UInt8], to given: String) throws(InputFailure) {
    let path =
      unsafe realpath(given, nil).map { resolved in
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
      } ?? given
    var old = stat()
    let isThere = unsafe stat(path, &old) == 0
    if isThere, old.st_mode & S_IFMT != S_IFREG { throw InputFailure(reason: "it is not a plain file") }
    let draft = "\(path).\(getpid())~"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw InputFailure(reason: FileReading.errorText(errno)) }
    if isThere { fchmod(file, old.st_mode & 0o777) }
    let problem = ProcessConsole.writeAll(bytes, to: file)
    let closing = close(file) == 0 ? 0 : errno
    if problem == 0, closing == 0, unsafe rename(draft, path) == 0 { return }
    let reason = FileReading.errorText(problem != 0 ? problem : closing != 0 ? closing : errno)
    _ = unsafe unlink(draft)
    throw InputFailure(reason: reason)
  }
}
