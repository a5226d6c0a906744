import Arguments

/// `tm list`: the machines that come with `tm`.
struct ListCommand: Command {
  static let syntax = CommandSyntax(
    "list", summary: "the machines that come with tm",
    examples: [.init("tm list", "names, and what each computes")])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let width = MachineFinder.bundledNames.map(\.count).max() ?? 0
    for name in MachineFinder.bundledNames {
      let gap = String(repeating: " ", count: width - name.count + 2)
      invocation.console.write(name + gap + MachineFinder.summary(ofBundled: name) + "\n")
    }
    return .yes
  }
}
