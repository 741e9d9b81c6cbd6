extension Substituter {
  mutating func gps(_ line: GPSLineSyntax) -> GPSLineSyntax {
    GPSLineSyntax(effect(line.effect), window(line.window))
  }

  private mutating func effect(_ effect: GPSEffectSyntax) -> GPSEffectSyntax {
    switch effect {
    case .every(let time): .every(value(time))
    case .accuracy(let length): .accuracy(value(length))
    case .noise(let length): .noise(value(length))
    case .drift(let length, let time): .drift(value(length), over: value(time))
    case .bias(let length, let direction): .bias(value(length), self.direction(direction))
    case .delay(let time): .delay(value(time))
    case .like(let name): .like(value(name))
    case .wild(let length, let direction, let fixes, let accuracy):
      .wild(value(length), self.direction(direction), fixes: value(fixes), accuracy: value(accuracy))
    case .cached(let length, let direction, let age):
      .cached(value(length), self.direction(direction), age: value(age))
    case .reads(let field, let quantity): .reads(field, value(quantity))
    case .unknown(let field, let below): .unknown(field, below: value(below))
    case .courseOff(let angle): .courseOff(value(angle))
    case .courseNoise(let angle): .courseNoise(value(angle))
    case .late(let time): .late(value(time))
    case .clockAhead(let time): .clockAhead(value(time))
    case .frozen, .placeReads, .placeReadsNotANumber, .silent, .tunnel, .duplicate, .repeated, .held: effect
    }
  }

  mutating func compass(_ line: CompassLineSyntax) -> CompassLineSyntax {
    CompassLineSyntax(effect(line.effect), window(line.window))
  }

  private mutating func effect(_ effect: CompassEffectSyntax) -> CompassEffectSyntax {
    switch effect {
    case .every(let time): .every(value(time))
    case .noise(let angle): .noise(value(angle))
    case .bias(let angle): .bias(value(angle))
    case .accuracy(let angle): .accuracy(value(angle))
    case .reads(let angle): .reads(value(angle))
    case .magnetic, .invalid, .silent: effect
    }
  }

  mutating func barometer(_ line: BarometerLineSyntax) -> BarometerLineSyntax {
    switch line {
    case .door(let level): .door(level: value(level))
    case .level(let level, let span): .level(value(level), self.span(span))
    }
  }

  private mutating func window(_ window: WindowSyntax) -> WindowSyntax {
    switch window {
    case .whole: window
    case .at(let moment): .at(value(moment))
    case .span(let span): .span(self.span(span))
    case .times(let count, let span): .times(value(count), span.map { self.span($0) })
    }
  }

  mutating func span(_ span: MomentSpan) -> MomentSpan {
    switch span {
    case .from(let from, let to): .from(value(from), to: value(to))
    case .before(let moment): .before(value(moment))
    case .after(let moment): .after(value(moment))
    case .within(let time, let moment): .within(value(time), after: value(moment))
    }
  }
}
