public import Foundation

/// Runs real processes, with the `tm` of this build first on the PATH.
public enum Shell {
  public struct Result: Sendable {
    public let output: String
    public let errors: String
    /// The exit status, or 128 plus the signal that ended it.
    public let status: Int32
  }

  /// Runs a line of `sh` in `folder`; with `joinsErrors` standard error goes where the output goes.
  public static func run(
    _ line: String, in folder: URL, joinsErrors: Bool = false, variables: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", joinsErrors ? "exec 2>&1; \(line)" : line]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(Project.productFolder.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["NO_COLOR"] = "1"
    environment["TM_PATH"] = nil
    environment.merge(variables) { $1 }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: nothing can wait for a reader.
    return try Project.withTemporaryFolder { scratch in
      let files = try ["out", "err"].map { name -> URL in
        let file = scratch.appending(path: name)
        try Data().write(to: file)
        return file
      }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return Result(
        output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
        status: process.terminationStatus + (isSignal ? 128 : 0))
    }
  }
}
