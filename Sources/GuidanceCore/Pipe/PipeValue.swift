/// A value of JSON; an object keeps the order of its keys.
enum PipeValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PipeValue])
  case object([(key: String, value: PipeValue)])

  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  /// What the value is, in words of complaints.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// A number, or null where there is none.
  static func optional(_ number: Double?) -> PipeValue { number.map(PipeValue.number) ?? .null }

  /// Metres, seconds, degrees and speeds, rounded to 3 decimals.
  static func rounded(_ number: Double?) -> PipeValue { optional(number.map { ($0 * 1000).rounded() / 1000 }) }

  /// A place as latitude and longitude, rounded to 7 decimals (a centimetre).
  static func place(_ coordinate: Coordinate) -> PipeValue {
    .array([coordinate.latitude, coordinate.longitude].map { .number(($0 * 1e7).rounded() / 1e7) })
  }
}
