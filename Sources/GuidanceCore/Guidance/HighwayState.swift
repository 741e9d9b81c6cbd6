/// Whether the traveller is on a highway: by the route's road classes, else by the smoothed speed.
struct HighwayState: Sendable {
  private let isAsked: Bool
  private let stretches: [RoadStretch]
  private let limits: HighwayLimits
  private var isFast = false
  private var fastSince: Double?
  private var cursor = 0

  init(route: NavRoute, config: GuidanceConfig) {
    isAsked = config.mode == .driving
    // In the order of the line; of stretches that overlap the one that begins last holds.
    stretches = route.classes.enumerated()
      .sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }.map(\.element)
    limits = config.highway
  }

  /// A first one begins the count of fast seconds anew; the state stays.
  mutating func beginAnew() { fastSince = nil }

  /// Takes the smoothed speed of a used fix, on or off route.
  mutating func take(smoothedSpeed: Double, time: Double) {
    guard isAsked, stretches.isEmpty else { return }
    if smoothedSpeed >= limits.speed {
      let since = fastSince ?? time
      fastSince = since
      if Moments.reaches(time - since, limits.hold) { isFast = true }
    } else {
      fastSince = nil
    }
    if smoothedSpeed < limits.ends { isFast = false }
  }

  /// Whether the place is on a highway; a stretch holds its start and not its end.
  mutating func isHighway(at along: Double) -> Bool {
    guard isAsked else { return false }
    if stretches.isEmpty { return isFast }
    while cursor > 0, stretches[cursor].from > along { cursor -= 1 }
    while cursor + 1 < stretches.count, stretches[cursor + 1].from <= along { cursor += 1 }
    let stretch = stretches[cursor]
    return stretch.roadClass == .highway && stretch.from <= along && along < stretch.to
  }
}
