extension Polyline {
  /// Visits the nearest place of each segment that has one within a radius, in the order of the line.
  ///
  /// Unlike the minima of the line these may be ends of segments: the place where a leg begins counts, although the leg
  /// before it is nearer.
  ///
  /// - Parameters:
  ///   - radius: metres.
  ///   - window: the stretch that is looked at, in metres along.
  ///   - hint: a segment near the window.
  func visitSegments(
    from plane: TangentPlane, withinRadius radius: Double, in window: ClosedRange<Double>, near hint: Int,
    _ visit: (LineMinimum) -> Void
  ) {
    var index = segment(at: window.lowerBound, near: hint)
    while index < segmentCount, cumulative[index] < window.upperBound {
      let start = cumulative[index]
      let span = cumulative[index + 1] - start
      if span > 0 {
        let view = SegmentView(vertices[index], vertices[index + 1], from: plane)
        let low = max(0, (window.lowerBound - start) / span)
        let high = min(1, (window.upperBound - start) / span)
        let share = max(low, min(high, view.share))
        let square = view.squaredDistance(at: share)
        if square <= radius * radius {
          visit(
            LineMinimum(
              along: start + share * span, squaredLateral: square, segment: index, segmentAfter: -1, share: share))
        }
      }
      index += 1
    }
  }
}
