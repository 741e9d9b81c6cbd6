import GuidanceCore

/// Turns fixes and compass updates into the map's heading, distance and pitch.
public struct AppCamera: MapFollowing {
  private let config = CameraConfig()
  private var compass = CompassFilter()
  /// What is up on the map, in degrees; nil = unknown.
  public private(set) var heading: Double?
  /// The eye's distance in metres; nil before the first move.
  public private(set) var distance: Double?
  /// The pitch in degrees.
  public private(set) var pitch = 0.0
  private(set) var facing: Double?
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

  /// The puck's turn on the map.
  public var puck: Double? { Puck.angle(heading: facing, mapHeading: heading) }

  /// Forgets the trip that the map followed; the compass goes on.
  public mutating func leaveTrip() {
    last = nil
    heading = nil
    facing = nil
    distance = nil
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
    let newHeading = FollowCamera.heading(
      mode: last.mode, course: last.course, speed: last.speed, compass: compass.heading, routeBearing: last.bearing,
      previous: heading, config: config)
    let newDistance = FollowCamera.distance(mode: last.mode, speed: last.speed, config: config)
    let newPitch = isTilted ? config.tiltedPitch : 0
    facing = newHeading
    if newHeading == heading && newDistance == distance && newPitch == pitch { return nil }
    heading = newHeading
    distance = newDistance
    pitch = newPitch
    let pose = FollowCamera.make(
      mode: last.mode, traveller: last.place, heading: newHeading, speed: last.speed, isTilted: isTilted,
      config: config)
    return CameraRecord(heading: pose.heading, distance: pose.distance, pitch: pose.pitch, center: pose.center)
  }
}
