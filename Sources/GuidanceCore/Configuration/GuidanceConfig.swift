/// Every threshold of the guidance rules that may be set, one default set for each travel mode.
public struct GuidanceConfig: Sendable, Equatable {
  /// The travel mode whose defaults the values began as.
  public let mode: TravelMode
  /// Where and when a trip starts and joins its route.
  public var start: StartLimits
  /// How a fix is matched to the line.
  public var match: MatchScales
  /// When a traveller is off the route and when he is back.
  public var offRoute: OffRouteLimits
  /// When a maneuver is announced in town, by bicycle and on foot.
  public var stage: StageDistances
  /// When a maneuver is announced on a highway, and what one is; for driving only.
  public var highway: HighwayLimits
  /// Which fixes are refused.
  public var fix: FixLimits
  /// How close the following maneuver is to be carried along; metres.
  public var chainWithin: Double
  /// The distance left along the line at which a trip arrives; metres.
  public var arrivalRadius: Double
  /// The time constant of the smoothed speed; seconds.
  public var speedSmoothing: Double
  /// The speed that stands for a travel time that the provider did not give; metres per second.
  public var usualSpeed: Double

  /// Makes the defaults of a mode.
  public init(mode: TravelMode) {
    self.mode = mode
    start = StartLimits()
    match = MatchScales(mode: mode)
    offRoute = OffRouteLimits(mode: mode)
    stage = StageDistances(mode: mode)
    highway = HighwayLimits()
    fix = FixLimits(mode: mode)
    chainWithin = mode.pick(driving: 150, cycling: 60, walking: 30)
    arrivalRadius = mode.pick(driving: 35, cycling: 20, walking: 15)
    speedSmoothing = 3
    usualSpeed = mode.pick(driving: 13.9, cycling: 4.5, walking: 1.3)
  }

  /// Sets one value by its name.
  ///
  /// The trip's names, and `highway.` ones outside driving, are known and change nothing here.
  ///
  /// - Throws: ``ConfigurationError`` for a name that is not known, with the nearest one, and for a value that is not
  ///   finite.
  public mutating func set(_ name: String, to value: Double) throws(ConfigurationError) {
    guard let known = ConfigurationName(rawValue: name) else {
      throw .unknownName(name, nearest: NearestName.of(name, in: ConfigurationName.allCases.map(\.rawValue)))
    }
    try set(known, to: value)
  }

  /// Sets one value by its name.
  ///
  /// - Throws: ``ConfigurationError/notFinite(name:)`` for NaN and infinities.
  public mutating func set(_ name: ConfigurationName, to value: Double) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(name: name) }
    if name.isIgnored(in: mode) { return }
    if name == .stageNear {
      stage.near = value
    } else if let keyPath = Self.keyPath(of: name) {
      self[keyPath: keyPath] = value
    }
  }

  /// The value of a name; nil for the trip's names, for `highway.` ones outside driving and for a stage that the mode
  /// lacks.
  public func value(of name: ConfigurationName) -> Double? {
    if name.isIgnored(in: mode) { return nil }
    if name == .stageNear { return stage.near }
    return Self.keyPath(of: name).map { self[keyPath: $0] }
  }
}
