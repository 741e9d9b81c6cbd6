import Foundation
import Scenarios
import SimWorld

/// The arguments that name a run, shared by several commands.
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

  /// Seed, schedule, case and replaced values.
  static func options(_ arguments: ParsedArguments) throws -> RunOptions {
    var options = RunOptions()
    options.seed = try arguments.number("--seed")
    options.caseNumber = try arguments.number("--case", atLeast: 1).map { Int(clamping: $0) }
    if let text = arguments.value("--schedule") {
      guard let schedule = Schedule(text) else {
        throw UsageError("`--schedule` takes `fifo`, `random:N` or `pct:N`, found `\(text)`")
      }
      options.schedule = schedule
    }
    for text in arguments.all("--set") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("`--set` takes NAME=VALUE, found `\(text)`", help: "for instance `--set speed=55km/h`")
      }
      options.sets[parts[0]] = parts[1]
    }
    return options
  }
}
