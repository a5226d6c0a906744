import Arguments
import Diagnostics
import Messages
import TuringMachines

/// `tm check`: what is wrong with files, and what is odd about them.
struct CheckCommand: Command {
  static let syntax = CommandSyntax(
    "check", operands: "FILE…", count: 1...Int.max,
    summary: "errors and warnings of machine files and message programs",
    discussion: """
      All errors of a file are reported at once. Status: 0 no errors, 65 errors, 66 a file cannot be read.
      The formats gcc and github have one line a message, for editors and for annotations in pull requests;
      json has one object a line. Columns count characters, in gcc's format bytes.
      """,
    options: [
      OptionSyntax(
        "format", value: .choice(["text", "gcc", "github", "json"]), "How to print them"),
      OptionSyntax("strict", "Warnings count as errors"),
      OptionSyntax("lenient", "Of contradicting rows the last wins"),
      OptionSyntax("quiet", letter: "q", "Say nothing about files without errors and warnings")
    ],
    examples: [
      .init("tm check mine.tm", "errors with the place underlined"),
      .init("tm check --format gcc *.tm", "one line each, for an editor"),
      .init("tm check mine.st", "a message program")
    ])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.yes
    for name in arguments.operands {
      let source: SourceText
      do throws(CommandFailure) {
        source = try invocation.source(name)
      } catch {
        invocation.note("tm: \(error.message)")
        status = .unreadable
        continue
      }
      let list =
        name.hasSuffix(".st")
        ? ProgramCheck(source).diagnostics
        : TableReader.read(source, options: .init(isLenient: arguments.has("lenient"))).diagnostics
      invocation.console.write(text(list, arguments.text("format") ?? "text", invocation))
      if list.isEmpty && !arguments.has("quiet") { invocation.note("\(source.name): no errors, no warnings") }
      let isBad = list.hasErrors || (arguments.has("strict") && list.warningCount > 0)
      if isBad && status == .yes { status = .badFile }
    }
    return status
  }

  private static func text(_ list: DiagnosticList, _ format: String, _ invocation: Invocation) -> String {
    let renderer = DiagnosticRenderer(
      usesColor: invocation.usesColor && invocation.console.outputIsTerminal)
    return switch format {
    case "gcc": renderer.gcc(list)
    case "github": renderer.github(list)
    case "json": list.inOrder.map { JSONLine.text(DiagnosticReport($0, list.source)) }.joined()
    default: renderer.text(list)
    }
  }
}

/// One diagnostic as a JSON object.
private struct DiagnosticReport: Encodable {
  private let schema = 1
  private let file: String
  private let line: Int
  private let column: Int
  private let byteColumn: Int
  private let endLine: Int
  private let endColumn: Int
  private let severity: String
  private let message: String
  private let suggestion: String
  private let notes: [Note]

  private struct Note: Encodable {
    let line: Int
    let column: Int
    let message: String
  }

  init(_ diagnostic: Diagnostic, _ source: SourceText) {
    let start = source.position(at: diagnostic.range.lowerBound)
    let end = source.position(at: diagnostic.range.upperBound)
    file = source.name
    line = start.line
    column = start.column
    byteColumn = start.byteColumn
    endLine = end.line
    endColumn = end.column
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    suggestion = diagnostic.suggestion
    notes = diagnostic.notes.map { note in
      let place = source.position(at: note.range.lowerBound)
      return Note(line: place.line, column: place.column, message: note.message)
    }
  }
}
