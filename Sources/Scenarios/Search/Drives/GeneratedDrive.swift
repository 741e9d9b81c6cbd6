import GuidanceCore
import SimWorld

/// A route that was made up, how it is really driven, and how good the receiver is: all by one seed.
///
/// The receiver is honest: it errs by 3 to 8 m on each axis, at random or wandering, and claims the radius that two of
/// three such errors lie within.
package struct GeneratedDrive: Sendable {
  /// The seed that makes it.
  package let seed: UInt64
  /// What the route is made of.
  package let figure: RouteFigure
  /// The route that is guided.
  package let route: NavRoute
  /// Where the traveller is.
  package let truth: Drive
  /// What the receiver does.
  package let gps: GPSPlan
  /// Whether the receiver tells speed and course; many recorded drives have places alone.
  package let tellsMotion: Bool
  /// The claimed accuracy, in metres.
  package let accuracy: Double
  /// Where the traveller leaves the route for good, in metres along; nil where he follows it to its end.
  package let departure: Double?

  /// The claimed radius holds two of three errors that are normal with this standard deviation on each axis.
  private static let accuracyPerSigma = 1.5

  /// Makes a drive.
  ///
  /// - Throws: ``RouteSketchError`` or ``DriveError`` where the drawing is at fault.
  package init(seed: UInt64) throws {
    self.seed = seed
    let chance = Chance(seed: seed)
    var luck = chance.stream("drive")
    let mode = TravelMode.allCases[luck.below(TravelMode.allCases.count)]
    let figures = RouteFigure.all(for: mode)
    figure = figures[luck.below(figures.count)]
    let sketch = RouteSketch(items: RouteDraw(figure, mode: mode, luck: chance.stream("route")).items)
    let origin = Coordinate(latitude: 0.5, longitude: 0.5)
    route = try sketch.laid(from: origin, course: nil, mode: mode, provider: "sim")
    let plan = Self.plan(on: route, figure, &luck)
    departure = plan.leaves.first?.along
    truth = try Drive(plan)
    let sigma = luck.uniform(in: 3...8)
    accuracy = Self.accuracyPerSigma * sigma
    tellsMotion = luck.below(8) > 0
    gps = Self.receiver(sigma: sigma, accuracy: accuracy, tellsMotion: tellsMotion, &luck)
  }

  /// Metres to the right of the line, negative to the left: a lane, or a pavement where no other leg is near it.
  private static func aside(_ route: NavRoute, _ figure: RouteFigure) -> ClosedRange<Double> {
    let isOpen = figure == .turns || figure == .ring
    let hasRoom = isOpen && !route.steps.contains { $0.kind == .sharpLeft || $0.kind == .sharpRight }
    return switch route.mode {
    case .driving: 0...4
    case .cycling: -3...3
    case .walking: hasRoom ? -9...9 : -3...3
    }
  }

  private static func plan(
    on route: NavRoute, _ figure: RouteFigure, _ luck: inout SeededGenerator
  ) -> DrivePlan {
    let speeds = route.mode.drawn(
      driving: figure == .highway ? 22...33 : 8...17, cycling: 3...8, walking: 0.9...1.8)
    var plan = DrivePlan(path: route.polyline, speed: luck.uniform(in: speeds))
    if route.mode != .walking {
      plan.acceleration = luck.uniform(in: route.mode.drawn(driving: 1.5...3, cycling: 0.6...1.2, walking: 1...1))
      plan.braking = luck.uniform(in: route.mode.drawn(driving: 2...4, cycling: 1...2, walking: 1...1))
    }
    let aside = luck.uniform(in: aside(route, figure))
    plan.offsets = [DriveOffset(metersRight: aside, from: 0, to: .infinity)]
    if luck.below(4) == 0 { plan.leaves = [leave(route, &luck)] }
    let end = plan.leaves.first?.along ?? route.length
    // Off the highway at the speed of a town.
    let town = route.classes.last { $0.roadClass == .town && $0.from > 0 && $0.from < end }
    if figure == .highway, let town { plan.speedChanges = [DriveSpeedChange(speed: 14, along: town.from)] }
    for _ in 0..<luck.below(4) {
      let along = end * luck.uniform(in: 0.05...0.95)
      plan.waits.append(DriveWait(seconds: luck.uniform(in: 3...60), along: along))
    }
    return plan
  }

  /// Half of those who leave miss a turn, the others take another street.
  private static func leave(_ route: NavRoute, _ luck: inout SeededGenerator) -> DriveLeave {
    let turns = route.steps.dropFirst().dropLast().map(\.maneuverAlong)
    let isMissed = !turns.isEmpty && luck.below(2) == 0
    let along = isMissed ? turns[luck.below(turns.count)] : route.length * luck.uniform(in: 0.2...0.9)
    let degrees = isMissed ? 0 : (luck.below(2) == 0 ? -1 : 1) * luck.uniform(in: 30...150)
    return DriveLeave(along: along, items: [.go(.relative(degrees), meters: 600)], returnTo: nil)
  }

  private static func receiver(
    sigma: Double, accuracy: Double, tellsMotion: Bool, _ luck: inout SeededGenerator
  ) -> GPSPlan {
    var lines = [GPSLine(.accuracy(accuracy)), GPSLine(.courseNoise(luck.uniform(in: 2...12)))]
    // The share of the variance that wanders; all white, all wandering, or both.
    let share = [0, 1, luck.unit()][luck.below(3)]
    if share < 1 { lines.append(GPSLine(.noise(sigma * (1 - share).squareRoot()))) }
    if share > 0 {
      lines.append(
        GPSLine(.drift(sigma: sigma * share.squareRoot(), seconds: luck.uniform(in: 10...60))))
    }
    if !tellsMotion { lines += [GPSLine(.speedReads(nil)), GPSLine(.courseReads(nil))] }
    return GPSPlan(lines: lines)
  }
}
