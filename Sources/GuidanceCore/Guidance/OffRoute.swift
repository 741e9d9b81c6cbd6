/// A used fix of a started trip, as it speaks about the route.
public struct CountQuestion: Sendable {
  /// Metres between the fix and the line.
  public var lateral: Double
  /// Metres beside the line beyond which a fix counts against the route.
  public var limit: Double
  /// The accuracy of the fix, in metres.
  public var accuracy: Double
  /// Whether the fix moves.
  public var isMoving: Bool
  /// Degrees between the course and the line; nil where the course is unknown.
  public var courseDifference: Double?
  /// Metres that progress has fallen since the traveller last went with the line.
  public var fallen: Double
  /// Whether another leg of the line within the limit goes the traveller's way: he may be on that one.
  public var hasLegAlongside = false
  /// The thresholds.
  public var limits: OffRouteLimits

  /// How much of the accuracy a wrong course must lie beside the line to count; fixed.
  private static let courseAccuracyFactor = 1.5

  /// Whether it matters that a leg lies alongside.
  var asksForLegs: Bool {
    lateral <= limit && lateral > limits.courseLateral && isMoving && (courseDifference ?? 0) > limits.course
  }

  var standardCount: RouteCount {
    if lateral > limit { return .against }
    guard isMoving, let courseDifference else { return .followed }
    let isAside = lateral > limits.courseLateral && lateral > Self.courseAccuracyFactor * accuracy
    if isAside && courseDifference > limits.course && !hasLegAlongside { return .against }
    if courseDifference > limits.wrongWayCourse && fallen >= limits.wrongWay { return .against }
    return .followed
  }

  var standardReturn: Bool {
    lateral <= limits.back * limit && (!isMoving || (courseDifference ?? 0) <= limits.course)
  }
}

extension OffRouteLimits {
  /// The limit beside the line for a fix of an accuracy, in metres.
  func standardLimit(accuracy: Double) -> Double { min(most, max(least, base + factor * accuracy)) }
}

/// Fixes in a row that count against the route.
public struct AgainstRow: Sendable, Equatable {
  /// How many there are.
  public private(set) var fixes = 0
  /// Seconds from the first of them to the last.
  public private(set) var seconds = 0.0
  private var begin = 0.0

  /// Takes a fix against the route; standing ones begin no row.
  mutating func take(_ motion: MotionReading, time: Double) {
    if fixes == 0 {
      if motion.isStanding { return }
      begin = time
    }
    fixes += 1
    seconds = time - begin
  }

  func standardConfirmation(_ limits: OffRouteLimits) -> Bool {
    fixes > 0 && Double(fixes) >= limits.fixes && Moments.reaches(seconds, limits.confirm)
  }
}
