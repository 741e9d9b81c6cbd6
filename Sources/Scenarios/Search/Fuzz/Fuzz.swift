import SimWorld

/// A search for runs that fail: which runs, under which mutant, on how many threads.
///
/// A run depends on the seed and its own number alone: the same seed finds the same failures, and shards that split the
/// numbers among them find together what one search finds.
package struct Fuzz: Sendable {
  /// Where the scenarios are drawn from.
  package var source: FuzzSource
  /// Where luck begins.
  package var seed: UInt64 = 1
  /// What is wrong with the worlds; nil = nothing.
  package var mutant: Mutant?
  /// Who plays.
  package var cast = Cast.own
  /// How many threads.
  package var jobs = 1
  /// Which share of the numbers is played.
  package var shard = Shard()

  /// Makes a search.
  package init(_ source: FuzzSource) { self.source = source }

  /// One share of several.
  package struct Shard: Sendable, Equatable {
    /// Its number, from 1.
    package var number = 1
    /// How many there are.
    package var count = 1

    /// The whole.
    package init() {}

    /// Reads `I/N`; nil for anything else.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
      else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// Plays the next runs of the search and notes what they were like.
  ///
  /// - Parameters:
  ///   - report: what was found so far; its ``FuzzReport/next`` is the first number that is played.
  ///   - limit: the numbers are below it.
  ///   - isOver: asked before each run.
  package func play(_ batch: Int, into report: inout FuzzReport, limit: Int, isOver: @escaping @Sendable () -> Bool) {
    var numbers: [Int] = []
    var next = report.next
    while numbers.count < batch, next < limit {
      if next % shard.count == shard.number - 1 { numbers.append(next) }
      next += 1
    }
    let outcomes = Workers.map(numbers, jobs: jobs, isOver: isOver) { outcome(of: $0) }
    for (number, outcome) in zip(numbers, outcomes) {
      guard let outcome else {
        report.next = number
        return
      }
      report.take(outcome)
    }
    report.next = next
  }

  /// Plays the run of a number.
  package func outcome(of number: Int) -> FuzzOutcome {
    guard let drawn = source.draw(number, seed: seed), let run = drawn.run else { return FuzzOutcome(index: number) }
    let result = run.execute(under: mutant, with: cast)
    var outcome = FuzzOutcome(index: number)
    outcome.isPlayed = true
    outcome.seconds = run.plan.limit.seconds
    outcome.cells = FaultCells(drawn.faults, result.journal).cells
    var failures = result.failureIDs
    // What fails without the mutant too is no news of it.
    if mutant != nil, !failures.isEmpty {
      let sound = Set(run.execute(under: nil, with: cast).failureIDs)
      failures.removeAll { sound.contains($0) }
    }
    if failures.isEmpty { return outcome }
    outcome.failures = failures
    outcome.drawn = drawn
    outcome.lineCount = ScenarioPrinter.text(of: drawn.scenario).count { $0 == "\n" }
    return outcome
  }
}

/// What became of one run of a search.
package struct FuzzOutcome: Sendable {
  /// Its number.
  package var index: Int
  /// Whether it could be played at all.
  package var isPlayed = false
  /// Its virtual seconds.
  package var seconds = 0.0
  /// Which faults met which phases.
  package var cells: Set<FaultTable.Cell> = []
  /// What failed; empty where all held.
  package var failures: [FailureID] = []
  /// The scenario, where something failed.
  package var drawn: FuzzCase?
  /// How many lines it has.
  package var lineCount = 0

  /// Makes the outcome of a run that was not played.
  package init(index: Int) { self.index = index }
}

/// What a search has found so far.
package struct FuzzReport: Sendable {
  /// The number of the next run.
  package internal(set) var next = 0
  /// How many runs were played.
  package private(set) var runCount = 0
  /// How many drawings made no scenario that can be run.
  package private(set) var unplayable = 0
  /// Virtual seconds of all runs.
  package private(set) var seconds = 0.0
  /// Which faults met which phases, and how often.
  package private(set) var table = FaultTable()
  /// The failures, one a kind, in the order in which they were found.
  package private(set) var findings: [Finding] = []

  /// A kind of failure, and the smallest scenario that showed it.
  package struct Finding: Sendable {
    /// The kind: figures in an expectation make no other one.
    package var family: String
    /// What failed in the smallest scenario.
    package var failure: FailureID
    /// The smallest scenario.
    package var drawn: FuzzCase
    /// How many lines it has.
    package var lineCount: Int
    /// How many runs failed so.
    package var count: Int
    /// The number of the first run that failed so.
    package var first: Int
  }

  /// Makes an empty report.
  package init() {}

  mutating func take(_ outcome: FuzzOutcome) {
    guard outcome.isPlayed else {
      unplayable += 1
      return
    }
    runCount += 1
    seconds += outcome.seconds
    table.take(outcome.cells)
    guard let drawn = outcome.drawn else { return }
    var seen: Set<String> = []
    for failure in outcome.failures where seen.insert(failure.family).inserted {
      take(failure, drawn, lineCount: outcome.lineCount)
    }
  }

  private mutating func take(_ failure: FailureID, _ drawn: FuzzCase, lineCount: Int) {
    guard let place = findings.firstIndex(where: { $0.family == failure.family }) else {
      findings.append(
        Finding(
          family: failure.family, failure: failure, drawn: drawn, lineCount: lineCount, count: 1, first: drawn.index))
      return
    }
    findings[place].count += 1
    if lineCount < findings[place].lineCount {
      findings[place].failure = failure
      findings[place].drawn = drawn
      findings[place].lineCount = lineCount
    }
  }
}

extension FailureID {
  /// The failure without the figures of its expectation.
  package var family: String {
    var family = ""
    for character in description {
      let isFigure = character.isNumber || ((character == ":" || character == ".") && family.hasSuffix("#"))
      if !isFigure { family.append(character) } else if !family.hasSuffix("#") { family.append("#") }
    }
    return family
  }
}
