import Foundation
import GuidanceCore

extension Geodesy {
  /// The place on the great circle that leaves `start` at `bearing`, chosen so that the haversine length of the way
  /// there is `meters` to the last digits.
  ///
  /// The plain formula loses up to some nanometres at high latitudes; times worked out by hand need them.
  static func laidPlace(from start: Coordinate, bearing: Double, meters: Double) -> Coordinate {
    var asked = meters
    var place = destination(from: start, bearing: bearing, meters: asked)
    for _ in 0..<3 {
      let error = meters - distance(start, place)
      if abs(error) < 1e-10 { break }
      asked += error
      place = destination(from: start, bearing: bearing, meters: asked)
    }
    return place
  }

  /// The direction of a short straight line, in the plane tangent at its middle, as ``Polyline`` gives it.
  static func straightBearing(from a: Coordinate, to b: Coordinate) -> Double {
    (try? Polyline([a, b]))?.bearing(ofSegment: 0) ?? 0
  }

  /// The length of a straight line that spans so many degrees of a circle.
  static func chord(degrees: Double, radius: Double) -> Double { 2 * radius * sin(degrees * .pi / 360) }
}
