import Testing

@testable import SimWorld

@Suite("schedules")
struct ScheduleTests {
  @Test("a schedule reads what it writes, in words and as an argument")
  func text() {
    for (schedule, words, argument) in [
      (Schedule.fifo, "fifo", "fifo"), (.random(seed: 7), "random 7", "random:7"), (.pct(seed: 9), "pct 9", "pct:9"),
      (.random(seed: .max), "random 18446744073709551615", "random:18446744073709551615"),
    ] {
      #expect("\(schedule)" == words)
      #expect(schedule.argument == argument)
      #expect(Schedule(words) == schedule)
      #expect(Schedule(argument) == schedule)
    }
    for text in ["", "random", "random:", "random:-1", "random:+1", "random:x", "fifo:1", "lifo:1", "pct: 1"] {
      #expect(Schedule(text) == nil, "`\(text)`")
    }
  }

  @Test("a fast world never loses an update, nor does fifo with a lane an actor")
  func noLossUnderFIFO() {
    #expect(balanceOfRace(schedule: .fifo).0 == 2)
    #expect(balanceOfRace(schedule: .fifo, explore: true).0 == 2)
  }

  @Test("random and pct lose an update within 40 seeds, and a losing seed loses again")
  func lossIsFoundAndRepeats() throws {
    for schedule: (UInt64) -> Schedule in [{ .random(seed: $0) }, { .pct(seed: $0) }] {
      let losing = try #require((0..<40).map(schedule).first { balanceOfRace(schedule: $0).0 == 1 })
      for _ in 0..<200 { #expect(balanceOfRace(schedule: losing).0 == 1) }
    }
  }

  @Test("neither random nor pct always loses")
  func lossIsNotCertain() {
    #expect((0..<40).contains { balanceOfRace(schedule: .random(seed: $0)).0 == 2 })
    #expect((0..<40).contains { balanceOfRace(schedule: .pct(seed: $0)).0 == 2 })
  }

  @Test("only moments with more than one ready job count as choices, and fifo has none")
  func choices() {
    let lone = SimExecutor(schedule: .random(seed: 1))
    let teller = Teller("Ann", lone)
    let account = Account(lone)
    lone.spawn("Ann", rank: .trip) { await teller.payIn(account) }
    #expect(lone.run() == .quiescent)
    #expect(lone.choices == 0)
    #expect(lone.finish().isClean)

    #expect(balanceOfRace(schedule: .fifo, explore: true).1.choices == 0)
    let race = balanceOfRace(schedule: .random(seed: 1)).1
    #expect(race.choices > 0)
    #expect(race.picks.count == race.choices)
    #expect(race.picks.allSatisfy { $0.readyCount == 2 && (0...1).contains($0.index) })
  }

  @Test("the picks of a run, given back, make the same run")
  func picksReplay() {
    for seed in 0..<40 as Range<UInt64> {
      for schedule in [Schedule.random(seed: seed), .pct(seed: seed)] {
        let (balance, executor) = balanceOfRace(schedule: schedule)
        let replay = balanceOfRace(schedule: .fifo, forcedPicks: executor.picks.map(\.index))
        #expect(replay.0 == balance)
        #expect(replay.1.picks == executor.picks)
      }
    }
  }

  @Test("one pick decides the race: without any no update is lost, with one it is")
  func decidingPick() throws {
    #expect(balanceOfRace(schedule: .fifo, forcedPicks: []).0 == 2)
    let deciding = try #require(
      (0..<12).first { place in
        balanceOfRace(schedule: .fifo, forcedPicks: Array(repeating: 0, count: place) + [1]).0 == 1
      })
    let run = balanceOfRace(schedule: .fifo, forcedPicks: Array(repeating: 0, count: deciding) + [1]).1
    #expect(run.picks[deciding].index == 1)
    #expect(run.picks.enumerated().allSatisfy { $0.offset == deciding || $0.element.index == 0 })
  }

  @Test("a pick outside the ready jobs is brought inside")
  func picksAreClamped() {
    #expect(
      balanceOfRace(schedule: .fifo, forcedPicks: [99, -3, 99]).1.picks.allSatisfy { (0...1).contains($0.index) })
  }

  @Test("random releases all timers of an instant before it picks: six beats come in many orders")
  func wholeInstants() {
    var orders: Set<[String]> = []
    for seed in 0..<200 as Range<UInt64> {
      let lines = linesOfWorld(schedule: .random(seed: seed)) { executor, log in
        for (name, rank) in [("gps", TimerRank.receiver), ("compass", .sensor), ("app", .app)] {
          let clerk = Clerk(name, rank: rank, executor, log)
          executor.spawn(name, rank: rank) { await clerk.beat(everyMilliseconds: 1000, times: 1) }
        }
      }
      orders.insert(lines)
    }
    #expect(orders.count == 6)
  }

  @Test("pct lets one lane lead, and changes the leader at most twice")
  func pctChangesTheLeader() {
    var changesSeen: Set<Int> = []
    for seed in 0..<200 as Range<UInt64> {
      let lines = linesOfWorld(schedule: .pct(seed: seed)) { executor, log in
        for name in ["a", "b"] {
          let clerk = Clerk(name, rank: .trip, executor, log)
          executor.spawn(name, rank: .trip) { await clerk.writeAgainAndAgain(times: 6) }
        }
      }
      #expect(lines.count == 12)
      changesSeen.insert(zip(lines, lines.dropFirst()).count { $0 != $1 })
    }
    // One change where the first leader ends; each of the two falls brings at most two more, one to and one fro.
    #expect(changesSeen.isSubset(of: 1...4))
    #expect(changesSeen.contains(1) && changesSeen.contains(2))
  }

  @Test("pct keeps the order within a lane")
  func pctIsFIFOWithinALane() {
    for seed in 0..<100 as Range<UInt64> {
      let lines = linesOfWorld(schedule: .pct(seed: seed)) { executor, log in
        let clerk = Clerk("clerk", rank: .trip, executor, log)
        for name in ["a", "b", "c"] { executor.spawn(name, rank: .trip) { await clerk.write(name) } }
      }
      #expect(lines == ["0 clerk a", "0 clerk b", "0 clerk c"])
    }
  }
}

extension Clerk {
  fileprivate func writeAgainAndAgain(times: Int) async {
    for _ in 0..<times {
      write("writes")
      await clock.pause(for: .zero)
    }
  }
}
