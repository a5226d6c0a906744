import Diagnostics
import Foundation
import Messages
import Support
import Testing

@Suite struct MessageCorpusTests {
  static let files = Project.files(under: "Tests/Corpus/messages", ending: ".st")

  @Test func `there are scripts`() {
    #expect(Self.files.count >= 300)
  }

  @Test func `the library can be read`() {
    #expect(World.readLibrary().problem == nil)
  }

  @Test(arguments: files)
  func `does what its comments say`(_ file: URL) throws {
    let source = SourceText(name: Project.shortPath(file), bytes: Array(try Data(contentsOf: file)))
    let test = ProgramTest(source)
    #expect(test.expectationCount > 0)
    #expect(test.problems.isEmpty, "\(DiagnosticRenderer().text(test.problems))")
  }
}
