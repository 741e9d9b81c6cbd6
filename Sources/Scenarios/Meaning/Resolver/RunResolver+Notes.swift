import SimWorld

extension RunResolver {
  /// Notes an error.
  mutating func error(_ id: DiagnosticID, _ message: String, _ span: SourceSpan, _ help: String? = nil) {
    diagnostics.append(Diagnostic(id: id, message: message, span: span, help: help))
  }

  /// Notes a warning.
  mutating func warning(_ id: DiagnosticID, _ message: String, _ span: SourceSpan, _ help: String? = nil) {
    diagnostics.append(Diagnostic(severity: .warning, id: id, message: message, span: span, help: help))
  }

  /// Notes what somebody else found.
  mutating func note(_ found: [Diagnostic]) { diagnostics += found }

  /// A quantity in its base unit; nil and a complaint where it measures something else.
  mutating func value(_ argument: Argument<Quantity>, _ dimension: Dimension) -> Double? {
    guard let quantity = argument.literal else { return nil }
    guard quantity.unit.dimension == dimension else {
      error(
        .wrongUnit, "expected \(dimension.phrase), found `\(quantity.written)`", argument.span,
        "write it in \(dimension.unitNames)")
      return nil
    }
    guard quantity.baseValue.isFinite else {
      error(.numberOutOfRange, "`\(quantity.written)` is too large to compute with", argument.span)
      return nil
    }
    return quantity.baseValue
  }

  mutating func value(_ argument: Argument<Quantity>?, _ dimension: Dimension) -> Double? {
    guard let argument else { return nil }
    return value(argument, dimension) as Double?
  }

  /// A quantity above zero.
  mutating func positive(_ argument: Argument<Quantity>, _ dimension: Dimension) -> Double? {
    bounded(argument, dimension, "more than zero") { $0 > 0 }
  }

  /// A quantity of zero or more.
  mutating func notNegative(_ argument: Argument<Quantity>, _ dimension: Dimension) -> Double? {
    bounded(argument, dimension, "zero or more") { $0 >= 0 }
  }

  private mutating func bounded(
    _ argument: Argument<Quantity>, _ dimension: Dimension, _ expected: String, _ holds: (Double) -> Bool
  ) -> Double? {
    guard let found = value(argument, dimension) else { return nil }
    guard holds(found) else {
      error(
        .numberOutOfRange, "expected \(dimension.phrase) of \(expected), found `\(argument.written)`", argument.span)
      return nil
    }
    return found
  }

  /// A period in nanoseconds, a millisecond at least.
  mutating func period(_ argument: Argument<Quantity>) -> Int64? {
    guard let seconds = positive(argument, .time) else { return nil }
    guard seconds >= 0.001, seconds <= 86_400 else {
      error(.numberOutOfRange, "expected a time from 1 ms to 24 h, found `\(argument.written)`", argument.span)
      return nil
    }
    return SimInstant.seconds(seconds).nanoseconds
  }

  /// A count within bounds.
  mutating func count(_ argument: Argument<Int>, in range: ClosedRange<Int>) -> Int? {
    guard let found = argument.literal else { return nil }
    guard range.contains(found) else {
      error(
        .numberOutOfRange, "expected a number from \(range.lowerBound) to \(range.upperBound), found `\(found)`",
        argument.span)
      return nil
    }
    return found
  }

  /// A direction.
  mutating func direction(_ direction: DirectionSyntax) -> Direction? {
    switch direction {
    case .word(let word): word.direction
    case .degrees(let degrees): value(degrees, .angle).map { .compass($0) }
    }
  }
}

extension Dimension {
  /// The units that measure it, for a hint.
  var unitNames: String {
    self == .number ? "figures alone" : units.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
