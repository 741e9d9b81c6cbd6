/// The guidance along one route: fixes in, events out; the same fixes give the same events, always.
///
/// A value: a copy goes on by itself.
public struct GuidanceEngine: Guiding, Sendable {
  /// The route that is guided.
  public let route: NavRoute
  /// The thresholds.
  public let config: GuidanceConfig
  /// What the engine believes now.
  public internal(set) var snapshot: GuidanceSnapshot

  let parts: EngineParts
  let destination: Coordinate
  var screen: FixScreen
  var motion: Motion
  var smoothed: SmoothedSpeed
  var highway: HighwayState
  var joining = Joining()
  var progress = RouteProgress()
  var hasStarted = false
  var against = AgainstRow()
  var backRow = 0
  var book: AnnouncementBook

  /// Makes an engine that has seen no fix.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - config: the thresholds; its mode is the one that the rules go by.
  ///   - parts: the decisions; the standard ones are the rules.
  public init(route: NavRoute, config: GuidanceConfig, parts: EngineParts = EngineParts()) {
    self.route = route
    self.config = config
    self.parts = parts
    destination = route.destination
    screen = FixScreen(limits: config.fix)
    motion = Motion(tests: parts.displacement, movingSpeed: config.offRoute.moving)
    smoothed = SmoothedSpeed(timeConstant: config.speedSmoothing)
    highway = HighwayState(route: route, config: config)
    book = AnnouncementBook(steps: route.steps, chainWithin: config.chainWithin)
    snapshot = GuidanceSnapshot(phase: .waitingForFix, progress: 0, remaining: route.length, remainingTime: 0)
    showProgress()
  }

  /// Takes one fix.
  public mutating func update(_ fix: GuidanceFix) -> GuidanceUpdate {
    if snapshot.phase == .arrived { return GuidanceUpdate() }
    let fix = fix.withoutSentinels
    let passage: FixScreen.Passage
    switch screen.judge(fix, receivedAt: nil) {
    case .refused(let refusal): return GuidanceUpdate(refused: refusal)
    case .passed(let passed): passage = passed
    }
    guard let used = screen.last else { return GuidanceUpdate() }
    if passage == .first { beginAnew(at: used.time) }
    let reading = motion.read(fix, used, distance: screen.distance, elapsed: screen.elapsed)
    let speed = smoothed.take(reading.speed, elapsed: reading.elapsed)
    highway.take(smoothedSpeed: speed, time: used.time)
    joining.take(used)
    var update = GuidanceUpdate(speedUsed: reading.speed, courseUsed: reading.course)
    follow(used, reading, &update)
    show(speed: speed, time: used.time)
    return update
  }

  /// Forgets what a first one makes void; progress, stages, the join and the highway's state stay.
  private mutating func beginAnew(at time: Double) {
    motion.forget()
    smoothed.forget()
    highway.beginAnew()
    joining.beginAnew(at: time)
    progress.beginAnew(at: time)
    against = AgainstRow()
    backRow = 0
  }
}
