import GuidanceCore
import SimWorld

extension RunResolver {
  /// Warns of a provider whose default answer must lie behind the traveller: straight back to a route that he leaves.
  ///
  /// Without a map only; over a map the router knows his course. The moment of asking is worked out from the truth as an
  /// exact receiver would see it once a second, with the limits of the mode.
  mutating func warnOfAnswerBehind(_ providers: [ProviderPlan], _ feeds: [FeedPlan]) {
    guard scenario.map == nil, let drive, let route = firstRoute,
      !feeds.contains(where: { $0.name == route.provider }),
      let provider = providers.first(where: { $0.name == route.provider }) ?? providers.first,
      (provider.script.first { $0.request == 1 }?.action ?? provider.otherwise) == .routes,
      let asking = FirstAsking(drive, route)
    else { return }
    let truth = drive.state(at: asking.moment)
    let later = drive.state(at: asking.moment.later(provider.latency.upperBound))
    guard truth.speed > 0, later.speed > 0,
      Geodesy.angleBetween(truth.course, Geodesy.bearing(from: truth.coordinate, to: asking.rejoin)) > 120,
      Geodesy.distance(later.coordinate, asking.rejoin) > Geodesy.distance(truth.coordinate, asking.rejoin)
    else { return }
    let leave = scenario.drive?.lines.first { if case .leave = $0.content { true } else { false } }
    warning(
      .answerBehind,
      "the answer that comes by default leads back behind the traveller, who asks at \(asking.moment.written)",
      scenario.providers.first?.span ?? leave?.span ?? scenario.title.span,
      "say what is answered: `1st answers: ahead 200 m, turn left, ...`, or draw a map")
  }
}

/// When a traveller who leaves his route asks for another, and where the straight way back would meet it.
private struct FirstAsking {
  var moment: SimInstant
  var rejoin: Coordinate

  /// Nil where he never is away from the route long enough.
  init?(_ drive: Drive, _ route: NavRoute) {
    let limit = route.mode.limitWithGoodFixes
    var progress = 0.0
    var joined = 0
    var away: Int64 = 0
    // A drive of a day has 86 400 of these.
    for second in 0...min(86_400, drive.end.nanoseconds / 1_000_000_000 + 60) {
      let instant = SimInstant(nanoseconds: second * 1_000_000_000)
      let place = drive.state(at: instant).coordinate
      guard let match = route.polyline.project(place, within: progress...route.length, preferAlong: progress),
        let nearest = route.polyline.project(place)
      else { return nil }
      if nearest.lateral <= limit {
        progress = min(route.length, max(progress, match.along))
        joined += 1
        away = 0
        continue
      }
      guard joined >= 2 else { continue }
      away += 1
      // The fifth second is the first that lies four after the row's begin.
      guard away >= 5 else { continue }
      moment = instant
      rejoin = match.coordinate
      return
    }
    return nil
  }
}

extension TravelMode {
  /// How far beside the line a fix of 5 m counts against the route.
  fileprivate var limitWithGoodFixes: Double {
    switch self {
    case .driving: 30
    case .cycling: 22.5
    case .walking: 25.5
    }
  }
}
