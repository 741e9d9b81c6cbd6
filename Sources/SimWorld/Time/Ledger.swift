/// What a run left behind, and what escaped from it: a run whose ledger is not clean cannot be trusted to repeat.
public struct Ledger: Sendable, Hashable {
  /// A sleeper that nobody woke before the run ended.
  public struct Sleeper: Sendable, Hashable {
    /// The name of the spawned task that sleeps, or `child task`.
    public var name: String
    /// When it would have woken.
    public var deadline: SimInstant
    /// The rank of its timer.
    public var rank: TimerRank

    /// Makes a sleeper's entry.
    public init(name: String, deadline: SimInstant, rank: TimerRank) {
      self.name = name
      self.deadline = deadline
      self.rank = rank
    }
  }

  /// Jobs that another thread handed to the world.
  public var foreignJobs = 0
  /// Calls of the executor or its sleepers (a spawn, a cancellation) that came from another thread.
  public var foreignCalls = 0
  /// Jobs that code of the world handed to the global pool.
  public var globalJobs = 0
  /// Sleeps of a real clock, such as `Task.sleep(for:)`, that code of the world began.
  public var realSleeps = 0
  /// Whether jobs to the global pool could be counted at all on this platform.
  public var watchesGlobalJobs = false
  /// The sleepers left behind, in the order in which they would have woken.
  public var sleepers: [Sleeper] = []
  /// Names of tasks that were about to run when the run ended, in the order of their turn.
  public var interruptedTasks: [String] = []
  /// Names of tasks that waited for something that never came when the world was quiet, in the order of their spawning.
  public var unfinishedTasks: [String] = []
  /// Names of tasks that did not end even when the world was closed, in the order of their spawning.
  public var unstoppableTasks: [String] = []

  /// Makes an empty ledger.
  public init() {}

  /// Whether nothing escaped and nothing was left behind.
  public var isClean: Bool { findings.isEmpty }

  /// Each finding as a line of words.
  public var findings: [String] {
    var lines: [String] = []
    if foreignJobs > 0 { lines.append("\(foreignJobs) jobs were enqueued from another thread") }
    if foreignCalls > 0 { lines.append("\(foreignCalls) calls came from another thread") }
    if globalJobs > 0 { lines.append("\(globalJobs) jobs went to the global pool") }
    if realSleeps > 0 { lines.append("\(realSleeps) sleeps were of a real clock") }
    lines += sleepers.map { "`\($0.name)` still slept until \($0.deadline.seconds) s" }
    lines += interruptedTasks.map { "`\($0)` was still running" }
    lines += unfinishedTasks.map { "`\($0)` waited for something that never came" }
    lines += unstoppableTasks.map { "`\($0)` did not end when the world was closed" }
    return lines
  }
}
