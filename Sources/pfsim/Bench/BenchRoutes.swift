import GuidanceCore
import SimWorld

/// The routes and drives that are measured: laid at the synthetic origin.
enum BenchRoutes {
  static let origin = Coordinate(latitude: 0.5, longitude: 0.5)

  /// Ten minutes in town: 8.3 km at 50 km/h with a turn every kilometre.
  static func town() throws -> NavRoute {
    var items: [RouteSketchItem] = []
    for block in 0..<8 {
      items.append(.leg(.compass(block % 2 == 0 ? 90 : 0), meters: 1000, roadClass: nil))
      items.append(.maneuver(block % 2 == 0 ? .left : .right, words: nil, exit: nil))
    }
    items.append(.leg(.compass(90), meters: 340, roadClass: nil))
    items.append(.maneuver(.arrive, words: nil, exit: nil))
    return try RouteSketch(items: items).laid(from: origin, course: nil, mode: .driving, provider: "sim")
  }

  /// A bending line of so many vertices, 10 m apart.
  static func line(vertices: Int) throws -> NavRoute {
    var place = origin
    var places = [place]
    for index in 1..<vertices {
      let bearing = 90 + 20 * Double(index % 40 - 20) / 20
      place = Geodesy.destination(from: place, bearing: bearing, meters: 10)
      places.append(place)
    }
    let polyline = try Polyline(places)
    let arrival = NavStep(
      instruction: "You arrive", kind: .arrive, distance: polyline.length, maneuverAlong: polyline.length)
    let departure = NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0)
    return NavRoute(provider: "sim", mode: .driving, polyline: polyline, steps: [departure, arrival])
  }

  /// A plan that drives a route at 50 km/h for so many seconds at most.
  static func plan(_ route: NavRoute, seconds: Double = 600) throws -> WorldPlan {
    let drive = try Drive(DrivePlan(path: route.polyline, speed: 50 / 3.6))
    return WorldPlan(routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: .seconds(seconds - 1))
  }

  /// The fixes that the world of a plan would deliver.
  static func fixes(_ plan: WorldPlan) -> [GuidanceFix] {
    guard case .drive(let drive) = plan.truth else { return [] }
    var model = ReceiverModel(plan: plan.gps, truth: drive, chance: Chance(seed: plan.seed), end: plan.limit)
    var fixes: [GuidanceFix] = []
    var number = 0
    while model.moment(ofFix: number) <= plan.limit {
      fixes += model.sample(number: number).map(\.fix)
      number += 1
    }
    return fixes
  }
}
