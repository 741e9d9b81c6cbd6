// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "pfsim", path: "../../..")],
  targets: [
    .target(name: "AppGuidance", dependencies: [.product(name: "GuidanceCore", package: "pfsim")]),
    .testTarget(
      name: "AppGuidanceTests",
      dependencies: ["AppGuidance", .product(name: "Scenarios", package: "pfsim")],
      exclude: ["scenarios"]),
  ],
  swiftLanguageModes: [.v6]
)
