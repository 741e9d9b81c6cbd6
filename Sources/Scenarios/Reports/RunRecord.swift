import GuidanceCore

/// One line of a report of many runs: what was run, how it came out and how to repeat it.
public struct RunRecord: Sendable {
  /// How a run came out.
  public enum Outcome: String, Sendable {
    /// Everything held.
    case held
    /// An expectation or a law did not hold.
    case failed
    /// A limit was reached before the end.
    case undecided
    /// The scenario has mistakes and was not run.
    case wrong
  }

  /// One thing that did not hold, or one mistake.
  public struct Failure: Sendable, Hashable {
    /// `expectation`, `vacuous`, `law`, `finding`, `limit` or `mistake`.
    public var kind: String
    /// What should have held: an expectation, a law's name, a mistake's id.
    public var what: String
    /// What was there instead.
    public var message: String
    /// The line in the file, from 1; 0 = none.
    public var line: Int
    /// The column, from 1; 0 = none.
    public var column: Int
    /// When in the run; nil where it has no moment.
    public var moment: String?
  }

  /// The scenario's file.
  public var path: String
  /// The title with the values of its row.
  public var title: String
  /// The row of `cases`, from 1; nil without a table.
  public var caseNumber: Int?
  /// Where luck began; nil for a scenario that was not run.
  public var seed: UInt64?
  /// The schedule as the command line takes it; nil for a scenario that was not run.
  public var schedule: String?
  /// How it came out.
  public var outcome: Outcome
  /// How many expectations it had.
  public var expectations: Int
  /// What did not hold.
  public var failures: [Failure]
  /// What a person reads, in lines.
  public var words: [String]
  /// The command that repeats it.
  public var command: String
  /// The seconds of virtual time.
  public var simulatedSeconds: Double
  /// How its maneuvers were announced; nil where nobody asked.
  public var audit: DriveAudit?
  /// The seconds that it took; nil where nobody looked at a clock.
  public var wallSeconds: Double?

  /// Makes the record of a run that is over.
  public init(_ result: RunResult, source: SourceText, wallSeconds: Double? = nil) {
    let name = result.run.name
    path = name.path
    title = name.title
    caseNumber = name.caseNumber
    seed = name.seed
    schedule = name.schedule.argument
    expectations = result.verdicts.count
    failures = Self.failures(of: result)
    words = result.outcome == .held ? [] : FailureReport(result, source: source).lines
    command = name.command
    simulatedSeconds = result.journal.endedAt.seconds
    self.wallSeconds = wallSeconds
    outcome =
      switch result.outcome {
      case .held: .held
      case .failed: .failed
      case .undecided: .undecided
      }
  }

  /// Makes the record of a scenario that cannot be run.
  public init(wrong path: String, title: String, diagnostics: Diagnostics, source: SourceText) {
    self.path = path
    self.title = title
    outcome = .wrong
    expectations = 0
    failures = diagnostics.items.filter { $0.severity == .error }.map { item in
      Failure(
        kind: "mistake", what: item.id, message: item.message, line: item.span.line, column: item.span.column)
    }
    let text = DiagnosticPrinter(sources: [source]).text(diagnostics)
    words = text.split(separator: "\n").map(String.init)
    command = "pfsim check \(path)"
    simulatedSeconds = 0
  }

  /// The name by which a report tells the run from all others: the title, then what else names it.
  public var name: String {
    var parts: [String] = []
    if let caseNumber { parts.append("case \(caseNumber)") }
    if let seed { parts.append("seed \(seed)") }
    if let schedule, schedule != "fifo" { parts.append(schedule) }
    return parts.isEmpty ? title : "\(title) (\(parts.joined(separator: ", ")))"
  }

  private static func failures(of result: RunResult) -> [Failure] {
    var failures = result.failures.map { verdict in
      let isVacuous = if case .vacuous = verdict.outcome { true } else { false }
      var message = verdict.observed
      if let missed = verdict.nearest?.missedBy { message += message.isEmpty ? missed : " (\(missed))" }
      return Failure(
        kind: isVacuous ? "vacuous" : "expectation", what: verdict.text, message: message, line: verdict.span.line,
        column: verdict.span.column, moment: verdict.at?.written)
    }
    for law in result.brokenLaws {
      guard case .broken(let moment, _, let message) = law.verdict else { continue }
      failures.append(
        Failure(kind: "law", what: law.law.name, message: message, line: 0, column: 0, moment: moment.written))
    }
    for finding in result.findings {
      failures.append(Failure(kind: "finding", what: "no finding", message: finding, line: 0, column: 0))
    }
    if case .limit(let name) = result.journal.outcome {
      failures.append(
        Failure(
          kind: "limit", what: "the run ends", message: "the limit of \(name) was reached", line: 0, column: 0,
          moment: result.journal.endedAt.written))
    }
    return failures
  }
}
