import GuidanceCore
import Scenarios
import SimWorld

/// Measures the tool: nanoseconds a fix, and the world against the bare engine in the same run.
///
/// The figures are processor time of the measuring thread, so that what else the machine does counts little; workloads
/// take turns in short slices and each ratio is the median of the ratios of the rounds.
enum BenchCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    if let first = arguments.operands.first, ImportBench.names.contains(first) {
      return try ImportBench.run(arguments)
    }
    if let drives = try arguments.number("--drives", atLeast: 1) {
      return try BenchDrives.run(Int(clamping: drives), arguments)
    }
    let rounds = Int(clamping: try arguments.number("--rounds", atLeast: 1) ?? 15)
    let town = try BenchGroup.town()
    let map = try arguments.value("--osm").map { try BenchGroup.map($0) }
    let groups = [town] + (map.map { [$0] } ?? [])
    guard arguments.operands.isEmpty else {
      let all = groups.flatMap(\.workloads)
      for name in arguments.operands { try play(name, of: all, times: rounds) }
      return .held
    }
    // The peak is asked first, before a long route raises it.
    memory(town.workloads[1])
    for group in groups { BenchTable(group, rounds: rounds).printOneByOne() }
    if map == nil { print("no drive over a map: `--osm FILE` names one") }
    try longRoute(rounds: rounds)
    for group in groups { BenchTable(group, rounds: rounds).printSideBySide() }
    reading(rounds: rounds)
    return .held
  }

  /// Plays one workload so many times, for a profiler to watch.
  private static func play(_ name: String, of all: [BenchWorkload], times: Int) throws {
    guard let workload = all.first(where: { $0.name == name }) else {
      throw UsageError("there is no workload `\(name)`", nearest: name, among: all.map(\.name))
    }
    for _ in 0..<times { workload.play() }
    print("\(workload.name): played \(times) times, \(workload.fixes) fixes each")
  }

  private static func longRoute(rounds: Int) throws {
    let lines = [try BenchRoutes.line(vertices: 50), try BenchRoutes.line(vertices: 100_000)]
    let onRoute = try lines.map { try BenchRoutes.fixes(BenchRoutes.plan($0, seconds: 32)) }
    let away = onRoute.map { $0.map(moved) }
    let leaving = onRoute.map { fixes in
      fixes.enumerated().map { $0.offset < 8 ? $0.element : moved($0.element, meters: Double(12 * ($0.offset - 7))) }
    }
    let engines = lines.map { GuidanceEngine(route: $0, config: GuidanceConfig(mode: .driving)) }
    let repeats = 200
    func pair(_ fixes: [[GuidanceFix]]) -> [() -> Elapsed] {
      [0, 1].map { which in { Elapsed(of: { for _ in 0..<repeats { feed(engines[which], fixes[which]) } }) } }
    }
    let times = interleaved(rounds: rounds, pair(onRoute) + pair(away) + pair(leaving))
    print("a route of 50 vertices and one of 100 000, 10 m apart")
    for (name, place) in [("on the route", 0), ("before the join, 3 km away", 2), ("leaving it for good", 4)] {
      let count = Double(repeats * onRoute[0].count)
      print(
        "  \(name): \(nanoseconds(times[place].median() / count)) and \(nanoseconds(times[place + 1].median() / count)) "
          + "ns a fix, ratio \(times[place + 1].medianRatio(to: times[place]).twoDecimals)")
    }
  }

  private static func reading(rounds: Int) {
    var complaints = 0
    let times = interleaved(rounds: rounds, [{ Elapsed(of: { complaints = BenchReading.play() }) }])
    print(
      "reading and checking \(BenchReading.count) scenarios of thirty lines: "
        + "\(Int((times[0].median() * 1000).rounded())) ms, \(complaints) complaints")
  }

  private static func memory(_ world: BenchWorkload) {
    for _ in 0..<100 { world.play() }
    let before = peakMegabytes()
    for _ in 0..<10_000 { world.play() }
    print(
      "memory at its peak: \(before.twoDecimals) MB after 100 worlds, \(peakMegabytes().twoDecimals) MB after 10 100")
  }

  /// The fix so far to the south.
  private static func moved(_ fix: GuidanceFix) -> GuidanceFix { moved(fix, meters: 3000) }

  private static func moved(_ fix: GuidanceFix, meters: Double) -> GuidanceFix {
    var fix = fix
    fix.coordinate = Geodesy.destination(from: fix.coordinate, bearing: 180, meters: meters)
    return fix
  }

  @inline(never)
  private static func feed(_ engine: GuidanceEngine, _ fixes: [GuidanceFix]) {
    var engine = engine
    for fix in fixes { _ = engine.update(fix) }
  }

  private static func nanoseconds(_ seconds: Double) -> Int { Int((seconds * 1e9).rounded()) }
}
