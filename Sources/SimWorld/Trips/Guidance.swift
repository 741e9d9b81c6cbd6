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
  var policy: any Rerouting
  /// Decides when the travel time is asked again.
  var eta: ETARefresh
  /// Whether there is an engine: not before the begin and not after it broke.
  private(set) var hasEngine = false
  /// The last fix that the engine used.
  private(set) var lastUsed: UsedFix?
  private var updateCount = 0
  private var gate: any FixGating
  private var engine: (any Guiding)?
  /// What the engine believes; kept here, as a glance at an engine of a type that is not known would copy it whole.
  private var shown = GuidanceSnapshot(phase: .waitingForFix, progress: 0, remaining: 0, remainingTime: 0)

  /// What the engine believes; nil where there is none.
  var snapshot: GuidanceSnapshot? { hasEngine ? shown : nil }

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
    gate = site.makeGate(site.guidanceConfig)
    policy = site.makeRerouting(site.route.provider, site.route.mode, site.tripConfig)
    eta = ETARefresh(startedAt: site.stage.now.seconds, config: site.tripConfig)
  }

  /// Takes an engine for the route.
  mutating func adopt(_ newEngine: any Guiding) {
    shown = newEngine.snapshot
    engine = newEngine
    hasEngine = true
  }

  /// Goes on without an engine.
  mutating func loseEngine() {
    engine = nil
    hasEngine = false
  }

  /// Takes a fix through the gate and the engine.
  mutating func take(_ fix: GuidanceFix, at now: Double) throws -> Outcome {
    if !hasEngine { return .idle }
    let accepted: GuidanceFix
    switch gate.admit(fix, receivedAt: now) {
    case .refused(let reason): return .refused(reason)
    case .accepted(let fix): accepted = fix
    }
    guard let result = try engine?.follow(accepted, showing: &shown) else { return .idle }
    if let reason = result.refused { return .refused(reason) }
    lastUsed = UsedFix(
      fix: accepted, speed: result.speedUsed ?? accepted.speed, course: result.courseUsed ?? accepted.course)
    return .used(
      Taken(
        events: result.events, count: result.count,
        timeEffects: eta.update(phase: shown.phase, remaining: shown.remaining, at: now)))
  }

  /// What the trip is like now, numbered.
  mutating func update(refusal: FixRefusal?, count: RouteCount?) -> TripUpdate {
    guard hasEngine else { return TripUpdate(status: TripStatus(phase: .waitingForFix)) }
    var update = TripUpdate(
      refusal: refusal, count: count,
      status: TripStatus(
        snapshot: shown, route: route, isRerouting: policy.isRerouting,
        secondsLeft: eta.secondsLeft(remaining: shown.remaining)),
      snapshot: shown, speedUsed: lastUsed?.speed, courseUsed: lastUsed?.course, route: index)
    updateCount += 1
    update.number = updateCount
    return update
  }
}

extension Guiding {
  /// Takes one fix and shows what the engine believes then.
  fileprivate mutating func follow(_ fix: GuidanceFix, showing shown: inout GuidanceSnapshot) throws -> GuidanceUpdate {
    let update = try update(fix)
    shown = snapshot
    return update
  }
}
