import Diagnostics

/// The library's files, in the order in which they are read.
enum LibraryText {
  static var all: [SourceText] {
    [
      SourceText(name: "Kernel.st", bytes: PackageResources.Kernel_st),
      SourceText(name: "Numbers.st", bytes: PackageResources.Numbers_st),
      SourceText(name: "Collections.st", bytes: PackageResources.Collections_st),
      SourceText(name: "Streams.st", bytes: PackageResources.Streams_st)
    ]
  }
}
