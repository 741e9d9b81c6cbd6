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
    switch (relation, value) {
    case (.known, _): holds = value != .unknown
    case (.unknown, _): holds = value == .unknown
    case (.differs(let wanted), .unknown):
      // What is not known is not X either.
      holds = wanted.literal != nil
    case (_, .unknown): holds = false
    case (.equals(let wanted), _): self.init(value, equals: wanted.literal, name)
    case (.differs(let wanted), _):
      self.init(value, equals: wanted.literal, name)
      holds.toggle()
      margin = margin.map { -$0 }
    case (.below(let limit), .number(let number)): self.init(strictly: Self.base(limit) - number)
    case (.above(let limit), .number(let number)): self.init(strictly: number - Self.base(limit))
    case (.within(let tolerance, let target), .number(let number)):
      self.init(atLeastZero: Self.base(tolerance) - Self.distance(number, Self.base(target), name))
    case (.between(let low, let high), .number(let number)):
      self.init(number, between: Self.base(low), and: Self.base(high), name)
    default: holds = false
    }
  }

  /// A margin that must be above zero.
  private init(strictly margin: Double) {
    holds = margin > 0
    self.margin = margin
  }

  private init(atLeastZero margin: Double) {
    holds = margin >= 0
    self.margin = margin
  }

  private init(_ value: ReadValue, equals wanted: ReadingValue?, _ name: ReadingName) {
    switch (value, wanted) {
    case (.word(let word), .word(let other)): holds = word == other
    case (.number(let number), .quantity(let quantity)):
      let distance = Self.distance(number, quantity.baseValue, name)
      holds = distance <= Self.equality
      margin = holds ? 0 : -distance
    default: holds = false
    }
  }

  private init(_ number: Double, between low: Double, and high: Double, _ name: ReadingName) {
    guard name.wraps else {
      self.init(atLeastZero: min(number - low, high - number))
      return
    }
    // Clockwise from the first to the second.
    let width = Geodesy.normalizedDegrees(high - low)
    let into = Geodesy.normalizedDegrees(number - low)
    self.init(atLeastZero: into <= width ? min(into, width - into) : -min(into - width, 360 - into))
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
