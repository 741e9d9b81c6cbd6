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
  private let moves: [Int]
  private var cameras: ArraySlice<Int>
  private var end = SimInstant.distantFuture

  init(_ trip: TripRecord, _ input: LawInput) {
    self.trip = trip
    self.input = input
    moves = trip.events.filter { input.kind($0) == .camera }
    cameras = moves[...]
    for entry in trip.events where input.kind(entry) == .ended { end = min(end, input.time(entry)) }
  }

  /// Goes through the instants at which a fix or the compass turns the map.
  mutating func follow() throws(LawBreach) {
    for entry in moves {
      guard let cause = input.journal.entries[entry].cause else { continue }
      let late = input.time(entry).seconds - input.time(cause).seconds
      if late > config.moveSeconds + 1e-6 {
        throw input.breach(
          cause, entry, message: "the map moves \(EventWords.figure(late)) s after what turned it")
      }
    }
    var fix = trip.fixes.startIndex
    var heading = input.headings.firstIndex { $0.entry > trip.began } ?? input.headings.endIndex
    var compass = heading > 0 ? input.headings[heading - 1].degrees : nil
    var last: Int?
    while let now = earliest(&fix, heading), now < end {
      let compassBefore = compass
      var cause: Int?
      while heading < input.headings.endIndex, input.headings[heading].time == now {
        compass = input.headings[heading].degrees
        if let last, turnsMap(trip.fixes[last].record, at: now) { cause = input.headings[heading].entry }
        heading += 1
      }
      while fix < trip.fixes.endIndex, trip.fixes[fix].time == now {
        if trip.fixes[fix].isUsed { (last, cause) = (fix, trip.fixes[fix].entry) }
        fix += 1
      }
      let next = earliest(&fix, heading)
      if let last, let cause { try check(last, compass, compassBefore, cause: cause, from: now, until: next) }
    }
  }

  /// When the map is turned next, by a used fix or by the compass; passes over refused fixes.
  private func earliest(_ fix: inout Int, _ heading: Int) -> SimInstant? {
    while fix < trip.fixes.endIndex, !trip.fixes[fix].isUsed { fix += 1 }
    let fixTime = fix < trip.fixes.endIndex ? trip.fixes[fix].time : nil
    guard heading < input.headings.endIndex else { return fixTime }
    return fixTime.map { min($0, input.headings[heading].time) } ?? input.headings[heading].time
  }

  private func turnsMap(_ fix: FixRecord, at now: SimInstant) -> Bool {
    guard let speed = fix.speedUsed else { return false }
    return now.seconds - fix.delivered.fix.time < config.replaceAge && speed < config.replaceSpeed
  }

  /// Compares what the map shows, before anything new turns it, with what it should.
  ///
  /// A compass update of the fix's own instant may have come before it or after it.
  private mutating func check(
    _ fix: Int, _ compass: Double?, _ compassBefore: Double?, cause: Int, from now: SimInstant,
    until next: SimInstant?
  ) throws(LawBreach) {
    let deadline = now.advanced(by: .seconds(config.moveSeconds))
    let before = shown
    let first = cameras.startIndex
    while let entry = cameras.first, input.time(entry) <= deadline, next.map({ input.time(entry) < $0 }) ?? true {
      // What the person does with the map afterwards is no answer to the heading.
      if input.time(entry) > now, let act = input.journal.entries[entry].cause, input.kind(act) == .acted { break }
      shown = heading(of: entry)
      cameras.removeFirst()
    }
    let expected = wanted(fix, compass, before)
    if isSame(expected, shown) || isSame(wanted(fix, compassBefore, before), shown) { return }
    let moves = self.moves[first..<cameras.startIndex]
    for move in moves {
      let previous = heading(of: move)
      if isSame(wanted(fix, compass, previous), shown) || isSame(wanted(fix, compassBefore, previous), shown) { return }
    }
    if end <= deadline { return }
    throw LawBreach(
      at: now, entries: [cause] + moves.suffix(1),
      "the map faces \(words(shown)), expected \(words(expected)) within \(EventWords.figure(config.moveSeconds)) s")
  }

  private func heading(of entry: Int) -> Double? {
    if case .camera(let record) = input.event(entry) { record.heading } else { nil }
  }

  private func wanted(_ fix: Int, _ compass: Double?, _ previous: Double?) -> Double? {
    let isOnLine = trip.fixes[fix].record.phase == .onRoute || trip.fixes[fix].record.phase == .arrived
    return FollowCamera.heading(
      mode: trip.facts.mode, course: trip.fixes[fix].record.courseUsed, speed: trip.fixes[fix].record.speedUsed,
      compass: compass, routeBearing: isOnLine ? trip.fixes[fix].record.bearing : nil, previous: previous,
      config: config)
  }

  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    if a == b { return true }
    guard let a, let b else { return a == nil && b == nil }
    return Geodesy.angleBetween(a, b) < 1e-6
  }

  private func words(_ heading: Double?) -> String { heading.map { "\(EventWords.figure($0)) deg" } ?? "nowhere" }
}
