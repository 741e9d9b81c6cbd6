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
    .testTarget(name: "GuidanceCoreTests", dependencies: ["GuidanceCore", "TestSupport"]),
    .testTarget(name: "SimWorldTests", dependencies: ["SimWorld", "TestSupport"]),
    .testTarget(name: "ScenariosTests", dependencies: ["Scenarios", "TestSupport"]),
    .testTarget(name: "CorpusTests", dependencies: ["Scenarios", "TestSupport"]),
    .testTarget(name: "PfsimTests", dependencies: ["Scenarios", "TestSupport"]),
    .testTarget(name: "ToyPartsTests", dependencies: ["GuidanceCore", "SimWorld", "Scenarios", "TestSupport"]),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
