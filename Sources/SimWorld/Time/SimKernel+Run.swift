extension SimKernel {
  /// Runs jobs and fires timers until nothing is left to do or a limit is reached.
  func run(as executor: UnownedTaskExecutor) -> RunOutcome {
    hot.pointee.inlineLimit = explores ? .min : lastInstant
    defer { hot.pointee.inlineLimit = .min }
    while true {
      if let limit = hot.pointee.reached { return .limit(limit) }
      if picker.releasesWholeInstants { fireDueTimers() }
      if hot.pointee.ready.count > 0 {
        guard hot.pointee.jobs < hot.pointee.jobLimit else { return .limit(.jobs) }
        execute(nextReady(), as: executor)
        continue
      }
      guard hot.pointee.timers.count > 0 else { return .quiescent }
      let due = hot.pointee.timers.nextDeadline
      guard due <= lastInstant else { return .limit(.virtualTime) }
      hot.pointee.now = due
      fire(hot.pointee.timers.popFirst())
    }
  }

  /// Wakes everything that waits, cancels everything that can be, and runs what comes of it, at this very instant.
  func drain(as executor: UnownedTaskExecutor) {
    isClosing = true
    picker.stopChoosing()
    tasks.cancelAll()
    for timer in hot.pointee.timers.removeAll() { rewake(timer) }
    // A task that only ever pauses in a loop would go on for ever: it gets so many jobs to end, and is then named.
    var jobsLeft = 10_000 + 100 * tasks.count
    while jobsLeft > 0 {
      takeForeignJobs()
      if hot.pointee.ready.count > 0 {
        execute(hot.pointee.ready.removeFirst(), as: executor)
        jobsLeft -= 1
      } else if hot.pointee.timers.count > 0 {
        fire(hot.pointee.timers.popFirst())
      } else {
        return
      }
    }
  }

  /// The last instant of the run; the largest number stands for no timer.
  private var lastInstant: Int64 { min(limits.virtualTime.nanoseconds, .max - 1) }

  private func takeForeignJobs() {
    let jobs = foreign.withLock { foreign in
      defer { foreign.jobs = [] }
      return foreign.jobs
    }
    for job in jobs { hot.pointee.ready.append(job.job, lane: job.lane) }
  }

  private func fireDueTimers() {
    while hot.pointee.timers.nextDeadline <= hot.pointee.now { fire(hot.pointee.timers.popFirst()) }
  }

  @inline(__always)
  private func nextReady() -> ReadyJob {
    guard picker.releasesWholeInstants else { return hot.pointee.ready.removeFirst() }
    return hot.pointee.ready.remove(at: picker.pick(from: hot.pointee.ready, now: hot.pointee.now))
  }

  @inline(__always)
  private func execute(_ ready: ReadyJob, as executor: UnownedTaskExecutor) {
    hot.pointee.jobs &+= 1
    hot.pointee.currentLane = ready.lane
    hot.pointee.currentJob = ready.identity
    if let lane = ready.lane {
      lane._withUnsafeGuaranteedRef {
        ready.job.runSynchronously(isolatedTo: $0.asUnownedSerialExecutor(), taskExecutor: executor)
      }
    } else {
      ready.job.runSynchronously(on: executor)
    }
    hot.pointee.currentLane = nil
    hot.pointee.currentJob = nil
  }

  /// A continuation that is resumed comes back through `enqueue` without its lane; `wakingLane` gives it back.
  @inline(__always)
  private func fire(_ timer: PendingTimer) {
    hot.pointee.wakingLane = timer.lane
    switch timer.wake {
    case .pause(let continuation): continuation.resume()
    case .sleep(let continuation): continuation.resume()
    case .cancelled(let continuation): continuation.resume(throwing: CancellationError())
    case .start(let job): hot.pointee.ready.append(job, lane: nil)
    }
    hot.pointee.wakingLane = nil
  }
}
