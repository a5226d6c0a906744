import Foundation
import Support

/// A page of documentation, cut into the parts that are executed.
///
/// A block that begins with ```` ```console ```` has lines that begin with `$ `, each followed by what it prints. A block that
/// begins with ```` ```tm NAME.tm ```` is a file that the later lines find in their folder.
struct Document {
  enum Part {
    case file(name: String, text: String)
    case command(line: String, output: String)
  }

  let parts: [Part]
  /// The lines of blocks that a shell executes outside the tests, such as the set-up of the README.
  let shellLines: [String]

  init(_ file: URL) throws {
    var parts: [Part] = []
    var shellLines: [String] = []
    var kind: String?
    var block: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        block.append(String(line))
        continue
      }
      if let opened = kind {
        if opened == "console" { parts += Self.commands(block) }
        if opened == "sh" { shellLines += block }
        if opened.hasPrefix("tm ") {
          parts.append(.file(name: String(opened.dropFirst(3)), text: block.joined(separator: "\n") + "\n"))
        }
        kind = nil
      } else {
        kind = String(line.dropFirst(3))
      }
      block = []
    }
    self.parts = parts
    self.shellLines = shellLines
  }

  private static func commands(_ block: [String]) -> [Part] {
    var commands: [(line: String, output: String)] = []
    for line in block {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands.map { .command(line: $0.line, output: $0.output) }
  }
}
