import Foundation
import Scenarios

/// The arguments that name files, shared by several commands.
enum RunArguments {
  private static let usualFolder = "scenarios"

  /// The files that the operands mean; `scenarios/` without any.
  static func files(_ arguments: ParsedArguments) throws -> [String] {
    if !arguments.operands.isEmpty { return try ScenarioFinder.files(arguments.operands) }
    guard FileManager.default.fileExists(atPath: usualFolder) else {
      throw InputError(
        "no scenario is named, and there is no folder `\(usualFolder)` here",
        help: "name a scenario or a folder; `pfsim new \"what went wrong\"` writes a first one")
    }
    return try ScenarioFinder.files([usualFolder])
  }
}
