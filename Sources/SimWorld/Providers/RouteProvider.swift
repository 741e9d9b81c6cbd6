import GuidanceCore

/// Whoever answers a trip's questions: ours is ``SimulatedProvider``; an app's own goes in its place.
///
/// A provider is an actor of the world. ``WorldParts/makeProvider`` makes one for each `provider` section (and one where
/// there is none) with its plan, the roads of the map and the time; the trips of all routes by that name ask it.
///
/// ```swift
/// actor MyProvider: RouteProvider {
///   private let clock: SimClock
///   nonisolated let lane: Lane
///   nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
///
///   init(_ stage: Stage) {
///     lane = stage.executor.lane("my provider", rank: .provider)
///     clock = stage.executor.clock(rank: .provider)
///   }
///   // routes, travelTime; to take its time: try await clock.sleep(for: .seconds(2))
/// }
///
/// var parts = WorldParts()
/// parts.makeProvider = { _, _, stage in MyProvider(stage) }
/// ```
///
/// Requests overlap: while one waits, the next may come. A request may be cancelled while it is under way, as its task
/// is then; an answer that comes all the same is harmless. A `provider` section's script is the provider's own to follow.
public protocol RouteProvider: Actor {
  /// Routes for a request, the best one first; of an empty list the trip makes `no-route`.
  ///
  /// Each is to be of the request's own mode and provider (``NavRoute/mode``, ``NavRoute/provider``), to begin where the
  /// request does and to hold the departure as step 0; a route of another mode or provider is refused by our trip.
  /// - Throws: ``RouteError``, whose ``RouteError/isFinal`` tells whether asking again can help; any other error counts
  ///   as `unavailable`.
  func routes(for request: RouteRequest) async throws -> [NavRoute]

  /// Seconds from the request's origin to its destination.
  ///
  /// - Throws: ``RouteError``; any other error counts as `unavailable`, and the trip goes on with its own figure.
  func travelTime(for request: RouteRequest) async throws -> Double
}
