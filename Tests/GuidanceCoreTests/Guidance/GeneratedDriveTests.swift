import GuidanceCore
import Scenarios
import Testing

/// What must hold on every route and every drive; `pfsim bench --drives 10000` plays more of them.
@Suite struct GeneratedDriveTests {
  @Test("guidance gets all but one progress right on generated drives of every figure and mode")
  func properties() throws {
    let tally = try DriveTally(drives: 300, seed: 1, jobs: 2)
    // One finding is known: a walker told places alone, on legs side by side; docs/rules.md has the rates.
    #expect(tally.findings.map { "\($0.seed) \($0.breach.property.rawValue)" } == ["115 wrong progress"])
    #expect(Set(tally.rows.keys) == Set(RouteFigure.allCases))
  }

  @Test("a complete row looks for another leg before it says off-route", arguments: [11716, 14945, 34368] as [UInt64])
  func looksFirst(seed: UInt64) throws {
    let verdict = DriveJudge.verdict(try GeneratedDrive(seed: seed))
    #expect(!verdict.breaches.contains { $0.property == .falseOffRoute })
  }

  @Test("the same seed makes the same drive, another one another")
  func seeds() throws {
    let drive = try GeneratedDrive(seed: 7)
    let again = try GeneratedDrive(seed: 7)
    #expect(drive.route == again.route && drive.gps == again.gps && drive.truth.end == again.truth.end)
    #expect(try GeneratedDrive(seed: 8).route != drive.route)
  }

  @Test("an engine that does nothing breaks the properties it should")
  func deaf() throws {
    var parts = EngineParts()
    parts.due = { _ in [] }
    parts.arrives = { _ in false }
    parts.confirms = { _, _ in false }
    let tally = try DriveTally(drives: 60, seed: 1, jobs: 2, parts: parts)
    #expect(tally.breaches(of: .notAnnounced) > 30)
    #expect(tally.breaches(of: .arrival) > 30)
    #expect(tally.breaches(of: .late) > 5)
    #expect(tally.breaches(of: .falseOffRoute) == 0)
  }

  @Test("an engine that is rash breaks the others")
  func rash() throws {
    var parts = EngineParts()
    parts.limit = { _, _ in 5 }
    parts.window = { 0...$0.length }
    parts.choose = { due, _ in due }
    let tally = try DriveTally(drives: 60, seed: 1, jobs: 2, parts: parts)
    #expect(tally.breaches(of: .falseOffRoute) > 10)
    #expect(tally.breaches(of: .twice) > 30)
    #expect(tally.breaches(of: .progress) > 2)
  }
}
