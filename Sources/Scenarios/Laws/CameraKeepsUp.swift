import GuidanceCore
import SimWorld

extension Law {
  /// The map turns at once.
  static let cameraKeepsUp = Law(
    "camera-keeps-up", of: "which way the map faces", "the map is never more than one move behind the last heading"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var follower = MapFollower(trip, input)
      try follower.follow()
    }
    return .held()
  }
}

/// Follows the map of one trip, heading by heading.
private struct MapFollower {
  private let trip: TripRecord
  private let input: LawInput
  private let config = CameraConfig()
  private var shown: Double?
  private var cameras: ArraySlice<Int>
  private var end = SimInstant.distantFuture

  init(_ trip: TripRecord, _ input: LawInput) {
    self.trip = trip
    self.input = input
    cameras = trip.events.filter { input.kind($0) == .camera }[...]
    for entry in trip.events where input.kind(entry) == .ended { end = min(end, input.time(entry)) }
  }

  /// Goes through the instants at which a fix or the compass turns the map.
  mutating func follow() throws(LawBreach) {
    for entry in cameras {
      guard let cause = input.journal.entries[entry].cause else { continue }
      let late = input.time(entry).seconds - input.time(cause).seconds
      if late > config.moveSeconds + 1e-6 {
        throw input.breach(
          cause, entry, message: "the map moves \(EventWords.figure(late)) s after what turned it")
      }
    }
    var fixes = trip.fixes.filter(\.isUsed)[...]
    var headings = input.headings.drop { $0.entry < trip.began }
    var compass = input.headings.last { $0.entry < trip.began }?.degrees
    var last: FixMoment?
    while let now = [fixes.first?.time, headings.first?.time].compactMap({ $0 }).min(), now < end {
      var known = [compass]
      var cause: Int?
      while let next = headings.first, next.time == now {
        compass = next.degrees
        known.append(compass)
        if let last, turnsMap(last, at: now) { cause = next.entry }
        headings.removeFirst()
      }
      while let fix = fixes.first, fix.time == now {
        last = fix
        cause = fix.entry
        fixes.removeFirst()
      }
      let next = [fixes.first?.time, headings.first?.time].compactMap { $0 }.min()
      if let last, let cause { try check(last, known, cause: cause, from: now, until: next) }
    }
  }

  private func turnsMap(_ fix: FixMoment, at now: SimInstant) -> Bool {
    guard let speed = fix.record.speedUsed else { return false }
    return now.seconds - fix.record.delivered.fix.time < config.replaceAge && speed < config.replaceSpeed
  }

  /// Compares what the map shows, before anything new turns it, with what it should.
  ///
  /// Compass updates of the fix's own instant may have come before it or after it.
  private mutating func check(
    _ fix: FixMoment, _ compasses: [Double?], cause: Int, from now: SimInstant, until next: SimInstant?
  ) throws(LawBreach) {
    let deadline = now.advanced(by: .seconds(config.moveSeconds))
    let before = shown
    var during = [before]
    var move: Int?
    while let entry = cameras.first, input.time(entry) <= deadline, next.map({ input.time(entry) < $0 }) ?? true {
      // What the person does with the map afterwards is no answer to the heading.
      if input.time(entry) > now, let act = input.journal.entries[entry].cause, input.kind(act) == .acted { break }
      if case .camera(let record) = input.event(entry) { shown = record.heading }
      during.append(shown)
      move = entry
      cameras.removeFirst()
    }
    for compass in compasses {
      for previous in during where isSame(wanted(fix, compass, previous), shown) { return }
    }
    if end <= deadline { return }
    let expected = wanted(fix, compasses.last ?? nil, before)
    throw LawBreach(
      at: now, entries: [cause] + (move.map { [$0] } ?? []),
      "the map faces \(words(shown)), expected \(words(expected)) within \(EventWords.figure(config.moveSeconds)) s")
  }

  private func wanted(_ fix: FixMoment, _ compass: Double?, _ previous: Double?) -> Double? {
    let isOnLine = fix.record.phase == .onRoute || fix.record.phase == .arrived
    return FollowCamera.heading(
      mode: trip.facts.mode, course: fix.record.courseUsed, speed: fix.record.speedUsed, compass: compass,
      routeBearing: isOnLine ? fix.record.bearing : nil, previous: previous, config: config)
  }

  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return Geodesy.angleBetween(a, b) < 1e-6
  }

  private func words(_ heading: Double?) -> String { heading.map { "\(EventWords.figure($0)) deg" } ?? "nowhere" }
}
