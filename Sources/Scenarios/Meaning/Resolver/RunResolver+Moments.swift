import SimWorld

extension RunResolver {
  /// The instant of a moment that is known before the run; nil and a complaint for any other.
  mutating func instant(_ argument: Argument<Moment>) -> SimInstant? {
    guard let moment = argument.literal else { return nil }
    switch moment {
    case .time(let instant): return beforeTheEnd(instant, moment, argument.span)
    case .place(let place):
      switch visit(place, argument.span) {
      case .at(let instant): return beforeTheEnd(instant, moment, argument.span)
      case .whenMatched:
        error(
          .wrongMoment, "nobody knows before the run when a recorded drive is at `\(moment.written)`", argument.span,
          "write a time, as `1:20`")
        return nil
      case nil: return nil
      }
    case .event:
      error(
        .wrongMoment, "`\(moment.written)` is an event, and here nobody knows yet when it happens", argument.span,
        "write a time or a place; events are moments in `app` and `expect` alone")
      return nil
    }
  }

  /// An instant that the run reaches.
  mutating func beforeTheEnd(_ instant: SimInstant, _ moment: Moment, _ span: SourceSpan) -> SimInstant? {
    guard let limit, instant > limit else { return instant }
    error(
      .afterTheEnd, "`\(moment.written)` lies after the end of the run at \(limit.written)", span,
      scenario.limit == nil ? "say when the run ends: `limit 2 h`" : "raise the `limit`")
    return nil
  }

  /// The half open span of two instants.
  mutating func instants(_ span: MomentSpan, _ place: SourceSpan) -> (from: SimInstant, to: SimInstant)? {
    switch span {
    case .from(let from, let to):
      let (start, end) = (instant(from), instant(to))
      guard let start, let end else { return nil }
      guard start < end else {
        complainOfEmpty(from, to)
        return nil
      }
      return (start, end)
    case .before(let moment): return instant(moment).map { (.zero, $0) }
    case .after(let moment): return instant(moment).map { ($0, .distantFuture) }
    case .within(let time, let moment):
      guard let seconds = notNegative(time, .time), let start = instant(moment) else { return nil }
      // Both ends belong to it.
      return (start, start.later(seconds).advanced(by: .nanoseconds(1)))
    }
  }

  mutating func complainOfEmpty(_ from: Argument<Moment>, _ to: Argument<Moment>) {
    error(
      .emptySpan, "the span from `\(from.written)` to `\(to.written)` holds nothing", to.span,
      "end it after it begins")
  }

  /// Which fixes or readings a line meets.
  mutating func window(_ window: WindowSyntax, _ place: SourceSpan) -> FaultWindow? {
    switch window {
    case .whole: return .always
    case .at(let moment): return instant(moment).map { .at($0) }
    case .span(let span): return instants(span, place).map { .span(from: $0.from, to: $0.to) }
    case .times(let argument, let span):
      guard let number = count(argument, in: 0...1000) else { return nil }
      guard let span else { return .times(number, from: .zero, to: limit ?? .distantFuture) }
      return instants(span, place).map { .times(number, from: $0.from, to: min($0.to, limit ?? $0.to)) }
    }
  }
}
