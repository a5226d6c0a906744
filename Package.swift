// swift-tools-version: 6.2
import PackageDescription

// The folders under Sources are layers. A module may use modules of the layers above it in this list,
// never one of its own layer or below: the table is the architecture, and the precondition keeps it.
struct Module {
  var name: String
  var folder: String
  var uses: [String] = []
  var kind = Kind.library
  var settings: [SwiftSetting] = []

  enum Kind { case library, executable, c }
}

let layers: [[Module]] = [
  [
    Module(name: "Diagnostics", folder: "Foundations")
  ],
  [
    Module(name: "TuringMachines", folder: "Engines", uses: ["Diagnostics"])
  ],
]

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

var known: Set<String> = []
var targets: [Target] = []
for layer in layers {
  for module in layer {
    for used in module.uses {
      precondition(
        known.contains(used),
        "\(module.name) may not use \(used): a module uses only modules of the layers above it in Package.swift")
    }
    let dependencies = module.uses.map { Target.Dependency.byName(name: $0) }
    let path = "Sources/\(module.folder)/\(module.name)"
    let settings = strict + module.settings
    switch module.kind {
    case .library:
      targets.append(
        .target(name: module.name, dependencies: dependencies, path: path, swiftSettings: settings))
    case .executable:
      targets.append(
        .executableTarget(
          name: module.name, dependencies: dependencies, path: path, swiftSettings: settings))
    case .c:
      targets.append(.target(name: module.name, dependencies: dependencies, path: path))
    }
  }
  known.formUnion(layer.map(\.name))
}

let package = Package(
  name: "tm",
  products: [
    .library(name: "TuringMachines", targets: ["TuringMachines"]),
  ],
  targets: targets)
