/// Whoever decides when a trip asks for another route: ours is ``ReroutePolicy``; a wrong one on purpose goes in its place.
///
/// What each call means and what its effects ask for is said there.
public protocol Rerouting: Sendable {
  /// Whether a new route is being sought.
  var isRerouting: Bool { get }
  /// The engine says that the traveller left the route.
  mutating func offRoute(at now: Double) -> [RerouteEffect]
  /// The engine says that the traveller is on the route again.
  mutating func backOnRoute(at now: Double) -> [RerouteEffect]
  /// The trip is over.
  mutating func ended(at now: Double) -> [RerouteEffect]
  /// The provider has answered the request `id`.
  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect]
  /// The timer fired.
  mutating func wake(at now: Double) -> [RerouteEffect]
}

extension ReroutePolicy: Rerouting {}
