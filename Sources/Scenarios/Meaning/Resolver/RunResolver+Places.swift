import GuidanceCore
import SimWorld

extension RunResolver {
  /// Metres along the drive at a place; nil and a complaint where there is no such place on it.
  mutating func along(_ place: Place, _ span: SourceSpan) -> Double? {
    guard let path else { return nil }
    switch place {
    case .along(let length): return notNegative(length, .length)
    case .named(let name):
      guard let coordinate = coordinate(name) else { return nil }
      if let along = path.firstAlong(at: coordinate) { return along }
      error(
        .neverReached, "the drive does not pass `\(place.written)`", name.span, "name a place on the way")
      return nil
    case .step(let number):
      guard let step = step(number), let route = firstRoute else { return nil }
      return onPath(step, of: route, place, number.span)
    case .before(let length, let base): return moved(base, place, length, sign: -1, span)
    case .after(let length, let base): return moved(base, place, length, sign: 1, span)
    }
  }

  private mutating func moved(
    _ base: Place, _ place: Place, _ length: Argument<Quantity>, sign: Double, _ span: SourceSpan
  ) -> Double? {
    guard let meters = notNegative(length, .length) else { return nil }
    // Metres from a maneuver count along its route, which the drive may have left when it comes there.
    if case .step(let number) = base, let route = firstRoute, route.polyline != path {
      guard let step = step(number) else { return nil }
      return onPath(step + sign * meters, of: route, place, number.span)
    }
    guard let start = along(base, span) else { return nil }
    let result = start + sign * meters
    if result < -1e-6 {
      error(.neverReached, "`\(place.written)` lies before the drive begins", span, "name a place on the way")
      return nil
    }
    return max(0, result)
  }

  /// Metres along the drive at metres along a route.
  private mutating func onPath(_ along: Double, of route: NavRoute, _ place: Place, _ span: SourceSpan) -> Double? {
    guard let path else { return nil }
    if route.polyline == path { return along }
    if along >= -1e-6, along <= route.length + 1e-6,
      let found = path.firstAlong(at: route.polyline.coordinate(at: along))
    {
      return found
    }
    error(.neverReached, "the drive does not pass `\(place.written)`", span, "name a place on the way")
    return nil
  }

  /// Metres along the first route of a maneuver.
  private mutating func step(_ number: Argument<Int>) -> Double? {
    guard let route = firstRoute, let index = number.literal else { return nil }
    guard route.steps.indices.contains(index) else {
      error(
        .unknownStep, "the first route has no step \(index)", number.span,
        "its maneuvers are steps 1 to \(route.steps.count - 1)")
      return nil
    }
    return route.steps[index].maneuverAlong
  }

  private mutating func coordinate(_ name: Argument<String>) -> Coordinate? {
    guard let word = name.literal else { return nil }
    guard let map else {
      if !mapIsBroken {
        error(.noMap, "`\(word)` is a place of a map, and there is none", name.span, "draw one: `map 100 m`")
      }
      return nil
    }
    if let found = map.coordinate(named: word) { return found }
    complainOfPlace(word, name.span, among: map.placeNames)
    return nil
  }

  /// When the traveller is truly at a place for the first time; nil and a complaint where he never is.
  mutating func visit(_ place: Place, _ span: SourceSpan) -> PlaceTable.Visit? {
    if isRecorded { return along(place, span).map { .whenMatched(along: $0) } }
    guard let drive else { return nil }
    let before = diagnostics
    let found = along(place, span).flatMap { drive.firstTime(atAlong: $0) }
    // A departure may lead through a place of the map beside the way.
    var direct: SimInstant?
    if case .named(let name) = place, let word = name.literal, let coordinate = map?.coordinate(named: word) {
      direct = drive.firstTime(at: coordinate, within: 0)
    }
    if let moment = [found, direct].compactMap({ $0 }).min() {
      diagnostics = before
      return .at(moment)
    }
    if diagnostics.count == before.count {
      error(
        .neverReached, "the drive never comes to `\(place.written)`", span,
        "it begins after this place, or ends or leaves the way before it")
    }
    return nil
  }
}

extension Polyline {
  /// Metres along where the line first comes to a place, to half a metre; nil where it does not.
  func firstAlong(at place: Coordinate) -> Double? {
    if let vertex = vertices.firstIndex(where: { Geodesy.distance($0, place) < 0.001 }) { return cumulative[vertex] }
    for index in vertices.indices.dropLast() {
      let length = cumulative[index + 1] - cumulative[index]
      guard length > 0 else { continue }
      let share = share(of: place, onSegment: index)
      let along = cumulative[index] + share * length
      if Geodesy.distance(coordinate(at: along), place) < 0.5 { return along }
    }
    return nil
  }

  /// Where on a segment a place lies nearest, from 0 to 1.
  private func share(of place: Coordinate, onSegment index: Int) -> Double {
    let (a, b) = (vertices[index], vertices[index + 1])
    let width = PlaneMath.cosine(degrees: place.latitude)
    let north = b.latitude - a.latitude
    let east = Geodesy.wrappedLongitude(b.longitude - a.longitude) * width
    let square = north * north + east * east
    guard square > 0 else { return 0 }
    let toNorth = place.latitude - a.latitude
    let toEast = Geodesy.wrappedLongitude(place.longitude - a.longitude) * width
    return max(0, min(1, (toNorth * north + toEast * east) / square))
  }
}
