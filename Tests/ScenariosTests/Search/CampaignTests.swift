import Testing

@testable import Scenarios

@Suite("shards that a system numbers")
struct ShardEnvironmentTests {
  @Test(
    "the share is what Slurm, AWS Batch, Kubernetes and GNU parallel say",
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], "3/4"),
      (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "0"], "1/2"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "30", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_STEP": "10",
        ], "3/3"
      ),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "8"], "1/8"),
      (["JOB_COMPLETION_INDEX": "7", "PFSIM_SHARDS": "8"], "8/8"), (["PARALLEL_SEQ": "1", "PFSIM_SHARDS": "2"], "1/2"),
    ])
  func shares(environment: [String: String], expected: String) throws {
    #expect(try Fuzz.Shard.auto(environment) == Fuzz.Shard(expected))
  }

  @Test(
    "what cannot be a share is one clear error",
    arguments: [
      ([:], "`--shard auto` finds no array of jobs in the environment"),
      (["PARALLEL_SEQ": "1"], "GNU parallel numbers the shards, but does not say how many there are"),
      (
        ["PARALLEL_SEQ": "3", "PFSIM_SHARDS": "2"],
        "`PARALLEL_SEQ` is 3, which is none of 2 shards without a gap"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1"],
        "`SLURM_ARRAY_TASK_ID` is 7, which is none of 3 shards without a gap"
      ),
      (
        ["JOB_COMPLETION_INDEX": "x", "PFSIM_SHARDS": "2"],
        "`JOB_COMPLETION_INDEX` is `x`, expected a number of jobs or of one of them"
      ),
      (
        ["PARALLEL_SEQ": "1", "SLURM_ARRAY_TASK_ID": "1", "PFSIM_SHARDS": "2"],
        "`--shard auto` finds arrays of Slurm and GNU parallel in the environment"
      ),
    ])
  func refuses(environment: [String: String], message: String) {
    #expect(throws: InputError.self) { try Fuzz.Shard.auto(environment) }
    do { _ = try Fuzz.Shard.auto(environment) } catch { #expect(error.message == message) }
  }
}

@Suite("the record of a search")
struct SearchRecordTests {
  private static func record(_ runs: Int, shard: String = "1/1", mutant: String? = nil) throws -> SearchRecord {
    var search = Fuzz(.worlds)
    search.shard = Fuzz.Shard(shard) ?? Fuzz.Shard()
    search.mutant = try mutant.map { try Mutants.named($0) }
    let report = try SearchFixtures.report(mutant: mutant, runs: runs, jobs: 2, shard: shard, pilot: 40)
    return SearchRecord(report, of: search, source: "worlds", processorSeconds: 0)
  }

  @Test("two shards joined are the record of the whole, behind the pilot too")
  func joins() throws {
    let runs = 130
    var whole = try Self.record(runs, mutant: "never-retries")
    var joined = try Self.record(runs, shard: "1/2", mutant: "never-retries")
      .joined(with: try Self.record(runs, shard: "2/2", mutant: "never-retries"))
    #expect(joined.missingShards == [])
    // Of two smallest scenarios the one that came first is kept; sums of seconds depend on their order.
    for place in whole.findings.indices { whole.findings[place].failure = "" }
    for place in joined.findings.indices { joined.findings[place].failure = "" }
    #expect(abs(whole.virtualSeconds - joined.virtualSeconds) < 1e-6)
    whole.virtualSeconds = joined.virtualSeconds
    whole.shards = [1, 2]
    whole.shardCount = 2
    #expect(joined == whole)
    #expect(!whole.findings.isEmpty)
  }

  @Test("shards of different searches do not join")
  func refuses() throws {
    let one = try Self.record(4, shard: "1/2")
    var other = try Self.record(4, shard: "2/2")
    other.seed = 7
    do {
      _ = try one.joined(with: other)
      Issue.record("they joined")
    } catch {
      #expect(error.message == "the folders hold shards of different searches: their seeds are `1` and `7`")
    }
  }
}

@Suite("the health of a search")
struct SearchHealthTests {
  /// A search of a hundred runs with nothing to complain of.
  private static func record(_ change: (inout SearchRecord) -> Void = { _ in }) -> SearchRecord {
    var record = SearchRecord(FuzzReport(), of: Fuzz(.worlds), source: "worlds", processorSeconds: 0.1)
    record.runs = 100
    record.left = 10
    change(&record)
    return record
  }

  private static func names(_ change: (inout SearchRecord) -> Void = { _ in }) -> [String] {
    SearchHealth.warnings(of: record(change)).map(\.name)
  }

  @Test("each reason to doubt has a name, and none is there without it")
  func warns() {
    #expect(Self.names() == [])
    #expect(Self.names { $0.processorSeconds = 2 } == ["too-slow"])
    #expect(Self.names { $0.vacuous = 12 } == ["vacuous"])
    #expect(Self.names { $0.drawn = ["late": 30] } == ["fault-never-fired"])
    #expect(
      Self.names { record in
        record.drawn = ["late": 30]
        record.cells = ["late": [0, 1, 0, 0, 0, 0, 0, 0]]
      } == [])
    #expect(Self.names { $0.refused = 20 } == ["all-fixes-refused"])
    #expect(Self.names { $0.left = 0 } == ["never-left"])
    #expect(
      Self.names { record in
        record.runs = 20
        record.left = 0
      } == [], "twenty runs tell nothing")
  }

  @Test("the summary shows a warning with cause and remedy")
  func isShown() {
    let lines = Self.record { $0.left = 0 }.summaryLines
    #expect(
      lines.contains(
        "warning[never-left]: no run went off its route, so that nothing of rerouting was tried; add a `leave` to the"
          + " drive, or --worlds"))
  }

  @Test("a scenario whose fixes are all refused is seen as one")
  func refusals() throws {
    let text = "scenario \"deaf\"\n\nroute driving\n  east 500 m\n  arrive\n\ngps\n  accuracy reads 2000 m\n"
    let run = try SearchFixtures.run(text)
    #expect(RunSigns(run.execute(), hasMargins: false).isRefused)
    #expect(RunSigns(try SearchFixtures.run(SearchFixtures.lost).execute(), hasMargins: true).hasLeft)
  }
}
