import SimWorld
import Testing

@testable import Scenarios

@Suite("laws over random worlds")
struct RandomWorldTests {
  @Test("no law breaks in a healthy world", arguments: 0..<8)
  func healthy(block: Int) {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let plan = RandomWorld.plan(seed)
      let journal = World(plan).run()
      for law in Laws.all where law.check(LawInput(plan, journal)).isBroken {
        Issue.record("seed \(seed), \(law.name): \(plan.verdict(law, journal).joined(separator: "\n"))")
      }
    }
  }

  @Test("the drawn worlds meet what the laws speak of")
  func coverage() {
    var counts: [EventKind: Int] = [:]
    for seed in UInt64(0)..<60 {
      for entry in World(RandomWorld.plan(seed)).run().entries { counts[entry.event.kind, default: 0] += 1 }
    }
    let never = EventKind.allCases.filter { counts[$0] == nil }
    #expect(never == [.broke])
  }

  @Test("a word that is on its way when its trip ends is never said")
  func wordOnItsWay() {
    // In this world the next trip replaces the first one at the very instant of its arrival.
    let plan = RandomWorld.plan(377)
    let journal = World(plan).run()
    #expect(plan.verdict(.silentAfterEnd, journal) == ["held"])
  }
}
