/// How far a world may go before its run ends with a named failure.
public struct SimLimits: Sendable, Hashable {
  /// The last instant of the run; timers due later stay unfired.
  public var virtualTime: SimInstant
  /// How many jobs may run, sleeps that only advanced the clock included.
  public var jobs: Int
  /// How many spawned tasks may live at once; one more is not started.
  public var liveTasks: Int
  /// How many timers may wait at once.
  public var pendingTimers: Int

  /// Makes limits; what is left out is roomy enough for a day's drive with every sensor on.
  public init(
    virtualTime: SimInstant = .seconds(86_400), jobs: Int = 100_000_000, liveTasks: Int = 10_000,
    pendingTimers: Int = 10_000
  ) {
    self.virtualTime = virtualTime
    self.jobs = jobs
    self.liveTasks = liveTasks
    self.pendingTimers = pendingTimers
  }
}

/// A limit of ``SimLimits``, by the name a report gives it.
public enum LimitName: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// A timer is due after the last instant of the run.
  case virtualTime = "virtual time"
  /// More jobs than allowed.
  case jobs
  /// More living tasks than allowed.
  case liveTasks = "live tasks"
  /// More waiting timers than allowed.
  case pendingTimers = "pending timers"
  /// More journal entries than allowed.
  case events

  /// The name in words.
  public var description: String { rawValue }
}

/// How a call of ``SimExecutor/run()`` ended.
public enum RunOutcome: Sendable, Hashable, CustomStringConvertible {
  /// Nothing is ready and no timer waits.
  case quiescent
  /// The named limit was reached.
  case limit(LimitName)

  /// The outcome in words.
  public var description: String {
    switch self {
    case .quiescent: "quiescent"
    case .limit(let name): "limit of \(name)"
    }
  }
}
