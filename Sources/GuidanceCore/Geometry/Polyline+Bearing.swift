import Foundation

extension Polyline {
  /// The direction of one segment, in the plane tangent at its middle (where a straight line in degrees is straight).
  ///
  /// - Parameter index: the segment between the vertices `index` and `index + 1`.
  public func bearing(ofSegment index: Int) -> Double { segmentBearings[index] }

  /// The direction from one vertex to the next; 0 where both are one place.
  static func bearing(from a: Coordinate, to b: Coordinate) -> Double {
    let north = b.latitude - a.latitude
    let middle = (a.latitude + b.latitude) / 2 * .pi / 180
    let east = Geodesy.wrappedLongitude(b.longitude - a.longitude) * cos(middle)
    if north == 0 && east == 0 { return 0 }
    return Geodesy.normalizedDegrees(atan2(east, north) * 180 / .pi)
  }
}
