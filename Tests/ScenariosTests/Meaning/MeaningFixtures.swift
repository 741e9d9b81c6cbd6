import GuidanceCore
import SimWorld

@testable import Scenarios

/// Surroundings with files that are texts, so that no test needs a disk.
func files(_ texts: [String: String] = [:], folder: String = "", root: String? = nil) -> ScenarioFiles {
  ScenarioFiles(
    folder: folder, root: root,
    read: { path in
      guard let text = texts[path] else { throw FileMissing(path: path) }
      return Array(text.utf8)
    },
    parse: { text, path throws(Diagnostics) in try Scenario(parsing: text, path: path) })
}

/// The same, for suites with files of their own.
func textFiles(_ texts: [String: String]) -> ScenarioFiles { files(texts) }

/// All that is wrong with a scenario, reading and meaning, each as `line:column id: message`.
///
/// - Parameter expects: whether it is told that nothing is expected; most texts of tests expect nothing.
func allComplaints(
  _ text: String, files: ScenarioFiles = files(), options: RunOptions = RunOptions(), path: String = "main.scenario",
  expects: Bool = false
) -> [String] {
  let reader = ScenarioReader(SourceText(path: path, text: text))
  let found = ScenarioResolver(files: files).resolve(reader, path: path, options: options)
  let items = found.diagnostics.items.filter { expects || $0.id != DiagnosticID.expectsNothing.rawValue }
  return items.map { item in
    let mark = item.severity == .warning ? "~" : ""
    let file = item.span.path == path ? "" : item.span.path + ":"
    return "\(mark)\(file)\(item.span.line):\(item.span.column) \(item.id): \(item.message)"
  }
}

/// The runs of a scenario without mistakes.
func runs(
  _ text: String, files: ScenarioFiles = files(), options: RunOptions = RunOptions()
) throws -> [ScenarioRun] {
  let scenario = try Scenario(parsing: text, path: "main.scenario")
  let found = ScenarioResolver(files: files).resolve(scenario, path: "main.scenario", options: options)
  if found.diagnostics.hasErrors { throw found.diagnostics }
  return found.runs
}

/// The one run of a scenario without mistakes.
func run(_ text: String, files: ScenarioFiles = files()) throws -> ScenarioRun {
  guard let run = try runs(text, files: files).first else { throw Diagnostics() }
  return run
}

/// A scenario over a drive of 3 km to the east, a turn to the left and 2 km to the north, at 50 km/h.
func townScenario(_ sections: String, drive: String = "drive at 50 km/h", header: String = "") -> String {
  """
  scenario "t"
  \(header)

  route driving
    east 3 km
    turn left "Turn left"
    north 2 km
    arrive "You arrive"

  \(drive)

  \(sections)
  """
}

extension NavRoute {
  /// Mode, provider, length and steps on one line.
  var shown: String {
    let steps = steps.map { "\($0.kind.rawValue) \($0.maneuverAlong.rounded()) \"\($0.instruction)\"" }
    return "\(mode.rawValue) by \(provider), \(length.rounded()) m: " + steps.joined(separator: ", ")
  }
}

/// A map of two blocks.
let blocks = """
  map 100 m
    A-----B-----C
          |     |
          |     |
          D-----E


  """
