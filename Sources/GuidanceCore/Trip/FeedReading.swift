/// What an engine that guides itself says about its trip.
public struct FeedReading: Sendable, Equatable {
  /// Where its guidance stands.
  public var state: FeedState
  /// The maneuver ahead; nil where there is none.
  public var maneuver: FeedManeuver?
  /// Metres left.
  public var metersLeft: Double
  /// Seconds left.
  public var secondsLeft: Double
  /// The moment of the reading, in seconds.
  public var time: Double

  /// Makes a reading.
  public init(state: FeedState, maneuver: FeedManeuver?, metersLeft: Double, secondsLeft: Double, time: Double) {
    self.state = state
    self.maneuver = maneuver
    self.metersLeft = metersLeft
    self.secondsLeft = secondsLeft
    self.time = time
  }
}

/// Where the guidance of a feed stands; the raw value is its word in traces.
public enum FeedState: String, Sendable, CaseIterable {
  /// Guiding along its route.
  case guiding
  /// Off its route and looking for another.
  case rerouting
  /// At the destination.
  case arrived
}

/// The maneuver that a feed says is ahead.
public struct FeedManeuver: Sendable, Equatable {
  /// What is done.
  public var kind: ManeuverKind
  /// What is said; empty = nothing.
  public var words: String
  /// Metres to it.
  public var distance: Double

  /// Makes a maneuver.
  public init(kind: ManeuverKind, words: String, distance: Double) {
    self.kind = kind
    self.words = words
    self.distance = distance
  }

  /// Whether this is the maneuver that an earlier reading spoke of.
  ///
  /// A feed names no maneuver, so kind and distance must tell: of the same kind, nearer than before, or farther by so
  /// little (50 m, or a fifth of the distance before) that another measure or a silent new route explains it.
  public func isSame(as earlier: FeedManeuver) -> Bool {
    kind == earlier.kind && distance - earlier.distance <= max(50, 0.2 * earlier.distance)
  }
}
