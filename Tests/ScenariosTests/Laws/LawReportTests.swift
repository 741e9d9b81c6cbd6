import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("laws in runs and reports")
struct LawReportTests {
  private static let text = """
    scenario "a town drive"

    route driving
      east 3 km
      arrive "You arrive"

    expect
      arrived
    """ + "\n"

  private static func run(header: String = "") throws -> RunResult {
    let scenario = try Scenario(parsing: text.replacingOccurrences(of: "drive\"\n", with: "drive\"\n\(header)"))
    let run = try #require(ScenarioResolver().resolve(scenario, path: "town.scenario").runs.first)
    var parts = WorldParts()
    parts.makeEngine = { route, config in
      WrongEngine(GuidanceEngine(route: route, config: config)) { update, _, fix in
        if fix == 9 { update.events = [.started] }
      }
    }
    return run.execute(parts: parts)
  }

  @Test("a run whose law broke fails, with the law, its sentence, the moment and the events")
  func fails() throws {
    let result = try Self.run()
    #expect(result.outcome == .failed)
    #expect(result.failures.isEmpty)
    let report = FailureReport(result, source: SourceText(path: "town.scenario", text: Self.text))
    #expect(
      Array(report.lines.prefix(6)) == [
        "  law started-once: broken at 0:09",
        "   must hold a trip and each of its engines starts once, before all that it says but leaving a route never joined",
        "   observed  started again", "       0:00  trip      started", "       0:09  trip      started", "",
      ])
  }

  @Test("a suspended law is judged, marked with its reason, and fails nothing")
  func suspended() throws {
    let result = try Self.run(header: "laws off started-once because \"a foreign engine\"\n")
    #expect(result.outcome == .held)
    let law = try #require(result.laws.first { $0.law.name == "started-once" })
    #expect(law.verdict.isBroken)
    #expect(law.suspension == "a foreign engine")
    #expect(!law.fails)
    #expect(result.laws.filter { $0.suspension != nil }.count == 1)
  }

  @Test("a law that does not exist is an error with the nearest one")
  func unknown() throws {
    let header =
      "laws off arived-once because \"x\"\nlaws off end-once because \"x\"\nlaws off end-once because \"y\"\n"
    let text = Self.text.replacingOccurrences(of: "drive\"\n", with: "drive\"\n\(header)")
    let scenario = try Scenario(parsing: text)
    let found = ScenarioResolver().resolve(scenario).diagnostics.items
    #expect(
      found.map { "\($0.span.line):\($0.span.column) \($0.id): \($0.message); \($0.help ?? "")" } == [
        "2:10 unknown-law: unknown law `arived-once`; did you mean `arrival-once`?",
        "4:1 set-twice: `end-once` is suspended already; take one of both lines out",
      ])
  }

  @Test("the laws have names of their own, in the order of the documentation")
  func names() {
    #expect(
      Laws.all.map(\.name) == [
        "time-moves-forward", "arrival-once", "end-once", "silent-after-end", "stage-once", "stages-come-nearer",
        "nothing-behind", "distance-true", "silent-off-route", "off-route-confirmed", "off-route-alternates",
        "one-request", "retry-spacing", "no-futile-retry", "own-mode", "late-answer-ignored", "started-once",
        "never-north-by-default", "camera-keeps-up", "progress-sane", "refused-fix-changes-nothing",
        "request-settles", "deterministic",
      ])
  }

  @Test("the table fits a terminal of 80 columns")
  func table() {
    let lines = LawTable.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count >= 2 * Laws.all.count)
  }
}
