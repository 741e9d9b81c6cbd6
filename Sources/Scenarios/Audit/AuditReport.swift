import GuidanceCore
import SimWorld

/// Audits of many runs as one JSON object; its keys are described in docs/reports.md.
package struct AuditReport: Sendable {
  /// The number of the form: it grows when a key changes its meaning or goes away.
  package static let version = 1

  private var runs: [String] = []
  private var leads: [String] = []

  /// Makes a report of nothing.
  package init() {}

  /// Takes a run.
  package mutating func add(_ audit: DriveAudit, of name: RunName, _ outcome: RunOutcome, findings: [String]) {
    var text = Self.head(name)
    text.add(raw: "seed", "\(name.seed)")
    text.add("schedule", name.schedule.argument)
    text.add("outcome", outcome.description)
    text.add(raw: "findings", JSONText.array(findings.map(JSONText.string)))
    text.add(raw: "fed_trips", JSONText.array(audit.fedTrips.map { "\($0)" }))
    text.add(raw: "maneuvers", Self.maneuvers(audit))
    runs.append(text.text)
  }

  /// Takes what several runs of a scenario have in common.
  package mutating func add(_ summaries: [LeadSummary], of name: RunName, seeds: Int) {
    var text = Self.head(name)
    text.add(raw: "first_seed", "\(name.seed)")
    text.add("seeds", seeds)
    text.add(raw: "maneuvers", JSONText.array(summaries.map(Self.summary)))
    leads.append(text.text)
  }

  /// The object; ends with a line end.
  package var document: String {
    var head = JSONObjectText()
    head.add("pfsim", ToolVersion.current)
    head.add("version", Self.version)
    let parts = [("runs", runs), ("leads", leads)].map { name, lines in
      "\(JSONText.string(name)):[" + (lines.isEmpty ? "" : "\n\(lines.joined(separator: ",\n"))\n") + "]"
    }
    return head.text.dropLast() + "," + parts.joined(separator: ",") + "}\n"
  }

  /// The maneuvers of one run as a list.
  static func maneuvers(_ audit: DriveAudit) -> String { JSONText.array(audit.maneuvers.map(maneuver)) }

  private static func head(_ name: RunName) -> JSONObjectText {
    var text = JSONObjectText()
    text.add("scenario", name.path)
    text.add("title", name.title)
    text.add("case", name.caseNumber)
    return text
  }

  private static func place(_ maneuver: ManeuverAudit) -> JSONObjectText {
    var text = JSONObjectText()
    text.add("trip", maneuver.trip)
    text.add("leg", maneuver.leg)
    text.add("step", maneuver.step)
    text.add("kind", maneuver.kind.rawValue)
    text.add("words", maneuver.words)
    text.add("along", Rounded.meters(maneuver.along))
    return text
  }

  private static func maneuver(_ maneuver: ManeuverAudit) -> String {
    var text = place(maneuver)
    text.add("announced", maneuver.isAnnounced)
    text.add("now", maneuver.hasNow)
    text.add("ahead", maneuver.first?.ahead.map(Rounded.meters))
    text.add("lead", maneuver.first?.lead.map(Rounded.meters))
    text.add("worst_error", maneuver.worstError.map(Rounded.meters))
    text.add(raw: "reached", maneuver.reached.map(Rounded.seconds) ?? "null")
    text.add("replaced", maneuver.isReplaced)
    text.add("by", maneuver.isTrue ? "truth" : "match")
    text.add(raw: "announcements", JSONText.array(maneuver.announcements.map(announced)))
    return text.text
  }

  private static func announced(_ announced: ManeuverAudit.Announced) -> String {
    var text = JSONObjectText()
    text.add("stage", announced.stage.rawValue)
    text.add("carried", announced.isCarried)
    text.add(raw: "at", Rounded.seconds(announced.at))
    text.add("ahead", announced.ahead.map(Rounded.meters))
    text.add("lead", announced.lead.map(Rounded.meters))
    text.add("spoken", announced.spoken)
    text.add("error", announced.error.map(Rounded.meters))
    return text.text
  }

  private static func summary(_ summary: LeadSummary) -> String {
    var text = place(summary.maneuver)
    text.add("runs", summary.runs)
    text.add("announced", summary.announced)
    text.add("now", summary.now)
    text.add(raw: "ahead", percentiles(summary.ahead))
    text.add(raw: "lead", percentiles(summary.lead))
    text.add("worst_error", summary.worstError.map(Rounded.meters))
    return text.text
  }

  private static func percentiles(_ sorted: [Double]) -> String {
    var text = JSONObjectText()
    text.add("p5", LeadSummary.percentile(0.05, of: sorted).map(Rounded.meters))
    text.add("p50", LeadSummary.percentile(0.5, of: sorted).map(Rounded.meters))
    return text.text
  }
}
