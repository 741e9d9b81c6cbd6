import Testing

@testable import Scenarios

@Suite("mutants")
struct MutantTests {
  @Test("there are forty or more, of every seat, each with a name and a sentence of its own")
  func areNamed() {
    let names = Mutants.all.map(\.name)
    #expect(names.count >= 40)
    #expect(Set(names).count == names.count)
    #expect(Set(Mutants.all.map(\.sentence)).count == names.count)
    #expect(Set(Mutants.all.map(\.seat)) == Set(Mutant.Seat.allCases))
    #expect(Mutants.all.filter { $0.sentence.hasSuffix(".") || $0.sentence.isEmpty }.map(\.name) == [])
  }

  @Test("an unknown name is answered with the nearest one")
  func offersTheNearest() {
    #expect(throws: InputError("there is no mutant `two-request`", help: "did you mean `two-requests`?")) {
      try Mutants.named("two-request")
    }
  }

  @Test(
    "a law notices its mutant on a car that leaves its road",
    arguments: [
      ("two-requests", "one-request"), ("retries-after-a-second", "retry-spacing"), ("starts-twice", "started-once"),
      ("reroutes-by-the-default-provider", "own-mode"), ("never-retries", "request-settles"),
      ("announces-off-route", "silent-off-route"), ("no-confirmation", "off-route-confirmed"),
      ("camera-queue", "camera-keeps-up"), ("remaining-negative", "progress-sane"),
    ])
  func isNoticed(mutant: String, law: String) throws {
    let run = try SearchFixtures.run(SearchFixtures.lost)
    #expect(run.execute().failureIDs == [])
    #expect(run.execute(under: try Mutants.named(mutant)).failureIDs.contains(.law(law)))
  }

  @Test("a mutant of the plan is judged by the plan as it was written")
  func judgesByThePlan() throws {
    let text =
      "scenario \"muted\"\n\nroute driving\n  east 500 m\n  arrive\n\napp\n  mutes at 0:00\n\nexpect\n  no said\n"
    let run = try SearchFixtures.run(text)
    #expect(run.execute().failureIDs == [])
    #expect(run.execute(under: try Mutants.named("speaks-though-muted")).failureIDs == [.expectation("no said")])
  }

  @Test("of one scenario the kill table names the mutants under which each expectation fails")
  func killTableOfOne() throws {
    let run = try SearchFixtures.run(SearchFixtures.lost)
    let names = ["two-requests", "never-off-route", "no-confirmation", "speaks-english-only"]
    let table = KillTable(try names.map { try Mutants.named($0) }, over: [run])
    #expect(
      table.lines == [
        "mutant             runs  by law  first that notices", "", "engine",
        "never-off-route       1       0  : off-route once",
        "no-confirmation       1       1  : law off-route-confirmed", "", "trip",
        "two-requests          1       1  : law one-request", "", "3 of 4 mutants are noticed by 1 runs", "",
        "mutants under which each expectation fails:", "     1  off-route once: never-off-route",
      ])
  }

  @Test("the kill table counts who notices, and names the holes")
  func killTable() throws {
    let run = try SearchFixtures.run(SearchFixtures.lost)
    var other = run
    other.name.path = "other.scenario"
    let mutants = try ["two-requests", "speaks-english-only"].map { try Mutants.named($0) }
    let table = KillTable(mutants, over: [run, other], jobs: 2)
    #expect(table.holes.map(\.name) == ["speaks-english-only"])
    #expect(table.rows.map(\.notices.count) == [2, 0])
    #expect(
      table.lines == [
        "mutant                 runs  by law  first that notices", "", "trip",
        "two-requests              2       2  : law one-request", "", "app",
        "speaks-english-only       0       0  nobody notices", "", "1 of 2 mutants are noticed by 2 runs",
        "holes in the suite:", "  speaks-english-only: the voice speaks English whatever was chosen",
      ])
  }
}
