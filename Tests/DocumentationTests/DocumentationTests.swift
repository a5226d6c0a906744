import Foundation
import Support
import Testing

/// Everything that the documentation shows is executed.
@Suite struct DocumentationTests {
  static let pages = ([Project.folder.appending(path: "README.md")] + Project.files(under: "docs", ending: ".md"))
    .map { Project.shortPath($0) }

  @Test(arguments: pages) func `a page shows what happens`(page: String) throws {
    let document = try Document(Project.folder.appending(path: page))
    try Project.withTemporaryFolder { folder in
      for part in document.parts {
        switch part {
        case .file(let name, let text):
          try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        case .command(let line, let output):
          let result = try Shell.run(line, in: folder, joinsErrors: true)
          #expect(result.output == output, "\(page): $ \(line)")
        }
      }
    }
  }

  @Test func `the README shows commands and sets up with two`() throws {
    let document = try Document(Project.folder.appending(path: "README.md"))
    #expect(document.parts.count >= 5)
    #expect(document.shellLines.count == 2)
    let ci = try String(contentsOf: Project.folder.appending(path: ".ci/run"), encoding: .utf8)
    #expect(ci.split(separator: "\n").map { String($0) }.last == document.shellLines.last)
  }

  @Test func `links lead to files`() throws {
    for page in Self.pages {
      let file = Project.folder.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#]+)/) where !match.1.hasPrefix("http") {
        let target = file.deletingLastPathComponent().appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(match.1)")
      }
    }
  }
}
