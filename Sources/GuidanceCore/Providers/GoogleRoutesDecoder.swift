/// Reads Google's Routes API, version 2; its answers leave out whatever is 0 or empty.
enum GoogleRoutesDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    if let error = try answer.optional("error") { throw try refusal(error) }
    guard let routes = try answer.optional("routes") else {
      guard answer.value == .object([:]) else {
        throw JSONFieldError(path: .member(answer.path, "routes"), problem: "is missing")
      }
      return []
    }
    return try routes.elements().map(draft)
  }

  // MARK: Refusals

  private static let statuses: [String: RouteError] = [
    "RESOURCE_EXHAUSTED": .quota, "PERMISSION_DENIED": .permission, "UNAUTHENTICATED": .missingCredentials,
    "NOT_FOUND": .noRoute, "UNIMPLEMENTED": .unsupported,
  ]

  private static func refusal(_ error: JSONField) throws -> RouteDecodingError {
    let message = try error.optionalText("message") ?? ""
    let status = try error.optionalText("status") ?? ""
    let known = try statuses[status] ?? error.optionalInteger("code").flatMap(ProviderRefusal.error(status:))
    return RouteDecodingError(
      field: error.path.description, problem: "the provider refuses: \(status) (\(message))",
      routeError: known ?? ProviderRefusal.error(message: message))
  }

  // MARK: Routes

  private static func draft(_ route: JSONField) throws -> RouteFormat.Decoded {
    let legs = try route.list("legs").map { try $0.list("steps").map(step) }
    let overview = try route.optional("polyline").map(line)
    var draft = try GoogleStep.draft(legs, overview: overview, missing: .member(route.path, "polyline"))
    draft.expectedTime = try route.optional("duration").map(seconds)
    draft.notices = try route.list("warnings").map { try $0.text() }
    return (draft, legs.joined().lazy.compactMap(\.mode).first)
  }

  private static func step(_ field: JSONField) throws -> GoogleStep {
    let distance = try field.optionalAmount("distanceMeters") ?? 0
    let start = try field.optional("startLocation")?.optional("latLng").map(place)
    let polyline = try field.optional("polyline").map(line)
    let hint = ProviderGeometry.Hint(precision: 5, start: start, length: distance)
    let instruction = try field.optional("navigationInstruction")
    // The first line is the maneuver, each further one a remark.
    let lines = try (instruction?.optionalText("instructions") ?? "").split(separator: "\n").map(String.init)
    return GoogleStep(
      path: polyline?.path ?? .member(field.path, "polyline"),
      line: try polyline.map { try ProviderGeometry.line($0, hint) } ?? [], distance: distance, start: start,
      words: lines.first ?? "", notes: Array(lines.dropFirst()), maneuver: try instruction?.optionalText("maneuver"),
      modeName: try field.optionalText("travelMode"))
  }

  private static func line(_ polyline: JSONField) throws -> JSONField {
    try polyline.optional("geoJsonLinestring") ?? polyline.member("encodedPolyline")
  }

  private static func place(_ field: JSONField) throws -> Coordinate {
    let zero = JSONValue.number(0)
    return try ProviderGeometry.place(
      latitude: field.optional("latitude") ?? JSONField(path: field.path, value: zero),
      longitude: field.optional("longitude") ?? JSONField(path: field.path, value: zero))
  }

  /// Seconds written as `12.5s`.
  private static func seconds(_ field: JSONField) throws -> Double {
    let text = try field.text()
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds.isFinite, seconds >= 0 else {
      throw JSONFieldError(path: field.path, problem: "expected seconds such as `12s`, found `\(text)`")
    }
    return seconds
  }
}
