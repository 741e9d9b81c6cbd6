import GuidanceCore

/// Advice for whoever writes an expectation in a form that other languages have.
extension LineCursor {
  /// `2 announce`, `exactly 2 announce`: what a line of `expect` cannot begin with; nil where it does not.
  mutating func otherForm() -> SyntaxStop? {
    let exact = word == "exactly" ? 1 : 0
    guard case .number(let digits)? = kind(ahead: exact), let event = word(ahead: exact + 1), isEvent(ahead: exact + 1)
    else { return nil }
    return stop(
      .expected, "expected an event, found \(found)", at: span,
      help: "the count comes behind: write `\(event) \(Self.times(digits))`")
  }

  /// `announce exactly 2`, `announce 2`, `arrived between 5:00 and 6:00`, `off-route never`: what cannot stand behind
  /// an event; nil where none of it stands.
  mutating func otherForm(of event: EventReference) -> SyntaxStop? {
    let written = event.pattern.written
    switch kind {
    case .word("never")?:
      return stop(
        .unexpected, "unexpected `never`", at: span, help: "write `no \(written)`")
    case .word("twice")?:
      return stop(.unexpected, "unexpected `twice`", at: span, help: "write `\(written) 2 times`")
    case .word("exactly")?:
      guard case .number(let digits)? = kind(ahead: 1) else { return nil }
      return stop(
        .unexpected, "unexpected `exactly`", at: span, help: "write `\(written) \(Self.times(digits))`")
    case .word("between")?:
      let ends = line.tokens[(index + 1)...].split { $0.kind == .word("and") }.map { part in
        part.map { line.text($0) }.joined(separator: " ")
      }
      let times = ends.count == 2 ? ends : ["5:00", "6:00"]
      return stop(
        .unexpected, "unexpected `between`", at: span,
        help: "a span of time is written `\(written) from \(times[0]) to \(times[1])`")
    case .number(let digits)? where kind(ahead: 1) == nil:
      return stop(
        .expected, "expected `times` behind `\(digits.shortened)`", at: span,
        help: "write `\(written) \(Self.times(digits))`")
    case .word(let word)? where event.pattern.kind == .announce && event.pattern.stage == nil:
      guard AnnouncementStage(rawValue: word) != nil else { return nil }
      var mended = event.pattern
      mended.stage = AnnouncementStage(rawValue: word).map { Argument($0) }
      return stop(
        .unexpected, "unexpected `\(word)`", at: span,
        help: "the stage comes first: `\(mended.written)`")
    default: return nil
    }
  }

  private static func times(_ digits: String) -> String { digits.shortened + (digits == "1" ? " time" : " times") }
}
