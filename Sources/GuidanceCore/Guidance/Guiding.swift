/// An engine that guides along one route: fixes in, events out, time inside the fix.
///
/// Ours is ``GuidanceEngine``; an app's own goes in its place.
///
/// ```swift
/// struct MyEngine: Guiding {
///   let route: NavRoute
///   var snapshot: GuidanceSnapshot
///   mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate { ... }
/// }
///
/// var parts = WorldParts()
/// parts.makeEngine = { route, config in MyEngine(route: route) }
/// ```
///
/// - **One route**: an engine is made for the route of a trip and another one for each route that is adopted later; it
///   says ``GuidanceEvent/started`` itself, and the trip keeps the second one to itself.
/// - **One place at a time**: it is called inside its trip and need not be `Sendable`; a class, or a wrapper round code
///   of another language, will do.
/// - **No time of its own**: what it knows of time is the stamp of the fix. It may not wait, nor look at a clock.
/// - **Clean fixes**: unknown fields are nil, never a negative number; the gate (``FixGating``) refused before what no
///   engine should see, and an engine may refuse more.
public protocol Guiding {
  /// What the engine believes now; read after each fix, and before the first one.
  var snapshot: GuidanceSnapshot { get }

  /// Takes one fix.
  ///
  /// - Returns: what happened, in order. `count`, `speedUsed` and `courseUsed` may stay nil: a law that needs to know
  ///   them is skipped then, and says so.
  /// - Throws: whatever makes the engine unusable; it fails the run that uses it, with what it said.
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
