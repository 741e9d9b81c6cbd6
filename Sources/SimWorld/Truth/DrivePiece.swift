import GuidanceCore

/// A stretch of a drive on one straight line with one acceleration, from one moment on.
struct DrivePiece {
  /// Seconds from the drive's begin.
  var start: Double
  /// Where it begins.
  var from: Coordinate
  /// Degrees of latitude for a metre.
  var latitudePerMeter = 0.0
  /// Degrees of longitude for a metre.
  var longitudePerMeter = 0.0
  /// Its length; 0 = he stands.
  var meters = 0.0
  /// The speed at its begin.
  var speed = 0.0
  /// The change of the speed, in m/s².
  var acceleration = 0.0
  /// The direction of travel, or the last one.
  var course: Double
  /// Metres along the path at its begin; not a number away from the path.
  var along = Double.nan
  /// Metres along for a metre of the way.
  var alongPerMeter = 0.0

  /// Metres driven on it at so many seconds after its begin.
  func driven(after seconds: Double) -> Double {
    min(meters, max(0, (speed + acceleration * seconds / 2) * seconds))
  }

  /// Seconds from its begin until so many metres are driven.
  func seconds(toDrive driven: Double) -> Double {
    if driven <= 0 { return 0 }
    let square = max(0, speed * speed + 2 * acceleration * driven)
    return 2 * driven / (speed + square.squareRoot())
  }
}
