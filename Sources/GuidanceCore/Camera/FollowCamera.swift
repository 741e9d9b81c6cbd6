/// Which way the map faces and where its camera sits while it follows a traveller.
public enum FollowCamera {
  /// The direction that is up on the map, in degrees; nil where nothing tells it, which is never taken for north.
  ///
  /// Who moves faces his course. A car that stands faces its road, for a compass in a car is not to be trusted; a walker
  /// who stands faces where the phone points; a cyclist's phone sits on the handlebar, so the compass counts only while
  /// the bicycle stands.
  ///
  /// - Parameters:
  ///   - mode: how somebody travels.
  ///   - course: the course used, in degrees.
  ///   - speed: the speed used, in metres per second.
  ///   - compass: the filtered compass heading.
  ///   - routeBearing: the direction of the line at the matched place.
  ///   - previous: what this function gave before.
  ///   - config: the camera's figures.
  public static func heading(
    mode: TravelMode, course: Double?, speed: Double?, compass: Double?, routeBearing: Double?, previous: Double?,
    config: CameraConfig = CameraConfig()
  ) -> Double? {
    let moved = config.isMoving(mode, speed: speed) ? course : nil
    let best =
      switch mode {
      case .driving: known(moved) ?? known(routeBearing) ?? known(previous) ?? known(compass)
      case .walking: known(moved) ?? known(compass) ?? known(routeBearing) ?? known(previous)
      case .cycling where config.isStanding(speed: speed):
        known(moved) ?? known(compass) ?? known(routeBearing) ?? known(previous)
      case .cycling: known(moved) ?? known(routeBearing) ?? known(previous) ?? known(compass)
      }
    return best.map(Geodesy.normalizedDegrees)
  }

  private static func known(_ heading: Double?) -> Double? {
    guard let heading, heading.isFinite else { return nil }
    return heading
  }

  /// The camera's place for a traveller.
  ///
  /// - Parameters:
  ///   - mode: how somebody travels.
  ///   - traveller: where the puck sits.
  ///   - heading: the map's heading; nil = unknown, then nothing is pushed ahead.
  ///   - speed: the speed used, in metres per second.
  ///   - isTilted: whether the person asked for the map in 3D.
  ///   - config: the camera's figures.
  public static func make(
    mode: TravelMode, traveller: Coordinate, heading: Double?, speed: Double?, isTilted: Bool = false,
    config: CameraConfig = CameraConfig()
  ) -> CameraPose {
    let distance = distance(mode: mode, speed: speed, config: config)
    let ahead = distance * (isTilted ? config.aheadTilted : config.aheadFlat)
    let center = heading.map { Geodesy.destination(from: traveller, bearing: $0, meters: ahead) }
    return CameraPose(
      center: center ?? traveller, distance: distance, pitch: isTilted ? config.tiltedPitch : 0, heading: heading,
      zoomSteps: zoomSteps(mode: mode, speed: speed, config: config))
  }

  /// How far the camera is from its centre, in metres.
  public static func distance(mode: TravelMode, speed: Double?, config: CameraConfig) -> Double {
    switch mode {
    case .walking: config.walkingDistance
    case .cycling: config.cyclingDistance
    case .driving: min(config.drivingMost, max(config.drivingLeast, (speed ?? 0) * config.drivingSeconds))
    }
  }

  /// How many zoom levels the map steps out of the street level: one for a fast car, else none.
  static func zoomSteps(mode: TravelMode, speed: Double?, config: CameraConfig) -> Int {
    mode == .driving && (speed ?? 0) >= config.zoomOutSpeed ? 1 : 0
  }
}

/// Where a map's camera sits.
public struct CameraPose: Sendable, Equatable {
  /// The middle of the map.
  public var center: Coordinate
  /// Metres from the camera to the centre.
  public var distance: Double
  /// Degrees of tilt; 0 looks straight down.
  public var pitch: Double
  /// The direction that is up, in degrees; nil = unknown, the map keeps what it shows.
  public var heading: Double?
  /// Zoom levels out of the street level.
  public var zoomSteps: Int

  /// Makes a pose.
  public init(center: Coordinate, distance: Double, pitch: Double = 0, heading: Double? = nil, zoomSteps: Int = 0) {
    self.center = center
    self.distance = distance
    self.pitch = pitch
    self.heading = heading
    self.zoomSteps = zoomSteps
  }
}
