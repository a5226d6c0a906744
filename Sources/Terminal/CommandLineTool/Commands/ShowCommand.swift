import Arguments
import Diagnostics
import Messages
import Pictures
import TuringMachines

/// `tm show`: the table of a machine, or its state diagram; the bytecode of a message program.
struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    "show", operands: "MACHINE", count: 1...1, summary: "the table of a machine, or its state diagram",
    discussion: """
      Without options the table is printed with aligned columns, as a file that tm reads. In a diagram an arrow is
      labelled `read, write / move`, and an accept state has a double circle.
      """,
    options: [
      OptionSyntax("dot", "Print the state diagram in Graphviz's language"),
      OptionSyntax("svg", "Print the state diagram as SVG; needs Graphviz's `dot`"),
      OptionSyntax("bytecode", "Print what a message program becomes: the instructions of its statements and methods")
    ],
    examples: [
      .init("tm show adder", "the table"),
      .init("tm show adder --svg > adder.svg", "the diagram, for a browser")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    if arguments.has("bytecode") { return try showBytecode(arguments.operands[0], invocation) }
    let machine = try invocation.machine(arguments.operands[0])
    if arguments.has("svg") {
      invocation.console.write(try svg(StateDiagram().dot(machine)))
    } else if arguments.has("dot") {
      invocation.console.write(StateDiagram().dot(machine))
    } else {
      invocation.console.write(TableText().text(of: machine))
    }
    return .yes
  }

  private static func showBytecode(_ name: String, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let result = MessageParser.parse(try invocation.source(name))
    guard let tree = result.tree else {
      invocation.console.writeError(DiagnosticRenderer(usesColor: invocation.usesColor).text(result.diagnostics))
      throw CommandFailure(message: "\(Printable.text(name)) cannot be read", status: .badFile)
    }
    do throws(Disassembler.Failure) {
      invocation.console.write(try Disassembler.text(of: tree))
    } catch {
      throw CommandFailure(message: Printable.text(error.message), status: .badFile)
    }
    return .yes
  }

  private static func svg(_ dot: String) throws(CommandFailure) -> String {
    do throws(ExternalProgram.Failure) {
      return try ExternalProgram.output(of: "dot", ["-Tsvg"], input: dot)
    } catch {
      throw CommandFailure(
        message: "cannot draw the diagram: \(error.reason)", status: .cannotCreate,
        suggestion: "install the package graphviz, or use --dot")
    }
  }
}
