import GuidanceCore

/// Whether a relation holds of one reading, and by how much.
struct RelationCheck: Equatable {
  /// Whether it holds.
  var holds: Bool
  /// How far from failing; nil for words and unknown readings.
  var margin: Double?

  /// Numbers that differ by less than this are one number: less than anything that a trace shows.
  static let equality = 1e-6

  /// - Parameter name: the reading's name; directions wrap.
  init(_ value: ReadValue, _ relation: Relation, of name: ReadingName) {
    self = Self.check(value, relation, name)
  }

  /// - Parameter margin: holds from zero on.
  private init(atLeastZero margin: Double) {
    holds = margin >= 0
    self.margin = margin
  }

  private init(holds: Bool, margin: Double? = nil) {
    self.holds = holds
    self.margin = margin
  }

  private static func check(_ value: ReadValue, _ relation: Relation, _ name: ReadingName) -> Self {
    switch (relation, value) {
    case (.known, _): return Self(holds: value != .unknown)
    case (.unknown, _): return Self(holds: value == .unknown)
    // What is not known is not X either.
    case (.differs, .unknown): return Self(holds: true)
    case (_, .unknown): return Self(holds: false)
    case (.equals(let wanted), _): return equality(value, wanted.literal, name)
    case (.differs(let wanted), _):
      let equal = equality(value, wanted.literal, name)
      return Self(holds: !equal.holds, margin: equal.margin.map { -$0 })
    case (.below(let limit), .number(let number)): return strictly(base(limit) - number)
    case (.above(let limit), .number(let number)): return strictly(number - base(limit))
    case (.within(let tolerance, let target), .number(let number)):
      return Self(atLeastZero: base(tolerance) - distance(number, base(target), name))
    case (.between(let low, let high), .number(let number)):
      return Self(atLeastZero: depth(of: number, from: base(low), to: base(high), name))
    default: return Self(holds: false)
    }
  }

  private static func strictly(_ margin: Double) -> Self { Self(holds: margin > 0, margin: margin) }

  private static func equality(_ value: ReadValue, _ wanted: ReadingValue?, _ name: ReadingName) -> Self {
    switch (value, wanted) {
    case (.word(let word), .word(let other)): return Self(holds: word == other)
    case (.number(let number), .quantity(let quantity)):
      let away = distance(number, quantity.baseValue, name)
      return Self(holds: away <= equality, margin: away <= equality ? 0 : -away)
    default: return Self(holds: false)
    }
  }

  /// How deep a number lies between two others, for directions clockwise from the first to the second.
  private static func depth(of number: Double, from low: Double, to high: Double, _ name: ReadingName) -> Double {
    guard name.wraps else { return min(number - low, high - number) }
    let width = Geodesy.normalizedDegrees(high - low)
    let into = Geodesy.normalizedDegrees(number - low)
    return into <= width ? min(into, width - into) : -min(into - width, 360 - into)
  }

  private static func base(_ argument: Argument<Quantity>) -> Double { argument.literal?.baseValue ?? .nan }

  private static func distance(_ a: Double, _ b: Double, _ name: ReadingName) -> Double {
    name.wraps ? Geodesy.angleBetween(a, b) : abs(a - b)
  }
}

extension Relation {
  /// Whether the relation has a threshold that one can hold by a hair.
  var hasThreshold: Bool {
    switch self {
    case .below, .above, .within, .between: true
    case .rises(let tolerance): (tolerance?.literal?.baseValue ?? 0) > 0
    case .equals, .differs, .known, .unknown: false
    }
  }
}
