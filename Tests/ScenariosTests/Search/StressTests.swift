import SimWorld
import Testing

@testable import Scenarios

@Suite("stress")
struct StressTests {
  private static func report(_ text: String, mutant: String? = nil, schedules: Int = 12) throws -> StressReport {
    var stress = Stress(try SearchFixtures.run(text))
    stress.schedules = schedules
    stress.mutant = try mutant.map { try Mutants.named($0) }
    return stress.play()
  }

  @Test("the staircase shows each request, its wait and its end")
  func staircase() throws {
    let text = try #require(StressScenarios.named("reroute")?.first)
    let report = try Self.report(text)
    #expect(report.holds)
    #expect(
      report.staircase.prefix(4).map { $0.outcome } == [
        "failed unavailable", "failed timed-out", "failed no-route", "failed unavailable",
      ])
    #expect(report.staircase.prefix(5).map { $0.delay } == [nil, 15, 15, 15, 15])
    #expect(report.runCount > 24)
  }

  @Test("what two actors decide at one instant depends on the schedule, and the deciding pick is named")
  func findsTheTurningPick() throws {
    let text = try #require(StressScenarios.named("arrival")?.first)
    let report = try Self.report(text, schedules: 20)
    let turn = try #require(report.turn)
    #expect(report.holds)
    #expect(turn.before != turn.after)
    #expect(turn.pick.readyCount > 1 && turn.pick.index > 0)
  }

  @Test("a world without a choice does not depend on the schedule")
  func doesNotDepend() throws {
    let text = "scenario \"alone\"\n\nroute driving\n  east 500 m\n  arrive\n"
    let report = try Self.report(text)
    #expect(!report.dependsOnSchedule)
    #expect(report.rows.first?.outcomes == 1)
  }

  @Test("a mutant breaks its law under stress")
  func breaksLaws() throws {
    let text = try #require(StressScenarios.named("reroute")?.first)
    let report = try Self.report(text, mutant: "two-requests", schedules: 2)
    #expect(!report.holds)
    #expect(report.rows.contains { $0.broken.contains { $0.law == "one-request" } })
  }
}
