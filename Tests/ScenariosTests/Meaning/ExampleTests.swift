import Foundation
import Testing
import TestSupport

@testable import Scenarios
@testable import SimWorld

@Suite("the examples of the language")
struct ExampleTests {
  static let files = SharedFolder.files(in: "examples", endings: [".scenario"])

  @Test("each becomes runs without a complaint", arguments: files)
  func resolves(_ file: URL) throws {
    let scenario = try Scenario(parsing: String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent)
    let resolution = ScenarioResolver().resolve(scenario, path: file.lastPathComponent)
    #expect(resolution.diagnostics.items.map { "\($0.span.line): \($0.id): \($0.message)" } == [])
    #expect(resolution.runs.count == max(1, scenario.cases?.rows.count ?? 0))
  }

  @Test("DEV each passes", arguments: files)
  func passes(_ file: URL) throws {
    let scenario = try Scenario(parsing: String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent)
    for run in ScenarioResolver().resolve(scenario, path: file.lastPathComponent).runs {
      let journal = World(run.plan).run()
      for verdict in Checker(run, journal).verdicts {
        print("DEV", verdict.outcome == .held ? "ok  " : "FAIL", file.lastPathComponent, "|", verdict.text, "|", verdict.outcome, "|", verdict.expected, "|", verdict.observed, "|", verdict.margin?.description ?? "-", verdict.isOnTheEdge ? "EDGE" : "", verdict.nearest?.missedBy ?? "")
      }
    }
  }
}
