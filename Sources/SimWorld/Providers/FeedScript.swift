import GuidanceCore

/// What a provider that guides itself says at each moment: a route, the truth and the lines of its plan.
public struct FeedScript: Sendable {
  private let plan: FeedPlan
  private let route: NavRoute
  private let truth: Drive?
  private let figures: GuidanceConfig
  private var progress = 0.0

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - plan: what the scenario says of the feed.
  ///   - route: the route that it guides.
  ///   - truth: where the traveller truly is; nil for a recorded drive, then only the plan's own readings come.
  public init(plan: FeedPlan, route: NavRoute, truth: Drive?) {
    self.plan = plan
    self.route = route
    self.truth = truth
    figures = GuidanceConfig(mode: route.mode)
  }

  /// The reading of a moment; nil where the feed says nothing.
  public mutating func reading(at now: SimInstant) -> FeedReading? {
    followTruth(at: now)
    var reading = plan.lines.contains(.followsRoute) ? followed(at: now) : nil
    for line in plan.lines {
      switch line {
      case .followsRoute: break
      case .rerouting(let from, let to):
        if from <= now && now < to { reading = self.reading(.rerouting, nil, at: now) }
      case .swaps(let moment, let kind, let words, let meters):
        if let swapped = swapped(to: kind, words, meters, from: moment, at: now) { reading = swapped }
      case .says(let moment, let kind, let words, let meters):
        if isFirstSecond(of: moment, at: now) {
          reading = self.reading(.guiding, Self.maneuver(kind, words, meters), at: now)
        }
      case .arrives(let moment):
        if moment <= now { reading = self.reading(.arrived, nil, at: now) }
      case .stalls(let from, let to):
        if from <= now && now < to { reading = nil }
      }
    }
    return reading
  }

  private mutating func followTruth(at now: SimInstant) {
    guard let place = truth?.state(at: now).coordinate else { return }
    let window = max(0, progress - 100)...min(route.length, progress + 200)
    guard let match = route.polyline.project(place, within: window, preferAlong: progress) else { return }
    progress = match.along
  }

  private func followed(at now: SimInstant) -> FeedReading? {
    guard truth != nil else { return nil }
    if route.length - progress <= figures.arrivalRadius { return reading(.arrived, nil, at: now) }
    let next = route.steps.first { $0.isSpoken && $0.maneuverAlong >= progress }
    let maneuver = next.map {
      FeedManeuver(kind: $0.kind, words: $0.instruction, distance: $0.maneuverAlong - progress)
    }
    return reading(.guiding, maneuver, at: now)
  }

  private func swapped(
    to kind: ManeuverKind, _ words: String?, _ meters: Double, from moment: SimInstant, at now: SimInstant
  ) -> FeedReading? {
    guard moment <= now, let truth else { return nil }
    let gone = Geodesy.distance(truth.state(at: moment).coordinate, truth.state(at: now).coordinate)
    guard gone <= meters else { return nil }
    return reading(.guiding, Self.maneuver(kind, words, meters - gone), at: now)
  }

  /// A maneuver with its words, or with the made ones.
  private static func maneuver(_ kind: ManeuverKind, _ words: String?, _ meters: Double) -> FeedManeuver {
    FeedManeuver(kind: kind, words: words ?? ManeuverWords.made(for: kind), distance: meters)
  }

  private func isFirstSecond(of moment: SimInstant, at now: SimInstant) -> Bool {
    moment <= now && now < moment.advanced(by: .seconds(1))
  }

  private func reading(_ state: FeedState, _ maneuver: FeedManeuver?, at now: SimInstant) -> FeedReading {
    let left = max(0, route.length - progress)
    let seconds = route.expectedTime.map { $0 * left / route.length } ?? left / figures.usualSpeed
    return FeedReading(state: state, maneuver: maneuver, metersLeft: left, secondsLeft: seconds, time: now.seconds)
  }
}
