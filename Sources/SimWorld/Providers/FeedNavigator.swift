import GuidanceCore

/// A provider that guides itself: a reading each second, until it is told to stop.
public actor FeedNavigator {
  nonisolated let lane: Lane
  /// The feed's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let end: SimInstant
  private var script: FeedScript

  /// Makes a feed that has said nothing yet.
  public init(script: FeedScript, stage: Stage, end: SimInstant) {
    lane = stage.executor.lane("feed", rank: .provider)
    clock = stage.executor.clock(rank: .provider)
    self.script = script
    self.end = end
  }

  /// Hands each reading to a trip and tells its app.
  public func guide(_ trip: any GuidedTrip, number: Int, observer: any TripObserver) async {
    var moment = clock.now
    while moment <= end {
      if let reading = script.reading(at: moment) {
        if let update = await trip.receive(reading) { await observer.tripChanged(number, update, cause: nil) }
        if reading.state == .arrived { return }
      }
      moment = moment.advanced(by: .seconds(1))
      do { try await clock.sleep(until: moment, tolerance: nil) } catch { return }
    }
  }
}
