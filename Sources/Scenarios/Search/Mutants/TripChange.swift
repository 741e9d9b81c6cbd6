import GuidanceCore
import SimWorld

/// A trip with something wrong wrapped round it.
///
/// The wrong thing is three closures: they get the trip inside and its site. What it remembers it keeps in a value that
/// belongs to the wrapping actor.
actor TripChange: GuidedTrip {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  /// What is wrong.
  struct Change: Sendable {
    /// Instead of handing on a fix.
    var fix: @Sendable (inout GuidanceFix) -> Void = { _ in }
    /// What the app is told of a fix.
    var update: @Sendable (inout TripUpdate) -> Void = { _ in }
    /// Behind a fix: what was said before it, and what is said now.
    var afterFix: @Sendable (TripUpdate?, TripUpdate, TripSite, _ cause: Int) -> Void = { _, _, _, _ in }
    /// Behind the end.
    var afterEnd: @Sendable (TripSite, _ reason: TripEndReason, _ cause: Int?) async -> Void = { _, _, _ in }
    /// What becomes of a reading of a provider that guides itself; nil = it is not handed on.
    var reading: @Sendable (FeedReading) -> FeedReading? = { $0 }
  }

  private let trip: any GuidedTrip
  private let site: TripSite
  private let change: Change
  private var last: TripUpdate?

  init(_ trip: any GuidedTrip, _ site: TripSite, _ change: Change) {
    self.trip = trip
    self.site = site
    self.change = change
    lane = site.stage.executor.lane("wrong trip", rank: .trip)
  }

  func begin() async -> TripUpdate { await trip.begin() }

  func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    var fix = fix
    change.fix(&fix)
    var update = await trip.receive(fix, cause: cause)
    change.update(&update)
    change.afterFix(last, update, site, cause)
    last = update
    return update
  }

  func receive(_ reading: FeedReading) async -> TripUpdate? {
    guard let reading = change.reading(reading) else { return nil }
    let update = await trip.receive(reading)
    last = update ?? last
    return update
  }

  func end(_ reason: TripEndReason, cause: Int?) async {
    await trip.end(reason, cause: cause)
    await change.afterEnd(site, reason, cause)
  }
}
