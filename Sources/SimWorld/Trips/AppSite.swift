import GuidanceCore

/// Everything round the app: the plan, the time, the providers, the voice, the journal.
struct AppSite: Sendable {
  let plan: WorldPlan
  let parts: WorldParts
  let stage: Stage
  let recorder: Recorder
  let voice: Voice
  let providers: [String: any RouteProvider]
  let fallbackProvider: any RouteProvider
  let tripConfig: TripConfig

  /// Whether a provider guides its trips itself.
  func isFed(_ provider: String) -> Bool { plan.feeds.contains { $0.name == provider } }

  /// Makes the trip of a route.
  func makeTrip(
    _ number: Int, _ route: NavRoute, _ routeIndex: Int, _ observer: any TripObserver
  ) throws -> any GuidedTrip {
    let site = TripSite(
      number: number, route: route, routeIndex: routeIndex, options: RouteOptions(),
      guidanceConfig: try plan.guidanceConfig(route.mode), tripConfig: tripConfig, makeEngine: parts.makeEngine,
      makeGate: parts.makeGate, makeRerouting: parts.makeRerouting, stage: stage,
      provider: providers[route.provider] ?? fallbackProvider, voice: voice, observer: observer,
      pen: JournalPen(recorder: recorder, actor: .trip, trip: number))
    return try isFed(route.provider) ? parts.makeFedTrip(site) : parts.makeTrip(site)
  }

  /// Makes the feed that guides a route; nil where its provider does not guide itself.
  func makeFeed(_ route: NavRoute) -> FeedNavigator? {
    guard let feed = plan.feeds.first(where: { $0.name == route.provider }) else { return nil }
    return FeedNavigator(
      script: FeedScript(plan: feed, route: route, truth: stage.drive), stage: stage, end: plan.limit)
  }
}
