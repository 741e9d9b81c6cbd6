/// Turns the readings of an engine that guides itself into the events of any other trip.
///
/// The feed guides, reroutes and arrives; this value counts its maneuvers (from 1) and decides when each is announced,
/// at the distances of a town, whatever the travel mode. Nothing is chained: a feed tells of one maneuver at a time.
public struct FeedTrip: Sendable, Equatable {
  /// What the trip shows now.
  public private(set) var status = TripStatus(phase: .waitingForFix)

  private var lastReading: FeedReading?
  private var maneuver: FeedManeuver?
  private var step = 0
  private var stageSaid: AnnouncementStage?
  private var speed = FeedSpeed()

  /// Makes a trip before its first reading.
  public init() {}

  /// Takes the speed of one of the trip's own fixes, in metres per second; an unknown one changes nothing.
  public mutating func update(speed measured: Double?, at time: Double) {
    guard let measured else { return }
    speed.update(measured, at: time)
    if status.phase != .arrived { status.speed = speed.value }
  }

  /// Takes a reading; gives what happened, in order.
  ///
  /// Nothing follows an arrival, and a reading older than one before it is passed over.
  public mutating func update(_ reading: FeedReading) -> [FeedEvent] {
    guard lastReading?.state != .arrived, reading.time >= lastReading?.time ?? -.infinity else { return [] }
    var events: [FeedEvent] = lastReading == nil ? [.guidance(.started)] : []
    let wasRerouting = lastReading?.state == .rerouting
    if reading.state == .rerouting && !wasRerouting { events.append(.guidance(.offRoute(lateral: nil))) }
    if reading.state != .rerouting && wasRerouting { events.append(.rerouted) }
    switch reading.state {
    case .rerouting: break
    case .arrived: events.append(.guidance(.arrived))
    case .guiding:
      follow(reading.maneuver)
      if let announcement = announcement() { events.append(.guidance(.announce(announcement))) }
    }
    lastReading = reading
    show(reading)
    return events
  }

  /// Counts the maneuver ahead; one whose distance is no number is taken for none.
  private mutating func follow(_ ahead: FeedManeuver?) {
    guard let ahead, ahead.distance.isFinite else { return }
    if !(maneuver.map { ahead.isSame(as: $0) && !isPassed($0, for: ahead) } ?? false) {
      step += 1
      stageSaid = nil
    }
    maneuver = ahead
  }

  /// Whether a maneuver whose `now` was said lies behind: what is ahead has other words and is farther away.
  ///
  /// Without this the second of two turns of one kind, close together, would be taken for the first and never said.
  private func isPassed(_ earlier: FeedManeuver, for ahead: FeedManeuver) -> Bool {
    stageSaid == .now && ahead.words != earlier.words && ahead.distance > earlier.distance
  }

  /// The stage that is due and was not said, the nearest of several.
  private mutating func announcement() -> Announcement? {
    guard let maneuver, !maneuver.words.isEmpty, maneuver.distance >= 0 else { return nil }
    let due = TownStages.due(
      at: maneuver.distance, speed: speed.value ?? 0, isArrival: maneuver.kind == .arrive)
    guard let due, stageSaid.map({ $0 < due }) ?? true else { return nil }
    stageSaid = due
    return Announcement(
      step: step, stage: due, spokenDistance: due == .now ? nil : SpokenDistance.rounded(maneuver.distance),
      instruction: maneuver.words)
  }

  private mutating func show(_ reading: FeedReading) {
    let phase: GuidancePhase =
      switch reading.state {
      case .guiding: .onRoute
      case .rerouting: .offRoute
      case .arrived: .arrived
      }
    let ahead = phase == .onRoute && reading.maneuver?.distance.isFinite ?? false ? reading.maneuver : nil
    status = TripStatus(
      phase: phase, isRerouting: reading.state == .rerouting,
      maneuver: ahead.map { ManeuverAhead(kind: $0.kind, words: $0.words, distance: $0.distance, step: step) },
      metersLeft: reading.metersLeft, secondsLeft: reading.secondsLeft, speed: speed.value)
  }
}

/// What a trip guided by a feed says.
public enum FeedEvent: Sendable, Equatable {
  /// An event as any engine says it.
  case guidance(GuidanceEvent)
  /// The feed guides along a new route.
  case rerouted
}

/// The distances at which a maneuver in town is announced.
enum TownStages {
  /// The nearest stage that is due at a distance ahead; an arrival has no `now`.
  static func due(at distance: Double, speed: Double, isArrival: Bool) -> AnnouncementStage? {
    if !isArrival && distance <= max(25, 2.5 * speed) { return .now }
    if distance <= 90 { return .near }
    return distance <= 300 ? .prepare : nil
  }
}

/// The smoothed speed of the trip's own fixes.
struct FeedSpeed: Sendable, Equatable {
  private var smoothed = SmoothedSpeed(timeConstant: 3)
  private var time: Double?

  /// Metres per second; nil before the first reading.
  var value: Double? { smoothed.value }

  /// Takes a reading; a second one of the same moment, or no number, changes nothing.
  ///
  /// One of an earlier moment comes after the phone's clock was set back, for the gate lets no late fix through: it
  /// counts as the first.
  mutating func update(_ measured: Double, at now: Double) {
    guard measured.isFinite, measured >= 0, now.isFinite, now != time else { return }
    if let time, now < time { smoothed.forget() }
    _ = smoothed.take(measured, elapsed: smoothed.value == nil ? nil : time.map { now - $0 })
    time = now
  }
}
