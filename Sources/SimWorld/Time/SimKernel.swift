import Synchronization

/// What every hop and every sleep touches.
@usableFromInline
struct HotState {
  /// Where the next job that is enqueued goes.
  enum Intake { case ready, start(TimerRank), closed }

  @usableFromInline var now: Int64 = 0
  /// Up to where a sleeper may advance the clock by itself; the smallest number where it may not at all.
  @usableFromInline var inlineLimit = Int64.min
  @usableFromInline var jobs = 0
  @usableFromInline var jobLimit: Int
  @usableFromInline var ready = ReadyQueue()
  @usableFromInline var timers = TimerHeap()
  var arrivals: UInt64 = 0
  var intake = Intake.ready
  /// The lane of the timer that is firing: the job it makes ready runs there at once, without a detour.
  var wakingLane: Unmanaged<Lane>?
  var currentLane: Unmanaged<Lane>?
  var currentJob: UnsafeRawPointer?
  /// The job that ``Intake/start(_:)`` took.
  var startedJob: UnsafeRawPointer?
  var reached: LimitName?
  var globalJobs = 0
}

/// The state of one world's executor, shared by the executor, its lanes and its clocks.
///
/// Unchecked: every field but `foreign` is touched only by the thread that made it (`owner`). Each door through which
/// another thread could come (`enqueue`, `spawn`, sleeping, cancelling) compares threads first and then touches `foreign`
/// alone, which is guarded. The hot state lies behind a pointer because a class's stored properties are checked for
/// exclusive access at each touch, which was measured to cost more than the work itself.
@usableFromInline
final class SimKernel: @unchecked Sendable {
  /// What came from other threads, and what wanted to sleep by a real clock.
  struct Foreign {
    var jobs: [ForeignJob] = []
    var jobCount = 0
    var callCount = 0
    var realSleepCount = 0
  }

  /// A job from another thread or of a real clock, kept apart until the world is closed.
  ///
  /// Unchecked: a job may be handed from thread to thread; it is run once. The executor keeps its lanes alive.
  struct ForeignJob: @unchecked Sendable {
    var job: UnownedJob
    var lane: Unmanaged<Lane>?
  }

  @usableFromInline let hot: UnsafeMutablePointer<HotState>
  let limits: SimLimits
  /// Whether each actor has a lane of its own.
  let explores: Bool
  let foreign = Mutex(Foreign())
  var picker: SchedulePicker
  var tasks = LiveTasks()
  /// Whether the world is being closed, or is closed.
  var isClosing = false
  private let owner = ThreadIdentity.current

  init(schedule: Schedule, explores: Bool, limits: SimLimits, forcedPicks: [Int]?) {
    picker = SchedulePicker(schedule: schedule, forcedPicks: forcedPicks)
    self.explores = explores || picker.releasesWholeInstants
    self.limits = limits
    hot = .allocate(capacity: 1)
    hot.initialize(to: HotState(jobLimit: limits.jobs))
  }

  deinit {
    hot.pointee.ready.deallocate()
    hot.pointee.timers.deallocate()
    hot.deinitialize(count: 1)
    hot.deallocate()
  }

  /// Whether the calling thread is the one that made the world.
  @usableFromInline var isOnOwnThread: Bool { ThreadIdentity.current == owner }

  /// Whether a job of a lane is running on this thread.
  func isRunning(_ lane: Lane) -> Bool {
    isOnOwnThread && hot.pointee.currentLane?.toOpaque() == Unmanaged.passUnretained(lane).toOpaque()
  }

  /// Takes a job from the runtime; `lane` is nil for code of no actor.
  @inline(__always)
  func enqueue(_ job: UnownedJob, lane: Lane?) {
    let lane = lane.map { Unmanaged.passUnretained($0) }
    guard isOnOwnThread else { return enqueueForeign(job, lane: lane) }
    guard case .ready = hot.pointee.intake else { return enqueueSpecial(job, lane: lane) }
    if let lane {
      if explores, continuesRunningTask(job, on: lane) { return hot.pointee.ready.prepend(job, lane: lane) }
      hot.pointee.ready.append(job, lane: lane)
    } else {
      hot.pointee.ready.append(job, lane: hot.pointee.wakingLane)
    }
  }

  /// Whether the job is the running task itself on its way from one actor to another.
  ///
  /// Such a job goes before all others, because in a fast world, where the two actors share a lane, the task would not
  /// even stop: so both kinds of world run alike under first in, first out.
  @inline(__always)
  private func continuesRunningTask(_ job: UnownedJob, on lane: Unmanaged<Lane>) -> Bool {
    guard let current = hot.pointee.currentLane, hot.pointee.currentJob == unsafeBitCast(job, to: UnsafeRawPointer.self)
    else { return false }
    return current.toOpaque() != lane.toOpaque()
  }

  private func enqueueForeign(_ job: UnownedJob, lane: Unmanaged<Lane>?) {
    foreign.withLock {
      $0.jobCount += 1
      $0.jobs.append(ForeignJob(job: job, lane: lane))
    }
  }

  /// A spawned task's first job becomes a timer; jobs of a closed world are never run.
  private func enqueueSpecial(_ job: UnownedJob, lane: Unmanaged<Lane>?) {
    guard case .start(let rank) = hot.pointee.intake else { return }
    hot.pointee.startedJob = unsafeBitCast(job, to: UnsafeRawPointer.self)
    addTimer(at: hot.pointee.now, order: takeOrder(rank), wake: .start(job))
  }

  /// Notes a sleep of a real clock; its job waits until the world closes.
  func noteRealSleep(_ job: UnownedJob, lane: Lane?) {
    foreign.withLock {
      $0.realSleepCount += 1
      $0.jobs.append(ForeignJob(job: job, lane: lane.map { Unmanaged.passUnretained($0) }))
    }
  }

  /// Notes that something was called from another thread.
  func noteForeignCall() { foreign.withLock { $0.callCount += 1 } }

  /// Ends the run at its next step with a limit's name; the first one counts.
  func reach(_ limit: LimitName) { hot.pointee.reached = hot.pointee.reached ?? limit }
}
