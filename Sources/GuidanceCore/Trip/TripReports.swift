/// Says when a trip reports: at a steady beat from its start, and at once when somebody asks.
///
/// A report asked for does not move the beat. What is reported is the ``TripStatus`` of that moment.
public struct TripReports: Sendable, Equatable {
  /// Seconds between two reports.
  public let every: Double
  private var dueAt: Double
  private var hasEnded = false

  /// Makes the reports of a trip that starts now; the first is due one beat later.
  public init(startedAt now: Double, config: TripConfig = TripConfig()) {
    every = config.reportEvery
    dueAt = now + every
  }

  /// What to do at the start: set the timer; a beat of 0 s never comes.
  public var firstEffects: [ReportEffect] { every > 0 ? [.wake(at: dueAt)] : [] }

  /// The timer fired; beats that were missed altogether are not made up for.
  public mutating func wake(at now: Double) -> [ReportEffect] {
    guard !hasEnded, every > 0, Due.isDue(dueAt, at: now) else { return [] }
    dueAt += every * ((now - dueAt) / every + Due.tolerance).rounded(.down) + every
    return [.report, .wake(at: dueAt)]
  }

  /// Somebody asks.
  public func asked(at now: Double) -> [ReportEffect] { hasEnded ? [] : [.report] }

  /// The trip is over: nothing is reported any more.
  public mutating func ended(at now: Double) -> [ReportEffect] {
    guard !hasEnded else { return [] }
    hasEnded = true
    return [.cancelWake]
  }
}

/// What the shell must do for reports, in this order.
public enum ReportEffect: Sendable, Equatable {
  /// Report the trip's status now.
  case report
  /// Call ``TripReports/wake(at:)`` at this moment instead of the one set before.
  case wake(at: Double)
  /// Forget the moment that was set.
  case cancelWake
}
