import GuidanceCore

/// What a simulated provider answers to a request: pure functions of the request and the map.
public struct RouteAnswers: Sendable {
  /// The router over the map; nil where the scenario draws none.
  public let router: Router?

  /// Makes answers over a map, or without one.
  public init(roads: RoadNetwork?) { router = roads.map { Router($0) } }

  /// The answer to one request by an action that gives a route.
  ///
  /// - Returns: the route; nil for an action that never answers.
  /// - Throws: the failure that the provider gives.
  public func answer(_ action: ProviderAction, to request: RouteRequest) throws(RouteError) -> NavRoute? {
    switch action {
    case .routes: return try routes(request)
    case .fails(let error): throw error
    case .neverAnswers: return nil
    case .answersMode(let mode):
      var asked = request
      asked.mode = mode
      return try routes(asked)
    case .answersProvider(let name):
      var route = try routes(request)
      route.provider = name
      return route
    case .answersRoute(let route): return route
    case .answersSketch(let sketch): return try laid(sketch, request)
    }
  }

  /// The best way from the asking fix to the destination over the map; without a map straight to the nearest point of
  /// the replaced route at or ahead of progress, and along it.
  public func routes(_ request: RouteRequest) throws(RouteError) -> NavRoute {
    if let router {
      return try router.route(
        from: request.origin, course: request.course, to: request.destination, mode: request.mode,
        provider: request.provider)
    }
    let line: NavRoute? =
      if let replaced = request.replaced {
        replaced.rejoined(from: request.origin, progress: request.progress ?? 0)
      } else {
        NavRoute.straight(from: request.origin, to: request.destination)
      }
    guard var route = line else { throw .noRoute }
    route.mode = request.mode
    route.provider = request.provider
    return route
  }

  /// The way back to the route as a drawn one, from the asking fix; `ahead` is its course, else the line's to the route.
  private func laid(_ sketch: RouteSketch, _ request: RouteRequest) throws(RouteError) -> NavRoute {
    let towards = Geodesy.straightBearing(from: request.origin, to: request.destination)
    do {
      return try sketch.laid(
        from: request.origin, course: request.course ?? towards, mode: request.mode, provider: request.provider)
    } catch {
      throw .unavailable
    }
  }
}

extension NavRoute {
  /// A straight line between two places, with an arrival; nil where they are one place.
  static func straight(from origin: Coordinate, to destination: Coordinate) -> NavRoute? {
    guard let line = try? Polyline([origin, destination]) else { return nil }
    let words = ManeuverWords.made(for: .arrive)
    let steps = [
      NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
      NavStep(instruction: words, kind: .arrive, distance: line.length, maneuverAlong: line.length),
    ]
    return NavRoute(provider: "sim", mode: .driving, polyline: line, steps: steps)
  }

  /// The rest of the route from its nearest point at or ahead of progress on, with a straight line from a place to there.
  ///
  /// The steps still ahead keep their words; nothing is said of the bend where the line joins. The provider's travel time
  /// shrinks with the length.
  func rejoined(from origin: Coordinate, progress: Double) -> NavRoute? {
    let begin = max(0, min(progress, length))
    guard let joins = polyline.nearest(to: origin, from: begin) else { return nil }
    let ahead = polyline.vertices.indices.filter { polyline.cumulative[$0] > joins.along + 1e-6 }
    var vertices = [origin, joins.coordinate] + ahead.map { polyline.vertices[$0] }
    if joins.meters < 0.001 { vertices.remove(at: 0) }
    guard let line = try? Polyline(vertices) else { return nil }
    let shift = line.length - (length - joins.along) - joins.along
    var rest = self
    rest.polyline = line
    rest.steps = [NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0)]
    for step in steps.dropFirst() where step.maneuverAlong >= joins.along - 1e-6 {
      var moved = step
      moved.maneuverAlong = min(line.length, step.maneuverAlong + shift)
      moved.distance = moved.maneuverAlong - rest.steps[rest.steps.count - 1].maneuverAlong
      rest.steps.append(moved)
    }
    rest.expectedTime = expectedTime.map { $0 * line.length / length }
    rest.classes = classes.compactMap { stretch in
      guard stretch.to > joins.along else { return nil }
      let from = stretch.from <= joins.along ? 0 : stretch.from + shift
      return RoadStretch(from: from, to: min(line.length, stretch.to + shift), roadClass: stretch.roadClass)
    }
    rest.speedCameras = speedCameras.filter { $0 >= joins.along }.map { $0 + shift }
    return rest
  }
}
