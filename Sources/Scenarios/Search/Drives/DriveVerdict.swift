/// What guidance must get right on every generated drive; the raw value is its name in the table.
package enum DriveProperty: String, Sendable, CaseIterable {
  /// Nobody who follows the route is told to be off it.
  case falseOffRoute = "false off-route"
  /// Every maneuver is announced, by itself or carried by the one before, until the traveller is there.
  case notAnnounced = "not announced"
  /// No stage of a step is said twice.
  case twice = "said twice"
  /// The trip arrives once, at the end.
  case arrival
  /// Progress is not far from where the traveller is.
  case progress = "wrong progress"
  /// Who is truly off the route is told in time.
  case late = "late off-route"
}

/// A property that a drive breaks.
package struct DriveBreach: Sendable, Equatable {
  /// Which one.
  package let property: DriveProperty
  /// When, in seconds of the drive.
  package let second: Int
  /// What was seen.
  package let details: String
}

/// What became of a generated drive.
package struct DriveVerdict: Sendable {
  /// What it breaks, at most once a property.
  package internal(set) var breaches: [DriveBreach] = []
  /// How many fixes it has.
  package internal(set) var fixes = 0
  /// The spoken maneuvers that the traveller passed, the arrival left out.
  package internal(set) var maneuvers = 0
  /// How many of them were said with their `now`.
  package internal(set) var saidNow = 0
  /// Seconds from being truly 60 m off to off-route; nil where the traveller follows the route, or comes near it again.
  package internal(set) var delay: Double?
  /// Whether a departure was judged.
  package internal(set) var isDeparture = false

  mutating func breaks(_ property: DriveProperty, at second: Int, _ details: String) {
    if breaches.contains(where: { $0.property == property }) { return }
    breaches.append(DriveBreach(property: property, second: second, details: details))
  }
}
