import GuidanceCore
import SimWorld

/// Something to measure: a drive, played by the bare engine or by a world.
struct BenchWorkload: Sendable {
  /// The word on the command line.
  let name: String
  /// What it is, in a few words.
  let details: String
  /// How many fixes the receiver takes.
  let fixes: Int
  /// How many virtual seconds one playing lasts.
  let seconds: Double
  /// Plays it once.
  let play: @Sendable () -> Void
}

/// Workloads that play one drive; the first is the bare engine, which the worlds are held against.
struct BenchGroup: Sendable {
  /// What is driven.
  let title: String
  /// The bare engine, then worlds.
  let workloads: [BenchWorkload]
  /// How many playings make a slice long enough to measure.
  let repeats: Int

  /// Makes the group of a drive.
  ///
  /// - Parameters:
  ///   - plain: the drive with GPS alone; the bare engine takes its fixes.
  ///   - worlds: further worlds of that drive, each with its word and what it is.
  init(
    _ title: String, prefix: String = "", repeats: Int, plain: WorldPlan, and worlds: [(String, String, WorldPlan)]
  ) {
    self.repeats = repeats
    let fixes = BenchRoutes.fixes(plain)
    self.title = "\(title), \(fixes.count) fixes"
    let route = plain.routes[0].route
    let bare = BenchWorkload(
      name: prefix + "bare", details: "gate and bare engine", fixes: fixes.count, seconds: Double(fixes.count)
    ) { Self.bare(route, fixes) }
    workloads =
      [bare]
      + ([("world", "world, GPS alone", plain)] + worlds).map { name, details, plan in
        BenchWorkload(name: prefix + name, details: details, fixes: fixes.count, seconds: Double(fixes.count)) {
          _ = World(plan).run()
        }
      }
  }

  /// Ten minutes in town.
  static func town() throws -> Self {
    let plain = try BenchRoutes.plan(try BenchRoutes.town())
    var compass = plain
    compass.compass = CompassPlan()
    var faults = plain
    faults.gps = GPSPlan(lines: [
      GPSLine(.noise(4)), GPSLine(.drift(sigma: 8, seconds: 60)),
      GPSLine(.wild(meters: 200, .relative(90), fixes: 1, accuracy: nil), .times(20, from: .zero, to: .seconds(500))),
      GPSLine(.silent, .span(from: .seconds(100), to: .seconds(120))),
    ])
    var heavy = plain
    heavy.gps = GPSPlan(lines: heavyFaults)
    return Self(
      "ten minutes in town", repeats: 20, plain: plain,
      and: [
        ("compass", "world, compass at 10 Hz", compass), ("faults", "world, noise and faults", faults),
        ("heavy", "world, heavy faults", heavy),
      ])
  }

  /// A receiver between high houses with every fault that one can have, several of them at a time.
  private static let heavyFaults: [GPSLine] = {
    let whole = (from: SimInstant.zero, to: SimInstant.seconds(580))
    return [
      GPSLine(.preset(.urbanCanyon)), GPSLine(.noise(6)), GPSLine(.bias(meters: 8, .compass(70))),
      GPSLine(.courseNoise(12)),
      GPSLine(.wild(meters: 300, .relative(90), fixes: 2, accuracy: nil), .times(30, from: whole.from, to: whole.to)),
      GPSLine(.cached(meters: 900, .compass(200), ageSeconds: 40), .times(10, from: whole.from, to: whole.to)),
      GPSLine(.late(3), .times(30, from: whole.from, to: whole.to)),
      GPSLine(.courseReads(nil), .times(30, from: whole.from, to: whole.to)),
      GPSLine(.accuracyReads(400), .times(20, from: whole.from, to: whole.to)),
      GPSLine(.placeReads(nil), .times(10, from: whole.from, to: whole.to)),
      GPSLine(.duplicate, .span(from: .seconds(40), to: .seconds(90))),
      GPSLine(.silent, .span(from: .seconds(100), to: .seconds(120))),
      GPSLine(.tunnel(.frozen), .span(from: .seconds(180), to: .seconds(200))),
      GPSLine(.held, .span(from: .seconds(260), to: .seconds(275))),
      GPSLine(.tunnel(.coasting), .span(from: .seconds(320), to: .seconds(350))),
      GPSLine(.repeatPrevious, .span(from: .seconds(400), to: .seconds(410))),
      GPSLine(.clockAhead(30), .span(from: .seconds(450), to: .seconds(470))),
      GPSLine(.tunnel(.silent), .span(from: .seconds(500), to: .seconds(530))),
    ]
  }()

  @inline(never)
  private static func bare(_ route: NavRoute, _ fixes: [GuidanceFix]) {
    let config = GuidanceConfig(mode: route.mode)
    var gate = FixGate(config: config)
    var engine = GuidanceEngine(route: route, config: config)
    for fix in fixes {
      guard case .accepted(let fix) = gate.admit(fix, receivedAt: fix.time) else { continue }
      _ = engine.update(fix)
    }
  }
}
