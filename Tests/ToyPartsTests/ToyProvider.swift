import GuidanceCore
import SimWorld

/// A provider as an app has it: a straight line to the destination, after two seconds.
actor ToyProvider: RouteProvider {
  /// What may be wrong with it.
  enum Bug: String, CaseIterable, Sendable {
    /// It waits by the machine's clock instead of the world's.
    case waitsInRealTime
    /// Its answers are stamped as drives, whatever was asked.
    case forgetsTheMode
    /// It fails with an error of its own, for ever.
    case neverFindsAnything
  }

  /// An error that no trip knows.
  struct Unheard: Error {}

  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let bug: Bug?

  init(_ stage: Stage, bug: Bug? = nil) {
    self.bug = bug
    lane = stage.executor.lane("toy provider", rank: .provider)
    clock = stage.executor.clock(rank: .provider)
  }

  func routes(for request: RouteRequest) async throws -> [NavRoute] {
    try await clock.sleep(for: .seconds(2))
    if bug == .waitsInRealTime { try await Task.sleep(for: .milliseconds(1)) }
    if bug == .neverFindsAnything { throw Unheard() }
    let line = try Polyline([request.origin, request.destination])
    let steps = [
      NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
      NavStep(instruction: "You arrive", kind: .arrive, distance: line.length, maneuverAlong: line.length),
    ]
    return [
      NavRoute(
        provider: request.provider, mode: bug == .forgetsTheMode ? .driving : request.mode, polyline: line,
        steps: steps)
    ]
  }

  func travelTime(for request: RouteRequest) async throws -> Double {
    Geodesy.distance(request.origin, request.destination) / 10
  }
}
