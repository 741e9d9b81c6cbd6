import GuidanceCore

/// A trip that our engine guides: gate, engine and reroute policy, carried out.
///
/// It decides nothing itself: every decision is a value's of GuidanceCore.
public actor NavigationSession: GuidedTrip, LaneActor {
  nonisolated let lane: Lane
  /// The trip's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let site: TripSite
  private var guidance: Guidance
  private var etaWake: SimTask?
  private var cameras: SpeedCameraAlert
  private var hasCameras: Bool
  private var hasStarted = false
  private var engineHasStarted = false
  private var isOver = false
  private var wake: SimTask?
  private var requests: [Int: SimTask] = [:]
  /// The engine of an answer that is not adopted yet.
  private var prepared: (any Guiding)?

  /// Makes a trip that has not begun.
  public init(_ site: TripSite) {
    self.site = site
    lane = site.stage.executor.lane("trip", rank: .trip)
    guidance = Guidance(site)
    cameras = SpeedCameraAlert(traits: .engine(site.route))
    hasCameras = !site.route.speedCameras.isEmpty
  }

  /// Makes the engine and waits for fixes.
  public func begin() async -> TripUpdate {
    makeEngine(cause: nil)
    carryOut(guidance.eta.firstEffects)
    return update()
  }

  /// Takes a fix through the gate and the engine, and carries out what they say.
  public func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    var lines: [SpokenLine] = []
    let fate = take(fix, cause: cause, saying: &lines)
    await speak(lines)
    return guidance.update(refusal: fate.refusal, count: fate.count)
  }

  /// Whether ``receiveDirectly(_:cause:)`` may be called: the voice has the trip's lane too.
  nonisolated var speaksDirectly: Bool { sharesLane(with: site.voice) }

  /// Does the same for an app on the trip's own lane.
  func receiveDirectly(_ fix: GuidanceFix, cause: Int) -> TripUpdate {
    var lines: [SpokenLine] = []
    let fate = take(fix, cause: cause, saying: &lines)
    for line in lines { directly(site.voice, (line, site.number)) { $0.say($1.0, trip: $1.1) } }
    return guidance.update(refusal: fate.refusal, count: fate.count)
  }

  private func take(
    _ fix: GuidanceFix, cause: Int, saying lines: inout [SpokenLine]
  ) -> (refusal: FixRefusal?, count: RouteCount?) {
    if isOver { return (nil, nil) }
    let now = site.stage.now.seconds
    do {
      switch try guidance.take(fix, at: now) {
      case .idle: return (nil, nil)
      case .refused(let reason): return (reason, nil)
      case .used(let taken):
        for event in taken.events { handle(event, at: now, cause: cause, saying: &lines) }
        carryOut(taken.timeEffects)
        if hasCameras { warnOfCameras(cause: cause, saying: &lines) }
        return (nil, taken.count)
      }
    } catch {
      breakDown(error, cause: cause)
      return (nil, nil)
    }
  }

  /// Ends the trip: whatever it waits for is dropped.
  public func end(_ reason: TripEndReason, cause: Int?) async {
    guard !isOver else { return }
    isOver = true
    var lines: [SpokenLine] = []
    carryOut(guidance.policy.ended(at: site.stage.now.seconds), cause: cause, saying: &lines)
    carryOut(guidance.eta.ended(at: site.stage.now.seconds))
    // A line may be on its way to the voice at this very instant.
    await site.voice.fallSilent(for: site.number)
    site.pen.write(.ended(reason), cause: cause)
  }

  private func makeEngine(cause: Int?) {
    engineHasStarted = false
    do {
      let engine = try prepared ?? site.makeEngine(guidance.route, site.guidanceConfig)
      prepared = nil
      guidance.adopt(engine)
    } catch {
      breakDown(error, cause: cause)
    }
  }

  private func breakDown(_ error: any Error, cause: Int?) {
    site.pen.write(.broke("\(error)"), cause: cause)
    guidance.loseEngine()
  }

  private func handle(_ event: GuidanceEvent, at now: Double, cause: Int, saying lines: inout [SpokenLine]) {
    if event == .started {
      // The engine of a new route starts anew, which is no news of the trip; one that does so twice is heard.
      let isNews = !hasStarted || engineHasStarted
      hasStarted = true
      engineHasStarted = true
      if !isNews { return }
    }
    let entry = site.pen.write(JournalEvent(event), cause: cause)
    switch event {
    case .started: break
    case .announce, .arrived: lines.append(SpokenLine(Utterance(event), cause: entry))
    case .offRoute:
      carryOut(guidance.policy.offRoute(at: now), cause: entry, saying: &lines)
    case .backOnRoute: carryOut(guidance.policy.backOnRoute(at: now), cause: entry, saying: &lines)
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
    let (provider, pen) = (site.provider, site.pen)
    requests[id] = site.stage.executor.spawn("request", rank: .trip) { [self] in
      let answer = await NavigationSession.answer(of: provider, to: request, asked: entry, pen)
      guard let result = answer else { return }
      await settle(id, result, cause: entry)
    }
  }

  /// A request from the last used fix in the trip's own mode; nil before the first one.
  private func request() -> RouteRequest? {
    guard let lastUsed = guidance.lastUsed else { return nil }
    let facts = RerouteFacts(
      place: lastUsed.fix.coordinate, course: lastUsed.course, speed: lastUsed.speed,
      destination: guidance.route.destination, mode: site.route.mode, provider: site.route.provider,
      options: site.options, route: guidance.route, progress: guidance.snapshot?.progress)
    return facts.request()
  }

  /// What a provider says; nil where it gave up because the request was cancelled.
  private static func answer(
    of provider: any RouteProvider, to request: RouteRequest, asked entry: Int, _ pen: JournalPen
  ) async -> Result<NavRoute, RouteError>? {
    do {
      guard let first = try await provider.routes(for: request).first else { return .failure(.noRoute) }
      return .success(first)
    } catch let error as RouteError {
      return .failure(error)
    } catch is CancellationError {
      return nil
    } catch {
      if error is DrawnAnswerError { pen.write(.broke("\(error)"), cause: entry) }
      return .failure(.unavailable)
    }
  }

  private func settle(_ id: Int, _ result: Result<NavRoute, RouteError>, cause: Int) async {
    requests.removeValue(forKey: id)
    var lines: [SpokenLine] = []
    let effects = guidance.policy.answer(id, usable(result), at: site.stage.now.seconds)
    carryOut(effects, cause: cause, saying: &lines)
    prepared = nil
    await speak(lines)
    if effects != [.ignore(id)] { await site.observer?.tripChanged(site.number, update(), cause: cause) }
  }

  /// The answer, or a failure where no engine can be made of its route: a trip never stands without an engine.
  private func usable(_ result: Result<NavRoute, RouteError>) -> Result<NavRoute, RouteError> {
    guard case .success(let route) = result else { return result }
    do { prepared = try site.makeEngine(route, site.guidanceConfig) } catch { return .failure(.unavailable) }
    return result
  }

  private func adopt(_ newRoute: NavRoute, of id: Int, cause: Int?) {
    guidance.route = newRoute
    guidance.index = site.pen.recorder.add(newRoute)
    cameras = SpeedCameraAlert(traits: .engine(newRoute))
    hasCameras = !newRoute.speedCameras.isEmpty
    carryOut(guidance.eta.rerouted(at: site.stage.now.seconds))
    let entry = site.pen.write(.rerouted(request: id, route: guidance.index), cause: cause)
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
    let effects = guidance.policy.wake(at: site.stage.now.seconds)
    carryOut(effects, cause: cause, saying: &lines)
    await speak(lines)
    if !effects.isEmpty { await site.observer?.tripChanged(site.number, update(), cause: cause) }
  }

  // MARK: What goes along: the travel time and speed cameras

  private func warnOfCameras(cause: Int, saying lines: inout [SpokenLine]) {
    guard let snapshot = guidance.snapshot else { return }
    let road = guidance.route.roadClass(at: snapshot.progress)
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
    guard let snapshot = guidance.snapshot else { return }
    carryOut(guidance.eta.wake(remaining: snapshot.remaining, at: site.stage.now.seconds))
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
    guidance.eta.answer(id, result, at: site.stage.now.seconds)
    let entry = site.pen.write(.timeRefreshed(try? result.get()), cause: nil)
    await site.observer?.tripChanged(site.number, update(), cause: entry)
  }

  private func speak(_ lines: [SpokenLine]) async {
    for line in lines { await site.voice.say(line, trip: site.number) }
  }

  private func update(refusal: FixRefusal? = nil, count: RouteCount? = nil) -> TripUpdate {
    guidance.update(refusal: refusal, count: count)
  }
}

extension JournalEvent {
  /// What an engine says, as the journal writes it.
  public init(_ event: GuidanceEvent) {
    switch event {
    case .started: self = .started
    case .announce(let announcement): self = .announce(announcement)
    case .offRoute(let lateral): self = .offRoute(lateral: lateral)
    case .backOnRoute: self = .backOnRoute
    case .arrived: self = .arrived
    }
  }
}
