/// A planned route: a line, its maneuvers and who gave it, stamped with the mode it was asked in.
public struct NavRoute: Sendable, Equatable {
  /// The provider's name, for instance `sim`.
  public var provider: String
  /// The mode in which the route was asked.
  public var mode: TravelMode
  /// The line to follow.
  public var polyline: Polyline
  /// The steps in order; step 0 is the departure.
  public var steps: [NavStep]
  /// The provider's travel time in seconds; nil where it gave none.
  public var expectedTime: Double?
  /// Road classes by stretch; empty where the route has none.
  public var classes: [RoadStretch]
  /// Distances along of speed cameras, in metres, rising.
  public var speedCameras: [Double]

  /// Makes a route; nothing is checked here.
  public init(
    provider: String, mode: TravelMode, polyline: Polyline, steps: [NavStep], expectedTime: Double? = nil,
    classes: [RoadStretch] = [], speedCameras: [Double] = []
  ) {
    self.provider = provider
    self.mode = mode
    self.polyline = polyline
    self.steps = steps
    self.expectedTime = expectedTime
    self.classes = classes
    self.speedCameras = speedCameras
  }

  /// The length of the line, in metres.
  public var length: Double { polyline.length }

  /// The class of the road at a distance along; `town` outside all stretches.
  public func roadClass(at along: Double) -> RoadClass {
    classes.first { $0.from <= along && along < $0.to }?.roadClass ?? .town
  }

  /// The last place of the line.
  public var destination: Coordinate { polyline.vertices[polyline.vertices.count - 1] }
}

/// What kind of road a stretch of a route is.
public enum RoadClass: String, Sendable, CaseIterable {
  /// A road in town, or any that is not a highway.
  case town
  /// A highway, with earlier warnings.
  case highway
}

/// A stretch of a route with one road class; holds its start and not its end.
public struct RoadStretch: Sendable, Equatable {
  /// Metres along where the stretch begins.
  public var from: Double
  /// Metres along where it ends.
  public var to: Double
  /// Its class.
  public var roadClass: RoadClass

  /// Makes a stretch.
  public init(from: Double, to: Double, roadClass: RoadClass) {
    self.from = from
    self.to = to
    self.roadClass = roadClass
  }
}
