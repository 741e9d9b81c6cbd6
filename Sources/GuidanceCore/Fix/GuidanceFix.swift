/// One reading of a positioning receiver.
public struct GuidanceFix: Sendable, Equatable {
  /// Where the receiver believes it is.
  public var coordinate: Coordinate
  /// The horizontal accuracy in metres; nil = unknown.
  public var accuracy: Double?
  /// Metres per second over ground; nil = unknown, 0 is a speed.
  public var speed: Double?
  /// The direction of travel in degrees; nil = unknown, 0 is a course.
  public var course: Double?
  /// The receiver's own stamp, in seconds on the same scale as the moments of receipt.
  public var time: Double
  /// The mark that the edge's gate sets on a fix that it took against its history.
  public var isFirst: Bool

  /// Makes a fix of clean values.
  public init(
    coordinate: Coordinate, accuracy: Double?, speed: Double? = nil, course: Double? = nil, time: Double,
    isFirst: Bool = false
  ) {
    self.coordinate = coordinate
    self.accuracy = accuracy
    self.speed = speed
    self.course = course
    self.time = time
    self.isFirst = isFirst
  }

  /// Makes a fix of a platform's values, where a negative number or NaN stands for unknown.
  ///
  /// The one place where sentinels become nil; courses are brought into [0, 360).
  public init(
    platformLatitude latitude: Double, longitude: Double, accuracy: Double, speed: Double, course: Double, time: Double
  ) {
    self.init(
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      accuracy: accuracy >= 0 && accuracy.isFinite ? accuracy : nil,
      speed: speed >= 0 && speed.isFinite ? speed : nil,
      course: course >= 0 && course.isFinite ? Geodesy.normalizedDegrees(course) : nil,
      time: time)
  }
}

/// Why a fix was not used; the raw value is the word of traces and of the pipe.
public enum FixRefusal: String, Error, Sendable, CaseIterable {
  /// Not finite, or a latitude beyond 90.
  case invalid
  /// The accuracy is unknown.
  case noAccuracy
  /// The accuracy is worse than the limit.
  case coarse
  /// Stamped later than its receipt by more than the limit.
  case future
  /// Stamped earlier than its receipt by more than the limit.
  case stale
  /// Not later than the last accepted fix.
  case notNewer
  /// The same place again and again at speed.
  case frozen
  /// Farther from the last accepted fix than the time allows.
  case implausible
}
