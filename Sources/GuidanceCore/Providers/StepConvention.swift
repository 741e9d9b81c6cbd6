/// Where, by a provider's convention, the maneuver of a step happens.
///
/// Translated once, by ``ManeuverPlacement``; nothing behind the decoders knows of it.
public enum StepConvention: Sendable, CaseIterable {
  /// At the last point of the step's own line (Apple Maps, MapKit).
  case endOfStep
  /// At the first point of the step (OSRM, Mapbox, Valhalla, GraphHopper, Google).
  case startOfStep
  /// At a point that the step carries itself, its distance counted from the step before (Kakao driving).
  case ownPoint
  /// At the start of the stretch that the step describes (Kakao walking).
  case startOfStretch
}

/// What a step tells about its place, in the terms of any provider.
public struct StepPlace: Sendable, Equatable {
  /// The step's length in metres.
  public var distance: Double
  /// The first point of the step's own line.
  public var first: Coordinate?
  /// The last point of the step's own line.
  public var last: Coordinate?
  /// The point that the step carries itself.
  public var own: Coordinate?
  /// The vertex of the route at which the step's line begins, where it is known exactly.
  public var firstVertex: Int?
  /// The vertex of the route at which the step's line ends, where it is known exactly.
  public var lastVertex: Int?

  /// Makes a place of what is known.
  public init(
    distance: Double, first: Coordinate? = nil, last: Coordinate? = nil, own: Coordinate? = nil,
    firstVertex: Int? = nil, lastVertex: Int? = nil
  ) {
    self.distance = distance
    self.first = first
    self.last = last
    self.own = own
    self.firstVertex = firstVertex
    self.lastVertex = lastVertex
  }

  /// The point that the convention asks for.
  func point(_ convention: StepConvention) -> Coordinate? {
    switch convention {
    case .endOfStep: last
    case .startOfStep, .startOfStretch: first
    case .ownPoint: own
    }
  }

  /// The vertex that the convention asks for.
  func vertex(_ convention: StepConvention) -> Int? {
    switch convention {
    case .endOfStep: lastVertex
    case .startOfStep, .startOfStretch: firstVertex
    case .ownPoint: nil
    }
  }
}
