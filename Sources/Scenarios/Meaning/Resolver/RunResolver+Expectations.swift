import SimWorld

extension RunResolver {
  /// Looks through all expectations: places get their moments, units and words must fit.
  mutating func resolveExpectations() {
    for line in scenario.expect?.lines ?? [] { check(line.content, line.span) }
  }

  private mutating func check(_ expectation: Expectation, _ span: SourceSpan) {
    switch expectation {
    case .event(let event, let when), .once(let event, let when), .no(let event, let when):
      _ = checkedPattern(event)
      if let when { check(when, span) }
    case .count(let event, _, let number, let window):
      _ = checkedPattern(event)
      _ = count(number, in: 0...1_000_000)
      if let window { check(window, span) }
    case .order(let events):
      for event in events { _ = checkedPattern(event) }
    case .always(let reading, let relation, let window):
      check(relation, of: reading, span)
      if let window { check(window, span) }
    case .at(let moment, let reading, let relation):
      check(moment)
      check(relation, of: reading, span)
    case .finally(let reading, let relation): check(relation, of: reading, span)
    }
  }

  private mutating func check(_ when: WhenSyntax, _ span: SourceSpan) {
    switch when {
    case .at(let moment, let tolerance):
      check(moment)
      if let tolerance { _ = notNegative(tolerance, .time) }
    case .after(let time, let event, let tolerance):
      _ = notNegative(time, .time)
      _ = checkedPattern(event)
      if let tolerance { _ = notNegative(tolerance, .time) }
    case .span(let window): check(window, span)
    }
  }

  private mutating func check(_ window: MomentSpan, _ span: SourceSpan) {
    switch window {
    case .from(let from, let to):
      let before = diagnostics.count
      check(from)
      check(to)
      guard diagnostics.count == before, let start = knownInstant(from), let end = knownInstant(to) else { return }
      if start >= end { complainOfEmpty(from, to) }
    case .before(let moment):
      check(moment)
      if knownInstant(moment) == .zero {
        error(.emptySpan, "nothing happens before `\(moment.written)`", moment.span, "end the span later")
      }
    case .after(let moment): check(moment)
    case .within(let time, let moment):
      _ = notNegative(time, .time)
      check(moment)
    }
  }

  /// Places get their moment in the table; times must lie within the run.
  private mutating func check(_ argument: Argument<Moment>) {
    guard let moment = argument.literal else { return }
    switch moment {
    case .time(let instant): _ = beforeTheEnd(instant, moment, argument.span)
    case .place(let place):
      guard places[place] == nil, let visit = visit(place, argument.span) else { return }
      if case .at(let instant) = visit { _ = beforeTheEnd(instant, moment, argument.span) }
      places[place] = visit
    case .event(let reference, let offset):
      _ = checkedPattern(reference)
      if let offset { _ = notNegative(offset, .time) }
    }
  }

  /// The instant of a moment that needs no run; nil for any other.
  private func knownInstant(_ argument: Argument<Moment>) -> SimInstant? {
    switch argument.literal {
    case .time(let instant): instant
    case .place(let place): if case .at(let instant) = places[place] { instant } else { nil }
    case .event, nil: nil
    }
  }
}
