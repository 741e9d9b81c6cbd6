/// Reads the route service of OSRM, version 1, and the formats made after it: Mapbox Directions, Mapbox map matching
/// (`matchings`), Valhalla's `osrm` format.
///
/// The line is that of the steps, joined, for an overview may be simplified; the overview is taken where steps have
/// no lines or do not touch. Banners and voice instructions are another guidance and are not read. A step's words are
/// its `instruction`; OSRM itself sends none, so that they are put together from type, direction and road name.
enum OSRMDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    try refuse(answer)
    let routes = try answer.optional("matchings") ?? answer.member("routes")
    let start = try answer.optional("waypoints").flatMap { try $0.elements().first?.optional("location") }
    return try routes.elements().map { try draft($0, start: start.map { try ProviderGeometry.position($0) }) }
  }

  // MARK: Refusals

  /// The codes of OSRM, Mapbox and Valhalla other than `Ok`.
  private static let codes: [String: RouteError] = [
    "NoRoute": .noRoute, "NoSegment": .noRoute, "NoMatch": .noRoute, "NoTrips": .noRoute, "TooBig": .unsupported,
    "NotImplemented": .unsupported, "DisabledDataset": .unsupported, "ProfileNotFound": .unsupported,
    "Forbidden": .permission,
  ]

  private static func refuse(_ answer: JSONField) throws {
    let code = try answer.optional("code")
    let hasRoutes = try answer.optional("routes") != nil || answer.optional("matchings") != nil
    let message = try? answer.optionalText("message")
    if let code, case .text(let text) = code.value {
      guard text != "Ok", text != "ok" else { return }
      let error = codes[text] ?? message.map(ProviderRefusal.error(message:)) ?? .unavailable
      throw RouteDecodingError(field: "code", problem: refusal(text, message), routeError: error)
    }
    if let message, !hasRoutes {
      throw RouteDecodingError(
        field: "message", problem: refusal(message, nil), routeError: ProviderRefusal.error(message: message))
    }
  }

  private static func refusal(_ code: String, _ message: String?) -> String {
    "the provider refuses: \(code)" + (message.map { " (\($0))" } ?? "")
  }

  // MARK: Routes

  private static func draft(_ route: JSONField, start: Coordinate?) throws -> RouteFormat.Decoded {
    var steps: [OSRMStep] = []
    let legs = try route.list("legs")
    var notices: [String] = []
    for (legIndex, leg) in legs.enumerated() {
      let isLast = legIndex == legs.count - 1
      for field in try leg.list("steps") { steps.append(try OSRMStep(field, stop: isLast ? nil : legIndex + 1)) }
      notices += try leg.list("notifications").compactMap { try $0.optional("details")?.optionalText("message") }
    }
    let mode = steps.lazy.compactMap(\.mode).first
    let time = try route.optionalAmount("duration")
    var draft: RouteDraft
    if let joined = OSRMLine.joined(&steps) {
      draft = RouteDraft(line: joined, lineField: steps[0].field.path, convention: .startOfStep)
      draft.classMarks = OSRMLine.classMarks(steps)
    } else {
      let geometry = try route.optional("geometry") ?? missingLine(route, steps)
      let hint = ProviderGeometry.Hint(
        precision: 5, start: steps.first?.draft.place.first ?? start, length: try route.optionalAmount("distance"))
      draft = RouteDraft(
        line: try ProviderGeometry.line(geometry, hint), lineField: geometry.path, convention: .startOfStep)
    }
    draft.steps = steps.map(\.draft)
    draft.expectedTime = time
    draft.notices = notices
    return (draft, mode)
  }

  private static func missingLine(_ route: JSONField, _ steps: [OSRMStep]) throws -> JSONField {
    if let gap = JoinedLine.firstGap(steps.map(\.line)) {
      throw JSONFieldError(path: .member(steps[gap.part].field.path, "geometry"), problem: gap.problem)
    }
    return try route.member("geometry")
  }
}
