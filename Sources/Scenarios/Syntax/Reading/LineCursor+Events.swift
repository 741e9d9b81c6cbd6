import GuidanceCore
import SimWorld

extension LineCursor {
  /// An event with its fields, `2nd failed no-route`.
  mutating func event() throws(SyntaxStop) -> EventReference {
    let start = index
    var ordinal: Int?
    if case .ordinal(let number)? = kind {
      ordinal = number
      advance()
    }
    let patternStart = index
    guard let word, let kind = Vocabulary.eventKinds.first(where: { $0.rawValue == word }) else {
      throw unknown("event", in: Vocabulary.eventKinds.map(\.rawValue))
    }
    if !allowsEvents {
      throw stop(
        .wrongMoment, "`\(word)` is an event, and `\(section.rawValue)` knows its moments before the run", at: span,
        help: "write a time or a place; events are moments of `app` and `expect`")
    }
    advance()
    var pattern = EventSyntax(kind)
    try fields(of: &pattern)
    pattern.span = span(from: patternStart)
    return EventReference(ordinal: ordinal, pattern: pattern, span: span(from: start))
  }

  private mutating func fields(of pattern: inout EventSyntax) throws(SyntaxStop) {
    switch pattern.kind {
    case .announce: try announcement(&pattern)
    case .asked: pattern.mode = try field("mode")
    case .failed: pattern.error = try field("error")
    case .ended: pattern.reason = try field("reason")
    case .said:
      pattern.words = optionalText()
      if pattern.words == nil, let word, word.first?.isUppercase == true {
        throw misfit(nil, help: "put the words in quotes")
      }
    default: break
    }
  }

  private mutating func announcement(_ pattern: inout EventSyntax) throws(SyntaxStop) {
    pattern.stage = try field("stage")
    if accept("step") { pattern.step = try count("the number of a step") }
    if case .text? = kind {
      pattern.words = try text("words")
    } else if holds(.text) {
      pattern.words = try text("words")
    }
    if isDistance { pattern.distance = try quantity(.length) }
    if accept("then") { pattern.then = try text("the words that follow") }
  }

  /// One word of an enumeration where it stands, or a parameter that holds a word.
  private mutating func field<Value: RawRepresentable & CaseIterable & Sendable & Hashable>(
    _ what: String
  ) throws(SyntaxStop) -> Argument<Value>? where Value.RawValue == String {
    let here = span
    if let value: Value = acceptChoice() { return Argument(value, span: here) }
    if case .parameter(let name)? = kind {
      let isUndeclared = parameters[name] == nil && !isFollowed(by: ["after", "times", "time"])
      if parameters[name] == .word || isUndeclared { return try choice(what) }
    }
    return nil
  }

  /// Whether a parameter stands here that is declared to hold something.
  private func holds(_ wanted: ParameterKinds.Kind) -> Bool {
    if case .parameter(let name)? = kind { parameters[name] == wanted } else { false }
  }

  private func isFollowed(by words: [String]) -> Bool { word(ahead: 1).map { words.contains($0) } ?? false }

  /// Whether the number that stands here is the spoken distance, and not a count or the time after an event.
  private var isDistance: Bool {
    switch kind {
    case .number?:
      if isFollowed(by: ["times", "time"]) { return false }
      if let unit = word(ahead: 1).flatMap(Unit.init(rawValue:)), unit.dimension == .time {
        return word(ahead: 2) != "after"
      }
      return true
    case .parameter(let name)?:
      if let declared = parameters[name] { return declared == .quantity(.length) }
      return !isFollowed(by: ["after", "times", "time"])
    default: return false
    }
  }
}
