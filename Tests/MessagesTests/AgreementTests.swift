import Diagnostics
import Foundation
import Messages
import Support
import Testing

/// The fast machine beside its oracle on programs that nobody wrote.
@Suite struct AgreementTests {
  /// How many random programs are run; more by `TM_RANDOM_PROGRAMS`.
  private static let count = ProcessInfo.processInfo.environment["TM_RANDOM_PROGRAMS"].flatMap { UInt64($0) } ?? 3000

  @Test(arguments: 0..<2)
  func `random programs mean the same`(_ half: UInt64) throws {
    let start = UInt64(ProcessInfo.processInfo.environment["TM_RANDOM_SEED"] ?? "") ?? 1
    for seed in start..<start + Self.count where seed % 2 == half {
      let text = RandomProgram.text(seed: seed)
      let tree = try #require(MessageParser.parse(SourceText(name: "random.st", text)).tree, "seed \(seed)\n\(text)")
      let nurserySize = seed % 8 < 2 ? 1 << 7 : 1 << 19
      let differences = Agreement.differences(tree, nurserySize: nurserySize, limit: 300_000)
      #expect(differences.isEmpty, "seed \(seed)\n\(differences.joined(separator: "\n"))\n\(text)")
      if !differences.isEmpty { return }
    }
  }
}
