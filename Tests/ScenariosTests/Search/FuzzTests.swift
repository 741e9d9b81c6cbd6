import Testing

@testable import Scenarios

@Suite("fuzz")
struct FuzzTests {
  @Test("two threads find what one finds, in the same runs")
  func jobsDoNotMatter() throws {
    let one = try SearchFixtures.report(mutant: "two-requests", runs: 120)
    let two = try SearchFixtures.report(mutant: "two-requests", runs: 120, jobs: 2)
    #expect(SearchFixtures.families(one).contains("law one-request"))
    #expect(SearchFixtures.families(one) == SearchFixtures.families(two))
    #expect(one.findings.map(\.first) == two.findings.map(\.first))
    #expect(one.findings.map(\.count) == two.findings.map(\.count))
    #expect(one.table == two.table)
  }

  @Test("two shards find together what one search finds")
  func shardsAddUp() throws {
    let whole = try SearchFixtures.report(mutant: "never-retries", runs: 160)
    let shards = try ["1/2", "2/2"].map { try SearchFixtures.report(mutant: "never-retries", runs: 160, shard: $0) }
    #expect(shards.reduce(0) { $0 + $1.runCount } == whole.runCount)
    #expect(Set(shards.flatMap(SearchFixtures.families)) == Set(SearchFixtures.families(whole)))
    #expect(!whole.findings.isEmpty)
  }

  @Test("a search that is stopped goes on where it was stopped")
  func stops() throws {
    var report = FuzzReport()
    Fuzz(.worlds).play(40, into: &report, limit: 100, isOver: { true })
    #expect(report.next == 0)
    #expect(report.runCount == 0)
  }

  @Test(
    "a mutant is found in worlds that were made up",
    arguments: [
      "arrives-twice", "no-confirmation", "retries-for-ever", "chains-never", "prepares-late", "ends-any-trip",
    ])
  func finds(mutant: String) throws {
    #expect(!(try SearchFixtures.report(mutant: mutant, runs: 1500, jobs: 2)).findings.isEmpty)
  }

  @Test("a shard is a number of a count", arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", ""])
  func refusesShards(text: String) { #expect(Fuzz.Shard(text) == nil) }

  @Test("figures in an expectation make no failure of its own")
  func families() {
    #expect(FailureID.expectation("arrived once at 3:34").family == "arrived once at #")
    #expect(FailureID.expectation("at 0:40 progress within 1.5 m of 542 m").family == "at # progress within # m of # m")
    #expect(FailureID.law("end-once").family == "law end-once")
  }
}
