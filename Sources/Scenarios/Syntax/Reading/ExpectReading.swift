import GuidanceCore

extension LineCursor {
  /// One line of `expect`.
  mutating func expectation() throws(SyntaxStop) -> Expectation {
    if accept("no") {
      let event = try event()
      return .no(event, try when())
    }
    if accept("order") {
      var events = [try event()]
      while accept(.comma) { events.append(try event()) }
      if isEvent(ahead: 0) { throw misfit("`,`", help: "put a comma between two events") }
      return .order(events)
    }
    if accept("always") {
      let reading = try reading()
      let relation = try relation(of: reading)
      return .always(reading, relation, try optionalSpan())
    }
    if accept("at") {
      let moment = try moment()
      let reading = try reading()
      return .at(moment, reading, try relation(of: reading))
    }
    if accept("finally") {
      let reading = try reading()
      return .finally(reading, try relation(of: reading))
    }
    if let stop = otherForm() { throw stop }
    guard isEvent(ahead: 0) else { throw unknownExpectation() }
    return try happening()
  }

  private mutating func unknownExpectation() -> SyntaxStop {
    let readings = Vocabulary.words(of: .reading)
    let candidates = word.map { [$0, $0 + " " + (word(ahead: 1) ?? "")] } ?? []
    if let reading = candidates.first(where: { readings.contains($0) }) {
      return stop(
        .expected, "a reading needs to be told when, found `\(reading)`", at: span,
        help: "write `always \(reading) ...`, `at 0:41 \(reading) ...` or `finally \(reading) ...`")
    }
    return unknown("word", in: Vocabulary.words(of: .event) + Vocabulary.words(of: .expect), scope: " in `expect`")
  }

  /// `EVENT`, `EVENT once`, `EVENT 3 times`, with what follows.
  private mutating func happening() throws(SyntaxStop) -> Expectation {
    let event = try event()
    if accept("once") { return .once(event, try when()) }
    for relation in [CountRelation.atLeast, .atMost] {
      let second = relation == .atLeast ? "least" : "most"
      if word == "at", word(ahead: 1) == second {
        advance()
        advance()
        return try counted(event, relation)
      }
    }
    if isCount { return try counted(event, .exactly) }
    if let stop = otherForm(of: event) { throw stop }
    return .event(event, try when())
  }

  private var isCount: Bool {
    switch kind {
    case .number?, .parameter?: word(ahead: 1) == "times" || word(ahead: 1) == "time"
    default: false
    }
  }

  private mutating func counted(
    _ event: EventReference, _ relation: CountRelation
  ) throws(SyntaxStop) -> Expectation {
    let count = try self.count()
    try expectTimes()
    return .count(event, relation, count, try optionalSpan())
  }

  /// When an event is expected, where it is said.
  private mutating func when() throws(SyntaxStop) -> WhenSyntax? {
    if accept("at") {
      let moment = try moment()
      return .at(moment, tolerance: try tolerance(.time))
    }
    if let span = try optionalSpan() {
      if kind == .sign(.plusMinus) { throw misfit(nil, help: "a span has no tolerance: widen it") }
      return .span(span)
    }
    switch kind {
    case .number?, .parameter?:
      let time = try quantity(.time)
      try expect("after")
      if word != nil, !isEvent(ahead: 0) {
        throw stop(
          .wrongMoment, "expected an event, found \(found)", at: span,
          help: "of a place or a time a span is told: `within 25 s after B`")
      }
      let anchor = try event()
      return .after(time, anchor, tolerance: try tolerance(.time))
    default:
      offer(["once"])
      return nil
    }
  }

  private mutating func reading() throws(SyntaxStop) -> ReadingName {
    for reading in ReadingName.allCases {
      let words = reading.rawValue.split(separator: " ").map(String.init)
      guard words.enumerated().allSatisfy({ word(ahead: $0.offset) == $0.element }) else { continue }
      for _ in words { advance() }
      return reading
    }
    let help = isEvent(ahead: 0) ? "of an event the moment stands behind it: `\(word ?? "asked") at 0:41`" : nil
    throw unknown("reading", in: ReadingName.allCases.map(\.rawValue), help: help)
  }

  private mutating func relation(of reading: ReadingName) throws(SyntaxStop) -> Relation {
    if accept("is") {
      if accept("not") { return .differs(try value(of: reading)) }
      let start = index
      let value = try value(of: reading)
      if kind == .sign(.plusMinus) {
        let middle = line.text(from: line.tokens[start], to: line.tokens[index - 1])
        let last = line.tokens.count - 1
        let width = line.text(from: line.tokens[min(index + 1, last)], to: line.tokens[last])
        throw misfit(nil, help: "write `within \(width) of \(middle)`")
      }
      return .equals(value)
    }
    if accept("known") { return .known }
    if accept("unknown") { return .unknown }
    guard let dimension = reading.dimension else {
      offer(["is"])
      throw misfit("`is`, `known` or `unknown`", help: "`\(reading.rawValue)` is a word: write `is` or `is not`")
    }
    if accept("below") { return .below(try measure(dimension)) }
    if accept("above") { return .above(try measure(dimension)) }
    if accept("within") {
      let width = try measure(dimension)
      try expect("of")
      return .within(width, of: try measure(dimension))
    }
    if accept("between") {
      let least = try measure(dimension)
      try expect("and")
      return .between(least, try measure(dimension))
    }
    if accept("rises") { return .rises(tolerance: accept(.plusMinus) ? try measure(dimension) : nil) }
    if kind == .sign(.equals) { throw misfit("a relation", help: "relations are words: write `is`") }
    throw unknown("relation", in: Vocabulary.words(of: .relation))
  }

  /// A quantity of a reading; a bare number where the reading is a count.
  private mutating func measure(_ dimension: Dimension) throws(SyntaxStop) -> Argument<Quantity> {
    guard dimension == .number else { return try quantity(dimension, signed: true) }
    let count = try self.count()
    switch count.content {
    case .literal(let value): return Argument(Quantity(Double(value), .none), span: count.span)
    case .parameter(let name): return Argument(parameter: name, span: count.span)
    }
  }

  private mutating func value(of reading: ReadingName) throws(SyntaxStop) -> Argument<ReadingValue> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    if let dimension = reading.dimension {
      let quantity = try measure(dimension)
      return Argument(.quantity(quantity.literal ?? Quantity(0, .none)), span: quantity.span)
    }
    let here = span
    guard let word, reading.words.contains(word) else {
      throw unknown("value of `\(reading.rawValue)`", in: reading.words)
    }
    advance()
    return Argument(.word(word), span: here)
  }
}

extension ReadingName {
  /// What it measures; nil for one that is a word.
  public var dimension: Dimension? {
    switch self {
    case .progress, .remaining, .lateral, .cameraDistance, .nextDistance: .length
    case .timeLeft: .time
    case .speed: .speed
    case .map, .puck, .pitch: .angle
    case .nextStep: .number
    case .phase, .rerouting, .mode, .providerVoice: nil
    }
  }

  /// The words that it can be; empty for one that is measured.
  public var words: [String] {
    switch self {
    case .phase: GuidancePhase.allCases.map(\.rawValue)
    case .mode: TravelMode.allCases.map(\.rawValue)
    case .rerouting, .providerVoice: ["on", "off"]
    default: []
    }
  }
}
