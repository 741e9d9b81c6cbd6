/// How numbers are written on the pipe.
public enum PipeNumbers: Sendable, Equatable {
  /// Metres, seconds and degrees to 3 decimals, places to 7: what a person likes to read.
  case rounded
  /// Every bit, so that an engine at the other end comes to the very figures that it would come to inside.
  case exact

  /// A number, or null where there is none.
  func value(_ number: Double?) -> JSONValue {
    switch self {
    case .rounded: .rounded(number)
    case .exact: number.map(JSONValue.number) ?? .null
    }
  }

  /// A latitude or a longitude; null where it is no number.
  func degrees(_ degrees: Double) -> JSONValue {
    switch self {
    case .rounded: .degrees(degrees)
    case .exact: .number(degrees)
    }
  }

  /// A place as latitude and longitude.
  func place(_ coordinate: Coordinate) -> JSONValue {
    .list([degrees(coordinate.latitude), degrees(coordinate.longitude)])
  }
}
