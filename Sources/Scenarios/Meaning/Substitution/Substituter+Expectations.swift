extension Substituter {
  mutating func expectation(_ expectation: Expectation) -> Expectation {
    switch expectation {
    case .event(let event, let when): .event(reference(event), when.map { self.when($0) })
    case .once(let event, let when): .once(reference(event), when.map { self.when($0) })
    case .count(let event, let relation, let number, let span):
      .count(reference(event), relation, value(number), span.map { self.span($0) })
    case .no(let event, let when): .no(reference(event), when.map { self.when($0) })
    case .order(let events): .order(events.map { reference($0) })
    case .always(let reading, let relation, let span):
      .always(reading, self.relation(relation), span.map { self.span($0) })
    case .at(let moment, let reading, let relation): .at(value(moment), reading, self.relation(relation))
    case .finally(let reading, let relation): .finally(reading, self.relation(relation))
    }
  }

  mutating func reference(_ reference: EventReference) -> EventReference {
    EventReference(ordinal: reference.ordinal, pattern: pattern(reference.pattern), span: reference.span)
  }

  private mutating func pattern(_ pattern: EventSyntax) -> EventSyntax {
    var result = pattern
    result.stage = value(pattern.stage)
    result.step = value(pattern.step)
    result.words = value(pattern.words)
    result.distance = value(pattern.distance)
    result.then = value(pattern.then)
    result.mode = value(pattern.mode)
    result.error = value(pattern.error)
    result.reason = value(pattern.reason)
    return result
  }

  private mutating func when(_ when: WhenSyntax) -> WhenSyntax {
    switch when {
    case .at(let moment, let tolerance): .at(value(moment), tolerance: value(tolerance))
    case .after(let time, let event, let tolerance):
      .after(value(time), reference(event), tolerance: value(tolerance))
    case .span(let span): .span(self.span(span))
    }
  }

  private mutating func relation(_ relation: Relation) -> Relation {
    switch relation {
    case .equals(let found): .equals(value(found))
    case .differs(let found): .differs(value(found))
    case .below(let quantity): .below(value(quantity))
    case .above(let quantity): .above(value(quantity))
    case .within(let tolerance, let target): .within(value(tolerance), of: value(target))
    case .between(let low, let high): .between(value(low), value(high))
    case .rises(let tolerance): .rises(tolerance: value(tolerance))
    case .known, .unknown: relation
    }
  }
}
