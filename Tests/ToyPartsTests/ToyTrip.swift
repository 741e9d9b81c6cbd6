import GuidanceCore
import SimWorld

/// A session as an app has it: an engine, one request at a time, a retry timer, a deadline.
///
/// Left alone it holds the scenarios that these tests play. Each of its bugs is one that apps have shipped.
actor ToyTrip: GuidedTrip {
  /// What may be wrong with it.
  enum Bug: String, CaseIterable, Sendable {
    /// An answer is adopted whenever it comes.
    case adoptsWhateverComes
    /// While off the route each fix asks.
    case asksWithEveryFix
    /// A failure is asked again after a second.
    case asksAgainAtOnce
    /// A used-up allowance is asked again like any failure.
    case asksInVain
    /// The request is made in the mode of a fresh install.
    case asksForADrive
    /// A failure is left alone: nobody asks again.
    case givesUpInSilence
    /// The route of another mode is taken like any.
    case takesAnyRoute
    /// The end is not told to what still runs.
    case outlivesItsEnd
  }

  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let site: TripSite
  private let bug: Bug?
  private var route: NavRoute
  private var routeIndex: Int
  private var gate: any FixGating
  private var engine: (any Guiding)?
  private var last: GuidanceFix?
  private var requests = 0
  private var inFlight: Int?
  private var timer: SimTask?
  private var hasStarted = false
  private var isOver = false

  init(_ site: TripSite, bug: Bug? = nil) {
    self.site = site
    self.bug = bug
    lane = site.stage.executor.lane("toy trip", rank: .trip)
    route = site.route
    routeIndex = site.routeIndex
    gate = site.makeGate(site.guidanceConfig)
  }

  func begin() async -> TripUpdate {
    guide()
    return update()
  }

  func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    guard !isOver || bug == .outlivesItsEnd else { return update() }
    switch gate.admit(fix, receivedAt: site.stage.now.seconds) {
    case .refused(let refusal): return update(refusal: refusal)
    case .accepted(let fix): last = fix
    }
    guard let last, let result = try? engine?.update(last) else { return update() }
    if let refusal = result.refused { return update(refusal: refusal) }
    for event in result.events { await take(event, cause: cause) }
    if bug == .asksWithEveryFix, engine?.snapshot.phase == .offRoute { ask(cause: cause) }
    return update(count: result.count, result.speedUsed, result.courseUsed)
  }

  func end(_ reason: TripEndReason, cause: Int?) async {
    isOver = true
    if bug != .outlivesItsEnd { giveUp(cause: cause) }
    await site.voice.fallSilent(for: site.number)
    site.pen.write(.ended(reason), cause: cause)
  }

  // MARK: What the engine says

  private func guide() {
    do { engine = try site.makeEngine(route, site.guidanceConfig) } catch {
      site.pen.write(.broke("\(error)"), cause: nil)
    }
  }

  private func take(_ event: GuidanceEvent, cause: Int) async {
    if event == .started {
      if hasStarted { return }
      hasStarted = true
    }
    let entry = site.pen.write(JournalEvent(event), cause: cause)
    switch event {
    case .started: break
    case .announce, .arrived: await site.voice.say(SpokenLine(Utterance(event), cause: entry), trip: site.number)
    case .offRoute: ask(cause: entry)
    case .backOnRoute: giveUp(cause: entry)
    }
  }

  private func giveUp(cause: Int?) {
    timer?.cancel()
    if bug == .adoptsWhateverComes { return }
    if let number = inFlight { site.pen.write(.cancelled(request: number), cause: cause) }
    inFlight = nil
  }

  // MARK: Another route

  private func ask(cause: Int?) {
    guard let last else { return }
    requests += 1
    let number = requests
    inFlight = number
    let request = RouteRequest(
      origin: last.coordinate, course: last.course, destination: route.destination,
      mode: bug == .asksForADrive ? .driving : site.route.mode, provider: site.route.provider,
      options: site.options, replaced: route, progress: engine?.snapshot.progress)
    let entry = site.pen.write(
      .asked(
        RequestRecord(
          number: number, mode: request.mode, provider: request.provider, origin: request.origin,
          course: request.course)),
      cause: cause)
    site.stage.executor.spawn("toy request", rank: .trip) { [self, provider = site.provider] in
      do {
        guard let route = try await provider.routes(for: request).first else { throw RouteError.noRoute }
        await adopt(route, of: number, cause: entry)
      } catch {
        await fail(number, error as? RouteError ?? .unavailable, cause: entry)
      }
    }
    wake(after: site.tripConfig.rerouteTimeout) { await $0.fail(number, .timedOut, cause: entry) }
  }

  private func adopt(_ answer: NavRoute, of number: Int, cause: Int) async {
    guard inFlight == number || bug == .adoptsWhateverComes else {
      site.pen.write(.ignored(request: number), cause: cause)
      return
    }
    if bug != .takesAnyRoute, answer.mode != site.route.mode || answer.provider != site.route.provider {
      return await fail(number, .mismatchedProvider, cause: cause)
    }
    timer?.cancel()
    inFlight = nil
    route = answer
    routeIndex = site.pen.recorder.add(answer)
    let entry = site.pen.write(.rerouted(request: number, route: routeIndex), cause: cause)
    guide()
    await site.observer?.tripChanged(site.number, update(), cause: entry)
  }

  private func fail(_ number: Int, _ error: RouteError, cause: Int) async {
    guard inFlight == number else { return }
    inFlight = nil
    let entry = site.pen.write(.failed(request: number, error: error), cause: cause)
    if bug != .givesUpInSilence, !error.isFinal || bug == .asksInVain {
      wake(after: bug == .asksAgainAtOnce ? 1 : site.tripConfig.rerouteRetry) { await $0.ask(cause: entry) }
    }
    await site.observer?.tripChanged(site.number, update(), cause: entry)
  }

  private func wake(after seconds: Double, _ body: @escaping @Sendable (ToyTrip) async -> Void) {
    timer?.cancel()
    let moment = site.stage.now.advanced(by: .seconds(seconds))
    timer = site.stage.schedule("toy timer", at: moment, rank: .trip) { [self] in await body(self) }
  }

  private func update(
    refusal: FixRefusal? = nil, count: RouteCount? = nil, _ speed: Double? = nil, _ course: Double? = nil
  ) -> TripUpdate {
    guard let snapshot = engine?.snapshot else { return TripUpdate(status: TripStatus(phase: .waitingForFix)) }
    return TripUpdate(
      refusal: refusal, count: count,
      status: TripStatus(snapshot: snapshot, route: route, isRerouting: inFlight != nil), snapshot: snapshot,
      speedUsed: speed, courseUsed: course, route: routeIndex)
  }
}
