import GuidanceCore

/// Turns fixes and compass updates into the map's heading, distance and pitch.
public struct AppCamera: MapFollowing {
  private let config = CameraConfig()
  private var compass = CompassFilter()
  /// How the map lies now.
  public private(set) var pose = MapPose()
  private var isTilted = false
  private var last: Placement?

  /// Makes a camera that has seen nothing.
  public init() {}

  /// Where the map was placed last.
  private struct Placement {
    var place: Coordinate
    var mode: TravelMode
    var speed: Double?
    var course: Double?
    var bearing: Double?
    var time: Double
  }

  /// Forgets the trip that the map followed; the compass goes on.
  public mutating func leaveTrip() {
    last = nil
    pose.heading = nil
    pose.puck = nil
    pose.distance = nil
  }

  /// Places the map for a fix that was used.
  public mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord? {
    let isOnLine = update.snapshot?.phase == .onRoute || update.snapshot?.phase == .arrived
    last = Placement(
      place: isOnLine ? update.snapshot?.matched ?? fix.coordinate : fix.coordinate, mode: mode,
      speed: update.speedUsed, course: update.courseUsed, bearing: isOnLine ? update.snapshot?.bearing : nil,
      time: fix.time)
    return place()
  }

  /// Takes a compass reading: the heading that was let through, and the move of the map that it causes.
  public mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)? {
    guard let accepted = compass.update(reading) else { return nil }
    guard compass.replacesMap(fixTime: last?.time, speed: last?.speed, at: now) else { return (accepted, nil) }
    return (accepted, place())
  }

  /// Tilts the map, or lays it flat.
  public mutating func tilt() -> CameraRecord? {
    isTilted.toggle()
    return place()
  }

  /// Places the map round the last fix; gives the move, nil where heading, distance and pitch stay.
  private mutating func place() -> CameraRecord? {
    guard let last else { return nil }
    let before = pose
    pose.heading = FollowCamera.heading(
      mode: last.mode, course: last.course, speed: last.speed, compass: compass.heading, routeBearing: last.bearing,
      previous: before.heading, config: config)
    pose.distance = FollowCamera.distance(mode: last.mode, speed: last.speed, config: config)
    pose.pitch = isTilted ? config.tiltedPitch : 0
    pose.puck = Puck.angle(heading: pose.heading, mapHeading: pose.heading)
    if pose == before { return nil }
    let move = FollowCamera.make(
      mode: last.mode, traveller: last.place, heading: pose.heading, speed: last.speed, isTilted: isTilted,
      config: config)
    return CameraRecord(heading: move.heading, distance: move.distance, pitch: move.pitch, center: move.center)
  }
}
