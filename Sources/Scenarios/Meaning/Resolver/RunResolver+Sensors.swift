import SimWorld

extension RunResolver {
  /// The compass's plan; nil without the section.
  mutating func resolveCompass() -> CompassPlan? {
    guard let section = scenario.compass else { return nil }
    var plan = CompassPlan()
    for line in section.lines {
      let syntax = line.content
      if case .every(let time) = syntax.effect {
        refuseWindow(syntax.window, "every", line.span)
        if let period = period(time) { plan.period = period }
        continue
      }
      let effect = effect(syntax.effect)
      let window = window(syntax.window, line.span)
      if let effect, let window { plan.lines.append(CompassLine(effect, window)) }
    }
    return plan
  }

  private mutating func effect(_ effect: CompassEffectSyntax) -> CompassEffect? {
    switch effect {
    case .every: nil
    case .noise(let angle): notNegative(angle, .angle).map { .noise($0) }
    case .bias(let angle): value(angle, .angle).map { .bias($0) }
    case .magnetic: .magnetic
    case .accuracy(let angle): notNegative(angle, .angle).map { .accuracy($0) }
    case .reads(let angle): value(angle, .angle).map { .reads($0) }
    case .invalid: .invalid
    case .silent: .silent
    }
  }

  /// The barometer's plan; nil without the section.
  mutating func resolveBarometer() -> BarometerPlan? {
    guard let section = scenario.barometer else { return nil }
    var plan = BarometerPlan(doorLevel: 0)
    for line in section.lines {
      switch line.content {
      case .door(let level):
        if let level = count(level, in: -100...1000) { plan.doorLevel = level }
      case .level(let level, let span):
        let number = count(level, in: -100...1000)
        let instants = instants(span, line.span)
        if let number, let instants {
          plan.spans.append(LevelSpan(level: number, from: instants.from, to: instants.to))
        }
      }
    }
    return plan
  }
}
