import GuidanceCore

/// Where the traveller truly is at one moment.
public struct TruthState: Sendable, Equatable {
  /// The place.
  public var coordinate: Coordinate
  /// Metres per second.
  public var speed: Double
  /// The direction of travel in degrees; standing, the last one travelled.
  public var course: Double
  /// Metres along the drive's path; nil while away from it.
  public var along: Double?

  /// Makes a state.
  public init(coordinate: Coordinate, speed: Double, course: Double, along: Double?) {
    self.coordinate = coordinate
    self.speed = speed
    self.course = course
    self.along = along
  }
}
