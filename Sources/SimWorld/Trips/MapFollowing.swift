import GuidanceCore

/// Whoever moves the map: ours is ``AppCamera``; a wrong one on purpose goes in its place.
public protocol MapFollowing: Sendable {
  /// What is up on the map, in degrees; nil = unknown.
  var heading: Double? { get }
  /// The eye's distance in metres; nil before the first move.
  var distance: Double? { get }
  /// The pitch in degrees.
  var pitch: Double { get }
  /// The puck's turn on the map, in degrees; nil where it has none.
  var puck: Double? { get }

  /// Forgets the trip that the map followed; the compass goes on.
  mutating func leaveTrip()
  /// Places the map for a fix that was used; gives the move, nil where the map stays.
  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord?
  /// Takes a compass reading: the heading that was let through, and the move of the map that it causes.
  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)?
  /// Tilts the map, or lays it flat.
  mutating func tilt() -> CameraRecord?
}
