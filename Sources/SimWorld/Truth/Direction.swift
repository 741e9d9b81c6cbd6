import GuidanceCore

/// A direction on the ground, absolute or relative to the travel at that moment.
public enum Direction: Sendable, Hashable {
  /// Degrees clockwise from true north.
  case compass(Double)
  /// Degrees clockwise from the direction of travel: 0 ahead, 90 right, 180 back, 270 left.
  case relative(Double)

  /// Degrees clockwise from true north, for a traveller who goes in a direction.
  public func bearing(travelling course: Double) -> Double {
    switch self {
    case .compass(let degrees): Geodesy.normalizedDegrees(degrees)
    case .relative(let degrees): Geodesy.normalizedDegrees(course + degrees)
    }
  }
}
