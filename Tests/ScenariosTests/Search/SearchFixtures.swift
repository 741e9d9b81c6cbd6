import SimWorld

@testable import Scenarios

/// Scenarios that the tests of the search play.
enum SearchFixtures {
  /// A car that leaves its road for good.
  static let lost = """
    scenario "a car leaves its road"
    tags reroute

    route driving
      east 2 km
      turn left "Turn left at the mill"
      north 1 km
      arrive

    drive at 12 m/s
      leave at 407 m: north 300 m, right 120 m

    gps
      noise 1 m
      duplicate from 0:10 to 0:20

    provider
      latency 2 s
      1st fails unavailable

    expect
      off-route once
    """

  /// The only run of a text.
  static func run(_ text: String) throws -> ScenarioRun {
    let runs = ScenarioResolver().resolve(try Scenario(parsing: text, path: "")).runs
    guard let run = runs.first else { throw InputError("the fixture makes no run") }
    return run
  }

  /// What a search finds: the kinds of failures, sorted.
  static func families(_ report: FuzzReport) -> [String] { report.findings.map(\.family).sorted() }

  /// A search over so many runs.
  static func report(
    _ source: FuzzSource = .worlds, seed: UInt64 = 1, mutant: String? = nil, runs: Int, jobs: Int = 1,
    shard: String = "1/1", pilot: Int = FuzzGuidance.pilotCount
  ) throws -> FuzzReport {
    var search = Fuzz(source)
    search.seed = seed
    search.jobs = jobs
    search.mutant = try mutant.map { try Mutants.named($0) }
    search.pilotCount = pilot
    search.shard = Fuzz.Shard(shard) ?? Fuzz.Shard()
    var report = FuzzReport()
    while report.next < runs { search.play(40, into: &report, limit: runs, isOver: { false }) }
    return report
  }
}
