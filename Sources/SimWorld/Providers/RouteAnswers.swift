import GuidanceCore

/// What a simulated provider answers to a request: pure functions of the request and the map.
public struct RouteAnswers: Sendable {
  /// The router over the map; nil where the scenario draws none.
  public let router: Router?

  /// Makes answers over a map, or without one.
  public init(roads: RoadNetwork?) { router = roads.map { Router($0) } }

  /// The answer to one request by an action that gives a route.
  ///
  /// - Parameters:
  ///   - action: what the script says.
  ///   - request: what is asked.
  ///   - heading: where the traveller truly goes, in degrees; a drawn answer begins in this direction where the
  ///     request has no course, or one in which the drawing does not fit; nil = towards the destination.
  /// - Returns: the route; nil for an action that never answers.
  /// - Throws: the failure that the provider gives; ``DrawnAnswerError`` where a drawn answer does not fit.
  public func answer(
    _ action: ProviderAction, to request: RouteRequest, heading: Double? = nil
  ) throws -> NavRoute? {
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
    case .answersSketch(let sketch): return try laid(sketch, request, heading)
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

  /// A drawn way from the asking fix; `ahead` is its course, else where the traveller truly goes.
  private func laid(_ sketch: RouteSketch, _ request: RouteRequest, _ heading: Double?) throws -> NavRoute {
    let fallback = heading ?? Geodesy.straightBearing(from: request.origin, to: request.destination)
    func laid(_ course: Double) throws(RouteSketchError) -> NavRoute {
      try sketch.laid(from: request.origin, course: course, mode: request.mode, provider: request.provider)
    }
    do {
      guard let course = request.course else { return try laid(fallback) }
      // A receiver may be wrong about the course; who drew the answer knew the true one.
      do { return try laid(course) } catch { return try laid(fallback) }
    } catch {
      throw DrawnAnswerError(problem: error)
    }
  }
}

/// A drawn answer that does not fit where it was asked for: a mistake of the scenario, no failure of a provider.
public struct DrawnAnswerError: Error, CustomStringConvertible {
  /// What is wrong with it there.
  public let problem: RouteSketchError

  /// What each description begins with.
  package static let opening = "the drawn answer "

  /// What is wrong, in words.
  public var description: String {
    guard case .contradiction(_, _, let kind, let bend) = problem else {
      return Self.opening + "cannot be laid from the fix that asks: \(problem)"
    }
    let side = bend < 0 ? "left" : "right"
    return
      Self.opening + "bends \(Int(abs(bend).rounded())) deg \(side) at `\(kind.rawValue)`, from where it is asked for"
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
