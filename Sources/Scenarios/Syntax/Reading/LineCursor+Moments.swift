extension LineCursor {
  /// Words that join values and are never the name of a place.
  private static let joints: Set<String> = [
    "at", "from", "to", "before", "after", "within", "of", "for", "once", "times", "is", "as", "by",
  ]

  /// A time, a place, or (in `app` and `expect`) an event; or a parameter.
  mutating func moment() throws(SyntaxStop) -> Argument<Moment> {
    let start = index
    let moment: Moment
    switch kind {
    case .time(let instant)?:
      advance()
      moment = .time(instant)
    case .ordinal?:
      moment = .event(try event(), offset: nil)
    case .word? where isEvent(ahead: 0):
      moment = .event(try event(), offset: nil)
    case .parameter? where word(ahead: 1) != "before" && word(ahead: 1) != "after":
      guard let parameter = parameter() else { throw misfit("a moment") }
      return Argument(parameter: parameter.name, span: parameter.span)
    case .number?, .parameter?:
      moment = try measuredMoment()
    default:
      moment = .place(try place())
    }
    return Argument(moment, span: span(from: start))
  }

  /// A place along the way, on the map or at a maneuver.
  mutating func place(depth: Int = 0) throws(SyntaxStop) -> Place {
    guard depth < SourceLimits.placeDepth else {
      throw stop(
        .nestedTooDeep, "places are nested deeper than \(SourceLimits.placeDepth)", at: span,
        help: "add the lengths up")
    }
    let here = span
    switch kind {
    case .number?, .parameter?:
      return try place(after: try quantity(.length), depth: depth)
    case .word("step")?:
      advance()
      return .step(try count("the number of a step"))
    case .word(let word)? where !Self.joints.contains(word):
      advance()
      return .named(Argument(word, span: here))
    case .text(let text)?:
      advance()
      return .named(Argument(text, span: here))
    case .time(let instant)?:
      throw stop(
        .wrongMoment, "expected a place, found the time `\(TimeText.text(instant))`", at: here,
        help: "write `1200 m`, a letter of the map or `step 1`")
    case .ordinal?:
      throw stop(.wrongMoment, "expected a place, found an event", at: here, help: "write `1200 m`, `B` or `step 1`")
    default:
      offer(["step"])
      throw misfit(allowsTimes ? "a moment" : "a place", help: "write " + momentExamples)
    }
  }

  /// A span of time, where one stands.
  mutating func optionalSpan() throws(SyntaxStop) -> MomentSpan? {
    if accept("from") {
      let from = try moment()
      guard accept("to") else { throw misfit("`to`", help: isAtEnd ? "a span is written `from 1:00 to 1:30`" : nil) }
      return .from(from, to: try moment())
    }
    if accept("before") { return .before(try moment()) }
    if accept("after") { return .after(try moment()) }
    if accept("within") {
      let time = try quantity(.time)
      try expect("after")
      return .within(time, after: try moment())
    }
    return nil
  }

  /// A span of time.
  mutating func requiredSpan() throws(SyntaxStop) -> MomentSpan {
    guard let span = try optionalSpan() else { throw misfit("a span", help: "write `from 1:00 to 1:30`") }
    return span
  }

  /// When a line of a sensor holds.
  mutating func window() throws(SyntaxStop) -> WindowSyntax {
    if accept("at") { return .at(try moment()) }
    if let span = try optionalSpan() { return .span(span) }
    if case .number? = kind {
      if word(ahead: 2) == "after", isEvent(ahead: 3) {
        throw misfit(nil, help: "write a time or a place; events are moments of `app` and `expect`")
      }
      if word(ahead: 1).flatMap(Unit.init(rawValue:)).map({ $0 != .none }) == true {
        throw misfit(nil, help: "say when: `at` a moment, `from` one `to` another, or how often: `3 times`")
      }
      return try times()
    }
    if case .parameter? = kind { return try times() }
    return .whole
  }

  /// `times` or `time` behind a number, where it stands.
  mutating func acceptTimes() -> Bool {
    guard word == "times" || word == "time" else { return false }
    advance()
    return true
  }

  /// `times` behind a number.
  mutating func expectTimes() throws(SyntaxStop) {
    if !acceptTimes() { try expect("times") }
  }

  /// `± 2 s`, where it stands.
  mutating func tolerance(_ dimension: Dimension) throws(SyntaxStop) -> Argument<Quantity>? {
    accept(.plusMinus) ? try quantity(dimension) : nil
  }

  /// A point of the compass, a side, or an angle.
  mutating func direction() throws(SyntaxStop) -> DirectionSyntax {
    if let word: DirectionWord = acceptChoice() { return .word(word) }
    switch kind {
    case .number?, .parameter?: return .degrees(try quantity(.angle))
    default: throw unknown("direction", in: DirectionWord.allCases.map(\.rawValue))
    }
  }

  /// `left` or `right`.
  mutating func isLeft() throws(SyntaxStop) -> Bool {
    if accept("left") { return true }
    if accept("right") { return false }
    throw misfit("`left` or `right`")
  }

  // MARK: Parts

  private var allowsTimes: Bool { section.slot != .drive }

  private var momentExamples: String {
    if !allowsTimes { return "`1200 m`, a letter of the map or `step 1`" }
    return allowsEvents
      ? "`0:41`, `1200 m`, `step 1` or `1st asked`" : "`0:41`, `1200 m`, a letter of the map or `step 1`"
  }

  private mutating func times() throws(SyntaxStop) -> WindowSyntax {
    let count = try self.count()
    try expectTimes()
    return .times(count, try optionalSpan())
  }

  /// A moment that begins with a quantity: `2700 m`, `300 m before step 1`, `8 s after arrived`.
  private mutating func measuredMoment() throws(SyntaxStop) -> Moment {
    let start = index
    let quantity = try self.quantity(of: allowsTimes ? [.length, .time] : [.length])
    let dimension = quantity.literal?.unit.dimension ?? .length
    if word == "after", isEvent(ahead: 1) {
      advance()
      if dimension != .time, quantity.literal != nil {
        note(.wrongUnit, "expected a time after an event, found a length", at: quantity.span, help: "write `8 s after`")
      }
      return .event(try event(), offset: quantity)
    }
    guard dimension == .time else { return .place(try place(after: quantity, depth: 0)) }
    let text = quantity.literal?.baseValue ?? 0
    if word == "after" || word == "before" {
      throw stop(
        .wrongMoment, "a time can only stand `after` an event", at: span(from: start),
        help: allowsEvents ? "write `8 s after arrived`" : "write a time such as `\(TimeText.text(.seconds(text)))`")
    }
    throw stop(
      .wrongMoment, "expected a moment, found a length of time", at: quantity.span,
      help: "write the time since the drive began, `\(TimeText.text(.seconds(text)))`")
  }

  private mutating func place(after length: Argument<Quantity>, depth: Int) throws(SyntaxStop) -> Place {
    if accept("before") { return .before(length, try place(depth: depth + 1)) }
    if accept("after") { return .after(length, try place(depth: depth + 1)) }
    return .along(length)
  }

  /// Whether an event stands at a token.
  func isEvent(ahead: Int) -> Bool {
    if case .ordinal? = kind(ahead: ahead) { return true }
    return word(ahead: ahead).map { word in Vocabulary.eventKinds.contains { $0.rawValue == word } } ?? false
  }
}
