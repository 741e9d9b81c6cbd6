import GuidanceCore

/// What could be read at one moment, when its cause had been handled whole.
public struct Reading: Sendable, Equatable {
  /// When.
  public var time: SimInstant
  /// How many entries the journal had then.
  public var entries: Int
  /// The trip on screen, from 1; 0 = none.
  public var trip: Int
  /// The index of the route guided then; nil for a feed or without a trip.
  public var route: Int?
  /// Where guidance stands; nil without a trip.
  public var phase: GuidancePhase?
  /// Metres along the route.
  @Packed public var progress: Double?
  /// Metres left.
  @Packed public var remaining: Double?
  /// Seconds left.
  @Packed public var timeLeft: Double?
  /// Metres between the last used fix and the line.
  @Packed public var lateral: Double?
  /// The smoothed speed in metres per second.
  @Packed public var speed: Double?
  /// The direction that points up on the map, in degrees.
  @Packed public var mapHeading: Double?
  /// The puck's turn on the map, in degrees.
  @Packed public var puck: Double?
  /// The eye's distance in metres.
  @Packed public var cameraDistance: Double?
  /// The map's pitch in degrees.
  @Packed public var pitch: Double?
  /// The next spoken step.
  public var nextStep: Int?
  /// Metres to it.
  @Packed public var nextDistance: Double?
  /// Whether another way is being looked for.
  public var isRerouting: Bool = false
  /// The trip's mode; nil without a trip.
  public var mode: TravelMode?
  /// Whether the provider's own voice may sound.
  public var providerVoice: Bool = false

  /// Makes a reading without a trip.
  public init(time: SimInstant, entries: Int, trip: Int = 0) {
    self.time = time
    self.entries = entries
    self.trip = trip
  }
}
