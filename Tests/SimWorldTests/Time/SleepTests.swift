import Testing

@testable import SimWorld

@Suite("virtual sleeping")
struct SleepTests {
  @Test("sleepers wake in the order of their deadlines, and no real time passes")
  func deadlinesOrder() {
    let start = ContinuousClock.now
    let lines = linesOfWorld { executor, log in
      for (name, seconds) in [("late", 3600.0), ("early", 1), ("middle", 60)] {
        let clock = executor.clock(rank: .trip)
        executor.spawn(name, rank: .trip) {
          await clock.pause(until: .seconds(seconds))
          log.write(name)
        }
      }
    }
    #expect(lines == ["1000 early", "60000 middle", "3600000 late"])
    #expect(ContinuousClock.now - start < .seconds(600))
  }

  @Test("at one instant the ranks go in order, whatever the order of their arrival", arguments: [false, true])
  func ranksOrder(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      for rank in TimerRank.allCases.reversed() {
        let clerk = Clerk("\(rank)", rank: rank, executor, log)
        executor.spawn("\(rank)", rank: rank) { await clerk.sleep(milliseconds: 5) }
      }
    }
    #expect(lines == ["5 receiver woke", "5 sensor woke", "5 provider woke", "5 trip woke", "5 app woke"])
  }

  @Test("timers of one instant and rank go in the order of their arrival", arguments: [false, true])
  func arrivalOrder(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      for name in ["c", "a", "b"] {
        let clerk = Clerk(name, rank: .trip, executor, log)
        executor.spawn(name, rank: .trip) { await clerk.sleep(milliseconds: 5) }
      }
    }
    #expect(lines == ["5 c woke", "5 a woke", "5 b woke"])
  }

  @Test("under fifo one timer and all that it causes goes before the next of the instant", arguments: [false, true])
  func oneTimerAtATime(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      let peer = Clerk("peer", rank: .trip, executor, log)
      for name in ["a", "b"] {
        let clerk = Clerk(name, rank: .receiver, executor, log)
        executor.spawn(name, rank: .receiver) { await clerk.beat(everyMilliseconds: 10, times: 1, telling: peer) }
      }
    }
    #expect(lines == ["10 a beat 1", "10 peer hears a 1", "10 b beat 1", "10 peer hears b 1"])
  }

  @Test("a deadline that has passed gives the instant's other timers their turn", arguments: [false, true])
  func pastDeadline(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      for name in ["a", "b"] {
        let clock = executor.clock(rank: .trip)
        executor.spawn(name, rank: .trip) {
          log.write("\(name) begins")
          await clock.pause(until: SimInstant(nanoseconds: -5))
          log.write("\(name) goes on")
        }
      }
    }
    #expect(lines == ["0 a begins", "0 b begins", "0 a goes on", "0 b goes on"])
  }

  @Test("a cancelled sleeper wakes at this instant in the turn of its rank", arguments: [false, true])
  func cancellation(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      let sleeper = Clerk("sleeper", rank: .app, executor, log)
      let other = Clerk("other", rank: .trip, executor, log)
      let task = executor.spawn("sleeper", rank: .app) { await sleeper.sleep(milliseconds: 1000) }
      let clock = executor.clock(rank: .receiver)
      executor.spawn("other", rank: .trip) { await other.sleep(milliseconds: 10) }
      executor.spawn("canceller", rank: .receiver) {
        await clock.pause(for: .milliseconds(10))
        task.cancel()
        log.write("asked")
      }
    }
    #expect(lines == ["10 asked", "10 other woke", "10 sleeper cancelled"])
  }

  @Test("a cancelled timer never moves the clock")
  func cancelledTimerIsGone() {
    let executor = SimExecutor()
    let clock = executor.clock(rank: .trip)
    let task = executor.spawn("long", rank: .trip) { try? await clock.sleep(for: .seconds(100)) }
    executor.spawn("short", rank: .trip) {
      await clock.pause(for: .seconds(3))
      task.cancel()
    }
    #expect(executor.run() == .quiescent)
    #expect(executor.now == .seconds(3))
    #expect(executor.finish().isClean)
  }

  @Test("a pause lasts its time though its task is cancelled; a sleep begun after that throws at once")
  func pauseIgnoresCancellation() {
    let lines = linesOfWorld { executor, log in
      let clock = executor.clock(rank: .trip)
      let task = executor.spawn("a", rank: .trip) {
        await clock.pause(for: .milliseconds(20))
        log.write("paused")
        do { try await clock.sleep(for: .milliseconds(20)) } catch { log.write("\(error)") }
      }
      executor.spawn("b", rank: .trip) { task.cancel() }
    }
    #expect(lines == ["20 paused", "20 CancellationError()"])
  }

  @Test("a sleep costs one job: the sleeper goes on on its own lane, without a detour")
  func jobsOfASleep() {
    func jobs(sleeps: Int64, cancellable: Bool) -> Int {
      let executor = SimExecutor(explore: true)
      let clerk = Clerk("clerk", rank: .trip, executor, TimeLog(executor))
      executor.spawn("clerk", rank: .trip) {
        if cancellable {
          await clerk.sleepAgainAndAgain(times: sleeps)
        } else {
          await clerk.beat(everyMilliseconds: 1, times: Int(sleeps))
        }
      }
      #expect(executor.run() == .quiescent)
      #expect(executor.finish().isClean)
      return executor.jobCount
    }
    #expect(jobs(sleeps: 100, cancellable: false) - jobs(sleeps: 10, cancellable: false) == 90)
    #expect(jobs(sleeps: 100, cancellable: true) - jobs(sleeps: 10, cancellable: true) == 90)
  }

  @Test("the standard library's sleep on the clock is virtual too")
  func sleepThroughProtocol() {
    let lines = linesOfWorld { executor, log in
      let clock = executor.clock(rank: .trip)
      executor.spawn("a", rank: .trip) {
        try? await Task.sleep(for: .seconds(2), clock: clock)
        log.write("woke")
      }
    }
    #expect(lines == ["2000 woke"])
  }

  @Test("a task spawned by a task begins in its rank's turn, not in the middle of what is going on")
  func spawnWaitsForItsTurn() {
    let lines = linesOfWorld { executor, log in
      executor.spawn("parent", rank: .receiver) {
        executor.spawn("app", rank: .app) { log.write("app") }
        executor.spawn("sensor", rank: .sensor) { log.write("sensor") }
        await Task.yield()
        log.write("parent")
      }
    }
    #expect(lines == ["0 parent", "0 sensor", "0 app"])
  }
}

extension Clerk {
  fileprivate func sleepAgainAndAgain(times: Int64) async {
    for time in 1...times {
      try? await clock.sleep(until: SimInstant(nanoseconds: time))
      write("\(time)")
    }
  }
}
