import Foundation
import GuidanceCore

/// Metres east and north of a place, in the plane that touches the sphere there.
///
/// The plane in which guidance measures how far a fix lies off the line.
struct PlaneOffset {
  var east: Double
  var north: Double

  init(east: Double, north: Double) {
    self.east = east
    self.north = north
  }

  init(from origin: Coordinate, to place: Coordinate) {
    let cosine = cos(origin.latitude * .pi / 180)
    east = Geodesy.wrappedLongitude(place.longitude - origin.longitude) * cosine * Geodesy.metersPerDegree
    north = (place.latitude - origin.latitude) * Geodesy.metersPerDegree
  }

  /// How far a place lies from the straight line between two others, its ends included.
  static func distance(of place: Coordinate, fromLine a: Coordinate, _ b: Coordinate) -> Double {
    let start = PlaneOffset(from: place, to: a)
    let end = PlaneOffset(from: place, to: b)
    let way = PlaneOffset(east: end.east - start.east, north: end.north - start.north)
    let square = way.east * way.east + way.north * way.north
    guard square > 0 else { return hypot(start.east, start.north) }
    let share = max(0, min(1, -(start.east * way.east + start.north * way.north) / square))
    return hypot(start.east + share * way.east, start.north + share * way.north)
  }
}
