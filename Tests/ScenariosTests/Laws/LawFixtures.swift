import GuidanceCore
import SimWorld

@testable import Scenarios

/// Worlds whose seconds are worked out by hand; all begin at the synthetic origin.
enum LawWorld {
  /// East 3 km, a turn to the left at 3:36, north 2 km, arrival.
  static func town() throws -> WorldPlan { try plan { _ in } }

  /// Leaves the town drive at 1800 m (2:09.6) to the north for good.
  static func wrongTurn(_ script: ScriptedAnswer...) throws -> WorldPlan {
    var plan = try plan {
      $0.leaves = [DriveLeave(along: 1800, items: [.go(.compass(0), meters: 1500)], returnTo: nil)]
    }
    plan.providers = [ProviderPlan(script: script, otherwise: .neverAnswers)]
    return plan
  }

  /// Leaves the town drive at 1800 m for a way of 400 m, and comes back before the answer.
  static func detour() throws -> WorldPlan {
    var plan = try plan {
      $0.leaves = [
        DriveLeave(along: 1800, items: [.go(.compass(0), meters: 100), .back(meters: 100)], returnTo: 1800)
      ]
    }
    plan.providers = [ProviderPlan(latency: 20...20)]
    return plan
  }

  private static func plan(_ change: (inout DrivePlan) -> Void) throws -> WorldPlan {
    let route = try RouteSketch(items: [
      .leg(.compass(90), meters: 3000, roadClass: nil),
      .maneuver(.left, words: "Turn left", exit: nil),
      .leg(.compass(0), meters: 2000, roadClass: nil),
      .maneuver(.arrive, words: "You arrive", exit: nil),
    ]).laid(from: Coordinate(latitude: 0.5, longitude: 0.5), course: nil, mode: .driving, provider: "sim")
    var drivePlan = DrivePlan(path: route.polyline, speed: 50 / 3.6)
    change(&drivePlan)
    let drive = try Drive(drivePlan)
    return WorldPlan(
      routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: drive.end.advanced(by: .seconds(60)))
  }
}

/// An engine that says something else than ours.
struct WrongEngine: Guiding {
  var inner: GuidanceEngine
  /// Changes what the engine says; the number of the fix counts from 0.
  var change: @Sendable (inout GuidanceUpdate, GuidanceSnapshot, Int) -> Void
  private var fixes = 0

  init(
    _ inner: GuidanceEngine, _ change: @escaping @Sendable (inout GuidanceUpdate, GuidanceSnapshot, Int) -> Void
  ) {
    self.inner = inner
    self.change = change
  }

  var snapshot: GuidanceSnapshot { inner.snapshot }

  mutating func update(_ fix: GuidanceFix) -> GuidanceUpdate {
    var update = inner.update(fix)
    change(&update, inner.snapshot, fixes)
    fixes += 1
    return update
  }
}

extension WorldPlan {
  /// The journal with an engine that says something else.
  func journal(
    engine change: @escaping @Sendable (inout GuidanceUpdate, GuidanceSnapshot, Int) -> Void
  ) -> Journal {
    var parts = WorldParts()
    parts.makeEngine = { WrongEngine(GuidanceEngine(route: $0, config: $1), change) }
    return World(self, parts: parts).run()
  }

  /// The journal with wrong decisions in our engine.
  func journal(parts engineParts: EngineParts) -> Journal {
    var parts = WorldParts()
    parts.makeEngine = { GuidanceEngine(route: $0, config: $1, parts: engineParts) }
    return World(self, parts: parts).run()
  }

  /// The journal of a run with other figures than the laws go by.
  func journal(with settings: [String: Double]) -> Journal {
    var plan = self
    plan.settings = settings.sorted { $0.key < $1.key }.map { WorldSetting(name: $0.key, value: $0.value) }
    return World(plan).run()
  }

  /// The journal, changed by hand.
  func journal(edited edit: (inout Journal) -> Void) -> Journal {
    var journal = World(self).run()
    edit(&journal)
    return journal
  }

  /// How a law comes out: `held`, `skipped: WHY`, or the moment, the message and the entries that broke it.
  func verdict(_ law: Law, _ journal: Journal) -> [String] {
    switch law.check(LawInput(self, journal)) {
    case .held: ["held"]
    case .skipped(let why): ["skipped: \(why)"]
    case .broken(let moment, let entries, let message):
      ["\(moment.written): \(message)"]
        + entries.map { "\(journal.entries[$0].time.written) \(EventWords.words(of: journal.entries[$0].event))" }
    }
  }
}

extension Journal {
  /// The numbers of the entries of a kind.
  func all(_ kind: EventKind) -> [Int] { entries.indices.filter { entries[$0].event.kind == kind } }

  /// Replaces an event of a kind, counted from 1.
  mutating func replace(_ kind: EventKind, _ ordinal: Int = 1, with event: JournalEvent) {
    entries[all(kind)[ordinal - 1]].event = event
  }

  /// Changes a fix, counted from 1.
  mutating func changeFix(_ ordinal: Int, _ change: (inout FixRecord) -> Void) {
    let entry = all(.fix)[ordinal - 1]
    guard case .fix(var record) = entries[entry].event else { return }
    change(&record)
    entries[entry].event = .fix(record)
  }
}
