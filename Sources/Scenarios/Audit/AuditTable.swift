import GuidanceCore

/// Audits for a terminal of 80 columns.
package enum AuditTable {
  /// The table of one run, a line a maneuver.
  package static func lines(_ audit: DriveAudit) -> [String] {
    let head = [row(["step", "at", "maneuver", "first", "ahead", "lead", "now", "error"], runWidths)]
    return rows(
      audit.maneuvers, head: head, maneuver: { $0 },
      line: { maneuver in
        let first = maneuver.first
        return row(
          [
            "\(maneuver.step)", meters(maneuver.along), maneuver.words,
            first.map { $0.isCarried ? "then" : $0.stage.rawValue } ?? "never", first?.ahead.map(meters) ?? "-",
            first?.lead.map(seconds) ?? fate(maneuver), maneuver.hasNow.map { $0 ? "yes" : "no" } ?? "-",
            maneuver.worstError.map(signed) ?? "-",
          ], runWidths)
      }) + audit.fedTrips.map { "  trip \($0) is guided by its provider: its maneuvers are not known" }
  }

  /// The table of several runs, a line a maneuver.
  package static func lines(_ summaries: [LeadSummary]) -> [String] {
    let head = [
      row(["", "", "", "", "", "ahead", "", "lead", "", ""], seedWidths),
      row(["step", "at", "maneuver", "said", "now", "p5", "p50", "p5", "p50", "error"], seedWidths),
    ]
    return rows(
      summaries, head: head, maneuver: \.maneuver,
      line: { summary in
        let percentiles = [(summary.ahead, 0.05), (summary.ahead, 0.5), (summary.lead, 0.05), (summary.lead, 0.5)]
        let values = percentiles.map { LeadSummary.percentile($0.1, of: $0.0) }
        return row(
          [
            "\(summary.maneuver.step)", meters(summary.maneuver.along), summary.maneuver.words,
            "\(summary.announced)/\(summary.runs)", summary.now.map { "\($0)/\(summary.runs)" } ?? "-",
            values[0].map(meters) ?? "-", values[1].map(meters) ?? "-", values[2].map(seconds) ?? "-",
            values[3].map(seconds) ?? "-", summary.worstError.map(signed) ?? "-",
          ], seedWidths)
      })
  }

  // MARK: Columns

  /// The widths; a negative one stands to the left.
  ///
  /// With a blank between two, and two before all, they make 80 columns.
  private static let runWidths = [4, 8, -26, -7, 8, 8, 3, 7]
  private static let seedWidths = [4, 8, -15, 7, 7, 6, 6, 5, 5, 6]

  private static func rows<Row>(
    _ all: [Row], head: [String], maneuver: (Row) -> ManeuverAudit, line: (Row) -> String
  ) -> [String] {
    if all.isEmpty { return ["  no maneuver is announced on these routes"] }
    var lines = head.map { "  " + $0 }
    var shown = (trip: 1, leg: 0)
    for item in all {
      let place = (trip: maneuver(item).trip, leg: maneuver(item).leg)
      if place != shown {
        lines.append("  trip \(place.trip)" + (place.leg > 0 ? ", after reroute \(place.leg)" : ""))
        shown = place
      }
      lines.append("  " + line(item))
    }
    return lines
  }

  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    let cells = zip(cells, widths).map { cell, width in
      let cut = cell.count > abs(width) ? String(cell.prefix(abs(width) - 1)) + "…" : cell
      return width < 0 ? cut.rightPadded(-width) : cut.leftPadded(width)
    }
    var line = cells.joined(separator: " ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private static func fate(_ maneuver: ManeuverAudit) -> String {
    if maneuver.reached != nil { return "-" }
    return maneuver.isReplaced ? "replaced" : "not met"
  }

  private static func meters(_ value: Double) -> String { "\(EventWords.figure(value.rounded())) m" }

  private static func seconds(_ value: Double) -> String { "\(EventWords.figure(value.rounded())) s" }

  private static func signed(_ value: Double) -> String {
    let text = EventWords.figure(value.rounded())
    return text.hasPrefix("-") || text == "0" ? "\(text) m" : "+\(text) m"
  }
}
