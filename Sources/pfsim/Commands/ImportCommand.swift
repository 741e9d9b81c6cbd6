import Foundation
import GuidanceCore
import Scenarios

/// `pfsim import`: a recorded drive becomes a scenario.
enum ImportCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let target = try ImportTarget(arguments)
    let imported = try importing(arguments).read(
      target.drives, route: arguments.value("--route"), fixesName: target.fixesName)
    if !imported.fixes.isEmpty {
      try FileBytes.writeLines(to: target.fixesPath) { write in try imported.writeFixes(write) }
    }
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
    importing.span = try ImportSpan(from: arguments.value("--from"), to: arguments.value("--to"))
    importing.rows = try arguments.value("--only").map { text throws(InputError) in try RowChoice(text) }
    importing.routeFormat = try ImportTarget.format(arguments)
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
  /// The files of the drive.
  let drives: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let ending = ScenarioFinder.ending
    drives = try Self.format(arguments) == nil ? arguments.operands : Self.withoutFormat(arguments.operands)
    let inputs = drives + arguments.all("--route")
    guard !inputs.isEmpty else {
      throw UsageError("`import` takes a recorded drive, found none", help: "pfsim import FILE... -o FILE.scenario")
    }
    guard let path = arguments.value("--output") else {
      throw UsageError("`import` needs the scenario to write", help: "add `-o FILE\(ending)`")
    }
    scenarioPath = path
    (fixesPath, fixesName) = try Self.fixes(of: path)
    for input in inputs {
      for written in [scenarioPath, fixesPath] { try Self.refuse(written, over: input) }
    }
    if !arguments.has("--force"), FileManager.default.fileExists(atPath: scenarioPath) {
      throw UsageError(
        "`\(scenarioPath)` is there already", help: "choose another name with `-o`; `--force` writes over it")
    }
  }

  /// Refuses to write over what is read.
  static func refuse(_ written: String, over input: String) throws(UsageError) {
    guard real(written) == real(input) else { return }
    throw UsageError("`\(input)` would be written over", help: "choose another name with `-o`")
  }

  /// The file of fixes beside a scenario: its path, and its name as the scenario says it.
  static func fixes(of path: String) throws(UsageError) -> (path: String, name: String) {
    let ending = ScenarioFinder.ending
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard name.hasSuffix(ending), name.count > ending.count else {
      throw UsageError("`-o` takes a name that ends in `\(ending)`, found `\(path)`")
    }
    return (path.dropLast(ending.count) + ".fixes.jsonl", name.dropLast(ending.count) + ".fixes.jsonl")
  }

  /// The word behind `as`, which belongs to `--route FILE`.
  static func format(_ arguments: ParsedArguments) throws(UsageError) -> RouteFormat? {
    guard arguments.has("--route"), let index = arguments.operands.firstIndex(of: "as") else { return nil }
    let known = RouteFormat.allCases.map(\.rawValue)
    let word = arguments.operands[(index + 1)...].first ?? ""
    guard let format = RouteFormat(rawValue: word) else {
      throw UsageError(
        "`as` takes \(known.map { "`\($0)`" }.joined(separator: ", ")), found `\(word)`", nearest: word, among: known)
    }
    return format
  }

  private static func withoutFormat(_ operands: [String]) -> [String] {
    guard let index = operands.firstIndex(of: "as") else { return operands }
    return Array(operands[..<index] + operands[min(index + 2, operands.count)...])
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
