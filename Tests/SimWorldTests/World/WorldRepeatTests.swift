import GuidanceCore
import Testing

@testable import SimWorld

/// Plans that together touch everything that writes a journal.
enum RepeatedPlan: String, CaseIterable, Sendable {
  case compass, faults, reroute, acts

  func plan() throws -> WorldPlan {
    var plan = try ReferenceDrive.plan()
    switch self {
    case .compass:
      plan.compass = CompassPlan(lines: [CompassLine(.noise(5))])
    case .faults:
      plan.gps = GPSPlan(lines: [
        GPSLine(.noise(4)), GPSLine(.late(5), .at(.seconds(100))), GPSLine(.duplicate, .at(.seconds(120))),
        GPSLine(.held, .span(from: .seconds(140), to: .seconds(150))),
        GPSLine(.silent, .span(from: .seconds(200), to: .seconds(220))),
      ])
    case .reroute:
      let away = try RouteSketch(items: [
        .leg(.compass(90), meters: 1000, roadClass: nil), .maneuver(.right, words: nil, exit: nil),
        .leg(.compass(180), meters: 1500, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
      ]).laid(from: ReferenceDrive.origin, course: nil, mode: .driving, provider: "sim")
      plan.truth = .drive(try Drive(DrivePlan(path: away.polyline, speed: 50 / 3.6)))
    case .acts:
      plan.acts = [
        AppAct(.mutes(true), at: .time(.seconds(50))), AppAct(.asksReport, at: .time(.seconds(60))),
        AppAct(.tilts, at: .event(EventMoment(ordinal: 1, pattern: EventPattern(.announce)))),
        AppAct(.ends, at: .time(.seconds(300))),
      ]
    }
    return plan
  }
}

@Suite("worlds repeat themselves")
struct WorldRepeatTests {
  @Test("calls without a hop and calls with one write the same journal", arguments: RepeatedPlan.allCases)
  func explored(_ repeated: RepeatedPlan) throws {
    var plan = try repeated.plan()
    let fast = World(plan).run()
    #expect(fast.entries.contains { $0.event.kind == .started })
    plan.explores = true
    #expect(World(plan).run() == fast)
  }

  @Test("a world that is over is freed, whatever its trip still waited for", arguments: RepeatedPlan.allCases)
  func freed(_ repeated: RepeatedPlan) throws {
    var plan = try repeated.plan()
    plan.limit = .seconds(200)
    let watched = Watched()
    var parts = WorldParts()
    parts.makeEngine = { route, config in
      let engine = WatchedEngine(GuidanceEngine(route: route, config: config))
      watched.note(engine.witness)
      return engine
    }
    _ = World(plan, parts: parts).run()
    #expect(watched.made > 0)
    #expect(watched.living == 0)
  }
}

/// Remembers objects without holding them.
private final class Watched: @unchecked Sendable {
  // A world runs on the test's own thread.
  private var witnesses: [Weak] = []
  private struct Weak { weak var object: Witness? }

  var made: Int { witnesses.count }
  var living: Int { witnesses.count { $0.object != nil } }
  func note(_ witness: Witness) { witnesses.append(Weak(object: witness)) }
}

private final class Witness {}

/// An engine of ours that somebody can see living.
private struct WatchedEngine: Guiding {
  let witness = Witness()
  private var engine: GuidanceEngine

  init(_ engine: GuidanceEngine) { self.engine = engine }

  var snapshot: GuidanceSnapshot { engine.snapshot }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate { engine.update(fix) }
}
