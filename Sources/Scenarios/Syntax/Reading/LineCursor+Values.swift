extension LineCursor {
  /// A quantity of one dimension, or a parameter.
  mutating func quantity(_ dimension: Dimension, signed: Bool = false) throws(SyntaxStop) -> Argument<Quantity> {
    try quantity(of: [dimension], signed: signed)
  }

  /// A quantity of one of several dimensions; the first one is suggested where a unit is missing.
  mutating func quantity(of dimensions: [Dimension], signed: Bool = false) throws(SyntaxStop) -> Argument<Quantity> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    let start = index
    let wanted = dimensions.map(\.phrase).joined(separator: " or ")
    guard case .number(let digits)? = kind else { throw misfit(wanted, help: durationHelp(dimensions)) }
    let numberSpan = span
    let magnitude = try number(digits, signed: signed)
    let unit = try self.unit(after: digits, dimensions)
    let whole = span(from: start)
    let quantity = Quantity(magnitude, unit ?? dimensions[0].usualUnit)
    if unit == nil {
      let others =
        dimensions[0].units.dropFirst().prefix(1).map { " (or `\($0.rawValue)`)" }.joined()
        + (dimensions.contains(.time) && dimensions.count > 1 ? Self.timeMeant(by: digits) : "")
      note(
        .missingUnit, "`\(digits.shortened)` has no unit", at: numberSpan,
        help: "write `\(digits.shortened) \(dimensions[0].usualUnit.rawValue)`" + others)
    } else if !dimensions.contains(quantity.unit.dimension) {
      let fitting = dimensions.flatMap(\.units).map(\.rawValue)
      note(
        .wrongUnit, "expected \(wanted), found \(quantity.unit.dimension.phrase) `\(quantity.written)`", at: whole,
        help: fitting.count == 1
          ? "the unit of \(wanted) is `\(fitting[0])`" : "units of \(wanted) are " + Self.list(fitting))
    }
    return Argument(quantity, span: whole)
  }

  /// A quantity of any dimension, or a bare number.
  mutating func anyQuantity() throws(SyntaxStop) -> Argument<Quantity> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    let start = index
    guard case .number(let digits)? = kind else { throw misfit("a number with its unit") }
    let magnitude = try number(digits, signed: true)
    let unit = try self.unit(after: digits, [.number]) ?? .none
    return Argument(Quantity(magnitude, unit), span: span(from: start))
  }

  /// A whole number without a unit, or a parameter.
  ///
  /// - Parameter help: what to write where a unit follows; nil = the number alone.
  mutating func count(
    _ what: String = "a number", signed: Bool = false, help: String? = nil
  ) throws(SyntaxStop) -> Argument<Int> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    guard case .number(let digits)? = kind else { throw misfit(what) }
    let here = span
    guard let value = Int(digits), abs(value) <= SourceLimits.count, signed || value >= 0 else {
      let range = signed ? "a whole number" : "a whole number from 0 on"
      let isFraction = digits.contains(".")
      throw stop(
        .numberOutOfRange, "expected \(range), found `\(digits.shortened)`", at: here,
        help: isFraction ? "it has no fraction" : "the largest is \(SourceLimits.count)")
    }
    advance()
    if case .word(let word)? = kind, Unit(rawValue: word) != nil, word != "" {
      throw stop(
        .wrongUnit, "\(what) has no unit, found `\(word)`", at: span,
        help: help ?? "write `\(value)` alone")
    }
    return Argument(value, span: here)
  }

  /// Words in quotes, or a parameter.
  mutating func text(_ what: String) throws(SyntaxStop) -> Argument<String> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    guard case .text(let text)? = kind else {
      throw misfit(what, help: word == nil ? nil : "put it in quotes" + (quoted.count > 60 ? "" : ": \(quoted)"))
    }
    let here = span
    advance()
    return Argument(text, span: here)
  }

  /// The present word in quotes; of a header, which holds one text, the rest of the line.
  private var quoted: String {
    let isWhole = section == .scenario || section == .report
    let last = isWhole ? line.tokens.count - 1 : index
    return QuotedText.written(line.text(from: line.tokens[index], to: line.tokens[last]))
  }

  /// Words in quotes, or a parameter that holds them, where they stand.
  mutating func optionalText() -> Argument<String>? {
    switch kind {
    case .text?: try? text("words")
    case .parameter(let name)? where parameters[name] == nil || parameters[name] == .text: try? text("words")
    default: nil
    }
  }

  /// A name: a word, words in quotes, or a parameter.
  mutating func name(_ what: String) throws(SyntaxStop) -> Argument<String> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    let here = span
    switch kind {
    case .word(let word)?:
      advance()
      return Argument(word, span: here)
    case .text(let text)?:
      advance()
      return Argument(text, span: here)
    default: throw misfit(what)
    }
  }

  /// One word of an enumeration, or a parameter.
  mutating func choice<Value: RawRepresentable & CaseIterable & Sendable & Hashable>(
    _ what: String, _ type: Value.Type = Value.self
  ) throws(SyntaxStop) -> Argument<Value> where Value.RawValue == String {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    let here = span
    if let value: Value = acceptChoice() { return Argument(value, span: here) }
    throw unknown(what, in: Value.allCases.map(\.rawValue))
  }

  /// One word of an enumeration, where it stands.
  mutating func acceptChoice<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    if let word, let value = Value(rawValue: word) {
      advance()
      return value
    }
    offer(Value.allCases.map(\.rawValue))
    return nil
  }

  /// A parameter, where one stands.
  mutating func parameter() -> (name: String, span: SourceSpan)? {
    guard case .parameter(let name)? = kind else { return nil }
    let here = span
    advance()
    return (name, here)
  }

  // MARK: Parts

  private mutating func number(_ digits: String, signed: Bool) throws(SyntaxStop) -> Double {
    let here = span
    guard let value = Double(digits.hasPrefix(".") ? "0" + digits : digits), abs(value) <= SourceLimits.magnitude else {
      throw stop(
        .numberOutOfRange, "`\(digits.shortened)` is too large", at: here, help: "the largest is 1 followed by 12 zeros"
      )
    }
    if value < 0 && !signed {
      note(.numberOutOfRange, "`\(digits.shortened)` is negative", at: here, help: "write a number from 0 on")
    }
    advance()
    // A minus sign before a zero means nothing.
    return value == 0 ? 0 : value
  }

  /// The unit behind a number; nil where none stands there.
  private mutating func unit(after digits: String, _ dimensions: [Dimension]) throws(SyntaxStop) -> Unit? {
    guard case .word(let word)? = kind else { return nil }
    if !word.isEmpty, let unit = Unit(rawValue: word) {
      advance()
      return unit
    }
    let meant = ForeignUnit.named(word)
    guard touchesPrevious() || meant != nil else { return nil }
    let help = meant.map { $0.advice(Double(digits) ?? 0) }
    throw stop(
      .unknownUnit, "unknown unit `\(word.shortened)`", at: span,
      help: help ?? "units are " + Self.list(dimensions.flatMap(\.units).map(\.rawValue).filter { !$0.isEmpty }))
  }

  /// The time that somebody wrote with a point, `2.22` for 2:22; empty where it can be none.
  private static func timeMeant(by digits: String) -> String {
    let parts = digits.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, parts[1] < "60" else { return "" }
    return ", or the time `\(parts[0]):\(parts[1])`"
  }

  private func durationHelp(_ dimensions: [Dimension]) -> String? {
    guard dimensions.contains(.time), case .time(let instant)? = kind else { return nil }
    return "a length of time has a unit: write `\(NumberText.text(instant.seconds)) s`"
  }
}

extension Dimension {
  /// The dimension with its article, for messages.
  var phrase: String {
    switch self {
    case .length: "a length"
    case .time: "a time"
    case .speed: "a speed"
    case .angle: "an angle"
    case .acceleration: "an acceleration"
    case .number: "a number"
    }
  }

  /// The unit to suggest.
  var usualUnit: Unit { units.first ?? .none }

  /// All its units, the usual one first.
  var units: [Unit] { Unit.allCases.filter { $0.dimension == self } }
}
