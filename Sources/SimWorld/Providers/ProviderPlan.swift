import GuidanceCore

/// What the simulated route provider does.
public struct ProviderPlan: Sendable, Equatable {
  /// The provider's name.
  public var name: String
  /// Seconds from request to answer; drawn for each request where the bounds differ.
  public var latency: ClosedRange<Double>
  /// What it does with the requests that the scenario numbers, from 1.
  public var script: [ScriptedAnswer]
  /// What it does with all others.
  public var otherwise: ProviderAction
  /// Spans in which it fails as unavailable.
  public var outages: [Outage]
  /// What it says when asked for the travel time, in seconds; nil = the route's length over the usual speed.
  public var travelTime: Double?

  /// Makes a plan; by default it answers with the shortest way after 1 s.
  public init(
    name: String = "sim", latency: ClosedRange<Double> = 1...1, script: [ScriptedAnswer] = [],
    otherwise: ProviderAction = .routes, outages: [Outage] = [], travelTime: Double? = nil
  ) {
    self.name = name
    self.latency = latency
    self.script = script
    self.otherwise = otherwise
    self.outages = outages
    self.travelTime = travelTime
  }
}

/// What happens to one numbered request.
public struct ScriptedAnswer: Sendable, Equatable {
  /// The request's number, from 1.
  public var request: Int
  /// Seconds to the answer instead of the latency.
  public var after: Double?
  /// What is answered.
  public var action: ProviderAction

  /// Makes a scripted answer.
  public init(request: Int, after: Double? = nil, action: ProviderAction) {
    self.request = request
    self.after = after
    self.action = action
  }
}

/// A span in which a provider is down.
public struct Outage: Sendable, Equatable {
  /// Its first moment.
  public var from: SimInstant
  /// The moment it ends, excluded.
  public var to: SimInstant

  /// Makes an outage.
  public init(from: SimInstant, to: SimInstant) {
    self.from = from
    self.to = to
  }
}

/// One way to answer a request.
public enum ProviderAction: Sendable, Equatable {
  /// The shortest way over the map, or back to the route where there is no map.
  case routes
  /// Fails.
  case fails(RouteError)
  /// Says nothing for ever.
  case neverAnswers
  /// What `routes` gives, in another mode.
  case answersMode(TravelMode)
  /// What `routes` gives, stamped with another provider's name.
  case answersProvider(String)
  /// A route as it stands.
  case answersRoute(NavRoute)
  /// A route drawn from the asking fix.
  case answersSketch(RouteSketch)
}

/// What a provider that guides itself does.
public struct FeedPlan: Sendable, Equatable {
  /// The provider's name.
  public var name: String
  /// The lines, in file order.
  public var lines: [FeedLine]

  /// Makes a plan.
  public init(name: String, lines: [FeedLine] = [.followsRoute]) {
    self.name = name
    self.lines = lines
  }
}

/// One line of a feed.
public enum FeedLine: Sendable, Equatable {
  /// Readings each second from the truth.
  case followsRoute
  /// It looks for another way in the span.
  case rerouting(from: SimInstant, to: SimInstant)
  /// It changes to another maneuver without a word.
  case swaps(at: SimInstant, ManeuverKind, words: String?, meters: Double)
  /// One reading.
  case says(at: SimInstant, ManeuverKind, words: String?, meters: Double)
  /// It says the arrival.
  case arrives(at: SimInstant)
  /// It says nothing in the span.
  case stalls(from: SimInstant, to: SimInstant)
}
