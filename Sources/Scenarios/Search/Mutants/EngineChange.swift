import GuidanceCore

/// An engine with something wrong wrapped round it; what it does not say itself goes to the engine inside.
protocol EngineChange: Guiding {
  /// The engine inside.
  var engine: any Guiding { get set }
}

extension EngineChange {
  var snapshot: GuidanceSnapshot { engine.snapshot }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate { try engine.update(fix) }
}

/// Changes the fixes that go in.
struct FixChange: EngineChange {
  var engine: any Guiding
  let change: @Sendable (inout GuidanceFix) -> Void

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    var fix = fix
    change(&fix)
    return try engine.update(fix)
  }
}

/// Changes what comes out; is told what the engine believes.
struct UpdateChange: EngineChange {
  var engine: any Guiding
  let change: @Sendable (inout GuidanceUpdate, GuidanceSnapshot) -> Void

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    var update = try engine.update(fix)
    change(&update, engine.snapshot)
    return update
  }
}

/// Changes what the engine seems to believe.
struct SnapshotChange: EngineChange {
  var engine: any Guiding
  let change: @Sendable (inout GuidanceSnapshot) -> Void

  var snapshot: GuidanceSnapshot {
    var snapshot = engine.snapshot
    change(&snapshot)
    return snapshot
  }
}

/// Says announcements only when their maneuver lies behind.
struct AnnouncesBehind: EngineChange {
  var engine: any Guiding
  let route: NavRoute
  private var held: [Announcement] = []

  init(engine: any Guiding, route: NavRoute) {
    self.engine = engine
    self.route = route
  }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    var update = try engine.update(fix)
    var rest: [GuidanceEvent] = []
    for event in update.events {
      if case .announce(let announcement) = event, announcement.stage == .now {
        held.append(announcement)
      } else {
        rest.append(event)
      }
    }
    update.events = rest
    let progress = engine.snapshot.progress
    for announcement in held where route.steps[announcement.step].maneuverAlong < progress {
      update.events.append(.announce(announcement))
    }
    held = held.filter { route.steps[$0.step].maneuverAlong >= progress }
    return update
  }
}

/// Says off-route again and again while off route.
struct SaysOffRouteAgain: EngineChange {
  var engine: any Guiding
  private var row = 0

  init(engine: any Guiding) { self.engine = engine }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    var update = try engine.update(fix)
    row = engine.snapshot.phase == .offRoute ? row + 1 : 0
    if row > 0, row % 5 == 0 { update.events.append(.offRoute(lateral: engine.snapshot.lateral)) }
    return update
  }
}
