import GuidanceCore
import SimWorld

extension RunResolver {
  /// Warns of a provider whose default answer begins behind a traveller who goes on away from it.
  ///
  /// Nobody is warned who turns round soon after the answer, who stands by then, or who had arrived before he asked.
  /// Without a map only; over a map the router knows his course. The moment of asking is worked out from the truth as an
  /// exact receiver would see it once a second, with the limits of the mode.
  mutating func warnOfAnswerBehind(_ providers: [ProviderPlan], _ feeds: [FeedPlan]) {
    guard scenario.map == nil, let drive, let route = firstRoute,
      !feeds.contains(where: { $0.name == route.provider }),
      let provider = providers.first(where: { $0.name == route.provider }) ?? providers.first,
      var asking = FirstAsking(drive, route)
    else { return }
    let number = asking.waitForOutages(of: provider)
    guard (provider.script.first { $0.request == number }?.action ?? provider.otherwise) == .routes,
      asking.moment <= limit ?? .distantFuture,
      asking.leadsBack(drive, adopted: asking.moment.later(provider.latency.upperBound))
    else { return }
    let leave = scenario.drive?.lines.first { if case .leave = $0.content { true } else { false } }
    warning(
      .answerBehind,
      "the answer that comes by default leads back behind the traveller, who asks at \(asking.moment.written)",
      scenario.providers.first?.span ?? leave?.span ?? scenario.title.span,
      "say what is answered: `\(number.ordinal) answers: ahead 200 m, turn left, ...`, or draw a map")
  }
}

/// When a traveller who leaves his route asks for another, and where the straight way back would meet it.
private struct FirstAsking {
  var moment: SimInstant
  var rejoin: Coordinate

  /// How long after the answer nobody may come nearer to it, in seconds: twice what confirms the next departure.
  private static let secondsAway: Int64 = 10

  /// Goes on to the first request that no outage eats; gives its number.
  mutating func waitForOutages(of provider: ProviderPlan) -> Int {
    var number = 1
    while let outage = provider.outages.first(where: { $0.from <= moment && moment < $0.to }),
      outage.to < .distantFuture
    {
      moment = moment.later(provider.latency.upperBound + TripConfig().rerouteRetry)
      number += 1
    }
    return number
  }

  /// Whether the way back lies behind him when he asks and when the answer comes, and he goes on away from it.
  func leadsBack(_ drive: Drive, adopted: SimInstant) -> Bool {
    for instant in [moment, adopted] {
      let state = drive.state(at: instant)
      let back = Geodesy.bearing(from: state.coordinate, to: rejoin)
      guard state.speed > 0, Geodesy.angleBetween(state.course, back) > 120 else { return false }
    }
    let distance = { (instant: SimInstant) in Geodesy.distance(drive.state(at: instant).coordinate, rejoin) }
    let first = distance(adopted)
    return first > distance(moment)
      && (1...Self.secondsAway).allSatisfy { distance(adopted.advanced(by: .seconds($0))) >= first }
  }

  /// Nil where he never is away from the route long enough, or arrives first.
  init?(_ drive: Drive, _ route: NavRoute) {
    let limit = route.mode.limitWithGoodFixes
    let arrival = GuidanceConfig(mode: route.mode).arrivalRadius
    var progress = 0.0
    var joined = 0
    var away: Int64 = 0
    // A drive of a day has 86 400 of these.
    for second in 0...min(86_400, drive.end.nanoseconds / 1_000_000_000 + 60) {
      let instant = SimInstant(nanoseconds: second * 1_000_000_000)
      let state = drive.state(at: instant)
      let place = state.coordinate
      guard let match = route.polyline.project(place, within: progress...route.length, preferAlong: progress),
        let nearest = route.polyline.project(place)
      else { return nil }
      // Who drives back along his own road is near the line, and far from all that lies ahead.
      let isWrongWay =
        match.lateral > limit && state.speed > 0 && Geodesy.angleBetween(state.course, nearest.bearing) > 120
      if nearest.lateral <= limit, !isWrongWay {
        progress = min(route.length, max(progress, match.along))
        joined += 1
        away = 0
        if joined >= 2, route.length - progress <= arrival { return nil }
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
