import Foundation
import PackagePlugin

/// Puts every file of `machines/` into the module that uses this plugin, so that a lone binary has them all.
@main
struct EmbedMachines: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "machines")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "tm" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "BundledMachines+Texts.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) machines",
        executable: try context.tool(named: "embed-texts").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
