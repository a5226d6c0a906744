import CommandLineTool
import Support

/// Runs `tm` in this process, with a console of its own.
func tm(_ words: String..., prepare: (RecordingConsole) -> Void = { _ in }) -> (
  status: ExitStatus, output: String, errors: String
) {
  let console = RecordingConsole()
  prepare(console)
  let status = CommandLineTool.run(words, console)
  return (status, console.output, console.errors)
}

/// `ExitStatus` under a name that the test library does not have too.
typealias Status = ExitStatus
