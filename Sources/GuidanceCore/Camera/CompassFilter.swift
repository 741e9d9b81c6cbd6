/// One reading of a compass, as a platform gives it.
public struct CompassReading: Sendable, Equatable {
  /// Degrees from true north; negative = not valid.
  public var trueHeading: Double
  /// Degrees from magnetic north.
  public var magneticHeading: Double
  /// How far off the reading may be, in degrees; negative = the reading is worthless.
  public var accuracy: Double

  /// Makes a reading.
  public init(trueHeading: Double, magneticHeading: Double, accuracy: Double) {
    self.trueHeading = trueHeading
    self.magneticHeading = magneticHeading
    self.accuracy = accuracy
  }

  /// The heading that counts, in [0, 360): the true one where it is valid, else the magnetic one; nil = none.
  public var heading: Double? {
    guard accuracy >= 0 else { return nil }
    let best = trueHeading >= 0 ? trueHeading : magneticHeading
    return best >= 0 && best.isFinite ? Geodesy.normalizedDegrees(best) : nil
  }
}

/// Lets through only those compass readings that turn the map visibly.
public struct CompassFilter: Sendable, Equatable {
  /// The heading that was let through last, in degrees; nil before the first.
  public private(set) var heading: Double?
  private let config: CameraConfig

  /// Makes a filter.
  public init(config: CameraConfig = CameraConfig()) { self.config = config }

  /// Takes a reading; gives the new heading, or nil where there is no update.
  ///
  /// A change is measured from the heading that was let through last, so that a slow turn adds up.
  public mutating func update(_ reading: CompassReading) -> Double? {
    guard let new = reading.heading else { return nil }
    if let heading, Geodesy.angleBetween(new, heading) < config.compassStep { return nil }
    heading = new
    return new
  }

  /// Whether a compass update may place the map anew round the last fix.
  ///
  /// Only while the fix is young, so that the place still holds, and slow, so that the course does not decide. A speed
  /// that is not known is not slow.
  ///
  /// - Parameters:
  ///   - fixTime: the moment of the last accepted fix; nil = none yet.
  ///   - speed: the speed used with it, in metres per second.
  ///   - now: the moment now, in seconds.
  public func replacesMap(fixTime: Double?, speed: Double?, at now: Double) -> Bool {
    guard let fixTime, let speed else { return false }
    return now - fixTime < config.replaceAge && speed < config.replaceSpeed
  }
}
