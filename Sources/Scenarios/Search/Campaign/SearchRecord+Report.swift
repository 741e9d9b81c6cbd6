import GuidanceCore

extension SearchRecord {
  /// So many are named among the closest.
  private static let shownMargins = 5
  /// Their names are no longer than this.
  private static let nameWidth = 48

  /// The summary for a terminal, below the failures themselves: the table, the margins, the health, the counts.
  package var summaryLines: [String] {
    var lines = table.lines + [""]
    let near = closest.sorted { ($0.margin, $0.name) < ($1.margin, $1.name) }
    if !near.isEmpty {
      lines.append("what came closest to failing:")
      lines += near.prefix(Self.shownMargins).map { one in
        let margin = Margin(one.margin, Margin.Unit(rawValue: one.unit) ?? .number)
        return
          "  \(one.name.prefix(Self.nameWidth).description.rightPadded(Self.nameWidth))\("\(margin)".leftPadded(12))  in run \(one.run)"
      }
      lines.append("")
    }
    let warnings = SearchHealth.warnings(of: self)
    lines += warnings.map { "warning[\($0.name)]: \($0.sentence)" } + (warnings.isEmpty ? [] : [""])
    return lines + [countsLine]
  }

  private var countsLine: String {
    let rate = processorSeconds > 0 ? Double(runs) / processorSeconds : 0
    let virtual = runs > 0 ? virtualSeconds / Double(runs) : 0
    return "\(runs) runs in \(Self.figure(processorSeconds)) s of one core: \(Self.figure(rate)) runs a second, of"
      + " \(Self.figure(virtual)) virtual seconds each"
      + (unplayable > 0 ? "; \(unplayable) could not be played" : "")
  }

  /// The summary as one JSON object in a line.
  package func summaryJSON(firstAfter: Double? = nil) -> String {
    var object = JSONObjectText()
    object.add("seed", "\(seed)")
    object.add("mutant", mutant)
    object.add(raw: "shards", JSONText.array(shards.map { "\($0)" }))
    object.add("of", shardCount)
    object.add("runs", runs)
    object.add("unplayable", unplayable)
    object.add("seconds", Self.rounded(processorSeconds))
    object.add("first_after", firstAfter.map(Self.rounded))
    object.add("failures", findings.count)
    object.add("empty_cells", table.emptyCount)
    object.add(
      raw: "cells",
      Self.object(
        FaultKind.allCases.map { kind in
          (kind.rawValue, JSONText.array(table.row(kind).map { "\($0)" }))
        }))
    object.add(raw: "margins", Self.object(closest.map { ($0.name, JSONText.number($0.margin)) }))
    object.add(raw: "warnings", JSONText.array(SearchHealth.warnings(of: self).map { JSONText.string($0.name) }))
    return object.text
  }

  /// A failure as one JSON object in a line.
  package static func json(_ finding: Finding, path: String?, scenario: String?) -> String {
    var object = JSONObjectText()
    object.add("failure", finding.failure)
    object.add("runs", finding.runs)
    object.add("first", finding.first)
    object.add("lines", finding.lines)
    object.add("path", path)
    object.add("scenario", scenario)
    return object.text
  }

  /// A failure as a terminal shows it, its scenario below.
  package static func lines(_ finding: Finding, path: String?, scenario: String?) -> [String] {
    let head =
      "✗ \(finding.failure): \(finding.runs) runs, the first is run \(finding.first); \(finding.lines) lines"
      + (path.map { ", written to \($0)" } ?? "")
    let body = scenario?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    " + $0 } ?? []
    return [head] + body + [""]
  }

  private static func object(_ pairs: [(String, String)]) -> String {
    var object = JSONObjectText()
    for (key, json) in pairs { object.add(raw: key, json) }
    return object.text
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  static func figure(_ value: Double) -> String { JSONText.number(rounded(value)) }
}
