/// How a line turns at a place, for steps whose words and type say nothing.
enum LineTurn {
  /// The direction before and after is taken over this many metres, so that a doubled or rounded vertex is no turn.
  static let reachMeters = 10.0

  /// The turn in degrees, right is positive; 0 at both ends.
  static func degrees(on line: Polyline, at along: Double) -> Double {
    guard along > 0, along < line.length else { return 0 }
    let here = line.coordinate(at: along)
    let before = line.coordinate(at: max(0, along - reachMeters))
    let after = line.coordinate(at: min(line.length, along + reachMeters))
    guard before != here, after != here else { return 0 }
    return Geodesy.turn(
      from: Geodesy.bearing(from: before, to: here), to: Geodesy.bearing(from: here, to: after))
  }

  /// What such a turn is called; the bounds are the middles between the named directions.
  static func kind(degrees: Double) -> ManeuverKind {
    let isRight = degrees > 0
    switch abs(degrees) {
    case ..<22.5: return .straight
    case ..<67.5: return isRight ? .slightRight : .slightLeft
    case ..<112.5: return isRight ? .right : .left
    case ..<157.5: return isRight ? .sharpRight : .sharpLeft
    default: return .uTurn
    }
  }

  /// What the line does at a place.
  static func kind(on line: Polyline, at along: Double) -> ManeuverKind { kind(degrees: degrees(on: line, at: along)) }
}
