import Glibc

/// Reads files and pipes whole, with a bound and a reason when it cannot.
enum FileReading {
  /// The largest machine file that is read: 1 GiB.
  static let largestSize = 1 << 30

  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(InputFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFailure(reason: errorText(errno)) }
    defer { close(descriptor) }
    if isFolder(path) { throw InputFailure(reason: "it is a folder") }
    var bytes: [UInt8] = []
    while true {
      let piece = try read(descriptor, atMost: 1 << 20)
      if piece.isEmpty { return bytes }
      bytes.append(contentsOf: piece)
      if bytes.count > largestSize { throw InputFailure(reason: "it is larger than 1 GiB") }
    }
  }

  /// Some bytes from an open file, empty at its end; waits if it must.
  static func read(_ descriptor: Int32, atMost count: Int) throws(InputFailure) -> [UInt8] {
    while true {
      var problem: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
        problem = got < 0 ? errno : 0
        filled = max(got, 0)
      }
      switch problem {
      case 0: return bytes
      case EINTR: return []
      case EAGAIN:
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        unsafe Glibc.poll(&poll, 1, -1)
      default: throw InputFailure(reason: errorText(problem))
      }
    }
  }

  static func isFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether it holds bytes on a disk: no pipe, device or folder.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in no order; none if it cannot be read.
  static func names(inFolder path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  static func errorText(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}
