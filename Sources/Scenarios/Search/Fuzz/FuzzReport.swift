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
  /// In how many runs each kind of fault was drawn.
  package private(set) var drawnCounts: [FaultKind: Int] = [:]
  /// How many runs judged nothing.
  package private(set) var vacuous = 0
  /// In how many runs every fix was refused.
  package private(set) var refused = 0
  /// How many runs went off the route.
  package private(set) var left = 0
  /// The smallest margin of each law and of each family of expectations, by its name; zero is the rule and left out.
  package private(set) var closest: [String: Closest] = [:]
  /// What the first runs taught; nil as long as they are not over.
  package internal(set) var guidance: FuzzGuidance?
  /// The runs of the pilot that were played, by number.
  var pilot: [Int: PilotRun] = [:]
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

  /// How close something came to failing.
  package struct Closest: Sendable, Equatable {
    /// The margin.
    package var margin: Margin
    /// The number of the run.
    package var run: Int
  }

  /// Makes an empty report.
  package init() {}

  /// What came closest to failing, the smallest margin first: `retry-spacing 0.5 s`.
  package var closestWords: [String] {
    closest.sorted { ($0.value.margin.value, $0.key) < ($1.value.margin.value, $1.key) }
      .map { "\($0.key) \($0.value.margin)" }
  }

  mutating func take(_ outcome: FuzzOutcome) {
    if outcome.choices != nil { pilot[outcome.index] = PilotRun(outcome) }
    guard outcome.isPlayed else {
      unplayable += 1
      return
    }
    runCount += 1
    seconds += outcome.seconds
    table.take(outcome.cells)
    for fault in outcome.faults { drawnCounts[fault, default: 0] += 1 }
    if outcome.signs.isVacuous { vacuous += 1 }
    if outcome.signs.isRefused { refused += 1 }
    if outcome.signs.hasLeft { left += 1 }
    for (name, margin) in outcome.margins
    where margin.value > FuzzGuidance.leastMargin && margin.value < closest[name]?.margin.value ?? .infinity {
      closest[name] = Closest(margin: margin, run: outcome.index)
    }
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
