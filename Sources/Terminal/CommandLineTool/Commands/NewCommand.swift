import Arguments
import Diagnostics
import Glibc

/// `tm new`: a commented file to begin with.
struct NewCommand: Command {
  static let syntax = CommandSyntax(
    "new", operands: "NAME", count: 1...1, summary: "a commented starting file to edit",
    discussion: "Writes NAME.tm into the current folder; a file that is there already stays as it is.",
    examples: [.init("tm new mine", "writes mine.tm")])

  static func run(_ arguments: ParsedArguments, _ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let name = arguments.operands[0]
    let path = name.hasSuffix(".tm") ? name : name + ".tm"
    let shown = Printable.text(path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "it is there already" : FileReading.errorText(errno)
      throw CommandFailure(message: "cannot write `\(shown)`: \(reason)", status: .cannotCreate)
    }
    defer { close(descriptor) }
    let bytes = Array(template.utf8)
    let count = unsafe write(descriptor, bytes, bytes.count)
    guard count == bytes.count else {
      throw CommandFailure(
        message: "cannot write `\(shown)`: \(FileReading.errorText(errno))", status: .cannotWrite)
    }
    invocation.note(
      "wrote \(shown); now try `tm run \(shown) 0110` and `tm test \(shown)`, then change it")
    return .yes
  }

  /// A machine small enough to see through and different enough from the lessons to be worth changing.
  static let template = """
    ; A machine is a table of rows. A row says: in this state, seeing this symbol, write that one,
    ; move the head (L left, R right, S stay), and go to the next state. `;` begins a comment.
    ;
    ; This one marks each 1 of a word of 0s and 1s by writing an x over it, and stops behind the word.

    name:   my machine
    start:  mark
    accept: done

    ; state  read  write  move  next
      mark   0     0      R     mark    ; leave a 0 as it is
      mark   1     x      R     mark    ; write x over a 1
      mark   _     _      S     done    ; _ is the blank: the word is over

    ; Tests: run them with `tm test`. \"\" is the empty word.
    test:    0110 -> 0xx0
    test:    \"\" -> \"\"
    rejects: 012       ; no row for 2: the machine is stuck

    """
}
