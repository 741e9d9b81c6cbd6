/// The figures of the map that follows a traveller; the defaults are the product's.
public struct CameraConfig: Sendable, Equatable {
  /// Metres per second from which a car moves, so that its course can be trusted.
  public var drivingMoves = 2.5
  /// Metres per second from which a walker moves.
  public var walkingMoves = 1.8
  /// Metres per second from which a cyclist moves.
  public var cyclingMoves = 2.0
  /// Metres per second below which a cyclist stands.
  public var cyclingStands = 0.5
  /// The camera's distance for a walker, in metres.
  public var walkingDistance = 350.0
  /// The camera's distance for a cyclist, in metres.
  public var cyclingDistance = 450.0
  /// Seconds of driving that a car's map shows; times the speed they give the camera's distance.
  public var drivingSeconds = 40.0
  /// The camera's least distance for a car, in metres.
  public var drivingLeast = 600.0
  /// The camera's greatest distance for a car, in metres.
  public var drivingMost = 1800.0
  /// The share of the distance by which the centre is pushed ahead on a flat map.
  public var aheadFlat = 0.12
  /// The same share on a tilted map, where what is ahead already has more room.
  public var aheadTilted = 0.05
  /// The pitch of a tilted map, in degrees; 0 is flat.
  public var tiltedPitch = 55.0
  /// Seconds that one move of the camera takes.
  public var moveSeconds = 0.7
  /// Metres per second from which a car's map steps out a zoom level.
  public var zoomOutSpeed = 22.0
  /// Degrees below which a compass change is no update.
  public var compassStep = 3.0
  /// Seconds after which a fix is too old for a compass to turn the map round it.
  public var replaceAge = 30.0
  /// Metres per second from which the course turns the map and the compass does not.
  public var replaceSpeed = 2.5

  /// Makes the default figures.
  public init() {}

  /// Whether a speed counts as moving in a mode; an unknown one does not.
  public func isMoving(_ mode: TravelMode, speed: Double?) -> Bool {
    guard let speed else { return false }
    return switch mode {
    case .driving: speed >= drivingMoves
    case .walking: speed >= walkingMoves
    case .cycling: speed >= cyclingMoves
    }
  }

  /// Whether a cyclist stands; an unknown speed does not say so.
  public func isStanding(speed: Double?) -> Bool { speed.map { $0 < cyclingStands } ?? false }
}
