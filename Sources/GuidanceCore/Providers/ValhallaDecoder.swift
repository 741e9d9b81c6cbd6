/// Reads Valhalla's own answers (`trip`, and `alternates` after it); answers in its OSRM format go to ``OSRMDecoder``.
///
/// Each leg has one shape and its maneuvers point into it by index. The flag `highway` says that a maneuver's stretch
/// has a part on a highway; the whole stretch is taken for one, for nothing tells which part.
enum ValhallaDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    try refuse(answer)
    guard let trip = try answer.optional("trip") else { return try OSRMDecoder.drafts(answer) }
    let others = try answer.list("alternates").map { try $0.member("trip") }
    return try ([trip] + others).map(draft)
  }

  // MARK: Refusals

  /// Valhalla's own error codes; those of a path that is not there and of a request that is too large.
  private static let codes: [Int: RouteError] = [
    170: .noRoute, 171: .noRoute, 440: .noRoute, 441: .noRoute, 442: .noRoute, 443: .noRoute, 154: .unsupported,
    107: .unsupported, 125: .unsupported, 150: .unsupported, 156: .unsupported,
  ]

  private static func refuse(_ answer: JSONField) throws {
    guard let error = try answer.optional("error") else { return }
    let code = try answer.optionalInteger("error_code")
    let status = try answer.optionalInteger("status_code")
    let words: String = if case .text(let text) = error.value { text } else { "" }
    let routeError =
      code.flatMap { codes[$0] } ?? status.flatMap(ProviderRefusal.error(status:))
      ?? ProviderRefusal.error(message: words)
    throw RouteDecodingError(field: "error", problem: "the provider refuses: \(words)", routeError: routeError)
  }

  // MARK: Routes

  private static func draft(_ trip: JSONField) throws -> RouteFormat.Decoded {
    if let status = try trip.optional("status"), try status.integer() != 0 {
      let words = try trip.optionalText("status_message") ?? "status \(try status.integer())"
      throw RouteDecodingError(
        field: status.path.description, problem: "the provider refuses: \(words)",
        routeError: ProviderRefusal.error(message: words))
    }
    let meters = try trip.optionalText("units") == "miles" ? 1609.344 : 1000
    let legs = try trip.member("legs")
    let start = try trip.list("locations").first.map {
      try ProviderGeometry.place($0, latitude: "lat", longitude: "lon")
    }
    var draft = RouteDraft(line: [], lineField: legs.path, convention: .startOfStep)
    var line = JoinedLine()
    var mode: TravelMode?
    for (index, leg) in try legs.elements().enumerated() {
      let shape = try leg.member("shape")
      let length = try leg.optional("summary")?.optionalAmount("length")
      let hint = ProviderGeometry.Hint(
        precision: 6, start: index == 0 ? start : line.vertices.last, length: length.map { $0 * meters })
      let part = try ProviderGeometry.line(shape, hint)
      if draft.lineField == legs.path { draft.lineField = shape.path }
      let range: (first: Int, last: Int)
      do throws(LineGap) {
        range = try line.append(part)
      } catch {
        throw JSONFieldError(path: shape.path, problem: error.problem)
      }
      let maneuvers = try ValhallaManeuvers(leg, shapeCount: part.count, firstVertex: range.first, meters: meters)
      draft.steps += maneuvers.steps
      draft.classMarks += maneuvers.classMarks
      mode = mode ?? maneuvers.mode
    }
    draft.line = line.vertices
    draft.expectedTime = try trip.optional("summary")?.optionalAmount("time")
    if try !tellsClasses(trip) { draft.classMarks = [] }
    return (draft, mode)
  }

  /// Whether the trip tells highways: its summary says so, or a maneuver has the flag.
  private static func tellsClasses(_ trip: JSONField) throws -> Bool {
    if try trip.optional("summary")?.optionalFlag("has_highway") != nil { return true }
    return try trip.list("legs").contains { leg in
      try leg.list("maneuvers").contains { try $0.optionalFlag("highway") != nil }
    }
  }
}
