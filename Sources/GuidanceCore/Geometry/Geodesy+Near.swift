import Foundation

extension Geodesy {
  /// The haversine distance of two places whose latitudes' cosines are at hand.
  ///
  /// Angles below 0.02 rad (a quarter of the way round a small country) go through series whose first term left out
  /// is below the last bit, so that an ordinary fix costs one square root and no trigonometry.
  static func distance(_ a: Coordinate, cosine cosA: Double, _ b: Coordinate, cosine cosB: Double) -> Double {
    let halfNorth = (b.latitude - a.latitude) * (.pi / 360)
    let halfEast = wrappedLongitude(b.longitude - a.longitude) * (.pi / 360)
    guard abs(halfNorth) < 0.01, abs(halfEast) < 0.01 else { return distance(a, b) }
    let sinNorth = smallSine(halfNorth)
    let sinEast = smallSine(halfEast)
    let h = sinNorth * sinNorth + cosA * cosB * sinEast * sinEast
    return 2 * earthRadius * h.squareRoot() * (1 + h * (1.0 / 6 + h * (3.0 / 40 + h * (15.0 / 336))))
  }

  /// The cosine of a latitude in degrees.
  static func cosine(ofLatitude degrees: Double) -> Double { cos(degrees * (.pi / 180)) }

  private static func smallSine(_ x: Double) -> Double {
    let square = x * x
    return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
  }
}
