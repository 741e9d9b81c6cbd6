import Testing

@testable import SimWorld

@Suite("fast and exploring worlds")
struct ModeEquivalenceTests {
  @Test("1000 drawn programs write the same lines fast and exploring under fifo")
  func randomPrograms() {
    for seed in 0..<1000 as Range<UInt64> {
      let program = RandomProgram(seed: seed)
      let fast = program.lines(schedule: .fifo, explore: false)
      let exploring = program.lines(schedule: .fifo, explore: true)
      guard fast == exploring else {
        let place = zip(fast, exploring).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        Issue.record("program \(seed), line \(place ?? -1): \(fast)\n\(exploring)")
        return
      }
    }
  }

  @Test("a drawn program writes the same lines 200 times", arguments: [Schedule.fifo, .random(seed: 5), .pct(seed: 5)])
  func repeats(schedule: Schedule) {
    let program = RandomProgram(seed: 11)
    let first = program.lines(schedule: schedule, explore: true)
    #expect(first.count > 10)
    for _ in 0..<200 { #expect(program.lines(schedule: schedule, explore: true) == first) }
  }

  @Test("schedules really bring other lines")
  func schedulesDiffer() {
    let different = (0..<40 as Range<UInt64>).count { seed in
      let program = RandomProgram(seed: seed)
      return program.lines(schedule: .fifo, explore: true) != program.lines(schedule: .random(seed: 1), explore: true)
    }
    #expect(different > 20)
  }

  @Test("a call to another actor does not let the next child task overtake its caller", arguments: [false, true])
  func callsContinueTheirTask(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      let one = Clerk("one", rank: .trip, executor, log)
      let two = Clerk("two", rank: .trip, executor, log)
      executor.spawn("parent", rank: .trip) {
        await withTaskGroup(of: Void.self) { group in
          for child in ["a", "b"] {
            group.addTask { await one.beat(everyMilliseconds: child == "a" ? 10 : 20, times: 1, telling: two) }
            group.addTask { await two.beat(everyMilliseconds: 10, times: 2, telling: one) }
          }
        }
      }
    }
    #expect(
      lines == [
        "10 one beat 1", "10 two hears one 1", "10 two beat 1", "10 one hears two 1", "10 two beat 1",
        "10 one hears two 1", "20 one beat 1", "20 two hears one 1", "20 two beat 2", "20 one hears two 2",
        "20 two beat 2", "20 one hears two 2",
      ])
  }

  // The constants were seen in debug and in release builds; a change of them changes every stored run.
  @Test(
    "traces are the same in debug and in release, today and tomorrow",
    arguments: [
      ("fast", Schedule.fifo, false, 17_916_838_383_783_939_044 as UInt64),
      ("fifo", .fifo, true, 17_916_838_383_783_939_044), ("random", .random(seed: 3), true, 6_876_973_127_075_942_008),
      ("pct", .pct(seed: 3), true, 10_848_625_619_411_743_927),
    ])
  func pinned(name: String, schedule: Schedule, explore: Bool, expected: UInt64) {
    var lines: [String] = []
    for seed in 0..<300 as Range<UInt64> {
      lines += RandomProgram(seed: seed).lines(schedule: schedule, explore: explore)
    }
    #expect(fingerprint(lines) == expected, "\(name): \(lines.count) lines")
  }
}
