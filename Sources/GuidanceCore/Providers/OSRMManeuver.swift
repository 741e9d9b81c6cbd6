/// What OSRM's maneuver types, directions and modes mean.
enum OSRMManeuver {
  /// The kind; nil where type and direction tell none, so that the line's own turn does.
  static func kind(type: String, modifier: String?) -> ManeuverKind? {
    switch type {
    case "depart": .depart
    case "arrive": .arrive
    case "roundabout", "rotary": .roundabout
    case "exit roundabout", "exit rotary": .roundaboutExit
    case "merge": .merge
    case "new name", "notification": .straight
    case "fork", "off ramp", "on ramp": forks[modifier ?? ""] ?? turns[modifier ?? ""]
    default: turns[modifier ?? ""]
    }
  }

  private static let turns: [String: ManeuverKind] = [
    "uturn": .uTurn, "sharp right": .sharpRight, "right": .right, "slight right": .slightRight, "straight": .straight,
    "slight left": .slightLeft, "left": .left, "sharp left": .sharpLeft,
  ]

  private static let forks: [String: ManeuverKind] = ["slight left": .keepLeft, "slight right": .keepRight]

  /// Words for a maneuver that came without any; empty for one that asks for nothing.
  ///
  /// - Parameter stop: the number of the stop, for the arrival of a leg that is not the last.
  static func words(kind: ManeuverKind?, name: String, exit: Int?, stop: Int?) -> String {
    switch kind {
    case .arrive?: stop.map { "You reach stop \($0)" } ?? "You reach your destination"
    case .roundabout?:
      "Enter the roundabout" + (exit.map { " and take exit \($0)" } ?? "") + (name.isEmpty ? "" : " onto " + name)
    case let kind?: PlainPhrases.english.words(for: kind, onto: name) ?? ""
    case nil: ""
    }
  }

  /// The mode of a step; nil for one that is not ours (a ferry).
  static func mode(_ name: String?) -> TravelMode? {
    switch name {
    case "driving": .driving
    case "walking", "pushing bike": .walking
    case "cycling": .cycling
    default: nil
    }
  }
}
