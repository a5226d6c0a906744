import Arguments
import BundledMachines
import Diagnostics
import TuringMachines

/// `tm list`: the machines that come with `tm`.
struct ListCommand: Command {
  static let syntax = CommandSyntax(
    "list", summary: "the machines that come with tm",
    examples: [.init("tm list", "names, and what each computes")])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let width = MachineFinder.bundledNames.map(\.count).max() ?? 0
    for (name, text) in BundledMachines.texts {
      let machine = TableReader.read(SourceText(name: name + ".tm", text)).machine
      let about = machine.map { $0.about.isEmpty ? $0.name : $0.about } ?? ""
      invocation.console.write(name + String(repeating: " ", count: width - name.count + 2) + about + "\n")
    }
    return .yes
  }
}
