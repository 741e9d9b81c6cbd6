import GuidanceCore
import SimWorld

/// Draws worlds that a healthy trip must come through without breaking a law.
///
/// Shapes, modes, noise, faults, answers, acts and schedules vary; the same seed draws the same world.
struct RandomWorld {
  private var luck: SeededGenerator
  private let seed: UInt64
  private var mode = TravelMode.driving

  /// The world of a seed.
  static func plan(_ seed: UInt64) -> WorldPlan {
    var world = RandomWorld(luck: SeededGenerator(seed: seed), seed: seed)
    return world.plan()
  }

  private mutating func plan() -> WorldPlan {
    mode = pick([.driving, .driving, .walking, .cycling])
    let isFed = chance(0.06)
    let route = self.route(provider: isFed ? "fed" : "sim")
    let drive = self.drive(along: route)
    var plan = WorldPlan(
      routes: [PlannedRoute(name: "out", route: route)], truth: .drive(drive),
      limit: drive.end.advanced(by: .seconds(number(0...160).rounded())))
    let end = plan.limit
    plan.seed = seed
    plan.schedule = pick([.fifo, .fifo, .random(seed: seed), .pct(seed: seed)])
    plan.gps = gps(until: end)
    if chance(0.4) { plan.compass = compass(until: end) }
    if chance(0.2) { plan.barometer = barometer(until: end) }
    plan.providers = [provider(until: end, route)]
    if isFed { plan.feeds = [feed(until: end)] }
    plan.acts = acts(until: end)
    if chance(0.3) { plan.routes.append(PlannedRoute(name: "next", route: self.route(provider: "sim"))) }
    if plan.routes.count > 1 {
      plan.acts.append(AppAct(.starts(route: 1), at: chance(0.5) ? .time(moment(end)) : afterArrival(0...10)))
    }
    if chance(0.3) { plan.settings = settings() }
    if chance(0.2) { plan.language = "ko" }
    return plan
  }

  // MARK: Luck

  private mutating func chance(_ share: Double) -> Bool { luck.unit() < share }
  private mutating func number(_ range: ClosedRange<Double>) -> Double { luck.uniform(in: range) }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[luck.below(values.count)] }
  private mutating func count(_ most: Int) -> Int { luck.below(most + 1) }
  private mutating func moment(_ end: SimInstant) -> SimInstant { .seconds(number(0...end.seconds).rounded()) }

  private mutating func span(_ end: SimInstant, most: Double = 60) -> (from: SimInstant, to: SimInstant) {
    let from = moment(end)
    return (from, from.advanced(by: .seconds(number(1...most).rounded())))
  }

  private mutating func direction() -> Direction {
    chance(0.5) ? .compass(number(0...359)) : .relative(pick([0, 90, 180, 270]))
  }

  /// The mode's share of a driver's figure.
  private func scaled(_ driving: Double) -> Double {
    switch mode {
    case .driving: driving
    case .cycling: driving / 3
    case .walking: driving / 8
    }
  }

  // MARK: The way

  private mutating func route(provider: String) -> NavRoute {
    var items: [RouteSketchItem] = []
    if chance(0.3) { items.append(.depart(words: "Go")) }
    var bearing = pick([0.0, 90, 45, 200])
    let legs = 1 + count(5)
    for leg in 0..<legs {
      let meters = scaled(pick([number(30...200), number(200...900), number(500...3000)])).rounded() + 20
      items.append(
        .leg(.compass(bearing), meters: meters, roadClass: mode == .driving ? pick([nil, nil, .highway]) : nil))
      if leg == legs - 1 { break }
      let bend = pick([90.0, -90, 45, -45, 150, -150, 180, 0])
      if chance(0.85) { items.append(maneuver(bend)) }
      if chance(0.1), bend == 90 || bend == -90 { items.append(.arc(degrees: bend / 2, radius: number(15...60))) }
      bearing += bend
    }
    if chance(0.9) { items.append(.maneuver(.arrive, words: nil, exit: nil)) }
    var sketch = RouteSketch(items: items, expectedTime: chance(0.5) ? number(20...900) : nil)
    let origin = Coordinate(latitude: pick([0.5, 37.5, -41]), longitude: pick([0.5, 127, 179.999]))
    guard var route = try? sketch.laid(from: origin, course: nil, mode: mode, provider: provider) else {
      sketch.items = [.leg(.compass(90), meters: scaled(2000), roadClass: nil)]
      guard let plain = try? sketch.laid(from: origin, course: nil, mode: mode, provider: provider) else {
        preconditionFailure("a single leg can always be laid")
      }
      return plain
    }
    route.speedCameras = (0..<count(2)).map { _ in number(0...route.length) }.sorted()
    return route
  }

  private func maneuver(_ bend: Double) -> RouteSketchItem {
    let kind: ManeuverKind =
      switch bend {
      case 180: .uTurn
      case 1...: .right
      case ..<0: .left
      default: .straight
      }
    return .maneuver(kind, words: nil, exit: nil)
  }

  private mutating func drive(along route: NavRoute) -> Drive {
    let speed = scaled(number(4...34))
    var plan = DrivePlan(path: route.polyline, speed: speed)
    let length = route.length
    if chance(0.2) { plan.start = .along(number(0...length)) }
    if chance(0.15) { plan.start = .beside(meters: number(10...400), direction: direction(), of: number(0...length)) }
    for _ in 0..<count(2) { plan.waits.append(DriveWait(seconds: number(1...60).rounded(), along: number(0...length))) }
    if chance(0.3) { plan.speedChanges = [DriveSpeedChange(speed: scaled(number(3...40)), along: number(0...length))] }
    if chance(0.3) { (plan.acceleration, plan.braking) = (number(0.5...4), number(0.5...4)) }
    if chance(0.3) {
      let from = number(0...(length / 2))
      plan.offsets = [DriveOffset(metersRight: number(-25...25), from: from, to: length)]
    }
    if chance(0.2) { plan.keepGoing = scaled(number(50...900)) }
    for _ in 0..<pick([0, 0, 1, 1, 2]) { plan.leaves.append(leave(length)) }
    plan.leaves.sort { $0.along < $1.along }
    if let drive = try? Drive(plan) { return drive }
    plan.leaves = []
    plan.start = .along(0)
    if let drive = try? Drive(plan) { return drive }
    guard let plain = try? Drive(DrivePlan(path: route.polyline, speed: speed)) else {
      preconditionFailure("a path can always be driven")
    }
    return plain
  }

  private mutating func leave(_ length: Double) -> DriveLeave {
    var items: [DriveLeaveItem] = []
    for _ in 0...count(2) {
      items.append(chance(0.2) ? .wait(seconds: number(1...40)) : .go(direction(), meters: scaled(number(50...900))))
    }
    if chance(0.2) { items.append(.back(meters: scaled(number(20...100)))) }
    return DriveLeave(along: number(0...length), items: items, returnTo: chance(0.6) ? number(0...length) : nil)
  }

  // MARK: Sensors

  private mutating func gps(until end: SimInstant) -> GPSPlan {
    var plan = GPSPlan(period: pick([1_000_000_000, 1_000_000_000, 500_000_000, 3_000_000_000]))
    if chance(0.4) { plan.lines.append(GPSLine(.preset(pick(GPSPreset.allCases)))) }
    if chance(0.4) { plan.lines.append(GPSLine(.noise(number(0...15)))) }
    if chance(0.3) { plan.lines.append(GPSLine(.drift(sigma: number(0...20), seconds: number(5...90)))) }
    if chance(0.2) { plan.lines.append(GPSLine(.bias(meters: number(0...25), direction()))) }
    if chance(0.3) { plan.lines.append(GPSLine(.accuracy(number(2...60)))) }
    if chance(0.2) { plan.lines.append(GPSLine(.delay(number(0...2)))) }
    if chance(0.1) { plan.lines.append(GPSLine(.courseNoise(number(1...30)))) }
    for _ in 0..<pick([0, 1, 2, 4, 8]) { plan.lines.append(fault(until: end)) }
    return plan
  }

  private mutating func fault(until end: SimInstant) -> GPSLine {
    let effects: [GPSEffect] = [
      .wild(meters: number(20...2000), direction(), fixes: 1 + count(5), accuracy: chance(0.5) ? nil : 10), .frozen,
      .cached(meters: number(50...20_000), direction(), ageSeconds: number(0...3600)), .accuracyReads(nil),
      .accuracyReads(number(0...3000)), .speedReads(nil), .speedReads(number(0...60)), .courseReads(nil),
      .courseReads(number(0...359)), .placeReads(Coordinate(latitude: 0, longitude: 0)), .placeReads(nil),
      .courseUnknown(belowSpeed: number(0...5)), .courseOff(number(0...359)), .silent, .silent, .tunnel(.silent),
      .tunnel(.frozen), .tunnel(.coasting), .duplicate, .repeatPrevious, .late(number(1...20)), .held,
      .clockAhead(number(-900...900)),
    ]
    let (from, to) = span(end, most: 90)
    let windows: [FaultWindow] = [
      .at(from), .span(from: from, to: to), .span(from: from, to: to), .times(1 + count(4), from: .zero, to: end),
    ]
    return GPSLine(pick(effects), pick(windows))
  }

  private mutating func compass(until end: SimInstant) -> CompassPlan {
    var plan = CompassPlan(period: pick([100_000_000, 1_000_000_000, 2_500_000_000]))
    if chance(0.5) { plan.lines.append(CompassLine(.noise(number(0...20)))) }
    if chance(0.3) { plan.lines.append(CompassLine(.bias(number(-40...40)))) }
    for effect: CompassEffect in [.reads(number(0...359)), .invalid, .silent, .magnetic] where chance(0.3) {
      let (from, to) = span(end)
      plan.lines.append(CompassLine(effect, .span(from: from, to: to)))
    }
    return plan
  }

  private mutating func barometer(until end: SimInstant) -> BarometerPlan {
    let spans = (0..<count(3)).map { _ in
      let (from, to) = span(end, most: 200)
      return LevelSpan(level: 1 + count(2), from: from, to: to)
    }
    return BarometerPlan(doorLevel: count(1), spans: spans)
  }

  // MARK: Providers

  private mutating func provider(until end: SimInstant, _ route: NavRoute) -> ProviderPlan {
    var plan = ProviderPlan()
    let low = pick([0, 1, number(0...5), number(0...40)])
    plan.latency = low...(low + pick([0, number(0...30)]))
    for request in 1...6 where chance(0.35) {
      plan.script.append(
        ScriptedAnswer(request: request, after: chance(0.3) ? number(0...45).rounded() : nil, action: action(route)))
    }
    if chance(0.2) { plan.otherwise = action(route) }
    if chance(0.2) {
      let (from, to) = span(end)
      plan.outages = [Outage(from: from, to: to)]
    }
    return plan
  }

  private mutating func action(_ route: NavRoute) -> ProviderAction {
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: number(10...300), roadClass: nil), .maneuver(.left, words: nil, exit: nil),
      .leg(.relative(270), meters: number(10...900), roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ])
    let final: [RouteError] = [.quota, .missingCredentials, .permission, .unsupported]
    return pick([
      .routes, .routes, .fails(.unavailable), .fails(.noRoute), .fails(pick(final)), .neverAnswers,
      .answersMode(pick(TravelMode.allCases)), .answersProvider("other"), .answersRoute(route), .answersSketch(sketch),
      .answersSketch(sketch),
    ])
  }

  private mutating func feed(until end: SimInstant) -> FeedPlan {
    var plan = FeedPlan(name: "fed")
    if chance(0.5) {
      let (from, to) = span(end)
      plan.lines.append(.rerouting(from: from, to: to))
    }
    if chance(0.3) { plan.lines.append(.swaps(at: moment(end), .left, words: "Turn left", meters: number(20...500))) }
    if chance(0.3) { plan.lines.append(.says(at: moment(end), .right, words: "Turn right", meters: number(20...500))) }
    if chance(0.4) { plan.lines.append(.arrives(at: moment(end))) }
    if chance(0.3) {
      let (from, to) = span(end)
      plan.lines.append(.stalls(from: from, to: to))
    }
    return plan
  }

  // MARK: The person

  private mutating func acts(until end: SimInstant) -> [AppAct] {
    let actions: [AppAction] = [
      .ends, .mutes(true), .mutes(false), .talks(true), .talks(false), .pans, .tilts, .tilts, .asksReport,
    ]
    return (0..<pick([0, 0, 1, 3])).map { _ in
      AppAct(pick(actions), at: chance(0.7) ? .time(moment(end)) : afterArrival(0...10))
    }
  }

  private mutating func afterArrival(_ seconds: ClosedRange<Double>) -> AppMoment {
    let kind: EventKind = pick([.arrived, .arrived, .offRoute, .asked, .failed, .rerouted])
    let offset = pick([0, number(seconds).rounded(), 8])
    return .event(EventMoment(pattern: EventPattern(kind), offset: SimInstant.seconds(offset).nanoseconds))
  }

  private mutating func settings() -> [WorldSetting] {
    [
      WorldSetting(name: "reroute.retry", value: pick([0, 1, 5, 15, 40])),
      WorldSetting(name: "reroute.timeout", value: pick([1, 5, 30])),
      WorldSetting(name: "reroute.settle", value: pick([0, 5, 20])),
      WorldSetting(name: "arrival.end", value: pick([0, 8, 20])),
      WorldSetting(name: "arrival.hold", value: pick([0, 10, 120])),
      WorldSetting(name: "off-route.fixes", value: pick([1, 3, 5])),
      WorldSetting(name: "off-route.confirm", value: pick([0, 4, 8])),
      WorldSetting(name: "start.join-fixes", value: pick([1, 2, 4])),
      WorldSetting(name: "eta.refresh", value: pick([0, 7, 120])),
      WorldSetting(name: "stage.near", value: 40),
    ].filter { _ in chance(0.4) }
  }
}
