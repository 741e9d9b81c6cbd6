/// Where guidance stands; the raw value is the word of scenarios.
public enum GuidancePhase: String, Sendable, CaseIterable {
  /// No fix has matched the route yet.
  case waitingForFix = "waiting-for-fix"
  /// On the route.
  case onRoute = "on-route"
  /// Off the route, confirmed.
  case offRoute = "off-route"
  /// At the destination.
  case arrived
}

/// What an engine believes after a fix.
public struct GuidanceSnapshot: Sendable, Equatable {
  /// Where guidance stands.
  public var phase: GuidancePhase
  /// Metres along the route.
  public var progress: Double
  /// Metres left; the route's length less `progress`.
  public var remaining: Double
  /// Seconds left; finite, never negative.
  public var remainingTime: Double
  /// The next spoken step; nil after the last.
  public var nextStep: Int?
  /// Metres to the next spoken step; nil after the last.
  public var nextDistance: Double?
  /// The place on the line that the last used fix matched; nil before the start.
  public var matched: Coordinate?
  /// The line's direction there, in degrees.
  public var bearing: Double?
  /// Metres between the last used fix and the line.
  public var lateral: Double?
  /// The smoothed speed in metres per second; nil before the first used fix.
  public var speed: Double?
  /// The stamp of the last used fix, in seconds.
  public var time: Double?

  /// Makes a snapshot.
  public init(
    phase: GuidancePhase, progress: Double, remaining: Double, remainingTime: Double, nextStep: Int? = nil,
    nextDistance: Double? = nil, matched: Coordinate? = nil, bearing: Double? = nil, lateral: Double? = nil,
    speed: Double? = nil, time: Double? = nil
  ) {
    self.phase = phase
    self.progress = progress
    self.remaining = remaining
    self.remainingTime = remainingTime
    self.nextStep = nextStep
    self.nextDistance = nextDistance
    self.matched = matched
    self.bearing = bearing
    self.lateral = lateral
    self.speed = speed
    self.time = time
  }
}
