import GuidanceCore

/// The app's own engine: the traveller goes along the line as if on rails, and each turn is said twice.
///
/// It is small on purpose, and shares no rule with the engine of pfsim.
public struct RailEngine: Guiding {
  /// Where the traveller is believed to be.
  public private(set) var snapshot: GuidanceSnapshot
  private let route: NavRoute
  private var saidTo: [Int: AnnouncementStage] = [:]
  private var fixesAway = 0

  /// How far beside the line a traveller may be, in metres.
  private static let corridor = 40.0
  /// How many fixes in a row beside it are believed.
  private static let patience = 5
  /// How far ahead each stage is said, in metres.
  private static let stages: [(stage: AnnouncementStage, meters: Double)] = [(.now, 30), (.prepare, 250)]
  /// How near the end of the line is the end of the trip, in metres.
  private static let arrival = 25.0

  /// Makes an engine for one route.
  public init(route: NavRoute) {
    self.route = route
    snapshot = GuidanceSnapshot(
      phase: .waitingForFix, progress: 0, remaining: route.length, remainingTime: route.expectedTime ?? 0)
  }

  /// Takes a fix; it throws never, for nothing here can break.
  public mutating func update(_ fix: GuidanceFix) -> GuidanceUpdate {
    guard snapshot.phase != .arrived, let place = route.polyline.project(fix.coordinate, within: ahead) else {
      return GuidanceUpdate()
    }
    snapshot.time = fix.time
    snapshot.speed = fix.speed
    snapshot.lateral = place.lateral
    return GuidanceUpdate(events: place.lateral > Self.corridor ? away(place) : along(place))
  }

  /// What may still come: nobody drives backwards on rails.
  private var ahead: ClosedRange<Double> { snapshot.progress...route.length }

  private mutating func away(_ place: LineProjection) -> [GuidanceEvent] {
    guard snapshot.phase == .onRoute else { return [] }
    fixesAway += 1
    guard fixesAway == Self.patience else { return [] }
    snapshot.phase = .offRoute
    return [.offRoute(lateral: place.lateral)]
  }

  private mutating func along(_ place: LineProjection) -> [GuidanceEvent] {
    var events: [GuidanceEvent] = []
    if snapshot.phase == .waitingForFix { events.append(.started) }
    if snapshot.phase == .offRoute { events.append(.backOnRoute) }
    fixesAway = 0
    snapshot.phase = .onRoute
    snapshot.progress = place.along
    snapshot.remaining = route.length - place.along
    snapshot.remainingTime = snapshot.remaining / max(1, snapshot.speed ?? 10)
    snapshot.matched = place.coordinate
    snapshot.bearing = place.bearing
    events += announcements()
    if snapshot.remaining <= Self.arrival {
      snapshot.phase = .arrived
      events.append(.arrived)
    }
    return events
  }

  private mutating func announcements() -> [GuidanceEvent] {
    let next = route.steps.indices.first { index in
      route.steps[index].isSpoken && route.steps[index].maneuverAlong > snapshot.progress
    }
    snapshot.nextStep = next
    snapshot.nextDistance = next.map { route.steps[$0].maneuverAlong - snapshot.progress }
    guard let next, let distance = snapshot.nextDistance,
      let stage = Self.stages.first(where: { distance <= $0.meters })?.stage, saidTo[next] ?? .early < stage
    else { return [] }
    saidTo[next] = stage
    let spoken = stage == .now ? nil : Int((distance / 10).rounded()) * 10
    return [
      .announce(
        Announcement(
          step: next, stage: stage, spokenDistance: spoken, instruction: route.steps[next].instruction))
    ]
  }
}
