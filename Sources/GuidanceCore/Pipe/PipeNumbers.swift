/// How numbers are written on the pipe.
public enum PipeNumbers: Sendable, Equatable {
  /// Metres, seconds and degrees to 3 decimals, places to 7: what a person likes to read.
  case rounded
  /// Every bit, so that an engine at the other end comes to the very figures that it would come to inside.
  case exact

  /// A number, or null where there is none.
  func value(_ number: Double?) -> PipeValue {
    switch self {
    case .rounded: .rounded(number)
    case .exact: .optional(number)
    }
  }

  /// A place as latitude and longitude.
  func place(_ coordinate: Coordinate) -> PipeValue {
    switch self {
    case .rounded: .place(coordinate)
    case .exact: .array([.number(coordinate.latitude), .number(coordinate.longitude)])
    }
  }

  /// A latitude or a longitude; null where it is no number.
  func degrees(_ degrees: Double) -> PipeValue {
    switch self {
    case .rounded: .number((degrees * 1e7).rounded() / 1e7)
    case .exact: .number(degrees)
    }
  }
}
