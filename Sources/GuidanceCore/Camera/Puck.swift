/// The sign on the map that stands for the traveller.
public struct Puck: Sendable, Equatable {
  /// Where it sits: on the line while on the route, else where the receiver says.
  public var place: Coordinate
  /// Whether it sits on the line.
  public var isSnapped: Bool
  /// Degrees by which it is turned on the screen, 0 = up; nil where it has no direction to show.
  public var angle: Double?
  /// Its diameter in points.
  public var size: Double
  /// Its colour.
  public var color: PuckColor

  /// Makes the puck of a traveller.
  ///
  /// - Parameters:
  ///   - mode: how he travels.
  ///   - place: where the last accepted fix lies.
  ///   - heading: where the traveller faces, in degrees; nil = unknown.
  ///   - mapHeading: what is up on the map; nil = unknown.
  ///   - phase: where guidance stands.
  ///   - matched: the place on the line; nil = none.
  public init(
    mode: TravelMode, place: Coordinate, heading: Double?, mapHeading: Double?, phase: GuidancePhase,
    matched: Coordinate?
  ) {
    let snapped = phase == .onRoute || phase == .arrived ? matched : nil
    self.place = snapped ?? place
    isSnapped = snapped != nil
    angle = Self.angle(heading: heading, mapHeading: mapHeading)
    size = Self.size(mode)
    color = mode == .walking ? .green : .blue
  }

  /// The turn on the screen of something that faces `heading`: on a map that faces the same way it points up.
  public static func angle(heading: Double?, mapHeading: Double?) -> Double? {
    guard let heading, let mapHeading else { return nil }
    return Geodesy.normalizedDegrees(heading - mapHeading)
  }

  /// The diameter in points: a car's can be seen from an arm's length, who walks or rides holds the phone nearer.
  static func size(_ mode: TravelMode) -> Double { mode == .driving ? 38 : 30 }
}

/// The colour of a puck; the raw value is its word in traces.
public enum PuckColor: String, Sendable, CaseIterable {
  /// Who drives or rides.
  case blue
  /// Who walks.
  case green
}
