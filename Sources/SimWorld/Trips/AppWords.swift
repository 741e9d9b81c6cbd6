import GuidanceCore

extension TripStatus {
  /// What a glance at the trip reads.
  var line: String {
    var parts = [phase.rawValue]
    if isRerouting { parts.append("looking for another way") }
    if let maneuver { parts.append("\(maneuver.words) in \(Self.whole(maneuver.distance)) m") }
    if let metersLeft { parts.append("\(Self.whole(metersLeft)) m left") }
    if let secondsLeft { parts.append("\(Self.whole(secondsLeft)) s left") }
    return parts.joined(separator: ", ")
  }

  /// A whole number; an engine of somebody else's may believe anything.
  private static func whole(_ value: Double) -> String {
    value.isFinite ? "\(Int(max(-1e15, min(1e15, value.rounded()))))" : "?"
  }
}

extension AppAction {
  /// The act in the words of the scenario.
  func words(_ routes: [PlannedRoute]) -> String {
    switch self {
    case .starts(let route):
      routes.indices.contains(route) ? "starts \"\(routes[route].name ?? "")\"" : "starts"
    case .ends: "ends"
    case .mutes(let isMuted): isMuted ? "mutes" : "unmutes"
    case .talks(let isTalking): isTalking ? "talks" : "stops talking"
    case .pans: "pans"
    case .tilts: "tilts"
    case .asksReport: "asks report"
    }
  }
}
