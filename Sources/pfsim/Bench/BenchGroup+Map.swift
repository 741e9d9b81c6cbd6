import GuidanceCore
import Scenarios
import SimWorld

extension BenchGroup {
  /// A drive over the roads of a map file: the longest of many that chance draws, at 30 km/h.
  ///
  /// - Throws: ``InputError`` for a map that cannot be read, or over which no way leads.
  static func map(_ path: String) throws -> Self {
    let roads = try MapFile.roads(path)
    guard let route = longestRoute(over: roads) else {
      throw InputError("`\(path)` has no way for cars between the places that were tried")
    }
    var plain = try plan(route, roads)
    plain.limit = .seconds(plain.limit.seconds.rounded(.down))
    // Off the route twice over half of it, so that the provider looks for ways all the time.
    var lost = plain
    let leave = DriveLeave(
      along: route.length * 0.3, items: [.go(.relative(90), meters: 400), .go(.relative(270), meters: 400)],
      returnTo: route.length * 0.7)
    lost.truth = .drive(try Drive(DrivePlan(path: route.polyline, speed: speed, leaves: [leave])))
    let asked = World(lost).run().entries.count { $0.event.kind == .asked }
    return Self(
      "\(Int(route.length)) m over a map of \(roads.roads.count) roads", prefix: "map-", repeats: 10, plain: plain,
      and: [("lost", "world, \(asked) reroutes asked", lost)])
  }

  private static let speed = 30 / 3.6

  private static func plan(_ route: NavRoute, _ roads: RoadNetwork) throws -> WorldPlan {
    let drive = try Drive(DrivePlan(path: route.polyline, speed: speed))
    var plan = WorldPlan(routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: drive.end)
    plan.roads = roads
    return plan
  }

  private static func longestRoute(over roads: RoadNetwork) -> NavRoute? {
    var luck = Chance(seed: 1).stream("bench.map")
    let router = Router(roads)
    var longest: NavRoute?
    for _ in 0..<60 {
      let (from, to) = (luck.below(roads.nodes.count), luck.below(roads.nodes.count))
      let route = try? router.route(
        from: roads.nodes[from].coordinate, course: nil, to: roads.nodes[to].coordinate, mode: .driving,
        provider: "sim")
      if let route, route.length > longest?.length ?? 0 { longest = route }
    }
    return longest
  }
}
