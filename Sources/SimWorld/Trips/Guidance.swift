import GuidanceCore

/// What a guided trip knows: its route and engine, the gate before it, the rerouting, the travel time.
///
/// All in one value, so that a fix is worked on in one access to the session that holds it.
struct Guidance {
  /// The route guided now.
  var route: NavRoute
  /// Its index in ``Journal/routes``.
  var index: Int
  /// Decides about new routes.
  var policy: ReroutePolicy
  /// Decides when the travel time is asked again.
  var eta: ETARefresh
  /// What the engine believes; nil where there is none.
  private(set) var snapshot: GuidanceSnapshot?
  /// The last fix that the engine used.
  private(set) var lastUsed: UsedFix?
  private var gate: FixGate
  /// Nil before the begin and after it broke.
  private var engine: (any Guiding)?

  /// A fix with the speed and the course that the rules used.
  struct UsedFix {
    var fix: GuidanceFix
    var speed: Double?
    var course: Double?
  }

  /// What became of a fix.
  enum Outcome {
    /// There is no engine.
    case idle
    case refused(FixRefusal)
    case used(Taken)
  }

  /// What a used fix brought.
  struct Taken {
    var events: [GuidanceEvent]
    var count: RouteCount?
    var timeEffects: [ETAEffect]
  }

  /// Begins a trip without an engine.
  init(_ site: TripSite) {
    route = site.route
    index = site.routeIndex
    gate = FixGate(config: site.guidanceConfig)
    policy = ReroutePolicy(provider: site.route.provider, mode: site.route.mode, config: site.tripConfig)
    eta = ETARefresh(startedAt: site.stage.now.seconds, config: site.tripConfig)
  }

  /// Takes an engine for the route.
  mutating func adopt(_ newEngine: any Guiding) {
    snapshot = newEngine.snapshot
    engine = newEngine
  }

  /// Goes on without an engine.
  mutating func loseEngine() {
    snapshot = nil
    engine = nil
  }

  /// Takes a fix through the gate and the engine.
  mutating func take(_ fix: GuidanceFix, at now: Double) throws -> Outcome {
    if engine == nil { return .idle }
    let accepted: GuidanceFix
    switch gate.admit(fix, receivedAt: now) {
    case .refused(let reason): return .refused(reason)
    case .accepted(let fix): accepted = fix
    }
    guard let result = try engine?.follow(accepted, showing: &snapshot) else { return .idle }
    if let reason = result.refused { return .refused(reason) }
    lastUsed = UsedFix(
      fix: accepted, speed: result.speedUsed ?? accepted.speed, course: result.courseUsed ?? accepted.course)
    let timeEffects = snapshot.map { eta.update(phase: $0.phase, remaining: $0.remaining, at: now) } ?? []
    return .used(Taken(events: result.events, count: result.count, timeEffects: timeEffects))
  }

  /// What the trip is like now.
  ///
  /// Changes nothing; it is mutating because a value is then read where it lies, and not copied whole first.
  mutating func update(refusal: FixRefusal?, count: RouteCount?) -> TripUpdate {
    guard let snapshot else { return TripUpdate(status: TripStatus(phase: .waitingForFix)) }
    return TripUpdate(
      refusal: refusal, count: count,
      status: TripStatus(
        snapshot: snapshot, route: route, isRerouting: policy.isRerouting,
        secondsLeft: eta.secondsLeft(remaining: snapshot.remaining)),
      snapshot: snapshot, speedUsed: lastUsed?.speed, courseUsed: lastUsed?.course, route: index)
  }
}

extension Guiding {
  /// Takes one fix and shows what the engine believes then.
  ///
  /// Both in one call, as a glance at an engine of a type that is not known would copy it whole.
  fileprivate mutating func follow(_ fix: GuidanceFix, showing shown: inout GuidanceSnapshot?) throws -> GuidanceUpdate {
    let update = try update(fix)
    shown = snapshot
    return update
  }
}
