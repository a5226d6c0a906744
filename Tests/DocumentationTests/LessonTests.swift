import Diagnostics
import Foundation
import Support
import Testing
import TuringMachines

/// The files in `machines/` are lessons: what they say is true, and they say it in one shape.
@Suite struct LessonTests {
  static let names = Project.files(under: "machines", ending: ".tm").map { TableReader.plainName($0.path) }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Project.folder.appending(path: "machines/\(name).tm"), encoding: .utf8)
  }

  @Test func `there are lessons`() {
    #expect(Self.names.count >= 16)
    #expect(Self.names.contains("adder") && Self.names.contains("inverter"))
  }

  @Test(arguments: names) func `a lesson is complete`(name: String) throws {
    let text = try text(name)
    let result = TableReader.read(SourceText(name: "\(name).tm", text))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.kept)")
    let machine = try #require(result.machine)
    #expect(!machine.about.isEmpty && !machine.tests.isEmpty)
    #expect(text.hasPrefix("; ") && text.contains("\n; Try:") && text.contains("\n; Exercise:"))
    for row in 0..<machine.transitions.count {
      #expect(!machine.comment(ofRow: row).isEmpty, "row \(row + 1) has no comment")
    }
  }

  @Test(arguments: names) func `what a lesson says to try is true`(name: String) throws {
    let tries = try text(name).split(separator: "\n").filter { $0.hasPrefix(";   tm ") }
    #expect(!tries.isEmpty)
    try Project.withTemporaryFolder { folder in
      for line in tries { try check(String(line.dropFirst(4)), in: folder) }
    }
  }

  /// `tm run NAME "INPUT"  prints OUTPUT[, VERDICT[ in STATE]]` or `…  leaves TAPE`.
  private func check(_ line: String, in folder: URL) throws {
    let parts = line.components(separatedBy: "  ").filter { !$0.isEmpty }
    let command = parts[0].trimmingCharacters(in: .whitespaces)
    let claim = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    let result = try Shell.run(command, in: folder)
    if claim.hasPrefix("leaves ") {
      let tape = result.errors.replacing("[", with: "").replacing("]", with: "")
      #expect(result.status == 3 && tape.contains(claim.dropFirst(7)), "\(line): \(result.errors)")
      return
    }
    guard claim.hasPrefix("prints ") else {
      #expect(claim.isEmpty || result.status == 0, "\(line): \(result.errors)")
      return
    }
    let words = claim.dropFirst(7).components(separatedBy: ", ")
    let output = words[0] == "an empty line" ? "" : words[0]
    #expect(result.output == output + "\n", "\(line)")
    for said in words.dropFirst() {
      let verdict = said.components(separatedBy: " ")
      #expect(result.errors.contains(verdict[0]), "\(line): \(result.errors)")
      if verdict.count == 3 { #expect(result.errors.contains(" in \(verdict[2]) "), "\(line): \(result.errors)") }
    }
  }
}
