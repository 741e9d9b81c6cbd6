import GuidanceCore
import SimWorld

/// The scenario of an imported drive as a value.
struct ImportedScenario {
  var title: String
  var mode: TravelMode
  var legs: RouteLegs
  /// The name of the file of fixes; nil = the drive follows the route.
  var fixesName: String?
  /// Where the route begins; nil = the origin of every scenario.
  var origin: Coordinate?

  /// The value; what it expects is what every sound drive along its own track shows.
  var scenario: Scenario {
    var scenario = Scenario(title: title)
    scenario.origin = origin.map { Line($0) }
    let lines = legs.legs.map { leg in
      RouteLine.leg(
        .degrees(Argument(Quantity(leg.bearing, .degrees))), Argument(Quantity(leg.meters, .meters)), nil)
    }
    scenario.routes = [
      RouteSection(mode: Argument(mode), lines: (lines + [.maneuver(ManeuverSyntax(.arrive))]).map { Line($0) })
    ]
    let drive = fixesName.map { [Line(DriveLine.fixes(from: Argument($0)))] } ?? []
    scenario.drive = DriveSection(word: mode.driveWord, lines: drive)
    scenario.expect = Section([
      Line(.once(EventReference(pattern: EventSyntax(.arrived)), nil)),
      Line(.no(EventReference(pattern: EventSyntax(.offRoute)), nil)),
    ])
    return scenario
  }
}

/// The title of an imported drive: what it is, how far and how long, and no name.
struct ImportedWords {
  let mode: TravelMode
  let meters: Double
  let seconds: Double

  /// For instance `an imported drive of 51 km in 80 min`.
  var title: String { "an imported \(mode.driveWord.rawValue) of \(length) in \(duration)" }

  private var length: String {
    if meters < 1000 { return WrittenNumber.rounded(meters, decimals: 0) + " m" }
    return WrittenNumber.rounded(meters / 1000, decimals: meters < 10_000 ? 1 : 0) + " km"
  }

  private var duration: String {
    seconds < 120
      ? WrittenNumber.rounded(seconds, decimals: 0) + " s" : WrittenNumber.rounded(seconds / 60, decimals: 0) + " min"
  }
}
