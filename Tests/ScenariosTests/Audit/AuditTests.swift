import Foundation
import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("an audit of a drive")
struct AuditTests {
  @Test("at 10 m/s a town turn is prepared less than 300 m ahead, and called")
  func town() throws {
    let audit = DriveAudit(try Self.run(route: Self.turn, drive: "drive at 10 m/s").journal(under: nil))
    #expect(
      AuditTable.lines(audit) == [
        "  step       at maneuver                   first      ahead     lead now   error",
        "     1   1000 m Turn left                  prepare    290 m     29 s yes     0 m",
        "     2   1500 m You arrive                 prepare    290 m     29 s   -     0 m",
      ])
    let turn = try #require(audit.maneuvers.first)
    #expect(turn.announcements.map(\.stage) == [.prepare, .near, .now])
    #expect(turn.announcements.map { $0.at.written } == ["1:11", "1:31", "1:38"])
    #expect(turn.announcements.map { $0.ahead?.rounded() } == [290, 90, 20])
    #expect(turn.announcements.map { $0.lead?.rounded() } == [29, 9, 2])
    #expect(turn.announcements.map(\.spoken) == [290, 90, nil])
    #expect(turn.reached?.written == "1:40")
    #expect(turn.isTrue)
  }

  @Test("an announcement that comes late is less far ahead, and its distance is wrong by the way driven meanwhile")
  func late() throws {
    let run = try Self.run(route: Self.turn, drive: "drive at 10 m/s", more: "gps\n  late 3 s from 1:00 to 1:15\n")
    let turn = try #require(DriveAudit(run.journal(under: nil)).maneuvers.first)
    #expect(turn.first?.ahead?.rounded() == 260)
    #expect(turn.first?.lead?.rounded() == 26)
    #expect(turn.worstError?.rounded() == 30)
  }

  @Test("what is carried along counts as announced by the maneuver before")
  func carried() throws {
    let route = "east 1 km\n  turn left \"Left\"\n  north 100 m\n  turn right \"Right\"\n  east 500 m\n  arrive"
    let audit = DriveAudit(try Self.run(route: route, drive: "drive at 10 m/s").journal(under: nil))
    let right = audit.maneuvers[1]
    #expect(right.announcements.map(\.isCarried) == [true, true, false])
    #expect(right.announcements.map { $0.ahead?.rounded() } == [190, 120, 20])
    #expect(
      AuditTable.lines(audit)[2] == "     2   1100 m Right                      then       190 m     19 s yes       -")
  }

  @Test("a wrong turn: what was not reached on the old route is replaced, the new route has lines of its own")
  func rerouted() throws {
    let text = """
      scenario "a wrong turn"

      map 40 m
        P-----Q-----R
              |     |
              |     |
              S-----T

      route driving P Q R T

      drive at 43.2 km/h P Q S T

      expect
        rerouted once

      """
    let run = try #require(ScenarioResolver().resolve(try Scenario(parsing: text, path: "wrong.scenario")).runs.first)
    let audit = DriveAudit(run.journal(under: nil))
    #expect(audit.maneuvers.map(\.leg) == [0, 1, 1])
    #expect(audit.maneuvers[0].isReplaced)
    #expect(audit.maneuvers[0].first?.lead == nil)
    #expect(audit.maneuvers[2].reached != nil)
    let lines = AuditTable.lines(audit)
    #expect(lines.contains("  trip 1, after reroute 1"))
    #expect(lines[1].contains(" replaced "))
  }

  @Test("a silent engine announces nothing, a maneuver nobody comes to is not met")
  func silent() throws {
    let run = try Self.run(
      route: Self.turn, drive: "drive at 10 m/s\n  wait 2 min at 500 m\n", more: "limit 90 s\n")
    let audit = DriveAudit(run.journal(under: try Mutants.named("drops-now")))
    #expect(AuditTable.lines(audit)[1].hasSuffix("never          -  not met  no       -"))
  }

  @Test("the percentiles are values that were seen, by nearest rank")
  func percentiles() {
    let twenty = (1...20).map(Double.init)
    #expect(LeadSummary.percentile(0.05, of: twenty) == 1)
    #expect(LeadSummary.percentile(0.5, of: twenty) == 10)
    #expect(LeadSummary.percentile(0.05, of: [7]) == 7)
    #expect(LeadSummary.percentile(0.5, of: [1, 2, 3]) == 2)
    #expect(LeadSummary.percentile(0.05, of: (1...21).map(Double.init)) == 2)
    #expect(LeadSummary.percentile(0.5, of: []) == nil)
  }

  @Test("over several seeds each maneuver is one line, however it was announced in each")
  func seeds() throws {
    let runs = try ["10", "8", "20"].map { try Self.run(route: Self.turn, drive: "drive at \($0) m/s") }
    let summaries = LeadSummary.all(runs.map { DriveAudit($0.journal(under: nil)) } + [DriveAudit(Journal())])
    #expect(summaries.map(\.runs) == [3, 3])
    #expect(summaries.map(\.now) == [3, nil])
    #expect(summaries[0].lead.map { $0.rounded() } == [14, 29, 37])
    let lines = AuditTable.lines(summaries)
    #expect(lines[2] == "     1   1000 m Turn left           3/3     3/3  280 m  290 m  14 s  29 s   +4 m")
    #expect(lines[3] == "     2   1500 m You arrive          3/3       -  280 m  290 m  14 s  29 s   -4 m")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("no line is wider than 80 columns, whatever the words")
  func width() throws {
    let words = String(repeating: "long ", count: 30)
    let route = "east 500 km\n  turn left \"\(words)\"\n  north 500 m\n  arrive"
    let run = try Self.run(route: route, drive: "drive at 100 m/s")
    let lines = AuditTable.lines(DriveAudit(run.journal(under: nil)))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[1].contains("500000 m long long long long long … "))
  }

  private static let turn = "east 1 km\n  turn left \"Turn left\"\n  north 500 m\n  arrive \"You arrive\""

  private static func run(route: String, drive: String, more: String = "") throws -> ScenarioRun {
    let header = more.hasPrefix("limit") ? more : ""
    let text = """
      scenario "an audited drive"
      \(header)
      route driving
        \(route)

      \(drive)

      \(header.isEmpty ? more : "")
      expect
        started

      """
    let resolution = ScenarioResolver().resolve(try Scenario(parsing: text, path: "audited.scenario"))
    return try #require(resolution.runs.first, "\(resolution.diagnostics.items.map(\.message))")
  }
}
