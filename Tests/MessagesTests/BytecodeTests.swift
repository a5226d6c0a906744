import Diagnostics
import Foundation
import Messages
import Support
import Testing

@Suite struct BytecodeTests {
  @Test func `every opcode has its name`() {
    let names = Opcode.allCases.map { opcode in
      String("\(opcode)".flatMap { $0.isUppercase ? [" ", Character($0.lowercased())] : [$0] })
    }
    #expect(names == Disassembler.mnemonics)
  }

  @Test(arguments: MessageCorpusTests.files)
  func `bytecode of the corpus is sound`(_ file: URL) throws {
    let source = SourceText(name: Project.shortPath(file), bytes: Array(try Data(contentsOf: file)))
    guard let tree = MessageParser.parse(source).tree else { return }
    #expect(BytecodeVerifier.problem(in: tree) == "")
  }

  @Test func `bytecode of the library is sound`() throws {
    for file in Project.files(under: "Sources/Engines/Messages/Library", ending: ".st") {
      let source = SourceText(name: Project.shortPath(file), bytes: Array(try Data(contentsOf: file)))
      let tree = try #require(MessageParser.parse(source, options: .init(allowsPragmas: true)).tree)
      #expect(BytecodeVerifier.problem(in: tree) == "", "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `bytecode of random programs is sound`(_ seed: UInt64) throws {
    let text = RandomProgram.text(seed: seed)
    let result = MessageParser.parse(SourceText(name: "random.st", text))
    let tree = try #require(result.tree, "\(DiagnosticRenderer().text(result.diagnostics))")
    #expect(BytecodeVerifier.problem(in: tree) == "", "seed \(seed)")
  }

  @Test func `what needs too many variables is refused`() throws {
    let names = (0..<5000).map { "v\($0)" }.joined(separator: " ")
    let text = "Object >> many [ | \(names) | ^[ v4999 ] ]"
    let tree = try #require(MessageParser.parse(SourceText(name: "many.st", text)).tree)
    #expect(throws: Disassembler.Failure.self) { try Disassembler.text(of: tree) }
  }
}
