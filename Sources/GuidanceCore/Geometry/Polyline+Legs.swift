extension Polyline {
  /// Whether a place within so many metres of the plane's origin lies on a segment that goes in a direction.
  ///
  /// - Parameters:
  ///   - radius: metres.
  ///   - course: the direction, in degrees.
  ///   - difference: degrees by which the segment may differ from it.
  ///   - window: the stretch that is looked at, in metres along.
  ///   - hint: a segment near the window.
  func hasLeg(
    within radius: Double, of plane: TangentPlane, course: Double, difference: Double,
    in window: ClosedRange<Double>, near hint: Int
  ) -> Bool {
    var index = segment(at: window.lowerBound, near: hint)
    while index < segmentCount, cumulative[index] < window.upperBound {
      let start = cumulative[index]
      let span = cumulative[index + 1] - start
      if span > 0, Geodesy.angleBetween(course, bearing(ofSegment: index)) <= difference {
        let view = SegmentView(vertices[index], vertices[index + 1], from: plane)
        let low = max(0, (window.lowerBound - start) / span)
        let high = min(1, (window.upperBound - start) / span)
        if view.squaredDistance(at: max(low, min(high, view.share))) <= radius * radius { return true }
      }
      index += 1
    }
    return false
  }
}
