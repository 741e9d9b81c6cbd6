/// An actor's identity for the runtime: actors of one lane call each other without a hop, actors of different lanes are
/// rescheduled at every hop.
///
/// An actor keeps its lane and gives it out as its executor:
///
///     nonisolated let lane: Lane
///     nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
public final class Lane: SerialExecutor {
  /// The name it was made with; `shared` for the lane that all actors of a fast world have.
  public let name: String
  let number: UInt32
  let kernel: SimKernel

  init(name: String, number: UInt32, kernel: SimKernel) {
    self.name = name
    self.number = number
    self.kernel = kernel
  }

  /// Takes a job of an actor; called by the runtime.
  public func enqueue(_ job: UnownedJob) { kernel.enqueue(job, lane: self) }

  /// Takes a job of an actor; called by the runtime.
  public func enqueue(_ job: consuming ExecutorJob) { kernel.enqueue(UnownedJob(job), lane: self) }

  /// What an actor returns as its executor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Traps unless a job of this lane is running; called by the runtime.
  public func checkIsolated() {
    precondition(kernel.isRunning(self), "expected to run on lane `\(name)`, found another")
  }

  /// Whether a job of this lane is running; called by the runtime.
  public func isIsolatingCurrentContext() -> Bool? { kernel.isRunning(self) }
}
