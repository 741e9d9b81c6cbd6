/// The stretch of the line in which a fix is looked for.
public struct WindowQuestion: Sendable {
  /// Metres along of the last fix that matched within the limit.
  public var progress: Double
  /// Seconds since that fix.
  public var elapsed: Double
  /// The accuracy of the fix, in metres.
  public var accuracy: Double
  /// Whether the traveller is off route.
  public var isOffRoute: Bool
  /// How far behind progress the window begins while off route, in metres.
  public var rejoinBehind: Double
  /// How far the window reaches while on route.
  public var scales: MatchScales
  /// The length of the line, in metres.
  public var length: Double

  /// Round progress; while off route to the line's end.
  var standardWindow: ClosedRange<Double> {
    let behind = isOffRoute ? rejoinBehind : scales.behind + accuracy
    let reach = scales.topSpeed * elapsed + scales.ahead + accuracy
    let low = max(0, min(length, progress - behind))
    let high = isOffRoute ? length : max(0, min(length, progress + reach))
    return min(low, high)...max(low, high)
  }
}

/// A standing fix that would move progress.
public struct HoldQuestion: Sendable {
  /// Where the fix matched, in metres along.
  public var along: Double
  /// Where the first fix of the stand matched, in metres along.
  public var anchor: Double
  /// The accuracy of the fix, in metres.
  public var accuracy: Double

  /// Within the accuracy of the first standing fix.
  var standardAlong: Double { max(anchor - accuracy, min(anchor + accuracy, along)) }
}

/// How far the traveller has come along the route.
struct RouteProgress: Sendable {
  /// Seconds that are taken for the unknown time between the fix that set progress and a first one.
  static let secondsBeforeFirst = 10.0

  /// Metres along.
  private(set) var along = 0.0
  /// The progress from which going back the wrong way is measured.
  private(set) var reference = 0.0
  /// Metres along of the last match that did not go against the line; the next place is predicted from here, so that
  /// one who was taken for a traveller on the leg beside his own does not seem to drive backwards, metre by metre.
  private(set) var anchor = 0.0
  /// Metres driven since that match, by the speeds used.
  private(set) var travelled = 0.0
  /// Whether the latest course that was known went against the line.
  private var goesAgainst = false
  /// The segment of the last match, from which the next one is sought.
  var segment = 0
  private var matchedAt = 0.0
  private var stand: Double?

  /// Metres along where the traveller is expected.
  var predicted: Double { anchor + travelled }

  /// Seconds since the last fix that matched within the limit.
  func elapsed(at time: Double) -> Double { time - matchedAt }

  /// Takes the way of a used fix, before it is matched.
  mutating func travel(_ motion: MotionReading) {
    if !motion.isStanding { stand = nil }
    travelled += motion.matchSpeed * (motion.elapsed ?? Self.secondsBeforeFirst)
  }

  /// Begins the time anew, as a first one asks.
  mutating func beginAnew(at time: Double) {
    setAnchor()
    matchedAt = time - Self.secondsBeforeFirst
    stand = nil
  }

  /// Takes the match of the fix that starts the trip, whatever its distance.
  mutating func start(_ match: RouteMatch, _ motion: MotionReading, time: Double) {
    set(match.along, time)
    setAnchor()
    reference = along
    if motion.isStanding { stand = along }
  }

  /// Takes a match within the limit.
  ///
  /// - Parameter courseLimit: the difference of course up to which a traveller goes with the line, in degrees.
  mutating func move(
    _ match: RouteMatch, _ motion: MotionReading, accuracy: Double, time: Double, courseLimit: Double,
    hold: (HoldQuestion) -> Double
  ) {
    if motion.isRepeat && along == match.along { return }
    if motion.isStanding, let stand {
      set(hold(HoldQuestion(along: match.along, anchor: stand, accuracy: accuracy)), time)
    } else {
      if motion.isStanding { stand = match.along }
      set(match.along, time)
    }
    if motion.matchCourse != nil, let difference = match.courseDifference { goesAgainst = difference > courseLimit }
    if !goesAgainst { setAnchor() }
    if motion.isMoving, let difference = match.courseDifference, difference <= 90 { reference = along }
  }

  /// Begins anew at the progress of one who is back: the prediction, and what the wrong way is measured from.
  mutating func comeBack() {
    setAnchor()
    reference = along
  }

  private mutating func setAnchor() {
    anchor = along
    travelled = 0
    goesAgainst = false
  }

  private mutating func set(_ newAlong: Double, _ time: Double) {
    along = newAlong
    matchedAt = time
  }
}
