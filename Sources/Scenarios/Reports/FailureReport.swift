import SimWorld

/// What a person needs to understand why a run did not hold, for a terminal of 80 columns.
package struct FailureReport {
  private let result: RunResult
  private let source: SourceText

  /// Makes a report of a run that did not hold.
  package init(_ result: RunResult, source: SourceText) {
    self.result = result
    self.source = source
  }

  /// The report's lines: each failed expectation, each broken law, the last events, the ledger, the command that repeats
  /// the run.
  package var lines: [String] {
    var lines: [String] = []
    for verdict in result.failures { lines += failure(verdict) + [""] }
    for law in result.brokenLaws { lines += breach(law) + [""] }
    for finding in result.findings { lines += ["  \(finding)", ""] }
    if case .limit(let name) = result.journal.outcome {
      lines += ["  undecided: the limit of \(name) was reached at \(result.journal.endedAt.written)", ""]
    }
    lines += eventLines + [""]
    return lines + ledger + ["  repeat: \(result.run.name.command)"]
  }

  /// Whether the run can be trusted to repeat, in one line, else what escaped or was left behind.
  private var ledger: [String] {
    let findings = result.journal.ledger.findings
    if findings.isEmpty { return ["  ledger: clean"] }
    return findings.map { "  ledger: \($0)" }
  }

  private func failure(_ verdict: Verdict) -> [String] {
    let span = verdict.span
    let number = "\(span.line)"
    let text = source.line(span.line) ?? verdict.text
    var lines = ["  \(span.path):\(span.line):\(span.column): \(headline(verdict))"]
    lines.append("   \(number) | \(text)")
    let caret =
      String(repeating: " ", count: max(0, span.column - 1)) + String(repeating: "^", count: max(1, span.length))
    lines.append("   \(String(repeating: " ", count: number.count)) | \(caret)")
    if !verdict.expected.isEmpty { lines.append("   expected  \(verdict.expected)") }
    if !verdict.observed.isEmpty { lines.append("   observed  \(verdict.observed)") }
    if let nearest = verdict.nearest {
      let entry = result.journal.entries[nearest.entry]
      lines.append("   nearest   \(entry.time.written) \(EventWords.words(of: entry.event))")
      lines.append("             \(nearest.missedBy)")
      lines += timeRows(verdict, like: entry.event.kind)
    }
    if let margin = verdict.margin { lines.append("   margin    \(margin)") }
    return lines
  }

  private func timeRows(_ verdict: Verdict, like kind: EventKind) -> [String] {
    guard let expected = verdict.window else { return [] }
    let observed = result.journal.entries.filter { $0.event.kind == kind }.map(\.time)
    return TimeRows(expected: expected, observed: observed).lines
  }

  private func breach(_ result: LawResult) -> [String] {
    guard case .broken(let moment, let entries, let message) = result.verdict else { return [] }
    let head = [
      "  law \(result.law.name): broken at \(moment.written)", "   must hold \(result.law.sentence)",
      "   observed  \(message)",
    ]
    return head + entries.map { "  " + Trace.columns(self.result.journal.entries[$0]) }
  }

  private func headline(_ verdict: Verdict) -> String {
    if case .vacuous(let reason) = verdict.outcome { "vacuous: \(reason)" } else { "did not hold" }
  }

  /// Ten events: those round the first failure that has a moment, else the last ones.
  private var eventLines: [String] {
    let shown = result.journal.entries.filter { !$0.event.isFrequent && $0.event.kind != .reported }
    guard let moment = result.failures.lazy.compactMap({ $0.window?.lowerBound ?? $0.at }).first,
      let middle = shown.firstIndex(where: { $0.time >= moment })
    else { return ["  last events:"] + shown.suffix(10).map { "  " + Trace.columns($0) } }
    let first = max(0, min(middle - 5, shown.count - 10))
    let around = shown[first..<min(shown.count, first + 10)]
    return ["  events round \(moment.written):"] + around.map { "  " + Trace.columns($0) }
  }
}

extension RunName {
  /// The command that repeats the run.
  package var command: String {
    var words = ["pfsim run", path]
    if let caseNumber { words.append("--case \(caseNumber)") }
    words.append("--seed \(seed)")
    if schedule != .fifo { words.append("--schedule \(schedule.argument)") }
    words += sets.map { "--set '\($0.name)=\($0.value)'" }
    if let change { words.append(change) }
    return words.joined(separator: " ")
  }
}
