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
  private var gate: any FixGating
  private var seat: EngineSeat?
  private var policy: any Rerouting
  private var eta: ETARefresh
  private var etaWake: SimTask?
  private var cameras: SpeedCameraAlert
  private var lastUsed: UsedFix?
  private var hasStarted = false
  private var isOver = false
  private var wake: SimTask?
  private var requests: [Int: SimTask] = [:]

  /// Where the engine sits: in a place of its own it is worked on where it is, and never copied.
  private final class EngineSeat {
    var engine: any Guiding
    init(_ engine: any Guiding) { self.engine = engine }
  }

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
    gate = site.makeGate(site.guidanceConfig)
    policy = site.makeRerouting(site.route.provider, site.route.mode, site.tripConfig)
    eta = ETARefresh(startedAt: site.stage.now.seconds, config: site.tripConfig)
    cameras = SpeedCameraAlert(traits: .engine(site.route))
  }

  /// Makes the engine and waits for fixes.
  public func begin() async -> TripUpdate {
    makeEngine(cause: nil)
    carryOut(eta.firstEffects)
    return update()
  }

  /// Takes a fix through the gate and the engine, and carries out what they say.
  public func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    guard !isOver, let seat else { return update() }
    let now = site.stage.now.seconds
    let accepted: GuidanceFix
    switch gate.admit(fix, receivedAt: now) {
    case .refused(let reason): return update(refusal: reason)
    case .accepted(let fix): accepted = fix
    }
    let result: GuidanceUpdate
    do {
      result = try seat.engine.update(accepted)
    } catch {
      breakDown(error, cause: cause)
      return update()
    }
    if let refusal = result.refused { return update(refusal: refusal) }
    lastUsed = UsedFix(
      fix: accepted, speed: result.speedUsed ?? accepted.speed, course: result.courseUsed ?? accepted.course)
    var lines: [SpokenLine] = []
    for event in result.events { handle(event, at: now, cause: cause, saying: &lines) }
    lookAhead(seat.engine.snapshot, at: now, cause: cause, saying: &lines)
    if !lines.isEmpty { await speak(lines) }
    return update(count: result.count)
  }

  /// Ends the trip: whatever it waits for is dropped.
  public func end(_ reason: TripEndReason, cause: Int?) async {
    guard !isOver else { return }
    isOver = true
    var lines: [SpokenLine] = []
    carryOut(policy.ended(at: site.stage.now.seconds), cause: cause, saying: &lines)
    carryOut(eta.ended(at: site.stage.now.seconds))
    // A line that is on its way to the voice must not be said behind the end.
    await site.voice.stop(trip: site.number)
    site.pen.write(.ended(reason), cause: cause)
  }

  private func makeEngine(cause: Int?) {
    do { seat = EngineSeat(try site.makeEngine(route, site.guidanceConfig)) } catch { breakDown(error, cause: cause) }
  }

  private func breakDown(_ error: any Error, cause: Int?) {
    site.pen.write(.broke("\(error)"), cause: cause)
    seat = nil
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
    guard let request = request() else { return }
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

  /// A request from the last used fix in the trip's own mode; nil before the first one.
  private func request() -> RouteRequest? {
    guard let lastUsed else { return nil }
    let facts = RerouteFacts(
      place: lastUsed.fix.coordinate, course: lastUsed.course, speed: lastUsed.speed, destination: route.destination,
      mode: site.route.mode, provider: site.route.provider, options: site.options, route: route,
      progress: seat?.engine.snapshot.progress)
    return facts.request()
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
    let effects = policy.answer(id, usable(result), at: site.stage.now.seconds)
    carryOut(effects, cause: cause, saying: &lines)
    await speak(lines)
    if effects != [.ignore(id)] { await site.observer.tripChanged(site.number, update(), cause: cause) }
  }

  /// The answer, or a failure where no engine can be made of its route: a trip never stands without an engine.
  private func usable(_ result: Result<NavRoute, RouteError>) -> Result<NavRoute, RouteError> {
    guard case .success(let route) = result else { return result }
    do { _ = try site.makeEngine(route, site.guidanceConfig) } catch { return .failure(.unavailable) }
    return result
  }

  private func adopt(_ newRoute: NavRoute, of id: Int, cause: Int?) {
    route = newRoute
    routeIndex = site.pen.recorder.add(newRoute)
    cameras = SpeedCameraAlert(traits: .engine(newRoute))
    carryOut(eta.rerouted(at: site.stage.now.seconds))
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

  // MARK: What goes along: the travel time and speed cameras

  private func lookAhead(
    _ snapshot: GuidanceSnapshot, at now: Double, cause: Int, saying lines: inout [SpokenLine]
  ) {
    carryOut(eta.update(phase: snapshot.phase, remaining: snapshot.remaining, at: now))
    guard !route.speedCameras.isEmpty else { return }
    let road = route.roadClass(at: snapshot.progress)
    guard let ahead = cameras.update(progress: snapshot.progress, road: road, phase: snapshot.phase) else { return }
    let entry = site.pen.write(.cameraAlert(meters: ahead.distance), cause: cause)
    lines.append(SpokenLine(.speedCamera(meters: SpokenDistance.rounded(ahead.distance)), cause: entry))
  }

  private func carryOut(_ effects: [ETAEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let id): askTravelTime(id)
      case .wake(let moment):
        etaWake?.cancel()
        etaWake = site.stage.schedule("travel time", at: .seconds(moment), rank: .trip) { [self] in await refreshTime()
        }
      case .cancelWake:
        etaWake?.cancel()
        etaWake = nil
      }
    }
  }

  private func refreshTime() {
    guard let snapshot = seat?.engine.snapshot else { return }
    carryOut(eta.wake(remaining: snapshot.remaining, at: site.stage.now.seconds))
  }

  private func askTravelTime(_ id: Int) {
    guard let request = request() else { return }
    site.stage.executor.spawn("travel time request", rank: .trip) { [self, provider = site.provider] in
      let result: Result<Double, RouteError>
      do { result = .success(try await provider.travelTime(for: request)) } catch {
        result = .failure(error as? RouteError ?? .unavailable)
      }
      await settleTravelTime(id, result)
    }
  }

  private func settleTravelTime(_ id: Int, _ result: Result<Double, RouteError>) async {
    guard !isOver else { return }
    eta.answer(id, result, at: site.stage.now.seconds)
    let entry = site.pen.write(.timeRefreshed(try? result.get()), cause: nil)
    await site.observer.tripChanged(site.number, update(), cause: entry)
  }

  private func speak(_ lines: [SpokenLine]) async {
    for line in lines { await site.voice.say(line, trip: site.number) }
  }

  private func update(refusal: FixRefusal? = nil, count: RouteCount? = nil) -> TripUpdate {
    guard let snapshot = seat?.engine.snapshot else { return TripUpdate(status: TripStatus(phase: .waitingForFix)) }
    return TripUpdate(
      refusal: refusal, count: count,
      status: TripStatus(
        snapshot: snapshot, route: route, isRerouting: policy.isRerouting,
        secondsLeft: eta.secondsLeft(remaining: snapshot.remaining)),
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
