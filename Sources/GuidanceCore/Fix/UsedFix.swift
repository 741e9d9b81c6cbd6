/// What is remembered of a fix that was used.
struct UsedFix: Sendable, Equatable {
  /// Where it was.
  var coordinate: Coordinate
  /// The cosine of its latitude.
  var cosine: Double
  /// Its accuracy in metres.
  var accuracy: Double
  /// Its stamp in seconds.
  var time: Double

  /// The distance to another one, in metres.
  func distance(to other: UsedFix) -> Double {
    Geodesy.distance(coordinate, cosine: cosine, other.coordinate, cosine: other.cosine)
  }
}

/// Comparisons of stamps, whose decimals are not exact in binary.
enum Moments {
  /// Stamps carry milliseconds; a thousandth of one is no time at all.
  static let tolerance = 1e-6

  /// Whether a span is at least so long.
  @inline(__always)
  static func reaches(_ span: Double, _ limit: Double) -> Bool { span >= limit - tolerance }

  /// Whether a span is longer than so long.
  @inline(__always)
  static func exceeds(_ span: Double, _ limit: Double) -> Bool { span > limit + tolerance }
}
