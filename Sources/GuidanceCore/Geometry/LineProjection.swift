/// A place on a line, found from a place beside it.
public struct LineProjection: Sendable, Equatable {
  /// Metres along the whole line.
  public var along: Double
  /// Metres between the place and the line, never negative.
  public var lateral: Double
  /// On which side of the line the place lies; the right one where it lies on it.
  public var side: LineSide
  /// The direction of the segment in degrees; at a vertex that of the segment before it.
  public var bearing: Double
  /// The place on the line.
  public var coordinate: Coordinate
  /// The index of the segment.
  public var segment: Int

  /// Makes a projection.
  public init(
    along: Double, lateral: Double, side: LineSide, bearing: Double, coordinate: Coordinate, segment: Int
  ) {
    self.along = along
    self.lateral = lateral
    self.side = side
    self.bearing = bearing
    self.coordinate = coordinate
    self.segment = segment
  }
}

/// A side of a line, seen in the direction in which it runs.
public enum LineSide: String, Sendable, CaseIterable {
  /// To the left of the line.
  case left
  /// To the right of the line, or on it.
  case right
}
