import GuidanceCore
import Scenarios

/// What a search came to: the failures, made small and kept, and where it has been.
struct FuzzSummary {
  private let report: FuzzReport
  private let search: Fuzz
  private let seconds: Double
  private let firstAt: Double?
  private var findings: [(finding: FuzzReport.Finding, saved: SavedFailure, path: String?)] = []

  /// Shrinks and keeps what was found.
  init(
    _ report: FuzzReport, _ search: Fuzz, _ corpus: CorpusFolder?, seconds: Double, firstAt: Double?
  ) throws {
    self.report = report
    self.search = search
    self.seconds = seconds
    self.firstAt = firstAt
    for (place, finding) in report.findings.enumerated() {
      SearchProgress.show("shrinking \(place + 1) of \(report.findings.count)")
      var shrinker = Shrinker(finding.failure, mutant: search.mutant, cast: search.cast, files: finding.drawn.files)
      let small = shrinker.shrink(finding.drawn.scenario)
      let saved = SavedFailure(
        small, finding.failure, mutant: search.mutant, cast: search.cast, files: finding.drawn.files,
        folder: corpus?.path ?? "")
      findings.append((finding, saved, try corpus?.save(saved)))
    }
    SearchProgress.clear()
  }

  private var rate: Double { seconds > 0 ? Double(report.runCount) / seconds : 0 }

  /// The summary for a terminal.
  var lines: [String] {
    var lines: [String] = []
    for (finding, saved, path) in findings {
      lines += [
        "✗ \(finding.failure): \(finding.count) runs, the first is run \(finding.first); \(saved.lineCount) lines"
          + (path.map { ", written to \($0)" } ?? "")
      ]
      lines += saved.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    " + $0 }
      lines.append("")
    }
    lines += report.table.lines + [""]
    let virtual = report.runCount > 0 ? report.seconds / Double(report.runCount) : 0
    lines.append(
      "\(report.runCount) runs in \(Self.figure(seconds)) s of one core: \(Self.figure(rate)) runs a second, of \(Self.figure(virtual))"
        + " virtual seconds each" + (report.unplayable > 0 ? "; \(report.unplayable) could not be played" : ""))
    if let firstAt, let first = report.findings.first {
      lines.append("the first failure came after \(Self.figure(firstAt)) s, with run \(first.first)")
    }
    lines.append(findings.isEmpty ? "no failure" : "\(findings.count) kinds of failures")
    return lines
  }

  /// The summary as JSON lines: one a failure, then one of the counts.
  var jsonLines: [String] {
    var lines: [String] = []
    for (finding, saved, path) in findings {
      var object = JSONObjectText()
      object.add("failure", "\(finding.failure)")
      object.add("runs", finding.count)
      object.add("first", finding.first)
      object.add("lines", saved.lineCount)
      object.add("path", path)
      object.add("scenario", saved.text)
      lines.append(object.text)
    }
    var object = JSONObjectText()
    object.add("seed", "\(search.seed)")
    object.add("runs", report.runCount)
    object.add("unplayable", report.unplayable)
    object.add("seconds", Self.rounded(seconds))
    object.add("first_after", firstAt.map(Self.rounded))
    object.add("failures", findings.count)
    object.add("empty_cells", report.table.emptyCount)
    return lines + [object.text]
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func figure(_ value: Double) -> String { JSONText.number(rounded(value)) }
}
