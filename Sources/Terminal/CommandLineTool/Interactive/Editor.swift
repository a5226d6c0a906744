import Glibc

/// A person's editor: `VISUAL`, else `EDITOR`, else what is installed.
struct Editor {
  let console: any Console

  struct Failure: Error {
    let reason: String
    var suggestion = ""
  }

  /// Lets a person edit a file where it is.
  func open(_ path: String) throws(Failure) {
    let named = ["VISUAL", "EDITOR"].compactMap { console.environment($0) }.first { !$0.isEmpty }
    // The variable may hold options too, which the shell cuts apart.
    let script =
      named.map { "\($0) \"$1\"" }
      ?? "for e in editor nano vi; do command -v $e >/dev/null && exec $e \"$1\"; done; exit 127"
    let status: Int32
    do throws(ExternalProgram.Failure) {
      status = try ExternalProgram.status(of: "/bin/sh", ["-c", script, "sh", path])
    } catch {
      throw Failure(reason: "the editor cannot be started: \(error.reason)")
    }
    if status == 127 {
      let reason = named.map { "the editor `\($0)` cannot be started" } ?? "no editor was found"
      throw Failure(reason: reason, suggestion: "set EDITOR, as in `export EDITOR=nano`")
    }
    if status != 0 { throw Failure(reason: "the editor failed; nothing was changed") }
  }

  /// Lets a person edit a text; the bytes afterwards.
  func edit(_ bytes: [UInt8], named name: String) throws(Failure) -> [UInt8] {
    let base = console.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(base)/tm-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw Failure(reason: "no folder can be made in \(base): \(FileReading.errorText(errno))")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = "\(folder)/\(name)"
    defer {
      _ = unsafe unlink(path)
      _ = unsafe rmdir(folder)
    }
    do throws(InputFailure) { try FileWriting.write(bytes, to: path) } catch {
      throw Failure(reason: "cannot write \(path): \(error.reason)")
    }
    try open(path)
    if !FileReading.isFile(path) { throw Failure(reason: "the editor left no file; nothing was changed") }
    do throws(InputFailure) { return try FileReading.read(path) } catch {
      throw Failure(reason: "cannot read \(path): \(error.reason)")
    }
  }
}
