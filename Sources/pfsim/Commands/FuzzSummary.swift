import GuidanceCore
import Scenarios

/// What a search came to: the failures, made small and kept, and where it has been.
struct FuzzSummary {
  private var record: SearchRecord
  private let firstAt: Double?
  private var shown: [(text: String, path: String?)] = []

  /// Shrinks and keeps what was found; the record of the search goes beside it.
  init(
    _ report: FuzzReport, _ search: Fuzz, _ corpus: CorpusFolder?, source: String, seconds: Double, firstAt: Double?
  ) throws {
    self.firstAt = firstAt
    record = SearchRecord(report, of: search, source: source, processorSeconds: seconds)
    for (place, finding) in report.findings.enumerated() {
      SearchProgress.show("shrinking \(place + 1) of \(report.findings.count)")
      // Who stops a search over another engine, which may hang, does not wait for a thousand tries of it.
      let isHasty = Interrupt.hasCome && !search.cast.isOwn
      var shrinker = Shrinker(
        finding.failure, mutant: search.mutant, cast: search.cast, files: finding.drawn.files, limit: isHasty ? 0 : 1000
      )
      let small = shrinker.shrink(finding.drawn.scenario)
      let saved = SavedFailure(
        small, finding.failure, mutant: search.mutant, cast: search.cast, files: finding.drawn.files,
        folder: corpus?.path ?? "")
      let path = try corpus?.save(saved)
      record.findings[place].lines = saved.lineCount
      record.findings[place].file = corpus.map { _ in saved.name }
      shown.append((saved.text, path))
    }
    SearchProgress.clear()
    try corpus?.save(record)
  }

  /// The summary for a terminal.
  var lines: [String] {
    var lines = zip(record.findings, shown).flatMap { finding, shown in
      SearchRecord.lines(finding, path: shown.path, scenario: shown.text)
    }
    lines += record.summaryLines
    if let firstAt, let first = record.findings.first {
      let seconds = JSONText.number((firstAt * 10).rounded() / 10)
      lines.append("the first failure came after \(seconds) s, with run \(first.first)")
    }
    lines.append(record.findings.isEmpty ? "no failure" : "\(record.findings.count) kinds of failures")
    return lines
  }

  /// The summary as JSON lines: one a failure, then one of the counts.
  var jsonLines: [String] {
    zip(record.findings, shown).map { finding, shown in
      SearchRecord.json(finding, path: shown.path, scenario: shown.text)
    } + [record.summaryJSON(firstAfter: firstAt)]
  }
}
