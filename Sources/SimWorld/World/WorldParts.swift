import GuidanceCore

/// The parts of a world that can be somebody else's: an app's own engine, trip or provider, or a wrong one on purpose.
public struct WorldParts: Sendable {
  /// Makes the engine for each route that is guided.
  public var makeEngine: @Sendable (NavRoute, GuidanceConfig) throws -> any Guiding
  /// Makes the trip for a route of a provider that does not guide itself.
  public var makeTrip: @Sendable (TripSite) throws -> any GuidedTrip
  /// Makes the trip for a route of a provider that guides itself.
  public var makeFedTrip: @Sendable (TripSite) throws -> any GuidedTrip
  /// Makes a provider; the roads are nil where no map was drawn.
  public var makeProvider: @Sendable (ProviderPlan, RoadNetwork?, Stage) -> any RouteProvider
  /// Makes the gate of a trip's fixes.
  public var makeGate: @Sendable (GuidanceConfig) -> any FixGating
  /// Makes what decides when a trip asks for another route: its own provider, its own mode, its figures.
  public var makeRerouting: @Sendable (String, TravelMode, TripConfig) -> any Rerouting
  /// Makes what decides when trips end: the level of the destination's door (nil = no building is known), the figures.
  public var makeArrivalEnd: @Sendable (Int?, TripConfig) -> any ArrivalEnding
  /// Makes what moves the map.
  public var makeCamera: @Sendable () -> any MapFollowing

  /// Makes the parts that are ours.
  public init() {
    makeEngine = { route, config in GuidanceEngine(route: route, config: config) }
    makeTrip = { site in NavigationSession(site) }
    makeFedTrip = { site in FeedGuidedTrip(site) }
    makeGate = { config in FixGate(config: config) }
    makeRerouting = { provider, mode, config in ReroutePolicy(provider: provider, mode: mode, config: config) }
    makeArrivalEnd = { doorLevel, config in ArrivalEnd(doorLevel: doorLevel, config: config) }
    makeCamera = { AppCamera() }
    makeProvider = { plan, roads, stage in SimulatedProvider(plan: plan, roads: roads, stage: stage) }
  }
}
