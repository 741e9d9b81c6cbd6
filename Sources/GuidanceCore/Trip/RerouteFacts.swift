/// What is known of a trip at the moment at which a reroute is asked.
public struct RerouteFacts: Sendable, Equatable {
  /// Where the last accepted fix lies.
  public var place: Coordinate
  /// The course of the last accepted fix in degrees, as the rules used it; nil = unknown.
  public var course: Double?
  /// The speed of the last accepted fix in metres per second, as the rules used it; nil = unknown.
  public var speed: Double?
  /// Where the trip goes.
  public var destination: Coordinate
  /// The trip's own mode.
  public var mode: TravelMode
  /// The trip's own provider.
  public var provider: String
  /// What the trip wished for when it was planned.
  public var options: RouteOptions
  /// The route guided now.
  public var route: NavRoute?
  /// Metres along `route` that were reached.
  public var progress: Double?

  /// Makes the facts.
  public init(
    place: Coordinate, course: Double?, speed: Double?, destination: Coordinate, mode: TravelMode, provider: String,
    options: RouteOptions = RouteOptions(), route: NavRoute? = nil, progress: Double? = nil
  ) {
    self.place = place
    self.course = course
    self.speed = speed
    self.destination = destination
    self.mode = mode
    self.provider = provider
    self.options = options
    self.route = route
    self.progress = progress
  }

  /// The request that goes out: no alternatives, and a course only while the traveller moves.
  ///
  /// The course of somebody who stands is chance, and a provider would plan a way round the block for it.
  public func request(camera: CameraConfig = CameraConfig()) -> RouteRequest {
    let isMoving = camera.isMoving(mode, speed: speed)
    return RouteRequest(
      origin: place, course: isMoving ? course : nil, destination: destination, mode: mode, provider: provider,
      options: RouteOptions(avoid: options.avoid, alternatives: false), replaced: route, progress: progress)
  }
}
