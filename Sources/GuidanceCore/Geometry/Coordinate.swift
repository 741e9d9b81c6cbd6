/// A place on the sphere.
///
/// Degrees; north and east are positive. Longitudes wrap: 181 is the same meridian as -179.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Makes a coordinate; nothing is checked here, see ``isValid``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether the place can be computed with: both numbers finite, the latitude within ±90.
  public var isValid: Bool {
    latitude.isFinite && longitude.isFinite && abs(latitude) <= 90
  }
}
