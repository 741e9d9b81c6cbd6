import SimWorld

/// One run that is over: what happened and what became of each expectation.
public struct RunResult: Sendable {
  /// What was run.
  public let run: ScenarioRun
  /// What happened.
  public let journal: Journal
  /// What became of each expectation, in file order.
  public let verdicts: [Verdict]

  /// The verdicts that do not pass.
  public var failures: [Verdict] { verdicts.filter { !$0.passes } }

  /// What stands against the run beside its expectations, each as a sentence.
  public var findings: [String] {
    let broken = journal.entries.compactMap { entry -> String? in
      if case .broke(let why) = entry.event { "something broke at \(entry.time.written): \(why)" } else { nil }
    }
    return broken + journal.ledger.findings.map { "not deterministic: \($0)" }
  }

  /// How the run came out.
  public var outcome: Outcome {
    if case .limit = journal.outcome { return .undecided }
    return failures.isEmpty && findings.isEmpty ? .held : .failed
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

extension ScenarioRun {
  /// Plays the run in virtual time on this thread and judges it.
  ///
  /// - Parameter parts: who plays it; an app's own engine, trip or provider goes in here.
  public func execute(parts: WorldParts = WorldParts()) -> RunResult {
    let journal = World(plan, parts: parts).run()
    return RunResult(run: self, journal: journal, verdicts: Checker(self, journal).verdicts)
  }
}
