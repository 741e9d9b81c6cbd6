import GuidanceCore
import SimWorld

extension RunResolver {
  /// The plans of all feeds; an unnamed one gets the name of each provider that nobody else serves.
  mutating func feedPlans(providers: Set<String>, hasProvider: Bool) -> [FeedPlan] {
    var plans: [FeedPlan] = []
    var unnamed: FeedPlan?
    for section in scenario.feeds {
      let plan = feedPlan(section)
      if let name = section.name?.literal {
        if plans.contains(where: { $0.name == name }) { complainOfTwice("feed", name, section.span) }
        if providers.contains(name) {
          error(
            .twoProviders, "`\(name)` is a provider and a feed", section.span,
            "a provider that guides itself answers no reroutes; keep one of both")
        }
        plans.append(plan)
      } else {
        if unnamed != nil { complainOfTwice("feed", nil, section.span) }
        if hasProvider {
          error(
            .twoProviders, "an unnamed provider and an unnamed feed both serve all routes", section.span,
            "name one of them, and its route `by` that name")
        }
        unnamed = plan
      }
    }
    guard let unnamed else { return plans }
    for name in Set(routes.compactMap { $0?.route.provider }).sorted()
    where !providers.contains(name) && !plans.contains(where: { $0.name == name }) {
      plans.append(FeedPlan(name: name, lines: unnamed.lines))
    }
    return plans
  }

  private mutating func feedPlan(_ section: FeedSection) -> FeedPlan {
    var lines: [FeedLine] = []
    for line in section.lines {
      if let line = feedLine(line) { lines.append(line) }
    }
    return FeedPlan(name: section.name?.literal ?? "sim", lines: lines)
  }

  private mutating func feedLine(_ line: Line<FeedLineSyntax>) -> FeedLine? {
    switch line.content {
    case .followsRoute:
      if isRecorded {
        error(
          .twoTruths, "a feed follows the truth, and of recorded fixes nobody knows it", line.span,
          "say what it says: `says turn left 300 m at 1:20`")
      }
      return .followsRoute
    case .rerouting(let span): return instants(span, line.span).map { .rerouting(from: $0.from, to: $0.to) }
    case .stalls(let span): return instants(span, line.span).map { .stalls(from: $0.from, to: $0.to) }
    case .arrives(let moment): return instant(moment).map { .arrives(at: $0) }
    case .swaps(let moment, let maneuver, let length):
      guard let meters = notNegative(length, .length), let instant = instant(moment) else { return nil }
      return .swaps(at: instant, maneuver.kind, words: maneuver.words?.literal, meters: meters)
    case .says(let maneuver, let length, let moment):
      guard let meters = notNegative(length, .length), let instant = instant(moment) else { return nil }
      return .says(at: instant, maneuver.kind, words: maneuver.words?.literal, meters: meters)
    }
  }
}
