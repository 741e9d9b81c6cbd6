import Testing

@testable import SimWorld

@Suite("limits of a run")
struct LimitTests {
  @Test("a timer after the last instant ends the run; one at the last instant fires", arguments: [false, true])
  func virtualTime(explore: Bool) {
    let lines = linesOfWorld(explore: explore, limits: SimLimits(virtualTime: .seconds(2))) { executor, log in
      let clerk = Clerk("clerk", rank: .receiver, executor, log)
      executor.spawn("beats", rank: .receiver) { await clerk.beat(everyMilliseconds: 1000, times: 4) }
    }
    #expect(
      lines == [
        "1000 clerk beat 1", "2000 clerk beat 2", "limit of virtual time", "`beats` still slept until 3.0 s",
      ])
  }

  @Test("a loop that only sleeps is stopped by the limit of jobs", arguments: [false, true])
  func jobs(explore: Bool) {
    let executor = SimExecutor(explore: explore, limits: SimLimits(jobs: 1000))
    let clock = executor.clock(rank: .trip)
    executor.spawn("loop", rank: .trip) { while !Task.isCancelled { await clock.pause(for: .zero) } }
    #expect(executor.run() == .limit(.jobs))
    #expect(executor.jobCount == 1000)
    #expect(executor.finish().findings == ["`loop` was still running"])
  }

  @Test("a task beyond the limit is not started")
  func liveTasks() {
    let lines = linesOfWorld(limits: SimLimits(liveTasks: 2)) { executor, log in
      for name in ["a", "b", "c"] { executor.spawn(name, rank: .trip) { log.write(name) } }
    }
    #expect(lines == ["limit of live tasks"])
  }

  @Test("more sleepers than allowed end the run")
  func pendingTimers() {
    let executor = SimExecutor(limits: SimLimits(pendingTimers: 3))
    let clock = executor.clock(rank: .trip)
    executor.spawn("parent", rank: .trip) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try? await clock.sleep(for: .seconds(1)) } }
      }
    }
    #expect(executor.run() == .limit(.pendingTimers))
    let ledger = executor.finish()
    #expect(ledger.sleepers.map(\.name) == Array(repeating: "child task", count: 4))
    #expect(ledger.unstoppableTasks == [])
  }

  @Test("a run goes on after its end was reached and the loops were cancelled")
  func secondRun() {
    let executor = SimExecutor(limits: SimLimits(virtualTime: .seconds(2)))
    let clock = executor.clock(rank: .receiver)
    let task = executor.spawn("fixes", rank: .receiver) {
      while (try? await clock.sleep(for: .seconds(1))) != nil {}
    }
    #expect(executor.run() == .limit(.virtualTime))
    task.cancel()
    #expect(executor.run() == .quiescent)
    #expect(executor.now == .seconds(2))
    #expect(executor.finish().isClean)
  }
}
