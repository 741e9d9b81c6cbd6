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
