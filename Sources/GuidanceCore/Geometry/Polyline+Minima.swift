extension Polyline {
  /// How many segments the line has, those of no length included.
  var segmentCount: Int { vertices.count - 1 }

  /// The segment that holds a distance along, sought from a segment nearby first.
  func segment(at along: Double, near hint: Int) -> Int {
    var index = max(0, min(hint, segmentCount - 1))
    for _ in 0..<16 {
      if cumulative[index] > along {
        if index == 0 { return 0 }
        index -= 1
      } else if cumulative[index + 1] <= along {
        if index == segmentCount - 1 { return segment(at: along) }
        index += 1
      } else {
        return index
      }
    }
    return segment(at: along)
  }

  /// Visits the local minima of distance that belong to a run of segments, in the order of the line.
  ///
  /// A vertex belongs to the segment before it. An end of the window counts where the distance falls towards it.
  @inline(__always)
  func visitMinima(
    from plane: TangentPlane, segments: Range<Int>, within window: ClosedRange<Double>, _ visit: (LineMinimum) -> Void
  ) {
    var fallingTowards = -1
    var index = segments.lowerBound
    while index < segmentCount {
      // Beyond the run only the segment that tells whether its last vertex is a minimum is looked at.
      if index >= segments.upperBound && fallingTowards < 0 { return }
      let start = cumulative[index]
      let end = cumulative[index + 1]
      if start >= window.upperBound { return }
      if end == start || end <= window.lowerBound {
        index += 1
        continue
      }
      let view = SegmentView(vertices[index], vertices[index + 1], from: plane)
      let isFirst = start <= window.lowerBound
      let isLast = end >= window.upperBound
      let low = isFirst ? (window.lowerBound - start) / (end - start) : 0
      let high = isLast ? (window.upperBound - start) / (end - start) : 1
      if view.share <= low {
        if isFirst {
          visit(minimum(window.lowerBound, view.squaredDistance(at: low), index, share: low))
        } else if fallingTowards >= 0 {
          var vertex = minimum(start, view.squaredDistance(at: 0), fallingTowards, share: 1)
          vertex.segmentAfter = index
          visit(vertex)
        }
        fallingTowards = -1
      } else if index >= segments.upperBound {
        return
      } else if view.share < high {
        let along = start + view.share * (end - start)
        visit(minimum(along, view.squaredDistance(at: view.share), index, share: view.share))
        fallingTowards = -1
      } else if isLast {
        visit(minimum(window.upperBound, view.squaredDistance(at: high), index, share: high))
        return
      } else {
        fallingTowards = index
      }
      index += 1
    }
  }

  /// The place at a distance along as if it were a minimum; for windows that hold one place only.
  func place(at along: Double, from plane: TangentPlane) -> LineMinimum {
    let index = segment(at: along)
    let length = cumulative[index + 1] - cumulative[index]
    let share = length > 0 ? max(0, min(1, (along - cumulative[index]) / length)) : 0
    let view = SegmentView(vertices[index], vertices[index + 1], from: plane)
    return minimum(along, view.squaredDistance(at: share), index, share: share)
  }

  /// The coordinate of a minimum; its longitude runs on from the segment's begin, across the antimeridian too.
  func coordinate(of minimum: LineMinimum) -> Coordinate {
    let a = vertices[minimum.segment]
    let b = vertices[minimum.segment + 1]
    let step = Geodesy.wrappedLongitude(b.longitude - a.longitude)
    return Coordinate(
      latitude: a.latitude + minimum.share * (b.latitude - a.latitude),
      longitude: a.longitude + minimum.share * step)
  }

  /// The unsigned difference between a direction and the line's at a minimum; the smaller of two at a vertex.
  @inline(__always)
  func angle(between course: Double, and minimum: LineMinimum) -> Double {
    let difference = Geodesy.angleBetween(course, bearing(ofSegment: minimum.segment))
    if minimum.segmentAfter < 0 { return difference }
    return min(difference, Geodesy.angleBetween(course, bearing(ofSegment: minimum.segmentAfter)))
  }

  @inline(__always)
  private func minimum(_ along: Double, _ squaredLateral: Double, _ segment: Int, share: Double) -> LineMinimum {
    LineMinimum(along: along, squaredLateral: squaredLateral, segment: segment, segmentAfter: -1, share: share)
  }
}
