extension Expectation: CanonicallyWritten {
  /// `arrived once at 5:58`.
  public var written: String {
    switch self {
    case .event(let event, let when): [event.written, when?.written].spaced
    case .once(let event, let when): [event.written, "once", when?.written].spaced
    case .count(let event, let relation, let count, let span):
      [event.written, relation == .exactly ? nil : relation.rawValue, count.times, span?.written].spaced
    case .no(let event, let when): ["no", event.written, when?.written].spaced
    case .order(let events): "order " + events.map(\.written).joined(separator: ", ")
    case .always(let reading, let relation, let span):
      ["always", reading.rawValue, relation.written, span?.written].spaced
    case .at(let moment, let reading, let relation): "at \(moment.written) \(reading.rawValue) \(relation.written)"
    case .finally(let reading, let relation): "finally \(reading.rawValue) \(relation.written)"
    }
  }
}

extension WhenSyntax: CanonicallyWritten {
  /// `at 3:15 ± 2 s`, `8 s after arrived`, a span.
  public var written: String {
    switch self {
    case .at(let moment, let tolerance): "at " + moment.written + tolerance.tolerance
    case .after(let time, let event, let tolerance): "\(time.written) after \(event.written)" + tolerance.tolerance
    case .span(let span): span.written
    }
  }
}

extension Relation: CanonicallyWritten {
  /// `within 5 deg of 90 deg`.
  public var written: String {
    switch self {
    case .equals(let value): "is " + value.written
    case .differs(let value): "is not " + value.written
    case .below(let value): "below " + value.written
    case .above(let value): "above " + value.written
    case .within(let width, let value): "within \(width.written) of \(value.written)"
    case .between(let least, let most): "between \(least.written) and \(most.written)"
    case .rises(let tolerance): "rises" + tolerance.tolerance
    case .known: "known"
    case .unknown: "unknown"
    }
  }
}

extension ReadingValue: CanonicallyWritten {
  /// A word, or a quantity.
  public var written: String {
    switch self {
    case .word(let word): word
    case .quantity(let quantity): quantity.written
    }
  }
}
