import Foundation
import GuidanceCore

extension Coordinate {
  /// How much shorter a degree of longitude is here than at the equator.
  var cosineOfLatitude: Double { cos(latitude * .pi / 180) }

  /// The place at a share of the straight line in degrees to another.
  func between(_ other: Coordinate, share: Double) -> Coordinate {
    Coordinate(
      latitude: latitude + share * (other.latitude - latitude),
      longitude: Geodesy.wrappedLongitude(
        longitude + share * Geodesy.wrappedLongitude(other.longitude - longitude)))
  }

  /// The place so many metres north and east, in the plane tangent here.
  func moved(north: Double, east: Double) -> Coordinate {
    let scale = Geodesy.metersPerDegree
    return Coordinate(
      latitude: latitude + north / scale,
      longitude: Geodesy.wrappedLongitude(longitude + east / (scale * cosineOfLatitude)))
  }

  /// Metres north and east to another place, in the plane tangent here.
  func plane(to other: Coordinate) -> (north: Double, east: Double) {
    let scale = Geodesy.metersPerDegree
    return (
      (other.latitude - latitude) * scale,
      Geodesy.wrappedLongitude(other.longitude - longitude) * scale * cosineOfLatitude
    )
  }
}
