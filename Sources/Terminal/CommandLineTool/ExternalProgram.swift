import Glibc

/// Runs another program with a text as its input and gives back what it prints.
enum ExternalProgram {
  /// Why there is no output, in words.
  struct Failure: Error {
    let reason: String
  }

  /// Runs `name`, found on the PATH, to its end.
  static func output(
    of name: String, _ arguments: [String], input: String
  ) throws(Failure) -> String {
    // The input lies in a file without a name, so that neither side can wait for the other.
    guard let file = unsafe tmpfile() else { throw Failure(reason: FileReading.errorText(errno)) }
    defer { unsafe fclose(file) }
    let bytes = Array(input.utf8)
    guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count, unsafe fflush(file) == 0 else {
      throw Failure(reason: FileReading.errorText(errno))
    }
    unsafe rewind(file)

    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Failure(reason: FileReading.errorText(errno)) }
    let process = Result { try unsafe start(name, arguments, input: fileno(file), output: ends) }
    close(ends[1])
    defer { close(ends[0]) }
    switch process {
    case .failure: throw Failure(reason: "`\(name)` is not installed")
    case .success(let identifier): return try collect(name, identifier, from: ends[0])
    }
  }

  /// Runs `name` on this process's own input and output, as an editor needs it; its exit status.
  static func status(of name: String, _ arguments: [String]) throws(Failure) -> Int32 {
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var identifier: pid_t = 0
    let problem = unsafe posix_spawnp(&identifier, name, nil, nil, &words, environ)
    guard problem == 0 else { throw Failure(reason: FileReading.errorText(problem)) }
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private static func start(
    _ name: String, _ arguments: [String], input: Int32, output: [Int32]
  ) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, output[0])
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var identifier: pid_t = 0
    let problem = unsafe posix_spawnp(&identifier, name, &actions, nil, &words, environ)
    guard problem == 0 else { throw Failure(reason: FileReading.errorText(problem)) }
    return identifier
  }

  private static func collect(
    _ name: String, _ identifier: pid_t, from descriptor: Int32
  ) throws(Failure) -> String {
    var bytes: [UInt8] = []
    do throws(InputFailure) {
      while true {
        let piece = try FileReading.read(descriptor, atMost: 1 << 16)
        if piece.isEmpty { break }
        bytes.append(contentsOf: piece)
      }
    } catch {
      throw Failure(reason: error.reason)
    }
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw Failure(reason: "`\(name)` failed") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
