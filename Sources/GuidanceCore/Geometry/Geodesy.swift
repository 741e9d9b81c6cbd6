import Foundation

/// Distances and directions on a sphere.
///
/// Metres, degrees clockwise from true north in [0, 360).
public enum Geodesy {
  /// The mean radius of the Earth (IUGG), in metres.
  public static let earthRadius = 6_371_008.8

  /// Metres for one degree of latitude.
  public static let metersPerDegree = earthRadius * .pi / 180

  /// The haversine distance between two places, in metres.
  public static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
    let phi1 = a.latitude * .pi / 180
    let phi2 = b.latitude * .pi / 180
    let sinLatitude = sin((phi2 - phi1) / 2)
    let sinLongitude = sin(wrappedLongitude(b.longitude - a.longitude) * .pi / 360)
    let h = sinLatitude * sinLatitude + cos(phi1) * cos(phi2) * sinLongitude * sinLongitude
    return 2 * earthRadius * asin(min(1, h.squareRoot()))
  }

  /// The direction in which the great circle leaves `a` for `b`; 0 where both are one place.
  public static func bearing(from a: Coordinate, to b: Coordinate) -> Double {
    let phi1 = a.latitude * .pi / 180
    let phi2 = b.latitude * .pi / 180
    let lambda = wrappedLongitude(b.longitude - a.longitude) * .pi / 180
    let y = sin(lambda) * cos(phi2)
    let x = cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(lambda)
    if x == 0 && y == 0 { return 0 }
    return normalizedDegrees(atan2(y, x) * 180 / .pi)
  }

  /// The place `meters` away from `start` on the great circle that leaves it at `bearing`.
  public static func destination(from start: Coordinate, bearing: Double, meters: Double) -> Coordinate {
    let delta = meters / earthRadius
    let theta = bearing * .pi / 180
    let phi1 = start.latitude * .pi / 180
    let sinPhi2 = sin(phi1) * cos(delta) + cos(phi1) * sin(delta) * cos(theta)
    let phi2 = asin(max(-1, min(1, sinPhi2)))
    let y = sin(theta) * sin(delta) * cos(phi1)
    let x = cos(delta) - sin(phi1) * sinPhi2
    let longitude = start.longitude + atan2(y, x) * 180 / .pi
    return Coordinate(latitude: phi2 * 180 / .pi, longitude: wrappedLongitude(longitude))
  }

  /// An angle brought into [0, 360); NaN stays NaN.
  public static func normalizedDegrees(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive >= 360 ? 0 : positive
  }

  /// The unsigned difference between two directions, in [0, 180].
  public static func angleBetween(_ a: Double, _ b: Double) -> Double {
    let difference = normalizedDegrees(a - b)
    return difference > 180 ? 360 - difference : difference
  }

  /// The turn from one direction to another, in (-180, 180]; right is positive.
  public static func turn(from a: Double, to b: Double) -> Double {
    let difference = normalizedDegrees(b - a)
    return difference > 180 ? difference - 360 : difference
  }

  /// A longitude, or a difference of two, brought into [-180, 180).
  public static func wrappedLongitude(_ degrees: Double) -> Double {
    if degrees >= -180 && degrees < 180 { return degrees }
    return normalizedDegrees(degrees + 180) - 180
  }
}
