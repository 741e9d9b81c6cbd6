import GuidanceCore

/// A trip that its provider guides: readings in, the same events out, see `FeedTrip`.
///
/// Nobody asks for a reroute and the provider speaks itself; fixes give the speed for `now`.
public actor FeedGuidedTrip: GuidedTrip {
  nonisolated let lane: Lane
  /// The trip's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let site: TripSite
  private var gate: FixGate
  private var feed = FeedTrip()
  private var hasStarted = false
  private var isOver = false
  private var lastFix: GuidanceFix?

  /// Makes a trip that has not begun.
  public init(_ site: TripSite) {
    self.site = site
    lane = site.stage.executor.lane("trip", rank: .trip)
    gate = FixGate(config: site.guidanceConfig)
  }

  /// Waits for readings.
  public func begin() async -> TripUpdate { update() }

  /// Takes the speed of a fix that the gate lets through.
  public func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate {
    guard !isOver else { return update() }
    switch gate.admit(fix, receivedAt: site.stage.now.seconds) {
    case .refused(let reason): return update(refusal: reason)
    case .accepted(let fix):
      lastFix = fix
      feed.update(speed: fix.speed, at: fix.time)
      return update()
    }
  }

  /// Takes a reading and writes what it says.
  public func receive(_ reading: FeedReading) async -> TripUpdate? {
    guard !isOver else { return nil }
    for event in feed.update(reading) {
      switch event {
      case .guidance(let event): site.pen.write(JournalEvent(event), cause: nil)
      case .rerouted: site.pen.write(.rerouted(request: nil, route: nil), cause: nil)
      }
    }
    return update()
  }

  /// Ends the trip.
  public func end(_ reason: TripEndReason, cause: Int?) async {
    guard !isOver else { return }
    isOver = true
    site.pen.write(.ended(reason), cause: cause)
  }

  private func update(refusal: FixRefusal? = nil) -> TripUpdate {
    TripUpdate(
      refusal: refusal, status: feed.status, speedUsed: lastFix?.speed, courseUsed: lastFix?.course)
  }
}
