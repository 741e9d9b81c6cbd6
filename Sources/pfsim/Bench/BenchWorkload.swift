import GuidanceCore
import SimWorld

/// Something to measure: ten minutes in town, played by the bare engine or by a world.
struct BenchWorkload: Sendable {
  /// The word on the command line.
  let name: String
  /// What it is, in a few words.
  let details: String
  /// How many fixes the receiver takes.
  let fixes: Int
  /// Plays it once.
  let play: @Sendable () -> Void

  /// All workloads; the first is the bare engine, the second the world that is held against it.
  static func all() throws -> [Self] {
    let town = try BenchRoutes.town()
    let plain = try BenchRoutes.plan(town)
    let fixes = BenchRoutes.fixes(plain)
    var compass = plain
    compass.compass = CompassPlan()
    var faults = plain
    faults.gps = GPSPlan(lines: [
      GPSLine(.noise(4)), GPSLine(.drift(sigma: 8, seconds: 60)),
      GPSLine(.wild(meters: 200, .relative(90), fixes: 1, accuracy: nil), .times(20, from: .zero, to: .seconds(500))),
      GPSLine(.silent, .span(from: .seconds(100), to: .seconds(120))),
    ])
    let worlds = [
      ("world", "world, GPS alone", plain), ("compass", "world, compass at 10 Hz", compass),
      ("faults", "world, noise and faults", faults),
    ]
    return [Self(name: "bare", details: "gate and bare engine", fixes: fixes.count) { bare(town, fixes) }]
      + worlds.map { name, details, plan in
        Self(name: name, details: details, fixes: fixes.count) { _ = World(plan).run() }
      }
  }

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
