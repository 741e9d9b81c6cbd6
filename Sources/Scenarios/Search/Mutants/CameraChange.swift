import GuidanceCore
import SimWorld

/// A map with something wrong wrapped round it; what it does not say itself goes to the camera inside.
protocol CameraChange: MapFollowing {
  /// The camera inside.
  var camera: any MapFollowing { get set }
}

extension CameraChange {
  var pose: MapPose { camera.pose }
  mutating func leaveTrip() { camera.leaveTrip() }
  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord? {
    camera.follow(fix, update, mode: mode)
  }
  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)? {
    camera.update(reading, at: now)
  }
  mutating func tilt() -> CameraRecord? { camera.tilt() }
}

/// Changes the heading of every move.
struct HeadingChange: CameraChange {
  var camera: any MapFollowing
  /// The heading to show, by the right one and the compass.
  let change: @Sendable (_ right: Double?, _ compass: Double?) -> Double?
  private var compass: Double?

  init(camera: any MapFollowing, change: @escaping @Sendable (Double?, Double?) -> Double?) {
    self.camera = camera
    self.change = change
  }

  var pose: MapPose {
    var pose = camera.pose
    pose.heading = change(pose.heading, compass)
    return pose
  }

  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord? {
    camera.follow(fix, update, mode: mode).map(changed)
  }

  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)? {
    guard let (accepted, move) = camera.update(reading, at: now) else { return nil }
    compass = accepted
    return (accepted, move.map(changed))
  }

  mutating func tilt() -> CameraRecord? { camera.tilt().map(changed) }

  private func changed(_ move: CameraRecord) -> CameraRecord {
    var move = move
    move.heading = change(move.heading, compass)
    return move
  }
}

/// Changes what the camera is told of a fix.
struct FollowChange: CameraChange {
  var camera: any MapFollowing
  let change: @Sendable (GuidanceFix, inout TripUpdate) -> Void

  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord? {
    var update = update
    change(fix, &update)
    return camera.follow(fix, update, mode: mode)
  }
}

/// Does not hear the compass.
struct CompassIgnored: CameraChange {
  var camera: any MapFollowing
  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)? {
    reading.heading.map { ($0, nil) }
  }
}

/// Takes the heading of a compass that says it is worthless.
struct InvalidCompassBelieved: CameraChange {
  var camera: any MapFollowing
  mutating func update(_ reading: CompassReading, at now: Double) -> (heading: Double, move: CameraRecord?)? {
    var reading = reading
    if reading.accuracy < 0 {
      reading.accuracy = 5
      reading.trueHeading = max(0, reading.trueHeading)
    }
    return camera.update(reading, at: now)
  }
}

/// Finishes one move before it begins the next: each is shown when the one after it comes.
struct CameraQueue: CameraChange {
  var camera: any MapFollowing
  private var waiting: CameraRecord?
  private var shown: Double?

  init(camera: any MapFollowing) { self.camera = camera }

  var pose: MapPose {
    var pose = camera.pose
    pose.heading = shown
    return pose
  }

  mutating func follow(_ fix: GuidanceFix, _ update: TripUpdate, mode: TravelMode) -> CameraRecord? {
    guard let move = camera.follow(fix, update, mode: mode) else { return nil }
    defer { waiting = move }
    shown = waiting?.heading ?? shown
    return waiting
  }
}
