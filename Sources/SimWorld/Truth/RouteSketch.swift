import GuidanceCore

/// A route drawn leg by leg, before it has a place on the ground.
public struct RouteSketch: Sendable, Equatable {
  /// Legs and maneuvers, in order.
  public var items: [RouteSketchItem]
  /// The provider's travel time in seconds.
  public var expectedTime: Double?
  /// Speed cameras, in metres along.
  public var speedCameras: [Double]

  /// Makes a sketch.
  public init(items: [RouteSketchItem], expectedTime: Double? = nil, speedCameras: [Double] = []) {
    self.items = items
    self.expectedTime = expectedTime
    self.speedCameras = speedCameras
  }
}

/// One part of a drawn route.
public enum RouteSketchItem: Sendable, Equatable {
  /// A straight leg; relative directions to the leg before.
  case leg(Direction, meters: Double, roadClass: RoadClass?)
  /// A curve to the left (negative degrees) or right (positive), drawn as short chords.
  case arc(degrees: Double, radius: Double)
  /// A maneuver at the place reached so far; nil words = the made ones.
  case maneuver(ManeuverKind, words: String?, exit: Int?)
  /// Words for the departure.
  case depart(words: String)
}
