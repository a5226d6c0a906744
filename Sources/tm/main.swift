import CommandLineTool
import Glibc

let status = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), ProcessConsole())
exit(status.rawValue)
