import SimWorld

/// What came of all runs of a scenario, for a test to report.
public struct PlayedScenario: Sendable {
  /// Everything that keeps it from holding, in the order of the text and of its runs; empty where all held.
  public let problems: [ScenarioProblem]
  /// What a person reads of the runs that did not hold: each with its failures and all its events; empty where all held.
  public let trace: String

  /// Plays the runs of a resolved scenario.
  ///
  /// - Parameter place: where a problem stands that has no line of its own.
  init(_ resolution: Resolution, source: SourceText, parts: WorldParts, place: SourceSpan) {
    var problems = resolution.diagnostics.items.filter { $0.severity == .error }.map {
      ScenarioProblem($0.message, at: $0.span, else: place)
    }
    var lines: [String] = []
    for run in resolution.runs {
      let result = run.execute(parts: parts)
      let found = result.problems(else: place)
      if found.isEmpty { continue }
      problems += found
      lines += FailureReport(result, source: source).lines + [""]
      lines += Trace(name: run.name, journal: result.journal).textLines + [""]
    }
    self.problems = problems
    trace = lines.map { $0 + "\n" }.joined()
  }
}

/// One thing that keeps a scenario from holding: a mistake in its text, an expectation, a law.
public struct ScenarioProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one sentence.
  public let message: String
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  private let speaksOfTheWhole: Bool

  init(_ message: String, at span: SourceSpan?, else place: SourceSpan) {
    speaksOfTheWhole = span.map { $0.line <= 0 } ?? true
    let span = speaksOfTheWhole ? place : span ?? place
    self.message = message
    path = span.path
    line = max(1, span.line)
    column = max(1, span.column)
  }

  /// The place and what is wrong there, `town.scenario:12: ...`; without a line where the whole scenario is meant.
  public var description: String { speaksOfTheWhole ? "\(path): \(message)" : "\(path):\(line): \(message)" }
}

extension RunResult {
  /// Everything that keeps the run from holding.
  ///
  /// - Parameter place: where a problem stands that has no line of its own.
  func problems(else place: SourceSpan) -> [ScenarioProblem] {
    let row = run.name.caseNumber.map { "case \($0): " } ?? ""
    func problem(_ message: String, at span: SourceSpan? = nil) -> ScenarioProblem {
      ScenarioProblem(row + message, at: span, else: place)
    }
    let expectations = failures.map { problem("`\($0.text)`: \($0.observed)", at: $0.span) }
    let laws = brokenLaws.compactMap { result -> ScenarioProblem? in
      guard case .broken(let moment, _, let message) = result.verdict else { return nil }
      return problem("law \(result.law.name) broken at \(moment.written): \(message)")
    }
    var rest = findings.map { problem($0) }
    if case .limit(let name) = journal.outcome { rest.append(problem("the limit of \(name) was reached")) }
    return expectations + laws + rest
  }
}

extension ScenarioFile {
  /// Plays all runs of the file and tells everything that is wrong: mistakes in the text, and what did not hold.
  ///
  /// - Parameter parts: who plays it; an app's own engine, trip or provider goes in here.
  public func play(_ options: RunOptions = RunOptions(), parts: WorldParts = WorldParts()) -> PlayedScenario {
    let title = SourceSpan(path: path, line: max(1, scenario?.title.span.line ?? 1), column: 1, length: 1)
    return PlayedScenario(resolve(options), source: source, parts: parts, place: title)
  }

  /// What ``play(_:parts:)`` finds, each problem as a line: for a test that shall fail whenever `pfsim run` would.
  public func complaints(_ options: RunOptions = RunOptions(), parts: WorldParts = WorldParts()) -> [String] {
    play(options, parts: parts).problems.map(\.description)
  }
}

extension Scenario {
  /// Plays all runs of a scenario that was built in Swift; problems stand where this is called.
  ///
  /// - Parameter parts: who plays it; an app's own engine, trip or provider goes in here.
  public func play(
    parts: WorldParts = WorldParts(), path: String = #filePath, line: Int = #line, column: Int = #column
  ) -> PlayedScenario {
    PlayedScenario(
      ScenarioResolver().resolve(self), source: SourceText(path: "", text: ""), parts: parts,
      place: SourceSpan(path: path, line: line, column: column, length: 1))
  }
}
