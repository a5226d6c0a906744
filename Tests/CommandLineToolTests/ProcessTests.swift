import Foundation
import Support
import Testing

/// What only a real process can show: pipes, signals, full disks, a lone binary.
@Suite struct ProcessTests {
  private func sh(_ line: String) throws -> Shell.Result {
    try Project.withTemporaryFolder { try Shell.run(line, in: $0) }
  }

  @Test func `a copied binary in an empty folder finds the adder`() throws {
    let result = try sh("cp \"$(command -v tm)\" lone && ./lone run adder 00+000")
    #expect(result.output == "00000\n" && result.status == 0)
  }

  @Test func `a closed pipe ends the run quietly`() throws {
    let result = try sh("yes 0+0 | head -n 200000 | tm run -q adder - | head -n 1")
    #expect(result.output == "00\n" && result.errors.isEmpty)
  }

  @Test func `a full disk is reported`() throws {
    let result = try sh("tm list > /dev/full")
    #expect(result.status == 74 && result.errors.contains("cannot write the output"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func `a signal stops a run`(signal: Int32, status: Int32) throws {
    let process = Process()
    process.executableURL = Project.productFolder.appending(path: "tm")
    process.arguments = ["run", "bit-counter"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    Thread.sleep(forTimeInterval: 1)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == status)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(said.hasPrefix("interrupted in "), "\(said)")
  }

  @Test(.timeLimit(.minutes(1))) func `a signal ends the reading of a file at once`() throws {
    // A machine that comes from a pipe which nobody closes.
    let process = Process()
    process.executableURL = Project.productFolder.appending(path: "tm")
    process.arguments = ["run", "-"]
    process.standardInput = Pipe()
    try process.run()
    Thread.sleep(forTimeInterval: 0.5)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
  }

  @Test(.timeLimit(.minutes(1))) func `a file of a hundred thousand mistakes is reported quickly`() throws {
    let result = try sh(
      "seq 100000 | sed 's/.*/state& 0 1 R nowhere&/' > a.tm; seq 100000 | sed 's/$/x:/' > b.tm; tm check -q a.tm b.tm")
    #expect(result.status == 65 && result.output.contains("more not shown"))
  }

  @Test func `a new machine can be run and tested, and is not overwritten`() throws {
    let result = try sh("tm new mine && tm run mine 0110 && tm test mine.tm && tm new mine.tm")
    #expect(result.output == "0xx0\nmine.tm: 3 passed, 0 failed\n")
    #expect(result.status == 73 && result.errors.contains("it is there already"))
  }

  @Test func `the current folder wins over the machines that come with tm`() throws {
    #expect(try sh("echo 'a 0 x R a' > adder.tm; tm run -q adder 00").output == "xx\n")
    #expect(try sh("mkdir adder; tm run -q adder 0+0").output == "00\n")
  }

  @Test func `a diagram is drawn where dot is, and asked for where it is not`() throws {
    let missing = try sh("p=$(command -v tm); PATH=/nowhere; $p show adder --svg")
    #expect(missing.status == 73 && missing.errors.contains("graphviz") && missing.output.isEmpty)
    let fake = try sh("printf '#!/bin/sh\\nsed -n 1p' > dot; chmod +x dot; PATH=\"$PWD:$PATH\"; tm show adder --svg")
    #expect(fake.output == "digraph {\n" && fake.status == 0)
    let failing = try sh("printf '#!/bin/sh\\nexit 3' > dot; chmod +x dot; PATH=\"$PWD:$PATH\"; tm show adder --svg")
    #expect(failing.status == 73 && failing.errors.contains("`dot` failed"))
  }
}
