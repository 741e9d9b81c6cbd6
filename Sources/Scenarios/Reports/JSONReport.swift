import GuidanceCore

/// The outcome of many runs as one JSON object; its keys are described in docs/reports.md.
enum JSONReport {
  /// The number of the form: it grows when a key changes its meaning or goes away.
  static let version = 1

  /// The object, with a run a line; ends with a line end.
  static func document(_ records: [RunRecord]) -> String {
    var head = JSONObjectText()
    head.add("pfsim", ToolVersion.current)
    head.add("version", version)
    for outcome in [RunRecord.Outcome.held, .failed, .undecided, .wrong] {
      head.add(outcome.rawValue, records.count { $0.outcome == outcome })
    }
    let runs = records.map(run).joined(separator: ",\n")
    return head.text.dropLast() + ",\"runs\":[\n\(runs)\n]}\n"
  }

  private static func run(_ record: RunRecord) -> String {
    var text = JSONObjectText()
    text.add("scenario", record.path)
    text.add("title", record.title)
    text.add("case", record.caseNumber)
    text.add(raw: "seed", record.seed.map { "\($0)" } ?? "null")
    text.add("schedule", record.schedule)
    text.add("outcome", record.outcome.rawValue)
    text.add("expectations", record.expectations)
    text.add("simulated", Rounded.meters(record.simulatedSeconds))
    text.add("repeat", record.command)
    text.add(raw: "failures", JSONText.array(record.failures.map(failure)))
    if let audit = record.audit { text.add(raw: "audit", AuditReport.maneuvers(audit)) }
    return text.text
  }

  private static func failure(_ failure: RunRecord.Failure) -> String {
    var text = JSONObjectText()
    text.add("kind", failure.kind)
    text.add("what", failure.what)
    text.add("message", failure.message)
    text.add("line", failure.line > 0 ? failure.line : nil)
    text.add("column", failure.line > 0 ? failure.column : nil)
    text.add("at", failure.moment)
    return text.text
  }
}
