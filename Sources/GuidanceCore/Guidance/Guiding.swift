/// An engine that guides along one route: fixes in, events out, time inside the fix.
///
/// Ours is ``GuidanceEngine``; an app's own goes in its place. An engine is made for one route, takes no time of its
/// own and is called from one place at a time.
public protocol Guiding {
  /// What the engine believes now.
  var snapshot: GuidanceSnapshot { get }

  /// Takes one fix.
  ///
  /// - Throws: whatever makes the engine unusable; it fails the run that uses it.
  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate
}

/// What one fix did to an engine.
public struct GuidanceUpdate: Sendable, Equatable {
  /// What happened, in order.
  public var events: [GuidanceEvent]
  /// Why the fix was not used; nil when it was.
  public var refused: FixRefusal?
  /// Whether the fix counted for or against the route; nil where the engine does not tell.
  public var count: RouteCount?
  /// The speed that the rules used, in metres per second; nil where the engine does not tell.
  public var speedUsed: Double?
  /// The course that the rules used, in degrees; nil where it is unknown or the engine does not tell.
  public var courseUsed: Double?

  /// Makes an update.
  public init(
    events: [GuidanceEvent] = [], refused: FixRefusal? = nil, count: RouteCount? = nil, speedUsed: Double? = nil,
    courseUsed: Double? = nil
  ) {
    self.events = events
    self.refused = refused
    self.count = count
    self.speedUsed = speedUsed
    self.courseUsed = courseUsed
  }
}

/// How a used fix speaks about the route.
public enum RouteCount: String, Sendable, CaseIterable {
  /// The traveller follows the route.
  case followed = "for"
  /// The traveller does not.
  case against
}
