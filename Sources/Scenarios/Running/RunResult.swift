import SimWorld

/// One run that is over: what happened and what became of each expectation.
public struct RunResult: Sendable {
  /// What was run.
  public let run: ScenarioRun
  /// What happened.
  public let journal: Journal
  /// What became of each expectation, in file order.
  public let verdicts: [Verdict]
  /// What became of each law, in the order of ``Laws/all``.
  public let laws: [LawResult]

  /// The verdicts that do not pass.
  public var failures: [Verdict] { verdicts.filter { !$0.passes } }

  /// The laws that fail the run.
  public var brokenLaws: [LawResult] { laws.filter(\.fails) }

  /// What stands against the run beside its expectations and the laws, each as a sentence.
  public var findings: [String] { journal.findings }

  /// How the run came out.
  public var outcome: Outcome {
    if case .limit = journal.outcome { return .undecided }
    return failures.isEmpty && brokenLaws.isEmpty && findings.isEmpty ? .held : .failed
  }

  /// How a run can come out.
  public enum Outcome: Sendable, Hashable {
    /// Everything held.
    case held
    /// Something did not.
    case failed
    /// A limit was reached before the end.
    case undecided
  }
}

extension Journal {
  /// Whether an answer that the scenario draws did not fit where it was asked for.
  package var hasMisfit: Bool {
    entries.contains { entry in
      if case .broke(let why) = entry.event { why.hasPrefix(DrawnAnswerError.opening) } else { false }
    }
  }

  /// What broke, each as a sentence.
  package var findings: [String] {
    entries.compactMap { entry -> String? in
      if case .broke(let why) = entry.event { "something broke at \(entry.time.written): \(why)" } else { nil }
    }
  }
}

extension ScenarioRun {
  /// Plays the run in virtual time on this thread and judges it.
  ///
  /// - Parameters:
  ///   - parts: who plays it; an app's own engine, trip or provider goes in here.
  ///   - played: the plan that is played instead of the run's own, by which it is judged all the same; nil = that one.
  public func execute(parts: WorldParts = WorldParts(), playing played: WorldPlan? = nil) -> RunResult {
    let journal = World(played ?? plan, parts: parts).run()
    return RunResult(
      run: self, journal: journal, verdicts: Checker(self, journal).verdicts,
      laws: Laws.judge(journal, of: plan, suspended: lawsOff))
  }
}
