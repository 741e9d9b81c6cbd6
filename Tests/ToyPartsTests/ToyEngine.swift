import GuidanceCore

/// An engine as somebody writes it in an afternoon: the nearest place of the line within a window, three distances, and
/// a row of fixes before it believes that a route was left.
///
/// It knows nothing of highways, chained turns, stands or ways gone wrong, and does without: as long as it is left alone
/// it holds the scenarios that these tests play. Each of its bugs swaps one line for what others have shipped.
struct ToyEngine: Guiding {
  /// What may be wrong with it.
  enum Bug: String, CaseIterable, Sendable {
    /// Nearness to the destination arrives, wherever on the route.
    case arrivesAsTheCrowFlies
    /// Nothing keeps the arrival from being said with the next fix again.
    case arrivesAgainAndAgain
    /// The nearest place of the whole line is taken for where the traveller is.
    case matchesTheNearestLine
    /// Metres along are the sum of the ways between fixes.
    case trustsItsOdometer
    /// One fix beside the line is a route that was left.
    case believesOneFix
    /// What was said of a step is not remembered.
    case forgetsWhatItSaid
    /// After a gap every stage that was missed is said, the last first.
    case catchesUpBackwards
    /// The turn that passed in a gap is called behind it.
    case callsTheLastTurn
    /// The distance that is said is the step's length, as it stands in the provider's answer.
    case readsTheStepsLength
    /// Turns are called as if nothing were the matter while the traveller is off the route.
    case talksOffTheRoute
  }

  private let route: NavRoute
  private let bug: Bug?
  private(set) var snapshot: GuidanceSnapshot
  private var said: [Int: AnnouncementStage] = [:]
  private var firstAside: Double?
  private var aside = 0
  private var near = 0
  private var last: GuidanceFix?

  init(_ route: NavRoute, bug: Bug? = nil) {
    self.route = route
    self.bug = bug
    snapshot = GuidanceSnapshot(
      phase: .waitingForFix, progress: 0, remaining: route.length,
      remainingTime: route.length / Self.usualSpeed)
  }

  mutating func update(_ fix: GuidanceFix) -> GuidanceUpdate {
    if snapshot.phase == .arrived && bug != .arrivesAgainAndAgain { return GuidanceUpdate() }
    defer { last = fix }
    guard let match = match(fix) else { return GuidanceUpdate() }
    var update = GuidanceUpdate(count: match.lateral > Self.besideMeters ? .against : .followed)
    if snapshot.phase == .waitingForFix {
      guard update.count == .followed else { return update }
      snapshot.phase = .onRoute
      update.events.append(.started)
    }
    update.events += follow(match, at: fix.time)
    let before = snapshot.progress
    if match.lateral <= Self.besideMeters || bug == .talksOffTheRoute { show(match, fix) }
    if snapshot.phase == .onRoute || bug == .talksOffTheRoute { update.events += announcements(since: before) }
    if arrives(at: fix.coordinate) {
      snapshot.phase = .arrived
      update.events.append(.arrived)
    }
    return update
  }

  // MARK: Where on the line

  private static let usualSpeed = 50 / 3.6
  private static let besideMeters = 40.0

  private func match(_ fix: GuidanceFix) -> LineProjection? {
    let line = route.polyline
    if bug == .matchesTheNearestLine { return line.project(fix.coordinate) }
    if bug == .trustsItsOdometer, let last {
      var match = line.project(fix.coordinate, within: 0...line.length)
      match?.along = snapshot.progress + Geodesy.distance(last.coordinate, fix.coordinate)
      return match
    }
    guard let last else { return line.project(fix.coordinate, within: 0...100) }
    let elapsed = fix.time - last.time
    return line.project(
      fix.coordinate, within: max(0, snapshot.progress - 60)...(snapshot.progress + 60 + 40 * elapsed),
      preferAlong: snapshot.progress + (fix.speed ?? 0) * elapsed)
  }

  private mutating func show(_ match: LineProjection, _ fix: GuidanceFix) {
    snapshot.progress = match.along
    snapshot.remaining = route.length - match.along
    snapshot.remainingTime = max(0, snapshot.remaining) / Self.usualSpeed
    snapshot.matched = match.coordinate
    snapshot.bearing = match.bearing
    snapshot.lateral = match.lateral
    snapshot.speed = fix.speed
    snapshot.time = fix.time
    snapshot.nextStep = next
    snapshot.nextDistance = next.map { route.steps[$0].maneuverAlong - match.along }
  }

  // MARK: On the route and off it

  private mutating func follow(_ match: LineProjection, at time: Double) -> [GuidanceEvent] {
    if match.lateral <= Self.besideMeters {
      (aside, firstAside, near) = (0, nil, near + 1)
      guard snapshot.phase == .offRoute, near >= 2 else { return [] }
      snapshot.phase = .onRoute
      return [.backOnRoute]
    }
    (aside, firstAside, near) = (aside + 1, firstAside ?? time, 0)
    let isSure = bug == .believesOneFix || (aside >= 3 && time - (firstAside ?? time) >= 4)
    guard snapshot.phase == .onRoute, isSure else { return [] }
    snapshot.phase = .offRoute
    return [.offRoute(lateral: match.lateral)]
  }

  private func arrives(at place: Coordinate) -> Bool {
    if bug == .arrivesAsTheCrowFlies { return Geodesy.distance(place, route.destination) < 35 }
    return snapshot.phase != .offRoute && snapshot.progress > 0 && snapshot.remaining <= 35
  }

  // MARK: What is said

  /// The next step that is still ahead.
  private var next: Int? { route.steps.indices.first { $0 > 0 && route.steps[$0].maneuverAlong > snapshot.progress } }

  private mutating func announcements(since before: Double) -> [GuidanceEvent] {
    if bug == .callsTheLastTurn {
      let passed = route.steps.indices.filter { before < along($0) && along($0) <= snapshot.progress }
      if let last = passed.last(where: { said[$0] != .now && $0 > 0 }) { return [say(last, .now)] }
    }
    guard let step = next, let stage = stage(at: along(step) - snapshot.progress) else { return [] }
    if let latest = said[step], latest >= stage, bug != .forgetsWhatItSaid { return [] }
    if bug == .catchesUpBackwards, said[step] == nil, stage > .prepare {
      return [stage, .prepare].map { say(step, $0) }
    }
    return [say(step, stage)]
  }

  private func along(_ step: Int) -> Double { route.steps[step].maneuverAlong }

  private func stage(at meters: Double) -> AnnouncementStage? {
    switch meters {
    case ...30: .now
    case ...90: .near
    case ...300: .prepare
    default: nil
    }
  }

  private mutating func say(_ step: Int, _ stage: AnnouncementStage) -> GuidanceEvent {
    said[step] = stage
    let meters = bug == .readsTheStepsLength ? route.steps[step].distance : along(step) - snapshot.progress
    return .announce(
      Announcement(
        step: step, stage: stage, spokenDistance: stage == .now ? nil : SpokenDistance.rounded(meters),
        instruction: route.steps[step].instruction))
  }
}
