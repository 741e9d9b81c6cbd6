import Dispatch
import Synchronization
import Testing

@testable import SimWorld

@Suite("the ledger")
struct LedgerTests {
  @Test("a world that ends by itself has a clean ledger")
  func clean() {
    let executor = SimExecutor()
    let log = TimeLog(executor)
    let clerk = Clerk("clerk", rank: .trip, executor, log)
    executor.spawn("clerk", rank: .trip) { await clerk.beat(everyMilliseconds: 10, times: 3) }
    #expect(executor.run() == .quiescent)
    let ledger = executor.finish()
    #expect(ledger.isClean)
    #expect(ledger.findings == [])
  }

  @Test("sleepers left behind are named in the order of their waking, and are woken")
  func sleepers() {
    let executor = SimExecutor(limits: SimLimits(virtualTime: .seconds(1)))
    let log = TimeLog(executor)
    let clerk = Clerk("clerk", rank: .trip, executor, log)
    executor.spawn("long", rank: .trip) { await clerk.sleep(milliseconds: 5000) }
    let clock = executor.clock(rank: .app)
    executor.spawn("short", rank: .app) {
      await clock.pause(until: .seconds(2))
      log.write("resumed")
    }
    #expect(executor.run() == .limit(.virtualTime))
    let ledger = executor.finish()
    #expect(
      ledger.sleepers == [
        Ledger.Sleeper(name: "short", deadline: .seconds(2), rank: .app),
        Ledger.Sleeper(name: "long", deadline: .seconds(5), rank: .trip),
      ])
    #expect(ledger.findings == ["`short` still slept until 2.0 s", "`long` still slept until 5.0 s"])
    #expect(log.lines == ["0 clerk cancelled", "0 resumed"])
  }

  @Test("a task that waits for something that never comes is named")
  func lostContinuation() {
    let executor = SimExecutor()
    executor.spawn("waits", rank: .trip) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(executor.run() == .quiescent)
    let ledger = executor.finish()
    #expect(ledger.unfinishedTasks == ["waits"])
    #expect(ledger.unstoppableTasks == ["waits"])
  }

  @Test("a sleep of the real clock is a finding and keeps nobody waiting")
  func realSleep() {
    let executor = SimExecutor()
    executor.spawn("really sleeps", rank: .trip) { try? await Task.sleep(for: .seconds(3600)) }
    #expect(executor.run() == .quiescent)
    let ledger = executor.finish()
    #expect(ledger.unfinishedTasks == ["really sleeps"])
    #expect(ledger.unstoppableTasks == [])
  }

  #if os(Linux)
    @Test("a sleep of the real clock is a finding even in a run that ends by its limit", arguments: [false, true])
    func realSleepBesideSleepers(explore: Bool) {
      let executor = SimExecutor(explore: explore, limits: SimLimits(virtualTime: .seconds(1)))
      let clerk = Clerk("clerk", rank: .trip, executor, TimeLog(executor))
      let clock = executor.clock(rank: .app)
      executor.spawn("sleeps by the world", rank: .app) { try? await clock.sleep(for: .seconds(5)) }
      executor.spawn("sleeps in an actor", rank: .trip) { await clerk.sleepReally() }
      executor.spawn("sleeps outside", rank: .trip) { try? await ContinuousClock().sleep(for: .seconds(3600)) }
      #expect(executor.run() == .limit(.virtualTime))
      let ledger = executor.finish()
      #expect(ledger.realSleeps == 2)
      #expect(
        ledger.findings == [
          "2 sleeps were of a real clock", "`sleeps by the world` still slept until 5.0 s",
        ])
      #expect(ledger.unstoppableTasks == [])
    }
  #endif

  @Test("a hop to the main actor is a finding")
  func mainActor() {
    let executor = SimExecutor()
    let hopped = Mutex(false)
    executor.spawn("hops", rank: .trip) {
      await MainActor.run { hopped.withLock { $0 = true } }
    }
    #expect(executor.run() == .quiescent)
    #expect(executor.finish().unfinishedTasks == ["hops"])
  }

  @Test("a detached task that calls an actor of the world is caught, kept apart and told", arguments: [false, true])
  func foreignJob(explore: Bool) {
    let executor = SimExecutor(explore: explore)
    let log = TimeLog(executor)
    let clerk = Clerk("clerk", rank: .trip, executor, log)
    let outside = QueueExecutor()
    executor.spawn("starts one outside", rank: .trip) {
      Task.detached(executorPreference: outside) { await clerk.write("from outside") }
      outside.waitForJobs()
      log.write("goes on")
    }
    #expect(executor.run() == .quiescent)
    #expect(log.lines == ["0 goes on"])
    let ledger = executor.finish()
    #expect(ledger.findings == ["1 jobs were enqueued from another thread"])
    // Closing runs it, so that the task outside ends too.
    #expect(log.lines == ["0 goes on", "0 clerk from outside"])
    outside.waitForJobs()
  }

  @Test("a continuation that another thread resumes is caught")
  func foreignResume() {
    let executor = SimExecutor()
    let waiting = Mutex<UnsafeContinuation<Void, Never>?>(nil)
    executor.spawn("waits", rank: .trip) {
      await withUnsafeContinuation { continuation in waiting.withLock { $0 = continuation } }
    }
    #expect(executor.run() == .quiescent)
    onAnotherThread { waiting.withLock { $0?.resume() } }
    #expect(executor.run() == .quiescent)
    let ledger = executor.finish()
    #expect(ledger.foreignJobs == 1)
    #expect(ledger.unfinishedTasks == ["waits"])
    #expect(ledger.unstoppableTasks == [])
  }

  @Test("jobs for the global pool are counted where the runtime lets us, and only while the world runs")
  func globalJobs() async {
    await Task.detached {}.value
    let ledger = Self.ledgerOfEscapes()
    #if os(Linux)
      #expect(ledger.watchesGlobalJobs)
    #endif
    #expect(ledger.globalJobs == (ledger.watchesGlobalJobs ? 2 : 0))
  }

  private static func ledgerOfEscapes() -> Ledger {
    let executor = SimExecutor()
    executor.spawn("escapes", rank: .trip) {
      Task.detached {}
      Task {}
    }
    _ = executor.run()
    return executor.finish()
  }

  @Test("spawning, cancelling and sleeping on another thread do nothing and are told")
  func foreignCalls() {
    let executor = SimExecutor()
    let ran = Mutex(false)
    let clock = executor.clock(rank: .trip)
    let task = executor.spawn("sleeper", rank: .trip) { try? await clock.sleep(for: .seconds(5)) }
    onAnotherThread {
      executor.spawn("outside", rank: .trip) { ran.withLock { $0 = true } }
      task.cancel()
    }
    #expect(executor.run() == .quiescent)
    #expect(executor.now == .seconds(5))
    #expect(!ran.withLock { $0 })
    let ledger = executor.finish()
    #expect(ledger.foreignCalls == 2)
    #expect(!ledger.isClean)
  }

  @Test("a task that only pauses in a loop is given up when the world closes, and named")
  func unstoppable() {
    let executor = SimExecutor(limits: SimLimits(virtualTime: .seconds(3)))
    let clock = executor.clock(rank: .receiver)
    executor.spawn("for ever", rank: .receiver) { while true { await clock.pause(for: .seconds(1)) } }
    #expect(executor.run() == .limit(.virtualTime))
    #expect(executor.finish().unstoppableTasks == ["for ever"])
  }

  @Test("nothing begins in a closed world")
  func closed() {
    let executor = SimExecutor()
    let log = TimeLog(executor)
    #expect(executor.finish().isClean)
    executor.spawn("late", rank: .trip) { log.write("late") }
    #expect(executor.run() == .quiescent)
    #expect(log.lines == [])
  }
}

/// Runs something on a thread that is not the caller's, and waits for its end.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    done.signal()
  }
  done.wait()
}

/// Runs tasks outside every world, on a queue that a test can wait for.
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "outside the world")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func waitForJobs() { queue.sync {} }
}

extension Clerk {
  fileprivate func sleepReally() async { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
}
