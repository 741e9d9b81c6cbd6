import GuidanceCore

/// Starts and ends trips, holds the one on screen, and turns fixes and compass into camera moves.
public actor App: TripObserver, LaneActor {
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
  private var unfinished: UnfinishedFix?

  /// The trip that is on screen.
  ///
  /// A class, though only the app ever holds it: as a struct it would be copied whole at each glance at one field.
  private final class TripOnScreen {
    let number: Int
    let trip: any GuidedTrip
    /// The trip, where it is ours and may be called directly.
    let session: NavigationSession?
    let mode: TravelMode
    let traits: GuidedTripTraits
    let feed: SimTask?
    var update: TripUpdate
    var hasArrived = false

    init(
      of app: App, number: Int, trip: any GuidedTrip, mode: TravelMode, traits: GuidedTripTraits, feed: SimTask?,
      update: TripUpdate
    ) {
      self.number = number
      self.trip = trip
      session = (trip as? NavigationSession).flatMap { $0.sharesLane(with: app) && $0.speaksDirectly ? $0 : nil }
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
      of: self, number: number, trip: trip, mode: planned.route.mode,
      traits: isFed ? .feed : .engine(planned.route), feed: task, update: update)
    let newReports = TripReports(startedAt: now, config: site.tripConfig)
    reports = newReports
    await carryOut(newReports.firstEffects, cause: entry)
    read()
  }

  /// Takes a fix from the receiver and hands it to the trip on screen.
  public func receive(_ delivered: DeliveredFix) async {
    let fix = record(delivered)
    if let current { await handOn(fix, to: current) }
  }

  /// Does the same for a receiver on the app's own lane, as far as nobody must be waited for; true where
  /// ``finishFix()`` is to do the rest.
  func receiveDirectly(_ delivered: DeliveredFix) -> Bool {
    var fix = record(delivered)
    guard let current else { return false }
    guard let session = current.session else {
      unfinished = UnfinishedFix(fix: fix, trip: current, arrives: false)
      return true
    }
    let update = directly(session, (delivered.fix, fix.entry)) { $0.receiveDirectly($1.0, cause: $1.1) }
    guard note(update, on: &fix, for: current) else { return false }
    unfinished = UnfinishedFix(fix: fix, trip: current, arrives: true)
    return true
  }

  /// Does what ``receiveDirectly(_:)`` left.
  func finishFix() async {
    guard let unfinished else { return }
    self.unfinished = nil
    if unfinished.arrives {
      await arrive(unfinished.trip, cause: unfinished.fix.entry)
    } else {
      await handOn(unfinished.fix, to: unfinished.trip)
    }
  }

  /// A fix in the journal whose fate is not known yet.
  private struct RecordedFix {
    let entry: Int
    var record: FixRecord
  }

  /// A fix that was begun with directly and asks for more.
  private struct UnfinishedFix {
    let fix: RecordedFix
    let trip: TripOnScreen
    /// Whether the trip was asked already, and arrives.
    let arrives: Bool
  }

  @inline(__always)
  private func record(_ delivered: DeliveredFix) -> RecordedFix {
    let record = FixRecord(delivered)
    let entry = site.recorder.record(.fix(record), by: .gps, trip: current?.number ?? 0, cause: nil)
    return RecordedFix(entry: entry, record: record)
  }

  private func handOn(_ fix: RecordedFix, to trip: TripOnScreen) async {
    var fix = fix
    let update = await trip.trip.receive(fix.record.delivered.fix, cause: fix.entry)
    if note(update, on: &fix, for: trip) { await arrive(trip, cause: fix.entry) }
  }

  /// Notes what became of a fix and shows it; true where the trip arrives with it, which is still to be shown.
  @inline(__always)
  private func note(_ update: consuming TripUpdate, on fix: inout RecordedFix, for trip: TripOnScreen) -> Bool {
    fix.record.take(update)
    site.recorder.amend(fix.entry, fix.record)
    guard trip.number == current?.number, update.refusal == nil else { return false }
    if let move = camera.follow(fix.record.delivered.fix, update, mode: trip.mode) {
      site.recorder.record(.camera(move), by: .app, trip: trip.number, cause: fix.entry)
    }
    if update.arrives(trip.hasArrived) {
      trip.update = update
      return true
    }
    show(update, trip)
    return false
  }

  /// Takes what changed without a fix.
  public func tripChanged(_ trip: Int, _ update: TripUpdate, cause: Int?) async {
    guard let current, trip == current.number else { return }
    guard update.arrives(current.hasArrived) else { return show(update, current) }
    current.update = update
    await arrive(current, cause: cause)
  }

  /// Shows an update, unless a newer one of the trip came before: what was on its way overtakes nothing.
  private func show(_ update: consuming TripUpdate, _ trip: TripOnScreen) {
    if update.number < trip.update.number { return }
    read(update, trip)
    trip.update = update
  }

  private func arrive(_ trip: TripOnScreen, cause: Int?) async {
    trip.hasArrived = true
    await carryOut(arrival.arrived(trip: trip.number, at: now), cause: cause)
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
    if let current {
      read(current.update, current)
    } else {
      site.recorder.read(Reading(time: site.stage.now, entries: 0))
    }
  }

  private func read(_ update: TripUpdate, _ trip: TripOnScreen) {
    var reading = Reading(time: site.stage.now, entries: 0, trip: trip.number)
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
    reading.mode = trip.mode
    reading.providerVoice = trip.traits.providerVoice(allowed: voiceGate.allowsProviderVoice)
    let pose = camera.pose
    reading.mapHeading = pose.heading
    reading.puck = pose.puck
    reading.cameraDistance = pose.distance
    reading.pitch = pose.pitch
    site.recorder.read(reading)
  }
}

extension TripUpdate {
  /// Whether the trip arrives with this update.
  fileprivate func arrives(_ hasArrived: Bool) -> Bool { status.phase == .arrived && !hasArrived }
}

extension TripReports {
  /// The beat's timer fired.
  fileprivate mutating func beat(at now: Double) -> [ReportEffect] { wake(at: now) }

  /// The trip is over.
  fileprivate mutating func stop(at now: Double) -> [ReportEffect] { ended(at: now) }
}
