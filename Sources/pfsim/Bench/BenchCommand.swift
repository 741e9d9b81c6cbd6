import GuidanceCore
import Scenarios
import SimWorld

/// Measures the tool: nanoseconds a fix, and the world against the bare engine in the same run.
enum BenchCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let rounds = Int(clamping: try arguments.number("--rounds", atLeast: 1) ?? 5)
    let town = try BenchRoutes.town()
    let plain = try BenchRoutes.plan(town)
    var compass = plain
    compass.compass = CompassPlan()
    var faults = plain
    faults.gps = GPSPlan(lines: [
      GPSLine(.noise(4)), GPSLine(.drift(sigma: 8, seconds: 60)),
      GPSLine(.wild(meters: 200, .relative(90), fixes: 1, accuracy: nil), .times(20, from: .zero, to: .seconds(500))),
      GPSLine(.silent, .span(from: .seconds(100), to: .seconds(120))),
    ])
    let fixes = BenchRoutes.fixes(plain)
    let repeats = 100
    let times = interleaved(
      rounds: rounds,
      [
        { for _ in 0..<repeats { bare(town, fixes) } },
        { for _ in 0..<repeats { _ = World(plain).run() } },
        { for _ in 0..<repeats { _ = World(compass).run() } },
        { for _ in 0..<repeats { _ = World(faults).run() } },
      ])
    let count = Double(repeats * fixes.count)
    let names = ["gate and bare engine", "world, GPS alone", "world, compass at 10 Hz", "world, noise and faults"]
    print("ten minutes in town, \(fixes.count) fixes, median of \(rounds) rounds")
    for (name, time) in zip(names, times) {
      print(
        "  \(name): \(Int(time / count * 1e9)) ns a fix, \(Int(Double(repeats) / time)) drives a second, "
          + "ratio \((time / times[0] * 100).rounded() / 100)")
    }
    try long(rounds: rounds)
    return .held
  }

  private static func long(rounds: Int) throws {
    let short = try BenchRoutes.line(vertices: 50)
    let long = try BenchRoutes.line(vertices: 100_000)
    let shortPlan = try BenchRoutes.plan(short, seconds: 32)
    let longPlan = try BenchRoutes.plan(long, seconds: 32)
    let shortFixes = BenchRoutes.fixes(shortPlan)
    let longFixes = BenchRoutes.fixes(longPlan)
    let shortAway = shortFixes.map(moved)
    let longAway = longFixes.map(moved)
    let shortEngine = GuidanceEngine(route: short, config: GuidanceConfig(mode: .driving))
    let longEngine = GuidanceEngine(route: long, config: GuidanceConfig(mode: .driving))
    let repeats = 2000
    let times = interleaved(
      rounds: rounds,
      [
        { for _ in 0..<repeats { feed(shortEngine, shortFixes) } },
        { for _ in 0..<repeats { feed(longEngine, longFixes) } },
        { for _ in 0..<repeats { feed(shortEngine, shortAway) } },
        { for _ in 0..<repeats { feed(longEngine, longAway) } },
      ])
    let perFix = times.map { Int($0 / Double(repeats * shortFixes.count) * 1e9) }
    print("route of 50 and of 100 000 vertices, 10 m apart")
    print("  on route: \(perFix[0]) and \(perFix[1]) ns a fix, ratio \((times[1] / times[0] * 100).rounded() / 100)")
    print(
      "  before the join: \(perFix[2]) and \(perFix[3]) ns a fix, ratio "
        + "\((times[3] / times[2] * 100).rounded() / 100)")
  }

  /// The fix 3 km to the south: never near the line.
  private static func moved(_ fix: GuidanceFix) -> GuidanceFix {
    var fix = fix
    fix.coordinate = Geodesy.destination(from: fix.coordinate, bearing: 180, meters: 3000)
    return fix
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

  @inline(never)
  private static func feed(_ engine: GuidanceEngine, _ fixes: [GuidanceFix]) {
    var engine = engine
    for fix in fixes { _ = engine.update(fix) }
  }
}
