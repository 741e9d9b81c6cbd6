import GuidanceCore

extension TripStatus {
  /// What a glance at the trip reads.
  var line: String {
    var parts = [phase.rawValue]
    if isRerouting { parts.append("looking for another way") }
    if let maneuver { parts.append("\(maneuver.words) in \(Int(maneuver.distance.rounded())) m") }
    if let metersLeft { parts.append("\(Int(metersLeft.rounded())) m left") }
    if let secondsLeft { parts.append("\(Int(secondsLeft.rounded())) s left") }
    return parts.joined(separator: ", ")
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
