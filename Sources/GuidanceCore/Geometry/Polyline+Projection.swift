extension Polyline {
  /// Minima of distance so much farther off than the nearest one may still be the one that was meant, in metres.
  ///
  /// Half the width of a wide street: two legs of a route on one road lie closer together than that.
  private static let sameRoad = 10.0

  /// The place of the line that belongs to a place beside it.
  ///
  /// - Parameters:
  ///   - point: the place; what is not finite or beyond a pole gives nil.
  ///   - window: the stretch of the line that may be matched, in metres along; nil for the whole line. One that lies
  ///     wholly outside the line gives nil. The cost does not grow with the length of the line.
  ///   - preferAlong: where the match is expected; of the local minima of distance not more than 10 m farther off than
  ///     the nearest one, the one nearest along to it is taken. nil takes the nearest (of several the first).
  public func project(
    _ point: Coordinate, within window: ClosedRange<Double>? = nil, preferAlong: Double? = nil
  ) -> LineProjection? {
    guard point.isValid else { return nil }
    let whole = 0...length
    guard (window ?? whole).overlaps(whole) else { return nil }
    let clipped = (window ?? whole).clamped(to: whole)
    let plane = TangentPlane(at: point)
    var match = nearestMinimum(from: plane, within: clipped)
    if let preferAlong {
      visitMinima(from: plane, withinRadius: match.lateral + Self.sameRoad, in: clipped) { candidate in
        if abs(candidate.along - preferAlong) < abs(match.along - preferAlong) { match = candidate }
        return .goOn
      }
    }
    return projection(of: match, from: plane)
  }

  /// A minimum as readers of a projection see it.
  func projection(of minimum: LineMinimum, from plane: TangentPlane) -> LineProjection {
    let view = SegmentView(vertices[minimum.segment], vertices[minimum.segment + 1], from: plane)
    // The cross product of the segment with the way from it to the place: positive to its left.
    let cross = view.northStep * view.east - view.eastStep * view.north
    return LineProjection(
      along: minimum.along, lateral: minimum.lateral, side: cross > 0 ? .left : .right,
      bearing: bearing(ofSegment: minimum.segment), coordinate: coordinate(of: minimum), segment: minimum.segment)
  }
}
