// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "pfsim",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "GuidanceCore", targets: ["GuidanceCore"]),
    .library(name: "SimWorld", targets: ["SimWorld"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .executable(name: "pfsim", targets: ["pfsim"]),
  ],
  targets: [
    .target(name: "GuidanceCore"),
    .target(name: "SimWorld", dependencies: ["GuidanceCore"]),
    .target(name: "Scenarios", dependencies: ["GuidanceCore", "SimWorld"]),
    .executableTarget(name: "pfsim", dependencies: ["GuidanceCore", "SimWorld", "Scenarios"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "UnsteadyWitness", dependencies: ["GuidanceCore", "SimWorld", "Scenarios"], path: "Tests/UnsteadyWitness"),
    .testTarget(name: "GuidanceCoreTests", dependencies: ["GuidanceCore", "Scenarios", "TestSupport"]),
    .testTarget(name: "SimWorldTests", dependencies: ["SimWorld", "TestSupport"]),
    .testTarget(name: "ScenariosTests", dependencies: ["Scenarios", "TestSupport"]),
    .testTarget(name: "CorpusTests", dependencies: ["Scenarios", "TestSupport"]),
    .testTarget(name: "PfsimTests", dependencies: ["Scenarios", "TestSupport", "UnsteadyWitness"]),
    .testTarget(name: "ToyPartsTests", dependencies: ["GuidanceCore", "SimWorld", "Scenarios", "TestSupport"]),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"]),
    // The example of the docs, played from here too: a package of its own would build everything a second time.
    .target(name: "AppGuidance", dependencies: ["GuidanceCore"], path: "docs/examples/app/Sources/AppGuidance"),
    .testTarget(
      name: "AppGuidanceTests", dependencies: ["AppGuidance", "Scenarios"],
      path: "docs/examples/app/Tests/AppGuidanceTests", exclude: ["scenarios"]),
  ],
  swiftLanguageModes: [.v6]
)
