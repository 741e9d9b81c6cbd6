/// The virtual clock of a world, as one kind of its inhabitants sees it: its sleepers wake in the turn of its rank.
///
/// Nothing waits in real time. Where nobody else is due before, a sleep only moves the clock.
public struct SimClock: Clock {
  /// A moment of the run.
  public typealias Instant = SimInstant

  /// The turn of its sleepers at one instant.
  public let rank: TimerRank
  @usableFromInline let kernel: SimKernel

  init(kernel: SimKernel, rank: TimerRank) {
    self.kernel = kernel
    self.rank = rank
  }

  /// The virtual moment.
  public var now: SimInstant { SimInstant(nanoseconds: kernel.hot.pointee.now) }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until a moment; throws a `CancellationError` as soon as the task is cancelled.
  ///
  /// The tolerance is not used.
  public nonisolated(nonsending) func sleep(until deadline: SimInstant, tolerance: Duration? = nil) async throws {
    try await kernel.sleep(until: deadline.nanoseconds, rank: rank)
  }

  /// Sleeps for a duration; throws a `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try await kernel.sleep(until: now.advanced(by: duration).nanoseconds, rank: rank)
  }

  /// Sleeps until a moment, whether the task is cancelled or not: the cheapest way to wait.
  @inlinable
  @inline(__always)
  public nonisolated(nonsending) func pause(until deadline: SimInstant) async {
    if kernel.advanced(to: deadline.nanoseconds, rank: rank.rawValue) { return }
    await kernel.pauseByTimer(until: deadline.nanoseconds, rank: rank)
  }

  /// Sleeps for a duration, whether the task is cancelled or not.
  @inlinable
  @inline(__always)
  public nonisolated(nonsending) func pause(for duration: Duration) async {
    await pause(until: now.advanced(by: duration))
  }
}
