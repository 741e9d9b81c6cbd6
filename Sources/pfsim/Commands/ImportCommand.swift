import Foundation
import GuidanceCore
import Scenarios

/// `pfsim import`: a recorded drive becomes a scenario.
enum ImportCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let target = try ImportTarget(arguments)
    let imported = try importing(arguments).read(
      arguments.operands, route: arguments.value("--route"), fixesName: target.fixesName)
    if !imported.fixes.isEmpty { try FileBytes.write(imported.fixesText.utf8, to: target.fixesPath) }
    try FileBytes.write(ScenarioPrinter.text(of: imported.scenario).utf8, to: target.scenarioPath)
    for note in imported.notes { Output.result(note) }
    Output.result("wrote \(target.scenarioPath): \(imported.scenario.title.content.literal ?? "")")
    if !imported.fixes.isEmpty { Output.result("wrote \(target.fixesPath): \(imported.fixes.count) fixes") }
    return .held
  }

  private static func importing(_ arguments: ParsedArguments) throws -> DriveImport {
    var importing = DriveImport()
    importing.keepsPlaces = arguments.has("--keep-places")
    importing.mode = arguments.value("--mode").flatMap(TravelMode.init)
    importing.title = arguments.value("--title")
    if let text = arguments.value("--simplify") {
      guard let meters = Double(text), meters >= 0.5, meters <= 100 else {
        throw UsageError("`--simplify` takes metres from 0.5 to 100, found `\(text)`")
      }
      importing.toleranceMeters = meters
    }
    return importing
  }
}

/// Where an import writes: the scenario and, beside it, the fixes.
struct ImportTarget {
  let scenarioPath: String
  let fixesPath: String
  /// The fixes' file as the scenario says it.
  let fixesName: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let ending = ScenarioFinder.ending
    let inputs = arguments.operands + arguments.all("--route")
    guard !inputs.isEmpty else {
      throw UsageError("`import` takes a recorded drive, found none", help: "pfsim import FILE... -o FILE.scenario")
    }
    guard let path = arguments.value("--output") else {
      throw UsageError("`import` needs the scenario to write", help: "add `-o FILE\(ending)`")
    }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard name.hasSuffix(ending), name.count > ending.count else {
      throw UsageError("`-o` takes a name that ends in `\(ending)`, found `\(path)`")
    }
    scenarioPath = path
    fixesPath = path.dropLast(ending.count) + ".fixes.jsonl"
    fixesName = name.dropLast(ending.count) + ".fixes.jsonl"
    let written = [scenarioPath, fixesPath].map(Self.real)
    if let input = inputs.first(where: { written.contains(Self.real($0)) }) {
      throw UsageError("`\(input)` would be written over", help: "choose another name with `-o`")
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
