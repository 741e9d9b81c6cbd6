import GuidanceCore

/// Whoever answers a trip's questions: ours is ``SimulatedProvider``; an app's own goes in its place.
///
/// A request may be cancelled while it is under way, as its task is then; an answer that comes all the same is harmless.
public protocol RouteProvider: Actor {
  /// Routes for a request, the best one first.
  ///
  /// - Throws: ``RouteError``; any other error counts as `unavailable`.
  func routes(for request: RouteRequest) async throws -> [NavRoute]

  /// Seconds from the request's origin to its destination.
  ///
  /// - Throws: ``RouteError``; any other error counts as `unavailable`.
  func travelTime(for request: RouteRequest) async throws -> Double
}
