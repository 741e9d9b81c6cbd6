/// What a provider's refusal means for the trip.
enum ProviderRefusal {
  /// By the number that web services answer with.
  static func error(status: Int) -> RouteError? {
    switch status {
    case 401: .missingCredentials
    case 403: .permission
    case 404: .noRoute
    case 429: .quota
    case 501: .unsupported
    default: nil
    }
  }

  /// By the words of a message, where nothing better tells.
  static func error(message: String) -> RouteError {
    let words = message.lowercased()
    return table.first { entry in entry.words.contains { words.contains($0) } }?.error ?? .unavailable
  }

  private static let table: [(words: [String], error: RouteError)] = [
    (["quota", "too many requests", "rate limit", "limit reached", "limit exceeded"], .quota),
    (
      ["api key", "credentials", "access token", "invalid token", "not authorized", "unauthorized", "appkey"],
      .missingCredentials
    ),
    (["forbidden", "permission", "access denied", "not allowed"], .permission),
    (["no route", "not found", "no path", "impossible route"], .noRoute),
  ]
}
