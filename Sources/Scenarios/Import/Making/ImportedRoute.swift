import GuidanceCore

/// An imported route as the lines of a scenario.
struct ImportedRoute {
  /// Its lines, legs and maneuvers.
  private(set) var lines: [RouteLine] = []
  /// The metres of its legs.
  let length: Double
  /// How many maneuvers are spoken, the arrival included.
  let maneuverCount: Int

  /// A travel time beyond a year is none: nobody plans for longer.
  private static let longestSeconds = 366 * 86_400.0

  /// Draws the line of places, which ends with an arrival and has no other maneuver.
  init(along places: [Coordinate], from start: Coordinate) {
    var pen = LegPen(at: start)
    for place in places.dropFirst() {
      if let leg = pen.leg(to: place) { lines.append(leg.line(nil)) }
    }
    lines.append(.maneuver(ManeuverSyntax(.arrive)))
    length = pen.length
    maneuverCount = 1
  }

  /// Draws a planned route with its maneuvers, road classes, cameras and travel time.
  ///
  /// - Parameters:
  ///   - move: where each place goes.
  ///   - keepsWords: whether the provider's words, which are full of names, are taken along; else the made ones.
  init(
    _ route: NavRoute, from start: Coordinate, tolerance: Double, keepsWords: Bool,
    move: (Coordinate) -> Coordinate
  ) {
    let cuts = RouteCuts(route)
    var pen = LegPen(at: start)
    var drawing = RouteDrawing(keepsWords: keepsWords)
    if let first = route.steps.first, first.kind == .depart, first.isSpoken { drawing.depart(first) }
    drawing.add(cuts.maneuvers(at: 0))
    for (from, to) in zip(cuts.alongs, cuts.alongs.dropFirst()) {
      let roadClass = route.classes.isEmpty ? nil : route.roadClass(at: from)
      let places = TrackLine.simplified(cuts.places(from: from, to: to)[...], tolerance: tolerance)
      for place in places.dropFirst() {
        if let leg = pen.leg(to: move(place)) { drawing.add(leg, roadClass == .highway ? .highway : nil) }
      }
      drawing.add(cuts.maneuvers(at: to))
      if cuts.hasCamera(at: to) { drawing.cameras.append(pen.length) }
    }
    length = pen.length
    maneuverCount = drawing.maneuverCount
    lines = drawing.lines
    if let time = route.expectedTime, time > 0, time <= Self.longestSeconds {
      lines.append(.takes(Argument(Quantity(max(1, time.rounded()), .seconds))))
    }
    lines += drawing.cameras.map { .speedCamera(Argument(Quantity(min($0, length), .meters))) }
  }
}

/// Where a planned route is cut so that what happens there stands between two legs.
private struct RouteCuts {
  let route: NavRoute
  /// The distances along, from 0 to the length, rising.
  let alongs: [Double]
  private let steps: [NavStep]

  init(_ route: NavRoute) {
    self.route = route
    let length = route.length
    var steps = route.steps.filter { $0.isSpoken && $0.kind != .depart }
    for index in steps.indices {
      steps[index].maneuverAlong = max(0, min(length, steps[index].maneuverAlong))
      guard steps[index].kind == .arrive else { continue }
      // Guidance arrives at the end of the line, and nothing can be drawn behind an arrival.
      if index == steps.count - 1 { steps[index].maneuverAlong = length } else { steps[index].kind = .waypoint }
    }
    self.steps = steps
    var places = steps.map(\.maneuverAlong) + route.speedCameras + route.classes.flatMap { [$0.from, $0.to] }
    places = places.filter { $0 > 0 && $0 < length }
    alongs = Array(Set([0, length] + places)).sorted()
  }

  func maneuvers(at along: Double) -> [NavStep] { steps.filter { $0.maneuverAlong == along } }

  func hasCamera(at along: Double) -> Bool { route.speedCameras.contains(along) }

  /// The places of the line from one distance along to another.
  func places(from: Double, to: Double) -> [Coordinate] {
    let line = route.polyline
    let inside = line.vertices.indices.filter { line.cumulative[$0] > from && line.cumulative[$0] < to }
    return [line.coordinate(at: from)] + inside.map { line.vertices[$0] } + [line.coordinate(at: to)]
  }
}
