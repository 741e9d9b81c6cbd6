import GuidanceCore

/// A trip that our engine guides: gate, engine and reroute policy, carried out.
///
/// It decides nothing itself: every decision is a value's of GuidanceCore.
public actor NavigationSession: GuidedTrip {
  nonisolated let lane: Lane
  /// The trip's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let site: TripSite
  private var route: NavRoute
  private var routeIndex: Int
  private var gate: FixGate
  private var engine: (any Guiding)?
  private var policy: ReroutePolicy
  private var companions: TripCompanions
  private var lastUsed: UsedFix?
  private var hasStarted = false
  private var isOver = false
  private var wake: SimTask?
  private var requests: [Int: SimTask] = [:]
  private var offRouteEntry: Int?

  private struct UsedFix {
    var fix: GuidanceFix
    var speed: Double?
    var course: Double?
  }

  /// Makes a trip that has not begun.
  public init(_ site: TripSite) {
    self.site = site
    lane = site.stage.executor.lane("trip", rank: .trip)
    route = site.route
    routeIndex = site.routeIndex
    gate = FixGate(mode: site.route.mode, config: site.guidanceConfig)
    policy = ReroutePolicy(provider: site.route.provider, mode: site.route.mode, config: site.tripConfig)
    companions = TripCompanions(site)
  }

  /// Makes the engine and waits for fixes.
  public func begin() async -> TripUpdate {
    makeEngine(cause: nil)
    return update()
  }

  /// Takes a fix through the gate and the engine, and carries out what they say.
  public func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    guard !isOver, engine != nil else { return update() }
    let now = site.stage.now.seconds
    let accepted: GuidanceFix
    switch gate.admit(fix, receivedAt: now) {
    case .refused(let reason): return update(refusal: reason)
    case .accepted(let fix): accepted = fix
    }
    let result: GuidanceUpdate
    do {
      result = try engine?.update(accepted) ?? GuidanceUpdate()
    } catch {
      breakDown(error, cause: cause)
      return update()
    }
    if let refusal = result.refused { return update(refusal: refusal) }
    lastUsed = UsedFix(
      fix: accepted, speed: result.speedUsed ?? accepted.speed, course: result.courseUsed ?? accepted.course)
    var lines: [SpokenLine] = []
    for event in result.events { handle(event, at: now, cause: cause, saying: &lines) }
    await speak(lines)
    return update(count: result.count)
  }

  /// Ends the trip: whatever it waits for is dropped.
  public func end(_ reason: TripEndReason, cause: Int?) async {
    guard !isOver else { return }
    isOver = true
    var lines: [SpokenLine] = []
    carryOut(policy.ended(at: site.stage.now.seconds), cause: cause, saying: &lines)
    companions.stop()
    site.pen.write(.ended(reason), cause: cause)
  }

  private func makeEngine(cause: Int?) {
    do { engine = try site.makeEngine(route, site.guidanceConfig) } catch { breakDown(error, cause: cause) }
  }

  private func breakDown(_ error: any Error, cause: Int?) {
    site.pen.write(.broke("\(error)"), cause: cause)
    engine = nil
  }

  private func handle(_ event: GuidanceEvent, at now: Double, cause: Int, saying lines: inout [SpokenLine]) {
    if event == .started {
      if hasStarted { return }
      hasStarted = true
    }
    let entry = site.pen.write(JournalEvent(event), cause: cause)
    switch event {
    case .started: break
    case .announce, .arrived: lines.append(SpokenLine(Utterance(event), cause: entry))
    case .offRoute:
      offRouteEntry = entry
      carryOut(policy.offRoute(at: now), cause: entry, saying: &lines)
    case .backOnRoute: carryOut(policy.backOnRoute(at: now), cause: entry, saying: &lines)
    }
  }

  private func carryOut(_ effects: [RerouteEffect], cause: Int?, saying lines: inout [SpokenLine]) {
    for effect in effects {
      switch effect {
      case .ask(let id): ask(id, cause: cause)
      case .cancel(let id):
        site.pen.write(.cancelled(request: id), cause: cause)
        requests.removeValue(forKey: id)?.cancel()
      case .fail(let id, let error, let sayNoWay):
        let entry = site.pen.write(.failed(request: id, error: error), cause: cause)
        if error == .timedOut { requests.removeValue(forKey: id)?.cancel() }
        if sayNoWay { lines.append(SpokenLine(.noWayFound, cause: entry)) }
      case .adopt(let id, let route): adopt(route, of: id, cause: cause)
      case .ignore(let id): site.pen.write(.ignored(request: id), cause: cause)
      case .wake(let moment): setWake(at: .seconds(moment), cause: cause)
      case .cancelWake: cancelWake()
      }
    }
  }

  private func ask(_ id: Int, cause: Int?) {
    guard let lastUsed else { return }
    let facts = RerouteFacts(
      place: lastUsed.fix.coordinate, course: lastUsed.course, speed: lastUsed.speed, destination: route.destination,
      mode: site.route.mode, provider: site.route.provider, route: route, progress: engine?.snapshot.progress)
    let request = facts.request()
    let entry = site.pen.write(
      .asked(
        RequestRecord(
          number: id, mode: request.mode, provider: request.provider, origin: request.origin, course: request.course)),
      cause: cause)
    requests[id] = site.stage.executor.spawn("request", rank: .trip) { [self, provider = site.provider] in
      let result = await NavigationSession.answer(of: provider, to: request)
      await settle(id, result, cause: entry)
    }
  }

  private static func answer(
    of provider: any RouteProvider, to request: RouteRequest
  ) async -> Result<NavRoute, RouteError> {
    do {
      guard let first = try await provider.routes(for: request).first else { return .failure(.noRoute) }
      return .success(first)
    } catch let error as RouteError {
      return .failure(error)
    } catch {
      return .failure(.unavailable)
    }
  }

  private func settle(_ id: Int, _ result: Result<NavRoute, RouteError>, cause: Int) async {
    requests.removeValue(forKey: id)
    var lines: [SpokenLine] = []
    let effects = policy.answer(id, result, at: site.stage.now.seconds)
    carryOut(effects, cause: cause, saying: &lines)
    await speak(lines)
    if effects != [.ignore(id)] { await site.observer.tripChanged(site.number, update(), cause: cause) }
  }

  private func adopt(_ newRoute: NavRoute, of id: Int, cause: Int?) {
    route = newRoute
    routeIndex = site.pen.recorder.add(newRoute)
    companions.follow(newRoute)
    let entry = site.pen.write(.rerouted(request: id, route: routeIndex), cause: cause)
    makeEngine(cause: entry)
  }

  private func setWake(at moment: SimInstant, cause: Int?) {
    cancelWake()
    wake = site.stage.schedule("reroute timer", at: moment, rank: .trip) { [self] in await wakeUp(cause: cause) }
  }

  private func cancelWake() {
    wake?.cancel()
    wake = nil
  }

  private func wakeUp(cause: Int?) async {
    var lines: [SpokenLine] = []
    let effects = policy.wake(at: site.stage.now.seconds)
    carryOut(effects, cause: cause, saying: &lines)
    await speak(lines)
    if !effects.isEmpty { await site.observer.tripChanged(site.number, update(), cause: cause) }
  }

  private func speak(_ lines: [SpokenLine]) async {
    for line in lines { await site.voice.say(line, trip: site.number) }
  }

  private func update(refusal: FixRefusal? = nil, count: RouteCount? = nil) -> TripUpdate {
    guard let snapshot = engine?.snapshot else { return TripUpdate(status: TripStatus(phase: .waitingForFix)) }
    return TripUpdate(
      refusal: refusal, count: count,
      status: TripStatus(snapshot: snapshot, route: route, isRerouting: policy.isRerouting),
      snapshot: snapshot, speedUsed: lastUsed?.speed, courseUsed: lastUsed?.course, route: routeIndex)
  }
}

extension JournalEvent {
  /// What an engine says, as the journal writes it.
  init(_ event: GuidanceEvent) {
    switch event {
    case .started: self = .started
    case .announce(let announcement): self = .announce(announcement)
    case .offRoute(let lateral): self = .offRoute(lateral: lateral)
    case .backOnRoute: self = .backOnRoute
    case .arrived: self = .arrived
    }
  }
}
