import GuidanceCore

/// Starts and ends trips, holds the one on screen, and turns fixes and compass into camera moves.
public actor App: TripObserver {
  nonisolated let lane: Lane
  /// The app's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let site: AppSite
  nonisolated let pen: JournalPen
  private var current: TripOnScreen?
  private var tripCount = 0
  private var arrival: any ArrivalEnding
  private var arrivalWake: SimTask?
  private var reports: TripReports?
  private var reportWake: SimTask?
  private var voiceGate = VoiceGate()
  private var camera: any MapFollowing
  private var level: Int?

  /// The trip that is on screen.
  ///
  /// A class, though only the app ever holds it: as a struct it would be copied whole at each glance at one field.
  private final class TripOnScreen {
    let number: Int
    let trip: any GuidedTrip
    let mode: TravelMode
    let traits: GuidedTripTraits
    let feed: SimTask?
    var update: TripUpdate
    var hasArrived = false

    init(
      number: Int, trip: any GuidedTrip, mode: TravelMode, traits: GuidedTripTraits, feed: SimTask?, update: TripUpdate
    ) {
      self.number = number
      self.trip = trip
      self.mode = mode
      self.traits = traits
      self.feed = feed
      self.update = update
    }
  }

  /// Makes an app without a trip.
  init(_ site: AppSite) {
    self.site = site
    lane = site.stage.executor.lane("app", rank: .app)
    pen = JournalPen(recorder: site.recorder, actor: .app, trip: 0)
    arrival = site.parts.makeArrivalEnd(site.plan.barometer?.doorLevel, site.tripConfig)
    camera = site.parts.makeCamera()
  }

  // MARK: Trips

  /// Starts a trip on a planned route; the one on screen ends as replaced.
  public func start(route index: Int, cause: Int?) async {
    tripCount += 1
    let number = tripCount
    await carryOut(arrival.started(trip: number, at: now), cause: cause)
    let planned = site.plan.routes[index]
    let routeIndex = site.recorder.add(planned.route)
    let isFed = site.isFed(planned.route.provider)
    let facts = TripFacts(
      name: planned.name, mode: planned.route.mode, provider: planned.route.provider, isFed: isFed, route: routeIndex)
    let entry = site.recorder.record(.began(facts), by: .app, trip: number, cause: cause)
    let trip: any GuidedTrip
    do {
      trip = try site.makeTrip(number, planned.route, routeIndex, self)
    } catch {
      site.recorder.record(.broke("\(error)"), by: .trip, trip: number, cause: entry)
      return
    }
    let feed = site.makeFeed(planned.route)
    let update = await trip.begin()
    let task = feed.map { feed in
      site.stage.executor.spawn("feed", rank: .provider) { [self] in
        await feed.guide(trip, number: number, observer: self)
      }
    }
    current = TripOnScreen(
      number: number, trip: trip, mode: planned.route.mode, traits: isFed ? .feed : .engine(planned.route), feed: task,
      update: update)
    let newReports = TripReports(startedAt: now, config: site.tripConfig)
    reports = newReports
    await carryOut(newReports.firstEffects, cause: entry)
    read()
  }

  /// Takes a fix from the receiver and hands it to the trip on screen.
  public func receive(_ delivered: DeliveredFix) async {
    guard let current else {
      site.recorder.record(.fix(FixRecord(delivered)), by: .gps, trip: 0, cause: nil)
      return
    }
    let number = current.number
    let entry = site.recorder.record(.fix(FixRecord(delivered)), by: .gps, trip: number, cause: nil)
    let update = await current.trip.receive(delivered.fix, cause: entry)
    site.recorder.amend(entry, with: update)
    guard number == self.current?.number, update.refusal == nil else { return }
    if let move = camera.follow(delivered.fix, update, mode: current.mode) {
      site.recorder.record(.camera(move), by: .app, trip: number, cause: entry)
    }
    await take(update, of: current, cause: entry)
  }

  /// Takes what changed without a fix.
  public func tripChanged(_ trip: Int, _ update: TripUpdate, cause: Int?) async {
    guard let current, trip == current.number else { return }
    await take(update, of: current, cause: cause)
  }

  private func take(_ update: TripUpdate, of trip: TripOnScreen, cause: Int?) async {
    trip.update = update
    if update.status.phase == .arrived, !trip.hasArrived {
      trip.hasArrived = true
      await carryOut(arrival.arrived(trip: trip.number, at: now), cause: cause)
    }
    read()
  }

  private func carryOut(_ effects: [ArrivalEffect], cause: Int?) async {
    for effect in effects {
      switch effect {
      case .end(let number, let reason): await end(trip: number, reason, cause: cause)
      case .wake(let moment):
        arrivalWake?.cancel()
        arrivalWake = site.stage.schedule("arrival's end", at: .seconds(moment), rank: .trip) { [self] in
          await wakeArrival(cause: cause)
        }
      case .cancelWake:
        arrivalWake?.cancel()
        arrivalWake = nil
      }
    }
  }

  private func wakeArrival(cause: Int?) async { await carryOut(arrival.wake(at: now), cause: cause) }

  private func wakeReports(cause: Int?) async { await carryOut(reports?.beat(at: now) ?? [], cause: cause) }

  private func end(trip number: Int, _ reason: TripEndReason, cause: Int?) async {
    guard let ended = current, ended.number == number else { return }
    current = nil
    camera.leaveTrip()
    ended.feed?.cancel()
    await carryOut(reports?.stop(at: now) ?? [], cause: cause)
    await ended.trip.end(reason, cause: cause)
    read()
  }

  // MARK: Sensors

  /// Takes a compass reading.
  public func receive(_ reading: CompassReading) {
    guard let (heading, move) = camera.update(reading, at: now) else { return }
    let number = current?.number ?? 0
    let entry = site.recorder.record(.heading(heading), by: .compass, trip: number, cause: nil)
    if let move { site.recorder.record(.camera(move), by: .app, trip: number, cause: entry) }
    read()
  }

  /// Takes the barometer's level.
  public func receive(level newLevel: Int) async {
    guard newLevel != level else { return }
    level = newLevel
    let entry = site.recorder.record(.level(newLevel), by: .barometer, trip: current?.number ?? 0, cause: nil)
    await carryOut(arrival.level(newLevel, at: now), cause: entry)
  }

  // MARK: The person

  /// Does what the person does.
  public func perform(_ action: AppAction, cause: Int?) async {
    let number = current?.number ?? 0
    let entry = site.recorder.record(.acted(action.words(site.plan.routes)), by: .app, trip: number, cause: cause)
    switch action {
    case .starts(let route): await start(route: route, cause: entry)
    case .ends: await carryOut(arrival.stopped(trip: number, at: now), cause: entry)
    case .mutes(let isMuted):
      voiceGate.isMuted = isMuted
      await site.voice.mute(isMuted)
    case .talks(let isTalking): voiceGate.isTalking = isTalking
    case .pans: break
    case .tilts:
      if let move = camera.tilt() { site.recorder.record(.camera(move), by: .app, trip: number, cause: entry) }
    case .asksReport: await carryOut(reports?.asked(at: now) ?? [], cause: entry)
    }
    read()
  }

  private func carryOut(_ effects: [ReportEffect], cause: Int?) async {
    for effect in effects {
      switch effect {
      case .report:
        guard let current else { continue }
        site.recorder.record(.reported(current.update.status.line), by: .app, trip: current.number, cause: cause)
      case .wake(let moment):
        reportWake?.cancel()
        reportWake = site.stage.schedule("report", at: .seconds(moment), rank: .trip) { [self] in
          await wakeReports(cause: cause)
        }
      case .cancelWake:
        reportWake?.cancel()
        reportWake = nil
      }
    }
  }

  // MARK: Readings

  private var now: Double { site.stage.now.seconds }

  private func read() {
    var reading = Reading(time: site.stage.now, entries: 0)
    if let current {
      reading.trip = current.number
      let update = current.update
      reading.route = update.route
      reading.phase = update.status.phase
      reading.progress = update.snapshot?.progress
      reading.remaining = update.status.metersLeft
      reading.timeLeft = update.status.secondsLeft
      reading.lateral = update.snapshot?.lateral ?? update.status.lateral
      reading.speed = update.status.speed
      reading.nextStep = update.snapshot?.nextStep ?? update.status.maneuver?.step
      reading.nextDistance = update.snapshot?.nextDistance ?? update.status.maneuver?.distance
      reading.isRerouting = update.status.isRerouting
      reading.mode = current.mode
      reading.providerVoice = current.traits.providerVoice(allowed: voiceGate.allowsProviderVoice)
      reading.mapHeading = camera.heading
      reading.puck = camera.puck
      reading.cameraDistance = camera.distance
      reading.pitch = camera.pitch
    }
    site.recorder.read(reading)
  }
}

extension TripReports {
  /// The beat's timer fired.
  fileprivate mutating func beat(at now: Double) -> [ReportEffect] { wake(at: now) }

  /// The trip is over.
  fileprivate mutating func stop(at now: Double) -> [ReportEffect] { ended(at: now) }
}

extension TripStatus {
  /// What a glance at the trip reads.
  var line: String {
    var parts = [phase.rawValue]
    if isRerouting { parts.append("looking for another way") }
    if let maneuver { parts.append("\(maneuver.words) in \(Self.whole(maneuver.distance)) m") }
    if let metersLeft { parts.append("\(Self.whole(metersLeft)) m left") }
    if let secondsLeft { parts.append("\(Self.whole(secondsLeft)) s left") }
    return parts.joined(separator: ", ")
  }

  /// A whole number; an engine of somebody else's may believe anything.
  private static func whole(_ value: Double) -> String {
    value.isFinite ? "\(Int(max(-1e15, min(1e15, value.rounded()))))" : "?"
  }
}

extension AppAction {
  /// The act in the words of the scenario.
  func words(_ routes: [PlannedRoute]) -> String {
    switch self {
    case .starts(let route):
      routes.indices.contains(route) ? "starts \"\(routes[route].name ?? "")\"" : "starts"
    case .ends: "ends"
    case .mutes(let isMuted): isMuted ? "mutes" : "unmutes"
    case .talks(let isTalking): isTalking ? "talks" : "stops talking"
    case .pans: "pans"
    case .tilts: "tilts"
    case .asksReport: "asks report"
    }
  }
}
