import GuidanceCore
import SimWorld

/// A provider with something wrong wrapped round it.
actor ProviderChange: RouteProvider {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let provider: any RouteProvider
  private let changeRequest: @Sendable (inout RouteRequest) -> Void
  private let changeAnswer: @Sendable (RouteRequest, inout [NavRoute]) -> Void

  init(
    _ provider: any RouteProvider, _ stage: Stage, request: @escaping @Sendable (inout RouteRequest) -> Void = { _ in },
    answer: @escaping @Sendable (RouteRequest, inout [NavRoute]) -> Void = { _, _ in }
  ) {
    self.provider = provider
    changeRequest = request
    changeAnswer = answer
    lane = stage.executor.lane("wrong provider", rank: .provider)
  }

  func routes(for request: RouteRequest) async throws -> [NavRoute] {
    var changed = request
    changeRequest(&changed)
    var routes = try await provider.routes(for: changed)
    changeAnswer(request, &routes)
    return routes
  }

  func travelTime(for request: RouteRequest) async throws -> Double { try await provider.travelTime(for: request) }
}
