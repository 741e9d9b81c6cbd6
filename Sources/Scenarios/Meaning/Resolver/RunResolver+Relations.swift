import GuidanceCore

extension RunResolver {
  /// Complains of a relation that its reading cannot have.
  mutating func check(_ relation: Relation, of reading: ReadingName, _ span: SourceSpan) {
    switch relation {
    case .equals(let wanted), .differs(let wanted): check(wanted, of: reading)
    case .below(let quantity), .above(let quantity): check(quantity, of: reading)
    case .within(let tolerance, let target):
      check(tolerance, of: reading)
      check(target, of: reading)
    case .between(let low, let high):
      check(low, of: reading)
      check(high, of: reading)
      if !reading.wraps, let low = low.literal, let end = high.literal, low.unit.dimension == end.unit.dimension,
        low.baseValue > end.baseValue
      {
        error(.emptySpan, "nothing lies between `\(low.written)` and `\(end.written)`", high.span, "swap them")
      }
    case .rises(let tolerance):
      if reading.dimension == nil {
        error(.wrongRelation, "`\(reading.rawValue)` is a word and cannot rise", span, "compare it with `is`")
      } else if let tolerance {
        check(tolerance, of: reading)
      }
    case .known, .unknown: break
    }
  }

  private mutating func check(_ quantity: Argument<Quantity>, of reading: ReadingName) {
    guard let dimension = reading.dimension else {
      return error(
        .wrongRelation, "`\(reading.rawValue)` is a word, found `\(quantity.written)`", quantity.span,
        "write `is` and a word: it can be " + WrittenList.text(reading.words))
    }
    _ = value(quantity, dimension)
  }

  private mutating func check(_ wanted: Argument<ReadingValue>, of reading: ReadingName) {
    switch wanted.literal {
    case .quantity(let quantity): check(Argument(quantity, span: wanted.span), of: reading)
    case .word(let word):
      if let dimension = reading.dimension {
        error(
          .wrongRelation, "expected \(dimension.phrase) for `\(reading.rawValue)`, found `\(word)`", wanted.span)
      } else if !reading.words.contains(word) {
        error(
          .unknownWord, "`\(reading.rawValue)` is never `\(word)`", wanted.span,
          NearestWord.of(word, in: reading.words).map { "did you mean `\($0)`?" }
            ?? "it is " + WrittenList.text(reading.words))
      }
    case nil: break
    }
  }
}

extension ReadingName {
  /// Whether 0 and 360 degrees are one value.
  var wraps: Bool { self == .map || self == .puck }
}
