import Testing

@testable import Scenarios

@Suite("worlds that are made up")
struct WorldDrawTests {
  @Test("every drawing is a scenario that reads back, and hardly any cannot be run")
  func isSayable() throws {
    var unplayable = 0
    for index in 0..<400 {
      let draw = WorldDraw(drawing: Choices(seed: 3, run: index), title: "world")
      let scenario = try Scenario(parsing: draw.text, path: "")
      let text = ScenarioPrinter.text(of: scenario)
      #expect(ScenarioPrinter.text(of: try Scenario(parsing: text, path: "")) == text)
      if ScenarioResolver().resolve(scenario).runs.isEmpty { unplayable += 1 }
    }
    #expect(unplayable < 4)
  }

  @Test("the same choices make the same world")
  func isRepeatable() {
    for index in 0..<50 {
      let lucky = WorldDraw(drawing: Choices(seed: 5, run: index), title: "world")
      let repeated = WorldDraw(drawing: Choices(replaying: lucky.choices.drawn), title: "world")
      #expect(repeated.text == lucky.text)
    }
  }

  @Test("in a sound tree every made-up world holds")
  func allHold() throws {
    let report = try SearchFixtures.report(seed: 11, runs: 300, jobs: 2)
    #expect(report.runCount > 296)
    #expect(report.findings.map { "\($0.failure) in run \($0.first)" } == [])
  }
}
