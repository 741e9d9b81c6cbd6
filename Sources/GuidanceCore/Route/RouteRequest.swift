/// What a trip asks of a route provider.
public struct RouteRequest: Sendable, Equatable {
  /// Where the route shall begin.
  public var origin: Coordinate
  /// The direction of travel in degrees; nil when the traveller does not move or it is not known.
  public var course: Double?
  /// Where the route shall end.
  public var destination: Coordinate
  /// The trip's own mode.
  public var mode: TravelMode
  /// The trip's own provider.
  public var provider: String
  /// What else the trip asked for when it was planned.
  public var options: RouteOptions
  /// The route that the answer would replace; nil for a first route.
  public var replaced: NavRoute?
  /// Metres along `replaced` that the trip had reached.
  public var progress: Double?

  /// Makes a request.
  public init(
    origin: Coordinate, course: Double?, destination: Coordinate, mode: TravelMode, provider: String,
    options: RouteOptions = RouteOptions(), replaced: NavRoute? = nil, progress: Double? = nil
  ) {
    self.origin = origin
    self.course = course
    self.destination = destination
    self.mode = mode
    self.provider = provider
    self.options = options
    self.replaced = replaced
    self.progress = progress
  }
}

/// Wishes that go with every request of a trip.
public struct RouteOptions: Sendable, Equatable {
  /// What to avoid, for instance `tolls` or `ferries`, in the provider's words.
  public var avoid: [String]
  /// Whether other routes may come along; a reroute never asks for them.
  public var alternatives: Bool

  /// Makes options; by default nothing is avoided and no alternatives are wanted.
  public init(avoid: [String] = [], alternatives: Bool = false) {
    self.avoid = avoid
    self.alternatives = alternatives
  }
}

/// Why a provider gave no route; the raw value is the word of scenarios and traces.
public enum RouteError: String, Error, Sendable, CaseIterable {
  /// The provider could not be reached, or its answer made no sense.
  case unavailable
  /// There is no way.
  case noRoute = "no-route"
  /// The allowance is used up; asking again will not change it.
  case quota
  /// The key is missing or wrong; asking again will not change it.
  case missingCredentials = "missing-credentials"
  /// The account may not ask; asking again will not change it.
  case permission
  /// The provider does not do this; asking again will not change it.
  case unsupported
  /// No answer came in time.
  case timedOut = "timed-out"
  /// The answer was of another provider or another mode; asking again will not change it.
  case mismatchedProvider = "mismatched-provider"

  /// Whether asking again cannot help, so that the trip stops asking.
  public var isFinal: Bool {
    switch self {
    case .quota, .missingCredentials, .permission, .unsupported, .mismatchedProvider: true
    case .unavailable, .noRoute, .timedOut: false
    }
  }
}
