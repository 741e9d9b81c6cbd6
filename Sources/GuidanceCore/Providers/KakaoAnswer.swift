/// What Kakao's driving and walking answers have in common: refusals, sections, roads with flat vertexes.
enum KakaoAnswer {
  /// The routes that the provider found, in order.
  ///
  /// Alternatives carry a result each; those that failed are passed over as long as another succeeded.
  static func routes(_ answer: JSONField) throws -> [JSONField] {
    try refuse(answer)
    var found: [JSONField] = []
    var failure: RouteDecodingError?
    for route in try answer.member("routes").elements() {
      let code = try route.member("result_code")
      let number = try code.integer()
      if number == 0 {
        found.append(route)
      } else if failure == nil {
        let message = try route.optionalText("result_msg") ?? route.optionalText("result_message") ?? ""
        failure = RouteDecodingError(
          field: code.path.description, problem: "the provider refuses: \(number) \(message)",
          routeError: error(resultCode: number))
      }
    }
    if found.isEmpty, let failure { throw failure }
    return found
  }

  /// The roads of all sections, in order, each with its section.
  static func roads(_ route: JSONField) throws -> [(section: Int, field: JSONField)] {
    try route.list("sections").enumerated().flatMap { index, section in
      try section.list("roads").map { (index, $0) }
    }
  }

  /// A road's places.
  static func line(_ road: JSONField) throws -> [Coordinate] { try ProviderGeometry.flat(try road.member("vertexes")) }

  /// Adds a road to a line.
  static func append(_ road: JSONField, to line: inout JoinedLine) throws -> (first: Int, last: Int) {
    let part = try Self.line(road)
    do throws(LineGap) {
      return try line.append(part)
    } catch {
      throw JSONFieldError(path: .member(road.path, "vertexes"), problem: error.problem)
    }
  }

  /// The whole trip's time.
  static func time(_ route: JSONField) throws -> Double? { try route.optional("summary")?.optionalAmount("duration") }

  // MARK: Refusals

  /// What a number of the search's result means.
  ///
  /// Too many places, or too far (202, 207, 303, 304); the search's own time limit (204); no way, no road near a place
  /// or an obstacle there (all others that are known).
  private static func error(resultCode: Int) -> RouteError {
    switch resultCode {
    case 202, 207, 303, 304: .unsupported
    case 204: .unavailable
    case 1, 101...107, 201...206, 301...302: .noRoute
    default: .unavailable
    }
  }

  /// The platform's refusals, which come instead of routes.
  private static let platformCodes: [Int: RouteError] = [
    -3: .permission, -5: .permission, -10: .quota, -401: .missingCredentials, -403: .permission, -429: .quota,
  ]

  private static func refuse(_ answer: JSONField) throws {
    guard try answer.optional("routes") == nil else { return }
    if let code = try answer.optionalInteger("code") {
      let words = try answer.optionalText("msg") ?? answer.optionalText("message") ?? ""
      let known = platformCodes[code] ?? ProviderRefusal.error(status: abs(code))
      throw RouteDecodingError(
        field: "code", problem: "the provider refuses: \(code) \(words)",
        routeError: known ?? ProviderRefusal.error(message: words))
    }
    if let words = try answer.optionalText("message") {
      throw RouteDecodingError(
        field: "message", problem: "the provider refuses: \(words)", routeError: ProviderRefusal.error(message: words))
    }
  }
}
