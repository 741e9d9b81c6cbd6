import GuidanceCore

/// A route provider that does what a scenario says, after its latency.
///
/// It is like a server: a cancelled request is worked on all the same, and its answer goes out.
public actor SimulatedProvider: RouteProvider {
  nonisolated let lane: Lane
  /// The provider's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let plan: ProviderPlan
  private let answers: RouteAnswers
  private let clock: SimClock
  private let drive: Drive?
  private var latencies: SeededGenerator
  private var requestCount = 0

  /// Makes a provider.
  public init(plan: ProviderPlan, roads: RoadNetwork?, stage: Stage) {
    self.plan = plan
    self.answers = RouteAnswers(roads: roads)
    lane = stage.executor.lane("provider", rank: .provider)
    clock = stage.executor.clock(rank: .provider)
    drive = stage.drive
    latencies = stage.chance.stream("provider.latency.\(plan.name)")
  }

  /// Answers as the script says for the request of this number.
  public func routes(for request: RouteRequest) async throws -> [NavRoute] {
    requestCount += 1
    let scripted = plan.script.first { $0.request == requestCount }
    let isDown = plan.outages.contains { $0.from <= clock.now && clock.now < $0.to }
    let drawn = latencies.uniform(in: plan.latency)
    let action = isDown ? .fails(.unavailable) : scripted?.action ?? plan.otherwise
    if action == .neverAnswers { try await clock.sleep(until: .distantFuture, tolerance: nil) }
    let heading = drive?.state(at: clock.now).course
    let delay = isDown ? drawn : scripted?.after ?? drawn
    await clock.pause(until: .seconds(clock.now.seconds + delay))
    return try answers.answer(action, to: request, heading: heading).map { [$0] } ?? []
  }

  /// Answers with the plan's figure, or with the length of the way at the mode's usual speed.
  public func travelTime(for request: RouteRequest) async throws -> Double {
    let isDown = plan.outages.contains { $0.from <= clock.now && clock.now < $0.to }
    await clock.pause(until: .seconds(clock.now.seconds + latencies.uniform(in: plan.latency)))
    if isDown { throw RouteError.unavailable }
    if let seconds = plan.travelTime { return seconds }
    let route = try answers.routes(request)
    return route.length / GuidanceConfig(mode: request.mode).usualSpeed
  }
}
