import Diagnostics
import Foundation
import Messages
import Support
import Testing

/// The message programs of examples/ do what their comments say and are without oddities.
@Suite struct ExampleProgramTests {
  static let files = Project.files(under: "examples", ending: ".st")

  @Test func `there are programs, and the page lists them`() throws {
    #expect(Self.files.count >= 8)
    let page = try String(contentsOf: Project.folder.appending(path: "examples/README.md"), encoding: .utf8)
    for file in Self.files { #expect(page.contains("(\(file.lastPathComponent))"), "\(file.lastPathComponent)") }
  }

  @Test(arguments: files) func `does what its comments say`(_ file: URL) throws {
    let source = SourceText(name: Project.shortPath(file), bytes: Array(try Data(contentsOf: file)))
    let test = ProgramTest(source, in: World.withLibrary)
    #expect(test.expectationCount > 0)
    #expect(test.problems.isEmpty, "\(DiagnosticRenderer().text(test.problems))")
    let odd = ProgramCheck(source).diagnostics
    #expect(odd.isEmpty, "\(DiagnosticRenderer().text(odd))")
  }
}
