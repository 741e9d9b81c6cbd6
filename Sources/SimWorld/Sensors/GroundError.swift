#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import GuidanceCore

/// An error on the ground, in metres.
public struct GroundError: Sendable, Equatable {
  /// Metres to the east.
  public var east: Double
  /// Metres to the north.
  public var north: Double

  /// Makes an error.
  public init(east: Double, north: Double) {
    self.east = east
    self.north = north
  }

  /// No error.
  public static let zero = Self(east: 0, north: 0)

  /// Adds another error.
  mutating func add(_ other: Self) {
    east += other.east
    north += other.north
  }
}

extension Coordinate {
  /// The place that an error of some metres makes of this one.
  ///
  /// In the plane tangent here; within 5 degrees of a pole along the great circle.
  func displaced(by error: GroundError) -> Coordinate {
    if abs(latitude) > 85 {
      let bearing = atan2(error.east, error.north) * 180 / .pi
      let meters = (error.east * error.east + error.north * error.north).squareRoot()
      return Geodesy.destination(from: self, bearing: bearing, meters: meters)
    }
    let metersEast = Geodesy.metersPerDegree * cos(latitude * .pi / 180)
    return Coordinate(
      latitude: latitude + error.north / Geodesy.metersPerDegree,
      longitude: Geodesy.wrappedLongitude(longitude + error.east / metersEast))
  }
}
