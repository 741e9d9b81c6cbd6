/// A number with its unit, as it was written.
public struct Quantity: Sendable, Hashable {
  /// The number.
  public var magnitude: Double
  /// The unit.
  public var unit: Unit

  /// Makes a quantity.
  public init(_ magnitude: Double, _ unit: Unit) {
    self.magnitude = magnitude
    self.unit = unit
  }

  /// The number in metres, seconds, metres per second, degrees or metres per second squared; a bare one as it is.
  public var baseValue: Double { magnitude * unit.factor }
}

/// What a quantity measures.
public enum Dimension: String, Sendable, CaseIterable {
  /// Metres.
  case length
  /// Seconds.
  case time
  /// Metres per second.
  case speed
  /// Degrees.
  case angle
  /// Metres per second squared.
  case acceleration
  /// A count or a factor, without a unit.
  case number
}

/// The units of the language; the raw value is how each is written.
public enum Unit: String, Sendable, CaseIterable {
  /// Metres.
  case meters = "m"
  /// Kilometres.
  case kilometers = "km"
  /// Kilometres per hour.
  case kilometersPerHour = "km/h"
  /// Metres per second.
  case metersPerSecond = "m/s"
  /// Metres per second squared.
  case metersPerSecondSquared = "m/s2"
  /// Seconds.
  case seconds = "s"
  /// Milliseconds.
  case milliseconds = "ms"
  /// Minutes.
  case minutes = "min"
  /// Hours.
  case hours = "h"
  /// Degrees.
  case degrees = "deg"
  /// No unit.
  case none = ""

  /// What the unit measures.
  public var dimension: Dimension {
    switch self {
    case .meters, .kilometers: .length
    case .kilometersPerHour, .metersPerSecond: .speed
    case .metersPerSecondSquared: .acceleration
    case .seconds, .milliseconds, .minutes, .hours: .time
    case .degrees: .angle
    case .none: .number
    }
  }

  /// How many base units one of it is; 43.2 km/h are 12 m/s to the last bit that a division by 3.6 gives.
  var factor: Double {
    switch self {
    case .meters, .metersPerSecond, .metersPerSecondSquared, .seconds, .degrees, .none: 1
    case .kilometers: 1000
    case .kilometersPerHour: 1 / 3.6
    case .milliseconds: 0.001
    case .minutes: 60
    case .hours: 3600
    }
  }
}
