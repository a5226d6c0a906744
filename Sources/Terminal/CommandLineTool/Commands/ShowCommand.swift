import Arguments
import Pictures
import TuringMachines

/// `tm show`: the table of a machine, or its state diagram.
struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    "show", operands: "MACHINE", count: 1...1, summary: "the table of a machine, or its state diagram",
    discussion: """
      Without options the table is printed with aligned columns, as a file that tm reads. In a diagram an arrow is
      labelled `read, write / move`, and an accept state has a double circle.
      """,
    options: [
      OptionSyntax("dot", "Print the state diagram in Graphviz's language"),
      OptionSyntax("svg", "Print the state diagram as SVG; needs Graphviz's `dot`")
    ],
    examples: [
      .init("tm show adder", "the table"),
      .init("tm show adder --svg > adder.svg", "the diagram, for a browser")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
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
