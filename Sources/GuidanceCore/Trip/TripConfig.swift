/// The thresholds of the trip itself, as opposed to those of its engine.
///
/// Seconds throughout; the names are those that scenarios use in `set`.
public struct TripConfig: Sendable, Equatable {
  /// Seconds from a failed reroute to the next request.
  public var rerouteRetry = 15.0
  /// Seconds after which an unanswered reroute request counts as failed.
  public var rerouteTimeout = 30.0
  /// Seconds after an adopted route in which no new one is asked.
  public var rerouteSettle = 5.0
  /// Seconds from the arrival to the trip's end.
  public var arrivalEnd = 8.0
  /// Seconds after the arrival for which a wrong level may hold the end back.
  public var arrivalHold = 120.0
  /// Seconds between two questions for the travel time left.
  public var etaRefresh = 120.0
  /// Seconds between two reports.
  public var reportEvery = 60.0

  /// Makes the default thresholds.
  public init() {}

  /// The names that ``set(_:_:)`` takes, in the order of the documentation.
  public static let names = fields.map(\.name)

  /// Overrides one threshold by its name.
  ///
  /// - Parameters:
  ///   - name: for instance `reroute.retry`.
  ///   - value: seconds, finite and not negative.
  /// - Throws: ``TripConfigError`` for a name that is not known or a value that is no duration.
  public mutating func set(_ name: String, _ value: Double) throws(TripConfigError) {
    guard let field = Self.fields.first(where: { $0.name == name }) else {
      throw .unknownName(name, nearest: NearestName.of(name, in: Self.names))
    }
    guard value.isFinite, value >= 0 else { throw .notADuration(name: name, value: value) }
    self[keyPath: field.path] = value
  }

  /// The value of a threshold by its name; nil where the name is not known.
  public func value(of name: String) -> Double? {
    Self.fields.first { $0.name == name }.map { self[keyPath: $0.path] }
  }

  private struct Field: Sendable {
    var name: String
    var path: WritableKeyPath<TripConfig, Double> & Sendable
  }

  private static let fields = [
    Field(name: "reroute.retry", path: \.rerouteRetry),
    Field(name: "reroute.timeout", path: \.rerouteTimeout),
    Field(name: "reroute.settle", path: \.rerouteSettle),
    Field(name: "arrival.end", path: \.arrivalEnd),
    Field(name: "arrival.hold", path: \.arrivalHold),
    Field(name: "eta.refresh", path: \.etaRefresh),
    Field(name: "report.every", path: \.reportEvery),
  ]
}

/// Why a threshold of the trip was not set.
public enum TripConfigError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no threshold of this name; carries the one that looks most like it.
  case unknownName(String, nearest: String?)
  /// The value is negative or not finite.
  case notADuration(name: String, value: Double)

  /// The complaint, with what to write instead.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      "there is no threshold `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .notADuration(let name, let value):
      "`\(name)`: expected seconds, finite and not negative, found \(value)"
    }
  }
}
