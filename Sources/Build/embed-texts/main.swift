// embed-texts OUTPUT FILE…: writes a Swift file whose array holds the files' names and texts.
import Foundation

var text = """
  extension BundledMachines {
    static let embedded: [(name: String, text: String)] = [

  """
for path in CommandLine.arguments.dropFirst(2) {
  let url = URL(fileURLWithPath: path)
  let content = try String(contentsOf: url, encoding: .utf8)
  // Escaped one by one, so that nothing in a machine file can end the literal.
  let literal = content.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  text += "    (\"\(url.deletingPathExtension().lastPathComponent)\", \"\(literal)\"),\n"
}
text += "  ]\n}\n"
try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
