import Foundation
import Support
import Testing
import Workbench

/// The sessions that pages show, and the recorded ones in `examples/`.
///
/// With `TM_WRITE_EXPECTED=1` in the environment they are written anew instead; look at the difference before you commit it.
@Suite struct SessionBlockTests {
  static let pages = DocumentationTests.pages
  static let scripts = Project.files(under: "examples", ending: ".script").map { Project.shortPath($0) }
  static let writes = ProcessInfo.processInfo.environment["TM_WRITE_EXPECTED"] == "1"

  /// A block that begins with ```` ```session ```` has lines of a prompt and what was typed, each followed by the answer. All
  /// blocks of a page are one session.
  @Test(arguments: pages) func `a page shows what a session answers`(page: String) throws {
    let file = Project.folder.appending(path: page)
    let host = TestHost()
    var session = Session()
    session.isInteractive = true
    var isInside = false
    var written: [String] = []
    var answer: [String] = []
    var gathering = LineGathering()
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.components(separatedBy: "\n") {
      let prompt = session.prompt
      if line == "```session" { isInside = true }
      if isInside, Self.isPrompt(line) || line == "```" {
        #expect(answer == [], "\(page): this is not answered")
        answer = []
      }
      if line == "```" { isInside = false }
      if isInside, let end = line.range(of: "> "), Self.isPrompt(line) {
        #expect(String(line[..<end.upperBound]) == prompt, "\(page): \(line)")
        written.append(prompt + line[end.upperBound...])
        guard let typed = gathering.take(String(line[end.upperBound...]), for: session) else { continue }
        let found = session.perform(typed, on: host).text
        answer = found.components(separatedBy: "\n").dropLast()
        if Self.writes {
          written += answer
          answer = []
        }
      } else if isInside, gathering.isOpen, line.hasPrefix("> ") {
        // A text goes on behind a prompt of its own.
        written.append(line)
        guard let typed = gathering.take(String(line.dropFirst(2)), for: session) else { continue }
        answer = session.perform(typed, on: host).text.components(separatedBy: "\n").dropLast()
        if Self.writes {
          written += answer
          answer = []
        }
      } else if isInside, line != "```session" {
        if Self.writes { continue }
        #expect(answer.first == line, "\(page)")
        if !answer.isEmpty { answer.removeFirst() }
      } else {
        written.append(line)
      }
    }
    if Self.writes { try written.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8) }
  }

  private static func isPrompt(_ line: String) -> Bool {
    line.hasPrefix("world> ") || (line.hasPrefix("machine") && line.contains("> "))
  }

  @Test func `there are recorded sessions`() {
    #expect(Self.scripts.count >= 5)
  }

  @Test(arguments: scripts) func `a recorded session says the same again`(script: String) throws {
    let result = try Shell.run("tm repl < \(script)", in: Project.folder, joinsErrors: true)
    let file = Project.folder.appending(path: script.replacing(".script", with: ".output"))
    if Self.writes {
      try result.output.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == (try String(contentsOf: file, encoding: .utf8)))
    }
  }
}
