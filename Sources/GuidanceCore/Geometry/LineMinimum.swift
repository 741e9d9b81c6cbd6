/// A place of a line that is nearer to the origin of a plane than the line just before and just after it.
struct LineMinimum: Sendable, Equatable {
  /// Metres along the line.
  var along: Double
  /// The squared distance from the plane's origin, in square metres.
  var squaredLateral: Double
  /// The segment; at a vertex the one before it.
  var segment: Int
  /// The segment after the vertex; -1 where the place lies beside one or at the line's or the window's end.
  var segmentAfter: Int
  /// The share of the segment that lies before the place, from 0 to 1.
  var share: Double

  /// The distance from the plane's origin, in metres.
  var lateral: Double { squaredLateral.squareRoot() }
}

/// One segment seen from the origin of a plane.
struct SegmentView {
  /// Where the segment begins, in metres.
  let east: Double
  /// Where the segment begins, in metres.
  let north: Double
  /// From the segment's begin to its end, in metres.
  let eastStep: Double
  /// From the segment's begin to its end, in metres.
  let northStep: Double
  /// The share of the segment before the point nearest to the origin of the line that it lies on, not clamped.
  let share: Double

  @inline(__always)
  init(_ a: Coordinate, _ b: Coordinate, from plane: TangentPlane) {
    east = plane.east(ofLongitude: a.longitude)
    north = plane.north(ofLatitude: a.latitude)
    var longitudeStep = b.longitude - a.longitude
    if longitudeStep >= 180 || longitudeStep < -180 { longitudeStep = Geodesy.wrappedLongitude(longitudeStep) }
    eastStep = longitudeStep * plane.metersEast
    northStep = (b.latitude - a.latitude) * Geodesy.metersPerDegree
    let square = eastStep * eastStep + northStep * northStep
    share = square > 0 ? -(east * eastStep + north * northStep) / square : 0
  }

  /// The squared distance from the origin to the point at a share of the segment.
  @inline(__always)
  func squaredDistance(at share: Double) -> Double {
    let x = east + share * eastStep
    let y = north + share * northStep
    return x * x + y * y
  }
}
