import GuidanceCore

/// One straight piece of a drive's way, before it has times.
struct DriveLeg {
  /// Where it begins.
  var from: Coordinate
  /// Where it ends.
  var to: Coordinate
  /// Its length, above zero.
  var meters: Double
  /// Its direction.
  var course: Double
  /// Metres along the path at its begin and end; nil away from the path.
  var alongs: ClosedRange<Double>?
  /// The speed wanted on it.
  var speed: Double
  /// Seconds stood before it begins.
  var pauseBefore = 0.0

  /// The same piece the other way, away from the path.
  func reversed() -> DriveLeg {
    DriveLeg(
      from: to, to: from, meters: meters, course: Geodesy.normalizedDegrees(course + 180), alongs: nil, speed: speed)
  }

  /// The last metres of the piece.
  func last(_ rest: Double) -> DriveLeg {
    var leg = self
    let share = (meters - rest) / meters
    leg.from = from.between(to, share: share)
    leg.meters = rest
    if let alongs {
      leg.alongs = (alongs.lowerBound + share * (alongs.upperBound - alongs.lowerBound))...alongs.upperBound
    }
    return leg
  }
}
