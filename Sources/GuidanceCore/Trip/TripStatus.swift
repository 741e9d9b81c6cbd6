/// What anybody may read of a trip, whoever guides it.
public struct TripStatus: Sendable, Equatable {
  /// Where guidance stands.
  public var phase: GuidancePhase
  /// Whether a new route is being sought.
  public var isRerouting: Bool
  /// The maneuver ahead; nil where there is none.
  public var maneuver: ManeuverAhead?
  /// Metres left; nil = unknown.
  public var metersLeft: Double?
  /// Seconds left; nil = unknown.
  public var secondsLeft: Double?
  /// The smoothed speed in metres per second; nil = unknown.
  public var speed: Double?
  /// Metres beside the route while off it; nil on the route and where it is unknown.
  public var lateral: Double?

  /// Makes a status.
  public init(
    phase: GuidancePhase, isRerouting: Bool = false, maneuver: ManeuverAhead? = nil, metersLeft: Double? = nil,
    secondsLeft: Double? = nil, speed: Double? = nil, lateral: Double? = nil
  ) {
    self.phase = phase
    self.isRerouting = isRerouting
    self.maneuver = maneuver
    self.metersLeft = metersLeft
    self.secondsLeft = secondsLeft
    self.speed = speed
    self.lateral = lateral
  }

  /// Reads a status off an engine.
  ///
  /// - Parameters:
  ///   - snapshot: what the engine believes.
  ///   - route: the route that it guides along.
  ///   - isRerouting: whether the trip seeks a new route.
  ///   - secondsLeft: a fresher figure than the engine's, see ``ETARefresh``; nil = the engine's.
  public init(
    snapshot: GuidanceSnapshot, route: borrowing NavRoute, isRerouting: Bool, secondsLeft: Double? = nil
  ) {
    // Field by field: one initialiser that calls another copies the whole.
    phase = snapshot.phase
    self.isRerouting = isRerouting
    maneuver = ManeuverAhead(snapshot: snapshot, route: route)
    metersLeft = snapshot.remaining
    self.secondsLeft = secondsLeft ?? snapshot.remainingTime
    speed = snapshot.speed
    lateral = snapshot.phase == .offRoute ? snapshot.lateral : nil
  }
}

/// The next thing to do on a trip.
public struct ManeuverAhead: Sendable, Equatable {
  /// What is done.
  public var kind: ManeuverKind
  /// What is said.
  public var words: String
  /// Metres to it.
  public var distance: Double
  /// The step's number on the route guided now.
  public var step: Int

  /// Makes a maneuver.
  public init(kind: ManeuverKind, words: String, distance: Double, step: Int) {
    self.kind = kind
    self.words = words
    self.distance = distance
    self.step = step
  }

  /// The next spoken step of an engine; nil after the last, off the route and at the destination.
  init?(snapshot: GuidanceSnapshot, route: borrowing NavRoute) {
    guard snapshot.phase == .onRoute || snapshot.phase == .waitingForFix, let step = snapshot.nextStep,
      let distance = snapshot.nextDistance, route.steps.indices.contains(step)
    else { return nil }
    self.init(kind: route.steps[step].kind, words: route.steps[step].instruction, distance: distance, step: step)
  }
}
