import GuidanceCore

/// Whoever moves the map: ours is ``AppCamera``; a wrong one on purpose goes in its place.
public protocol MapFollowing: Sendable {
  /// How the map lies now.
  var pose: MapPose { get }

  /// Forgets the trip that the map followed; the compass goes on.
  mutating func leaveTrip()
  /// Places the map for a fix that was used; gives the move, nil where the map stays.
  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord?
  /// Takes a compass reading: the heading that was let through, and the move of the map that it causes.
  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)?
  /// Tilts the map, or lays it flat.
  mutating func tilt() -> CameraRecord?
}

/// How the map lies.
public struct MapPose: Sendable, Equatable {
  /// What is up on the map, in degrees; nil = unknown.
  public var heading: Double?
  /// The eye's distance in metres; nil before the first move.
  public var distance: Double?
  /// The pitch in degrees.
  public var pitch = 0.0
  /// The puck's turn on the map, in degrees; nil where it has none.
  public var puck: Double?

  /// Makes the pose of a map that has not moved.
  public init() {}
}
