/// The camera's way from one pose to the next: one move at a time.
///
/// A new move starts from what is on the screen and takes the place of the one in flight. Moves in a queue would let the
/// map fall behind the traveller by more with every fix.
public struct CameraMoves: Sendable, Equatable {
  /// Seconds that a move takes.
  public let duration: Double
  private var flight: Flight?

  /// Makes a camera that has shown nothing yet.
  public init(config: CameraConfig = CameraConfig()) { duration = config.moveSeconds }

  /// Where the camera goes, or stands once it is there; nil before the first move.
  public var target: CameraPose? { flight?.to }

  /// Moves towards a pose from what is on the screen now; gives whether that is a new move.
  ///
  /// The pose that the camera goes to already starts no move, or a map that is told the same again and again would
  /// never get there. The first pose is shown at once.
  @discardableResult
  public mutating func move(to pose: CameraPose, at now: Double) -> Bool {
    guard pose != flight?.to else { return false }
    let shown = self.pose(at: now)
    flight = Flight(from: shown ?? pose, to: pose, start: shown == nil ? now - duration : now)
    return true
  }

  /// Whether a move is in flight.
  public func isMoving(at now: Double) -> Bool { share(at: now) < 1 }

  /// What is on the screen; nil before the first move.
  public func pose(at now: Double) -> CameraPose? {
    guard let flight else { return nil }
    return flight.from.mixed(with: flight.to, share: share(at: now))
  }

  private func share(at now: Double) -> Double {
    guard let flight, duration > 0 else { return 1 }
    return max(0, min(1, (now - flight.start + Due.tolerance) / duration))
  }

  /// A move from what was on the screen to where the camera shall be.
  private struct Flight: Sendable, Equatable {
    var from: CameraPose
    var to: CameraPose
    var start: Double
  }
}

extension CameraPose {
  /// The pose a share of the way to another; directions and longitudes go the short way round.
  func mixed(with other: CameraPose, share: Double) -> CameraPose {
    if share >= 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double { a + share * (b - a) }
    let longitude = center.longitude + share * Geodesy.wrappedLongitude(other.center.longitude - center.longitude)
    var heading = other.heading ?? self.heading
    if let from = self.heading, let to = other.heading {
      heading = Geodesy.normalizedDegrees(from + share * Geodesy.turn(from: from, to: to))
    }
    return CameraPose(
      center: Coordinate(
        latitude: mix(center.latitude, other.center.latitude), longitude: Geodesy.wrappedLongitude(longitude)),
      distance: mix(distance, other.distance), pitch: mix(pitch, other.pitch), heading: heading,
      zoomSteps: other.zoomSteps)
  }
}
