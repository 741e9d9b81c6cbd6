import Synchronization

/// Runs one world: its tasks, its actors' jobs and its virtual clock, all on the thread that made it.
///
/// Nothing runs by itself: ``run()`` drains what is ready and moves the clock from deadline to deadline. The world's
/// code must stay inside: no `Task {}`, no `Task.detached`, no `Task.sleep`, no `MainActor`; ``finish()`` tells what did
/// not.
///
/// Two kinds. In a *fast* world all actors share one lane, so that calls between them cost nothing. In an *exploring*
/// world each has its own, so that every call between two actors is a point at which a schedule may prefer another job.
/// Under ``Schedule/fifo`` both run alike.
public final class SimExecutor: TaskExecutor {
  /// The order of the jobs of one instant.
  public let schedule: Schedule
  let kernel: SimKernel
  private let lanes: Mutex<[Lane]>

  /// Makes a world at 0:00 that belongs to the calling thread.
  ///
  /// `explore` gives each actor a lane of its own; every schedule but fifo does so in any case. `forcedPicks` replays
  /// the indices of ``picks`` instead of drawing (past their end: always the first), with the timers of an instant
  /// released together as under `random`.
  public init(
    schedule: Schedule = .fifo, explore: Bool = false, limits: SimLimits = SimLimits(), forcedPicks: [Int]? = nil
  ) {
    self.schedule = schedule
    kernel = SimKernel(schedule: schedule, explores: explore, limits: limits, forcedPicks: forcedPicks)
    lanes = Mutex([Lane(name: "shared", number: 1, kernel: kernel)])
  }

  /// Whether each actor has a lane of its own.
  public var explores: Bool { kernel.explores }

  /// The virtual moment.
  public var now: SimInstant { SimInstant(nanoseconds: kernel.hot.pointee.now) }

  /// How many jobs ran so far, sleeps that only advanced the clock included.
  public var jobCount: Int { kernel.hot.pointee.jobs }

  /// How often the schedule had a choice: more than one job was ready.
  public var choices: Int { kernel.picker.picks.count }

  /// What the schedule chose, in order; empty under fifo.
  public var picks: [SchedulePick] {
    let names = lanes.withLock { $0.map(\.name) }
    return kernel.picker.picks.map {
      SchedulePick(
        instant: SimInstant(nanoseconds: $0.instant), index: Int($0.index), readyCount: Int($0.readyCount),
        lane: $0.lane == 0 ? nil : names[Int($0.lane) - 1])
    }
  }

  /// The lane for an actor: a new one in an exploring world, the shared one otherwise.
  public func lane(_ name: String, rank: TimerRank) -> Lane {
    lanes.withLock { lanes in
      guard kernel.explores else { return lanes[0] }
      let lane = Lane(name: name, number: UInt32(lanes.count + 1), kernel: kernel)
      lanes.append(lane)
      return lane
    }
  }

  /// A clock whose sleepers wake in the turn of a rank.
  public func clock(rank: TimerRank) -> SimClock { SimClock(kernel: kernel, rank: rank) }

  /// Makes a task that begins at this instant, in the turn of its rank.
  ///
  /// Past the limit of live tasks, after ``finish()`` and from another thread the body is not run.
  @discardableResult
  public func spawn(_ name: String, rank: TimerRank, _ body: @escaping @Sendable () async -> Void) -> SimTask {
    let kernel = self.kernel
    guard let place = kernel.placeForTask(named: name) else { return SimTask(handle: nil, kernel: kernel) }
    kernel.hot.pointee.intake = .start(rank)
    // The priority is given, or it would be the caller's: the world looks the same wherever it is run from.
    let handle = Task(executorPreference: self, priority: .medium) {
      if !kernel.isClosing { await body() }
      kernel.endTask(at: place)
    }
    kernel.hot.pointee.intake = .ready
    kernel.tasks.begin(handle, job: kernel.hot.pointee.startedJob, at: place)
    return SimTask(handle: handle, kernel: kernel)
  }

  /// Runs until nothing is left to do or a limit is reached; may be called again.
  ///
  /// Must be called on the thread that made the world, and not by its own code.
  public func run() -> RunOutcome {
    checkCaller()
    return GlobalPoolWatch.watching(kernel) { kernel.run(as: UnownedTaskExecutor(ordinary: self)) }
  }

  /// Closes the world and tells what was left of it.
  ///
  /// Whoever still sleeps is noted, then everything is cancelled and woken at this instant, and what comes of it runs,
  /// so that no task outlives its world. A journal must be read, or closed, before. Must be called once, on the thread
  /// that made the world; a world that is dropped without it keeps its memory.
  public func finish() -> Ledger {
    checkCaller()
    var ledger = kernel.ledgerOfWaiting()
    kernel.drain(as: UnownedTaskExecutor(ordinary: self))
    kernel.close(into: &ledger)
    return ledger
  }

  /// Takes a job of no actor; called by the runtime.
  public func enqueue(_ job: UnownedJob) { kernel.enqueue(job, lane: nil) }

  /// Takes a job of no actor; called by the runtime.
  public func enqueue(_ job: consuming ExecutorJob) { kernel.enqueue(UnownedJob(job), lane: nil) }

  private func checkCaller() {
    precondition(kernel.isOnOwnThread, "a world runs on the thread that made it, not on another")
    precondition(kernel.hot.pointee.currentJob == nil, "a world cannot be run by its own code")
  }
}
