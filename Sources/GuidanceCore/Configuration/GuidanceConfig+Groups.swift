/// Where and when a trip starts and joins its route.
public struct StartLimits: Sendable, Equatable {
  /// How near the line a trip starts; metres.
  public var radius = 60.0
  /// Passes of the line up to here along win the start; metres.
  public var first = 100.0
  /// Fixes in a row for the route that join it; a count.
  public var joinFixes = 2.0
  /// How far a traveller goes without joining before the trip is off route; metres.
  public var travel = 200.0
  /// How long a traveller goes without joining before the trip is off route; seconds.
  public var time = 30.0

  /// Makes the defaults.
  public init() {}
}

/// How a fix is matched to the line.
public struct MatchScales: Sendable, Equatable {
  /// How far behind progress a fix may match, besides its accuracy; metres.
  public var behind = 50.0
  /// How far ahead of the fastest motion a fix may match, besides its accuracy; metres.
  public var ahead = 50.0
  /// The fastest motion along the line that a match may assume; metres per second.
  public var topSpeed: Double
  /// The distance beside the line that costs a match 1; metres.
  public var lateralScale = 10.0
  /// The distance from the predicted place that costs a match 1, before its share of the way; metres.
  public var alongScale = 20.0
  /// How much of the way since the last match widens the along scale; a factor.
  public var alongShare = 0.25
  /// The difference of course that costs a match 1; degrees.
  public var courseScale = 45.0

  /// Makes the defaults of a mode.
  public init(mode: TravelMode) {
    topSpeed = mode.pick(driving: 70, cycling: 20, walking: 5)
  }
}

/// When a traveller is off the route and when he is back.
public struct OffRouteLimits: Sendable, Equatable {
  /// The part of the limit beside the line that does not depend on the accuracy; metres.
  public var base: Double
  /// How much of the accuracy is added to the limit; a factor.
  public var factor = 1.5
  /// The least limit beside the line; metres.
  public var least: Double
  /// The greatest limit beside the line; metres.
  public var most: Double
  /// The speed from which a traveller moves; metres per second.
  public var moving: Double
  /// The difference of course up to which a traveller goes with the line; degrees.
  public var course = 60.0
  /// How far beside the line a wrong course begins to count; metres.
  public var courseLateral = 10.0
  /// The difference of course beyond which a traveller goes the wrong way; degrees.
  public var wrongWayCourse = 120.0
  /// How far progress falls before the wrong way counts; metres.
  public var wrongWay: Double
  /// Fixes in a row against the route that confirm off-route; a count.
  public var fixes = 3.0
  /// How long a row against the route lasts before it confirms off-route; seconds.
  public var confirm = 4.0
  /// The share of the limit within which a traveller comes back; a factor.
  public var back = 0.6
  /// Fixes in a row near the line that bring a traveller back; a count.
  public var backFixes = 2.0
  /// How far behind progress a fix may match while off route; metres.
  public var rejoinBehind = 100.0

  /// Makes the defaults of a mode.
  public init(mode: TravelMode) {
    base = mode.pick(driving: 20, cycling: 15, walking: 18)
    least = mode.pick(driving: 30, cycling: 22, walking: 25)
    most = mode.pick(driving: 75, cycling: 55, walking: 60)
    moving = mode.pick(driving: 5, cycling: 2, walking: 1)
    wrongWay = mode.pick(driving: 40, cycling: 30, walking: 20)
  }
}

/// When a maneuver is announced in town, by bicycle and on foot.
public struct StageDistances: Sendable, Equatable {
  /// The distance of the stage prepare; metres.
  public var prepare: Double
  /// The distance of the stage near; a walk has none until it is set; metres.
  public var near: Double?
  /// The least distance of the stage now; metres.
  public var now: Double
  /// The time at the smoothed speed that widens the stage now; seconds.
  public var nowSeconds: Double

  /// Makes the defaults of a mode.
  public init(mode: TravelMode) {
    prepare = mode.pick(driving: 300, cycling: 150, walking: 50)
    near = mode.pick(driving: 90, cycling: 50, walking: nil)
    now = mode.pick(driving: 25, cycling: 20, walking: 15)
    nowSeconds = mode.pick(driving: 2.5, cycling: 0, walking: 0)
  }
}

/// When a maneuver is announced on a highway, and what one is; for driving only.
public struct HighwayLimits: Sendable, Equatable {
  /// The distance of the stage early on a highway; metres.
  public var early = 2000.0
  /// The distance of the stage prepare on a highway; metres.
  public var prepare = 1000.0
  /// The distance of the stage near on a highway; metres.
  public var near = 300.0
  /// The smoothed speed that makes a road without a class a highway; metres per second.
  public var speed = 22.0
  /// How long that speed lasts before it does; seconds.
  public var hold = 10.0
  /// The smoothed speed below which such a highway ends; metres per second.
  public var ends = 18.0

  /// Makes the defaults.
  public init() {}
}

/// Which fixes are refused.
public struct FixLimits: Sendable, Equatable {
  /// The accuracy beyond which a fix is refused; metres.
  public var coarse = 120.0
  /// The speed beyond which a jump is not believed; metres per second.
  public var topSpeed: Double
  /// How much later than its receipt a fix may be stamped; seconds.
  public var future = 5.0
  /// How much earlier than its receipt a fix may be stamped; seconds.
  public var stale = 10.0

  /// Makes the defaults of a mode.
  public init(mode: TravelMode) {
    topSpeed = mode.pick(driving: 100, cycling: 30, walking: 12)
  }
}

extension TravelMode {
  /// The value that belongs to the mode.
  func pick<Value>(driving: Value, cycling: Value, walking: Value) -> Value {
    switch self {
    case .driving: driving
    case .cycling: cycling
    case .walking: walking
    }
  }
}
