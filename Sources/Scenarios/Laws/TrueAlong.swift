import GuidanceCore

/// The places of a route that are nearest to a point, leg by leg.
enum TrueAlong {
  /// Metres along of the place nearest to a progress, among those that are less far from the point than their
  /// surroundings.
  static func nearest(to progress: Double, of point: Coordinate, on line: Polyline) -> Double {
    let start = line.segment(at: progress)
    var best: Double?
    var gap = Double.infinity
    // Outwards from the matched segment, until a segment begins farther off than the best place.
    var low = start
    while low >= 0, progress - line.cumulative[low + 1] < gap {
      take(low)
      low -= 1
    }
    var high = start + 1
    while high < line.vertices.count - 1, line.cumulative[high] - progress < gap {
      take(high)
      high += 1
    }
    return best ?? progress

    func take(_ segment: Int) {
      guard let along = place(segment, point, line), abs(along - progress) < gap else { return }
      gap = abs(along - progress)
      best = along
    }
  }

  /// Metres along of the least distance in a segment; nil where it lies in the segment beside it.
  private static func place(_ segment: Int, _ point: Coordinate, _ line: Polyline) -> Double? {
    let share = self.share(segment, point, line)
    if share < 0, segment > 0, self.share(segment - 1, point, line) < 1 { return nil }
    if share > 1, segment < line.vertices.count - 2, self.share(segment + 1, point, line) > 0 { return nil }
    let length = line.cumulative[segment + 1] - line.cumulative[segment]
    return line.cumulative[segment] + max(0, min(1, share)) * length
  }

  /// Where on a segment's straight line the point falls: 0 at its start, 1 at its end; 0 where it has no length.
  private static func share(_ segment: Int, _ point: Coordinate, _ line: Polyline) -> Double {
    let (a, b) = (line.vertices[segment], line.vertices[segment + 1])
    let east = Geodesy.metersPerDegree * PlaneMath.cosine(degrees: point.latitude)
    let north = Geodesy.metersPerDegree
    let (ax, ay) = (
      Geodesy.wrappedLongitude(a.longitude - point.longitude) * east, (a.latitude - point.latitude) * north
    )
    let (bx, by) = (
      Geodesy.wrappedLongitude(b.longitude - point.longitude) * east, (b.latitude - point.latitude) * north
    )
    let (dx, dy) = (bx - ax, by - ay)
    let square = dx * dx + dy * dy
    return square > 0 ? -(ax * dx + ay * dy) / square : 0
  }
}
