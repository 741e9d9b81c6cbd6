import GuidanceCore
import SimWorld

extension Law {
  /// A spoken distance is the real one.
  static let distanceTrue = Law(
    "distance-true", of: "announcements",
    "a spoken distance is the matched one but for rounding, and the true one but for the error of the fix"
  ) { input throws(LawBreach) in
    var narrowest = NarrowestMargin()
    let counts = try input.visitAnnouncements { found throws(LawBreach) in
      if let spoken = found.announcement.spokenDistance { try checkRounding(Double(spoken), found, input) }
      if let slack = try checkTruth(found, input) { narrowest.take(slack, .meters) }
    }
    return .held(counts, margin: narrowest.margin)
  }

  /// Whole hundreds from 1000 m on, whole tens below, 10 m at least.
  private static func checkRounding(
    _ spoken: Double, _ found: AnnouncementAhead, _ input: LawInput
  ) throws(LawBreach) {
    let half = found.ahead >= 1000 ? 50.0 : 5.0
    if abs(spoken - found.ahead) <= half + 1e-6 || (spoken == 10 && found.ahead < 10) { return }
    throw input.breach(
      found.fix.entry, found.entry,
      message: "says \(EventWords.figure(spoken)) m, the maneuver is \(EventWords.figure(found.ahead)) m ahead")
  }

  /// How much nearer than allowed the matched place is to where the traveller truly is; nil where that is not known.
  private static func checkTruth(_ found: AnnouncementAhead, _ input: LawInput) throws(LawBreach) -> Double? {
    let record = found.fix.record
    guard let truth = record.delivered.truth, let progress = record.progress, let matched = record.matched else {
      return nil
    }
    // A stand holds progress where its first fix was matched, whatever the error of this one.
    if Geodesy.distance(found.route.polyline.coordinate(at: progress), matched) > 0.5 { return nil }
    let line = found.route.polyline
    let place = record.delivered.fix.coordinate
    let along = TrueAlong.nearest(to: progress, of: place, on: line)
    if abs(along - progress) > 1 && found.isAtWindowEnd { return nil }
    let lateral = Geodesy.distance(place, line.coordinate(at: along))
    // Along a bend the way is longer than the crow's: twice at a corner of 120 degrees, half of pi times on a circle.
    let allowed = 2 * (Geodesy.distance(place, truth.coordinate) + lateral) + 1
    let gap = abs(TrueAlong.nearest(to: progress, of: truth.coordinate, on: line) - progress)
    guard gap > allowed else { return allowed - gap }
    throw input.breach(
      found.fix.entry, found.entry,
      message: "matched \(EventWords.figure(gap)) m along the route from where the traveller truly is, the error of"
        + " the fix allows \(EventWords.figure(allowed)) m")
  }
}

extension AnnouncementAhead {
  /// Whether the fix was matched where its window ends, so that the match is held back from where the fix is: found
  /// on the wrong one of two legs, a traveller comes to his own only step by step.
  fileprivate var isAtWindowEnd: Bool {
    guard let before = progressBefore, let progress = fix.record.progress else { return false }
    let accuracy = fix.record.delivered.fix.accuracy ?? 0
    let back = before - progress
    return abs(back - config.match.behind - accuracy) < 0.5 || abs(back - config.offRoute.rejoinBehind) < 0.5
      || -back > config.match.ahead + accuracy
  }
}

/// The places of a route that are nearest to a point, leg by leg.
private enum TrueAlong {
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
