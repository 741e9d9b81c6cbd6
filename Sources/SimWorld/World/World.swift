import GuidanceCore

/// One run: actors on a virtual clock that play a plan and write a journal.
///
/// Worlds share nothing; many can run side by side, a thread each. The same plan gives the same journal.
public struct World: Sendable {
  /// What is played.
  public let plan: WorldPlan
  /// Who plays it.
  public let parts: WorldParts
  /// The most events that a run may write; one more ends it by the limit `events`.
  public var eventLimit = 20_000_000
  /// The picks to replay instead of drawing them, see ``SimExecutor/init(schedule:explore:limits:forcedPicks:)``.
  public var forcedPicks: [Int]?

  /// Makes a world.
  public init(_ plan: WorldPlan, parts: WorldParts = WorldParts()) {
    self.plan = plan
    self.parts = parts
  }

  /// Plays the plan to its end on this thread.
  ///
  /// Nothing sleeps; the call returns when the virtual time is over. It must not be called from inside another world.
  public func run() -> Journal { play().journal }

  /// Plays the plan and gives what the schedule chose too.
  public func runKeepingPicks() -> (journal: Journal, picks: [SchedulePick]) {
    let (journal, executor) = play()
    return (journal, executor.picks)
  }

  private func play() -> (journal: Journal, executor: SimExecutor) {
    let executor = SimExecutor(
      schedule: plan.schedule, explore: plan.explores, limits: SimLimits(virtualTime: plan.limit),
      forcedPicks: forcedPicks)
    let recorder = Recorder(executor: executor, expectedFixes: expectedFixes, capacity: eventLimit)
    var app: App?
    do {
      let site = try site(executor, recorder)
      let newApp = App(site)
      play(newApp, on: site.stage)
      app = newApp
    } catch {
      recorder.record(.broke("\(error)"), by: .app, trip: 0, cause: nil)
    }
    // A trip holds its app weakly, and must find it even after the last fix.
    let outcome = withExtendedLifetime(app) { executor.run() }
    let isFull = recorder.isFull
    let choices = executor.choices
    var journal = recorder.close()
    journal.choices = choices
    journal.endedAt = plan.limit
    journal.outcome = isFull ? .limit(.events) : outcome == .limit(.virtualTime) ? .quiescent : outcome
    journal.ledger = executor.finish()
    // Whoever sleeps past the plan's end was not left behind: his moment lies after the run.
    if outcome == .limit(.virtualTime) { journal.ledger.sleepers = [] }
    return (journal, executor)
  }

  private func site(_ executor: SimExecutor, _ recorder: Recorder) throws -> AppSite {
    let stage = Stage(executor: executor, chance: Chance(seed: plan.seed), drive: plan.truth.drive)
    var providers: [String: any RouteProvider] = [:]
    for provider in plan.providers { providers[provider.name] = parts.makeProvider(provider, plan.roads, stage) }
    let fallback =
      plan.providers.first.flatMap { providers[$0.name] } ?? parts.makeProvider(ProviderPlan(), plan.roads, stage)
    return AppSite(
      plan: plan, parts: parts, stage: stage, recorder: recorder,
      voice: Voice(stage: stage, recorder: recorder, language: SpokenLanguage(rawValue: plan.language) ?? .english),
      providers: providers, fallbackProvider: fallback, tripConfig: try plan.tripConfig())
  }

  /// The trip starts before the first fix is taken, under every schedule: it is its start that sets the sensors going.
  private func play(_ app: App, on stage: Stage) {
    for act in plan.acts { prepare(act, of: app, on: stage) }
    let startsFirst = !plan.routes.isEmpty && !plan.acts.contains { $0.action == .starts(route: 0) }
    stage.executor.spawn("start", rank: .receiver) {
      if startsFirst { await app.start(route: 0, cause: nil) }
      startSensors(of: app, on: stage)
    }
  }

  private func startSensors(of app: App, on stage: Stage) {
    let source: FixSource =
      switch plan.truth {
      case .drive(let truth):
        .model(ReceiverModel(plan: plan.gps, truth: truth, chance: stage.chance, end: plan.limit))
      case .recorded(let fixes): .recorded(fixes)
      }
    let receiver = GPSReceiver(source: source, app: app, stage: stage, end: plan.limit)
    stage.executor.spawn("gps", rank: .receiver) { await receiver.run() }
    if let compassPlan = plan.compass, let drive = stage.drive {
      let model = CompassModel(plan: compassPlan, truth: drive, chance: stage.chance, end: plan.limit)
      let compass = Compass(model: model, app: app, stage: stage, end: plan.limit)
      stage.executor.spawn("compass", rank: .sensor) { await compass.run() }
    }
    if let barometerPlan = plan.barometer {
      let barometer = Barometer(
        model: BarometerModel(plan: barometerPlan), app: app, stage: stage, end: plan.limit)
      stage.executor.spawn("barometer", rank: .sensor) { await barometer.run() }
    }
  }

  private func prepare(_ act: AppAct, of app: App, on stage: Stage) {
    switch act.moment {
    case .time(let moment):
      stage.schedule("act", at: moment, rank: .app) { await app.perform(act.action, cause: nil) }
    case .event(let event):
      app.pen.recorder.watch(event) { entry in
        let moment = SimInstant(nanoseconds: stage.now.nanoseconds + event.offset)
        stage.schedule("act", at: moment, rank: .app) { await app.perform(act.action, cause: entry) }
      }
    }
  }

  private var expectedFixes: Int {
    switch plan.truth {
    case .drive: Int(min(1e6, plan.limit.seconds * 1e9 / Double(max(1, plan.gps.period))))
    case .recorded(let fixes): fixes.count
    }
  }
}
