import GuidanceCore
import SimWorld

/// The scenario of an import as a value.
struct ImportedScenario {
  var title: String
  var mode: TravelMode
  var route: ImportedRoute
  /// The name of the file of fixes; nil = the drive follows the route.
  var fixesName: String?
  /// Where the route begins; nil = the origin of every scenario.
  var origin: Coordinate?

  /// The value; what it expects is what a sound drive along its route shows.
  var scenario: Scenario {
    var scenario = Scenario(title: ParameterName.unnamed(title))
    scenario.origin = origin.map { Line($0) }
    scenario.routes = [RouteSection(mode: Argument(mode), lines: route.lines.map { Line($0) })]
    if let fixesName {
      scenario.drive = DriveSection(word: mode.driveWord, lines: [Line(.fixes(from: Argument(fixesName)))])
    }
    scenario.expect = Section([
      Line(.once(EventReference(pattern: EventSyntax(.arrived)), nil)),
      Line(.no(EventReference(pattern: EventSyntax(.offRoute)), nil)),
    ])
    return scenario
  }
}

/// The title of an import: what it is, how far and how long, and no name.
struct ImportedWords {
  let mode: TravelMode
  let route: ImportedRoute
  /// Seconds of the drive; nil where there is only a route.
  let seconds: Double?

  /// For instance `an imported drive of 51 km in 80 min`.
  var title: String {
    if let seconds { return "an imported \(mode.driveWord.rawValue) of \(length) in \(Self.duration(seconds))" }
    let count = route.maneuverCount
    return "an imported route of \(length) with \(count) maneuver\(count == 1 ? "" : "s")"
  }

  private var length: String {
    if route.length < 1000 { return WrittenNumber.rounded(route.length, decimals: 0) + " m" }
    return WrittenNumber.rounded(route.length / 1000, decimals: route.length < 10_000 ? 1 : 0) + " km"
  }

  private static func duration(_ seconds: Double) -> String {
    seconds < 120
      ? WrittenNumber.rounded(seconds, decimals: 0) + " s" : WrittenNumber.rounded(seconds / 60, decimals: 0) + " min"
  }
}
