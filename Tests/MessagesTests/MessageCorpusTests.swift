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
    #expect(PlainWorld.readLibrary().problem == nil)
  }

  @Test(arguments: files)
  func `does what its comments say`(_ file: URL) throws { try check(file, in: World.withLibrary) }

  @Test(arguments: files)
  func `does the same in the plain interpreter`(_ file: URL) throws { try check(file, in: PlainWorld.withLibrary) }

  @Test(arguments: files)
  func `both interpreters agree`(_ file: URL) throws {
    let source = SourceText(name: "program.st", bytes: Array(try Data(contentsOf: file)))
    guard let tree = MessageParser.parse(source).tree else { return }
    let differences = Agreement.differences(tree)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private func check(_ file: URL, in world: some MessageWorld) throws {
    let source = SourceText(name: Project.shortPath(file), bytes: Array(try Data(contentsOf: file)))
    let test = ProgramTest(source, in: world)
    #expect(test.expectationCount > 0)
    #expect(test.problems.isEmpty, "\(DiagnosticRenderer().text(test.problems))")
  }
}
