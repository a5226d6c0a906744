// swift-tools-version: 6.2
import PackageDescription

// The folders under Sources are layers. A module may use modules of the layers above it in this list,
// never one of its own layer or below: the table is the architecture, and the precondition keeps it.
struct Module {
  var name: String
  var folder: String
  var uses: [String] = []
  var kind = Kind.library
  /// The plugin that makes some of its sources.
  var plugin: String?
  /// Files that are put into the module as bytes.
  var embedded: [String] = []

  enum Kind { case library, executable, c, system }
}

// The browser build has no use for a terminal, nor for tools that run while building.
let isForBrowser = Context.environment["TM_BROWSER"] != nil

// The library of the message language, in its own language.
let libraryFiles = ["Kernel", "Numbers", "Collections", "Streams"]

let layers: [[Module]] = [
  [
    Module(name: "Diagnostics", folder: "Foundations"),
    Module(name: "BundledMachines", folder: "Bundle", plugin: "EmbedMachines"),
    Module(name: "BrowserSupport", folder: "Browser", kind: .c),
    Module(name: "CReadline", folder: "C", kind: .system),
    Module(name: "CGMP", folder: "C", kind: .system)
  ],
  [
    Module(name: "BigNumbers", folder: "Foundations", uses: isForBrowser ? [] : ["CGMP"])
  ],
  [
    Module(
      name: "Messages", folder: "Engines", uses: ["BigNumbers", "Diagnostics"],
      embedded: libraryFiles.map { "Library/\($0).st" }),
    Module(name: "TuringMachines", folder: "Engines", uses: ["Diagnostics"])
  ],
  [
    Module(name: "Pictures", folder: "Pictures", uses: ["Diagnostics", "TuringMachines"]),
    Module(
      name: "WebEngine", folder: "Browser", uses: ["BrowserSupport", "Diagnostics", "Messages", "TuringMachines"],
      kind: .executable)
  ],
  [
    Module(name: "Workbench", folder: "Workbench", uses: ["Diagnostics", "Messages", "Pictures", "TuringMachines"])
  ],
  [
    Module(name: "Arguments", folder: "Terminal", uses: ["Diagnostics"]),
    Module(name: "LineEditor", folder: "Terminal", uses: ["CReadline"])
  ],
  [
    Module(
      name: "CommandLineTool", folder: "Terminal",
      uses: [
        "Arguments", "BundledMachines", "Diagnostics", "LineEditor", "Messages", "Pictures", "TuringMachines",
        "Workbench"
      ])
  ],
  [
    Module(name: "tm", folder: "", uses: ["CommandLineTool"], kind: .executable)
  ]
]

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility")
]

let browserModules: Set = ["BigNumbers", "BrowserSupport", "Diagnostics", "Messages", "TuringMachines", "WebEngine"]

var known: Set<String> = []
var targets: [Target] = []
for layer in layers {
  for module in layer where !isForBrowser || browserModules.contains(module.name) {
    for used in module.uses {
      precondition(
        known.contains(used),
        "\(module.name) may not use \(used): a module uses only modules of the layers above it in Package.swift")
    }
    let dependencies = module.uses.map { Target.Dependency.byName(name: $0) }
    let path = ["Sources", module.folder, module.name].filter { !$0.isEmpty }.joined(separator: "/")
    let plugins = module.plugin.map { [Target.PluginUsage.plugin(name: $0)] }
    switch module.kind {
    case .library:
      targets.append(
        .target(
          name: module.name, dependencies: dependencies, path: path,
          resources: module.embedded.map { .embedInCode($0) }, swiftSettings: strict, plugins: plugins))
    case .executable:
      targets.append(
        .executableTarget(
          name: module.name, dependencies: dependencies, path: path, swiftSettings: strict,
          linkerSettings: isForBrowser ? [] : [.linkedLibrary("m")], plugins: plugins))
    case .system:
      targets.append(.systemLibrary(name: module.name, path: path))
    case .c:
      targets.append(.target(name: module.name, dependencies: dependencies, path: path))
    }
  }
  known.formUnion(layer.map(\.name))
}

// What runs while building: it puts the files of machines/ into BundledMachines.
if !isForBrowser {
  targets += [
    .plugin(
      name: "EmbedMachines", capability: .buildTool(), dependencies: ["embed-texts"],
      path: "Sources/Build/EmbedMachines"),
    .executableTarget(name: "embed-texts", path: "Sources/Build/embed-texts", swiftSettings: strict)
  ]
}

// Tests may use any module.
let tests: [(name: String, uses: [String])] = [
  ("DiagnosticsTests", ["Diagnostics"]),
  ("BigNumbersTests", ["BigNumbers"]),
  ("MessagesTests", ["BigNumbers", "Diagnostics", "Messages"]),
  ("TuringMachinesTests", ["Diagnostics", "TuringMachines"]),
  ("PicturesTests", ["Diagnostics", "Pictures", "TuringMachines"]),
  ("WorkbenchTests", ["Diagnostics", "Messages", "Pictures", "TuringMachines", "Workbench"]),
  ("CommandLineToolTests", ["Arguments", "CommandLineTool", "tm"]),
  ("DocumentationTests", ["Diagnostics", "TuringMachines", "Workbench", "tm"])
]
if !isForBrowser {
  targets.append(
    .target(
      name: "Support",
      dependencies: ["BundledMachines", "CommandLineTool", "Diagnostics", "TuringMachines", "Workbench"],
      path: "Tests/Support", swiftSettings: strict))
  for test in tests {
    let dependencies = (test.uses + ["Support"]).map { Target.Dependency.byName(name: $0) }
    targets.append(
      .testTarget(
        name: test.name, dependencies: dependencies, path: "Tests/\(test.name)", swiftSettings: strict))
  }
}

var products: [Product] = [.library(name: "TuringMachines", targets: ["TuringMachines"])]
if !isForBrowser { products.append(.executable(name: "tm", targets: ["tm"])) }

let package = Package(name: "tm", products: products, targets: targets)
