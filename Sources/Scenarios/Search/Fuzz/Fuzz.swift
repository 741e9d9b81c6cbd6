import SimWorld

/// A search for runs that fail: which runs, under which mutant, on how many threads.
///
/// A run depends on the seed and its own number alone, and from ``FuzzGuidance/pilotCount`` on also on the runs before
/// that number, which every shard knows: the same seed finds the same failures, and shards that split the numbers among
/// them find together what one search finds.
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
  /// So many runs teach the later ones.
  package var pilotCount = FuzzGuidance.pilotCount

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
      guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
      self.init(number, of: count)
    }

    /// Makes a share; nil where there is no such one.
    package init?(_ number: Int, of count: Int) {
      guard count >= 1, (1...count).contains(number) else { return nil }
      self.number = number
      self.count = count
    }

    /// Whether a run belongs to the share.
    func holds(_ index: Int) -> Bool { index % count == number - 1 }
  }

  /// Plays the next runs of the search and notes what they were like.
  ///
  /// - Parameters:
  ///   - report: what was found so far; its ``FuzzReport/next`` is the first number that is played.
  ///   - limit: the numbers are below it.
  ///   - isOver: asked before each run.
  package func play(_ batch: Int, into report: inout FuzzReport, limit: Int, isOver: @escaping @Sendable () -> Bool) {
    // No batch crosses the end of the pilot: what follows is drawn by what the pilot taught.
    let limit = report.next < pilotCount ? min(limit, pilotCount) : limit
    if report.next >= pilotCount, !learn(into: &report, isOver: isOver) { return }
    var numbers: [Int] = []
    var next = report.next
    while numbers.count < batch, next < limit {
      if shard.holds(next) { numbers.append(next) }
      next += 1
    }
    let guidance = report.guidance
    let outcomes = Workers.map(numbers, jobs: jobs, isOver: isOver) { outcome(of: $0, guidance) }
    for (number, outcome) in zip(numbers, outcomes) {
      guard let outcome else {
        report.next = number
        return
      }
      report.take(outcome)
    }
    report.next = next
  }

  /// Learns from the pilot, once; those of its runs that are other shards' are played for it and not counted.
  ///
  /// - Returns: false where it was over before the pilot was.
  package func learn(into report: inout FuzzReport, isOver: @escaping @Sendable () -> Bool = { false }) -> Bool {
    if report.guidance != nil { return true }
    let missing = (0..<pilotCount).filter { report.pilot[$0] == nil }
    let outcomes = Workers.map(missing, jobs: jobs, isOver: isOver) { outcome(of: $0, nil) }
    for outcome in outcomes {
      guard let outcome else { return false }
      report.pilot[outcome.index] = PilotRun(outcome)
    }
    report.guidance = FuzzGuidance(report.pilot)
    return true
  }

  /// Draws the run of a number; nil where nothing can be made of it.
  package func draw(_ number: Int, _ guidance: FuzzGuidance?) -> FuzzCase? {
    guard let guidance, number >= pilotCount else {
      return source.draw(number, Choices(seed: seed, run: number), seed: seed)
    }
    let (choices, origin) = guidance.choices(of: number, seed: seed)
    return source.draw(number, choices, origin: origin, seed: seed)
  }

  /// Plays the run of a number.
  func outcome(of number: Int, _ guidance: FuzzGuidance?) -> FuzzOutcome {
    guard let drawn = draw(number, guidance), let run = drawn.run else { return FuzzOutcome(index: number) }
    let result = run.execute(under: mutant, with: cast)
    // A disturbance made the traveller ask from elsewhere than the answer was drawn for: that says nothing of the app.
    if result.journal.hasMisfit { return FuzzOutcome(index: number) }
    var outcome = FuzzOutcome(index: number, drawn, result, isPilot: number < pilotCount)
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
