public import Foundation

/// Where things of this project are.
public enum Project {
  /// The top folder of the checkout that the tests were compiled from.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that holds the executable `tm` of this build: it lies beside the test bundle.
  public static let productFolder = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// The files below a folder whose names end so, in alphabetical order.
  public static func files(under path: String, ending: String) -> [URL] {
    let start = folder.appending(path: path)
    let all = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.allObjects
    return (all ?? []).compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }

  /// A path as seen from the top folder, for test names.
  public static func shortPath(_ file: URL) -> String {
    String(file.path.dropFirst(folder.path.count + 1))
  }

  /// Calls `body` with a new empty folder that is removed afterwards.
  public static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tm-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
