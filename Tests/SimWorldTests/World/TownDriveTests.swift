import GuidanceCore
import Testing

@testable import SimWorld

/// The reference drive: east 3 km, left, north 2 km, arrive.
enum ReferenceDrive {
  static let origin = Coordinate(latitude: 0.5, longitude: 0.5)

  static func route() throws -> NavRoute {
    try RouteSketch(items: [
      .leg(.compass(90), meters: 3000, roadClass: nil),
      .maneuver(.left, words: "Turn left onto Mill Road", exit: nil),
      .leg(.compass(0), meters: 2000, roadClass: nil),
      .maneuver(.arrive, words: "You arrive", exit: nil),
    ]).laid(from: origin, course: nil, mode: .driving, provider: "sim")
  }

  static func plan(speed: Double = 50 / 3.6) throws -> WorldPlan {
    let route = try route()
    let drive = try Drive(DrivePlan(path: route.polyline, speed: speed))
    return WorldPlan(
      routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: drive.end.advanced(by: .seconds(60)))
  }
}

@Suite("a world plays a plan")
struct TownDriveTests {
  @Test("each stage of a town drive is said once, at the seconds worked out by hand")
  func stages() throws {
    let journal = World(try ReferenceDrive.plan()).run()
    let kinds: Set<EventKind> = [.started, .announce, .offRoute, .asked, .arrived, .ended]
    let lines = journal.entries.filter { kinds.contains($0.event.kind) }
      .map { "\(Int($0.time.seconds)) \($0.event.kind.rawValue)" }
    #expect(
      lines == [
        "0 started", "195 announce", "210 announce", "214 announce", "339 announce", "354 announce", "358 arrived",
        "366 ended",
      ])
    #expect(journal.outcome == .quiescent)
    #expect(journal.ledger.findings == [])
  }

  @Test("an identity for each actor changes nothing under first in, first out")
  func explored() throws {
    var plan = try ReferenceDrive.plan()
    let fast = World(plan).run()
    plan.explores = true
    #expect(World(plan).run() == fast)
  }

  @Test("two hundred repeats are one journal")
  func repeats() throws {
    let plan = try ReferenceDrive.plan()
    let first = World(plan).run()
    for _ in 0..<200 { #expect(World(plan).run() == first) }
  }
}
