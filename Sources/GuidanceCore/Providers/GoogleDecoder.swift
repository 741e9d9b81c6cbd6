/// Reads Google's Directions API; answers without a `status` go to ``GoogleRoutesDecoder``.
///
/// Google sends no step for an arrival: the remark on the side of the destination becomes its words, and where there
/// is none the arrival has no words.
enum GoogleDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    // The Routes API wraps an error into a list.
    if case .list(let list) = answer.value, list.count == 1 {
      return try GoogleRoutesDecoder.drafts(JSONField(path: .element(.root, 0), value: list[0]))
    }
    guard let status = try answer.optional("status") else { return try GoogleRoutesDecoder.drafts(answer) }
    try refuse(status, message: try answer.optionalText("error_message"))
    return try answer.member("routes").elements().map(draft)
  }

  // MARK: Refusals

  private static let statuses: [String: RouteError] = [
    "ZERO_RESULTS": .noRoute, "NOT_FOUND": .noRoute, "OVER_QUERY_LIMIT": .quota, "OVER_DAILY_LIMIT": .quota,
    "MAX_WAYPOINTS_EXCEEDED": .unsupported, "MAX_ROUTE_LENGTH_EXCEEDED": .unsupported,
  ]

  private static func refuse(_ status: JSONField, message: String?) throws {
    let word = try status.text()
    guard word != "OK" else { return }
    var error = statuses[word] ?? .unavailable
    if word == "REQUEST_DENIED" {
      // Denied for the key, or for what the key may not do.
      let isKey = message.map { ProviderRefusal.error(message: $0) == .missingCredentials } ?? false
      error = isKey ? .missingCredentials : .permission
    }
    let words = word + (message.map { " (\($0))" } ?? "")
    throw RouteDecodingError(field: "status", problem: "the provider refuses: \(words)", routeError: error)
  }

  // MARK: Routes

  private static func draft(_ route: JSONField) throws -> RouteFormat.Decoded {
    var legs: [[GoogleStep]] = []
    var time: Double?
    for leg in try route.member("legs").elements() {
      legs.append(try leg.list("steps").map(step))
      let duration = try leg.optional("duration_in_traffic") ?? leg.optional("duration")
      if let seconds = try duration?.optionalAmount("value") { time = (time ?? 0) + seconds }
    }
    let overview = try route.optional("overview_polyline")?.optional("points")
    var draft = try GoogleStep.draft(legs, overview: overview, missing: .member(route.path, "overview_polyline"))
    draft.expectedTime = time
    draft.notices = try route.list("warnings").map { try $0.text() }
    return (draft, legs.joined().lazy.compactMap(\.mode).first)
  }

  private static func step(_ field: JSONField) throws -> GoogleStep {
    let distance = try field.optional("distance")?.optionalAmount("value") ?? 0
    let start = try field.optional("start_location").map {
      try ProviderGeometry.place($0, latitude: "lat", longitude: "lng")
    }
    let hint = ProviderGeometry.Hint(precision: 5, start: start, length: distance)
    let points = try field.optional("polyline")?.optional("points")
    let line = try points.map { try ProviderGeometry.line($0, hint) } ?? []
    let text = MarkupText(try field.optionalText("html_instructions") ?? "")
    return GoogleStep(
      path: points?.path ?? .member(field.path, "polyline"), line: line, distance: distance, start: start,
      words: text.words, notes: text.notes, maneuver: try field.optionalText("maneuver"),
      modeName: try field.optionalText("travel_mode"))
  }
}
