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

  @Test("each passes as it stands, without a warning", arguments: files)
  func passes(_ file: URL) throws {
    let scenario = try Scenario(parsing: String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent)
    for run in ScenarioResolver().resolve(scenario, path: file.lastPathComponent).runs {
      let verdicts = Checker(run, World(run.plan).run()).verdicts
      let wrong = verdicts.filter { !$0.passes || $0.isOnTheEdge }
      #expect(wrong.map { "\($0.text): \($0.outcome), \($0.observed)" } == [])
      #expect(verdicts.count == scenario.expect?.lines.count)
    }
  }
}
