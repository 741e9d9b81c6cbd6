import Foundation

/// The plane that touches the sphere at one place: metres east and north of it.
///
/// A line that is straight in degrees is straight here too.
public struct TangentPlane: Sendable {
  /// Where the plane touches.
  public let origin: Coordinate
  /// The cosine of the origin's latitude.
  public let cosine: Double
  /// Metres for one degree of longitude.
  let metersEast: Double

  /// Makes the plane at a place.
  public init(at origin: Coordinate) {
    self.init(at: origin, cosine: Geodesy.cosine(ofLatitude: origin.latitude))
  }

  /// Makes the plane where the cosine of the latitude is at hand.
  init(at origin: Coordinate, cosine: Double) {
    self.origin = origin
    self.cosine = cosine
    metersEast = cosine * Geodesy.metersPerDegree
  }

  /// Metres east of the origin, the short way round.
  @inline(__always)
  func east(ofLongitude longitude: Double) -> Double {
    var difference = longitude - origin.longitude
    if difference >= 180 || difference < -180 { difference = Geodesy.wrappedLongitude(difference) }
    return difference * metersEast
  }

  /// Metres north of the origin.
  @inline(__always)
  func north(ofLatitude latitude: Double) -> Double {
    (latitude - origin.latitude) * Geodesy.metersPerDegree
  }
}
