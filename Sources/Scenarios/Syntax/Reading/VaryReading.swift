extension LineCursor {
  /// `gps noise 0 m to 15 m`, `gps wild 0 to 3 times`, `$speed 30 km/h to 80 km/h`.
  mutating func varyLine() throws(SyntaxStop) -> VaryLine {
    if let parameter = parameter() {
      let from = try anyQuantity()
      try expect("to")
      return .parameter(Argument(parameter.name, span: parameter.span), from: from, to: try anyQuantity())
    }
    guard let section: VarySection = acceptChoice() else {
      throw unknown("section to vary", in: VarySection.allCases.map(\.rawValue))
    }
    var tokens: [VaryToken] = []
    while !isAtEnd { tokens.append(try varyToken(after: tokens.last)) }
    if tokens.isEmpty { throw misfit("a line of `\(section.rawValue)`") }
    return .line(section, tokens)
  }

  private mutating func varyToken(after last: VaryToken?) throws(SyntaxStop) -> VaryToken {
    switch kind {
    case .word(let word)?:
      advance()
      return .word(word)
    case .ordinal(let number)?:
      advance()
      return .word(number.ordinal)
    case .time(let instant)?:
      advance()
      return .word(TimeText.text(instant))
    case .number?: return try varyNumber(isSpan: last == .word("from"))
    default: throw misfit("a word or a quantity")
    }
  }

  private mutating func varyNumber(isSpan: Bool) throws(SyntaxStop) -> VaryToken {
    let start = index
    guard let from = try anyQuantity().literal else { throw misfit("a quantity") }
    // The places of `from 900 m to 1650 m` are a span, not a range of values.
    guard !isSpan, word == "to", case .number? = kind(ahead: 1) else { return .quantity(from) }
    advance()
    guard let to = try anyQuantity().literal else { throw misfit("a quantity") }
    if acceptTimes() {
      guard let range = Self.counts(from, to) else {
        throw stop(
          .numberOutOfRange, "expected two whole numbers before `times`", at: span(from: start),
          help: "write `0 to 3 times`")
      }
      return .times(range.0, range.1)
    }
    if from.unit.dimension != to.unit.dimension {
      note(
        .wrongUnit, "the ends of a range measure the same, found `\(from.written)` and `\(to.written)`",
        at: span(from: start), help: "write both with their units: `0 m to 15 m`")
    }
    return .range(from, to)
  }

  private static func counts(_ from: Quantity, _ to: Quantity) -> (Int, Int)? {
    guard from.unit == .none, to.unit == .none, from.magnitude <= to.magnitude,
      let least = Int(exactly: from.magnitude), let most = Int(exactly: to.magnitude), least >= 0
    else { return nil }
    return (least, most)
  }
}

extension Int {
  /// The number as an ordinal, `1st`.
  var ordinal: String {
    let isTeen = (11...13).contains(self % 100)
    switch self % 10 {
    case 1 where !isTeen: return "\(self)st"
    case 2 where !isTeen: return "\(self)nd"
    case 3 where !isTeen: return "\(self)rd"
    default: return "\(self)th"
    }
  }
}
