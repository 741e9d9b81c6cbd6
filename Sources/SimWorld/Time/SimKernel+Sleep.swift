extension SimKernel {
  /// Advances the clock to a deadline if its sleeper is certain to be the next thing to run: nothing is ready, no timer
  /// comes before (deadline, rank), and the run goes on that long.
  @inlinable
  @inline(__always)
  func advanced(to deadline: Int64, rank: UInt8) -> Bool {
    let hot = self.hot
    guard deadline <= hot.pointee.inlineLimit, hot.pointee.ready.count == 0, hot.pointee.jobs < hot.pointee.jobLimit
    else { return false }
    let due = max(deadline, hot.pointee.now)
    let next = hot.pointee.timers.nextDeadline
    guard due < next || (due == next && rank < hot.pointee.timers.nextRank) else { return false }
    hot.pointee.now = due
    hot.pointee.jobs &+= 1
    return true
  }

  /// Sleeps by a timer, without cancellation.
  @usableFromInline
  nonisolated(nonsending) func pauseByTimer(until deadline: Int64, rank: TimerRank) async {
    guard isOnOwnThread else {
      noteForeignCall()
      // A thread of the pool would spin on a pause that returned; it waits for ever instead, and the ledger says so.
      return await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    await withUnsafeContinuation { addTimer(at: deadline, order: takeOrder(rank), wake: .pause($0)) }
  }

  /// Sleeps with cancellation.
  nonisolated(nonsending) func sleep(until deadline: Int64, rank: TimerRank) async throws {
    guard isOnOwnThread else {
      noteForeignCall()
      throw CancellationError()
    }
    if isClosing || Task.isCancelled { throw CancellationError() }
    if advanced(to: deadline, rank: rank.rawValue) { return }
    try await sleepByTimer(until: deadline, rank: rank)
  }

  /// Sleeps by a timer, with cancellation.
  ///
  /// Takes the caller's isolation as a parameter, and the closure captures it: else the closure would leave the actor
  /// and come back, two jobs a sleep.
  private func sleepByTimer(
    until deadline: Int64, rank: TimerRank, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    // The number is known before the timer is: the handler needs no place to find it.
    let order = takeOrder(rank)
    try await withTaskCancellationHandler {
      _ = isolation
      try await withUnsafeThrowingContinuation { addTimer(at: deadline, order: order, wake: .sleep($0)) }
    } onCancel: {
      cancelSleeper(order)
    }
  }

  /// The order of the next timer of a rank.
  func takeOrder(_ rank: TimerRank) -> UInt64 {
    hot.pointee.arrivals &+= 1
    return PendingTimer.order(rank, hot.pointee.arrivals)
  }

  /// Adds a timer of the running job.
  func addTimer(at deadline: Int64, order: UInt64, wake: PendingTimer.Wake) {
    let now = hot.pointee.now
    let timer = PendingTimer(
      deadline: isClosing ? now : max(deadline, now), order: order, wake: wake, lane: hot.pointee.currentLane,
      sleeper: hot.pointee.currentJob)
    hot.pointee.timers.push(timer)
    if hot.pointee.timers.count > limits.pendingTimers, !isClosing { reach(.pendingTimers) }
  }

  /// Makes a sleeper wake at this instant, in its rank's turn, with the news that it was cancelled; nothing where it has
  /// already woken.
  private func cancelSleeper(_ order: UInt64) {
    guard isOnOwnThread else { return noteForeignCall() }
    guard let timer = hot.pointee.timers.remove(order: order) else { return }
    rewake(timer)
  }

  /// Puts a timer that was taken out back at this instant, as the last of its rank.
  func rewake(_ timer: PendingTimer) {
    var timer = timer
    if case .sleep(let continuation) = timer.wake { timer.wake = .cancelled(continuation) }
    timer.deadline = hot.pointee.now
    timer.order = takeOrder(timer.rank)
    hot.pointee.timers.push(timer)
  }
}
