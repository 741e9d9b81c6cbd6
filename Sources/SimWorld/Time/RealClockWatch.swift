// `Task.sleep` and other sleeps of a real clock ask the executor that they run on to wake them, if it can. Ours says that
// it can in order to see them: it notes the sleep and keeps the job apart until the world closes, so that nobody waits in
// real time. The protocol is not public yet; with a toolchain that was not tried, such a sleep is found only by its task,
// which does not end.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalScheduling) import _Concurrency

  @_spi(ExperimentalScheduling)
  extension SimExecutor: SchedulingExecutor {
    /// Notes a sleep of a real clock; called by the runtime.
    public func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { kernel.noteRealSleep(UnownedJob(job), lane: nil) }

    /// Notes a sleep of a real clock; called by the runtime.
    public func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { kernel.noteRealSleep(UnownedJob(job), lane: nil) }
  }

  @_spi(ExperimentalScheduling)
  extension Lane: SchedulingExecutor {
    /// Notes a sleep of a real clock; called by the runtime.
    public func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { kernel.noteRealSleep(UnownedJob(job), lane: self) }

    /// Notes a sleep of a real clock; called by the runtime.
    public func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { kernel.noteRealSleep(UnownedJob(job), lane: self) }
  }
#endif
