import Diagnostics

/// The library's files, in the order in which they are read.
enum LibraryText {
  /// How the names of these files begin: no file of a person's is called so.
  private static let prefix = "tm's "

  /// Whether a text of that name is one of these.
  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

  static var all: [SourceText] {
    [
      SourceText(name: prefix + "Kernel.st", bytes: PackageResources.Kernel_st),
      SourceText(name: prefix + "Numbers.st", bytes: PackageResources.Numbers_st),
      SourceText(name: prefix + "Collections.st", bytes: PackageResources.Collections_st),
      SourceText(name: prefix + "Streams.st", bytes: PackageResources.Streams_st)
    ]
  }
}
