import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("shrinking")
struct ShrinkerTests {
  @Test("a failing scenario becomes small and fails in the same way, under its mutant alone")
  func shrinks() throws {
    let mutant = try Mutants.named("retries-after-a-second")
    let scenario = try Scenario(parsing: SearchFixtures.lost, path: "")
    let failure = FailureID.law("retry-spacing")
    var shrinker = Shrinker(failure, mutant: mutant)
    let small = shrinker.shrink(scenario)
    let text = ScenarioPrinter.text(of: small)
    #expect(text.split(separator: "\n").count <= 8, "\(text)")
    let run = try SearchFixtures.run(text)
    #expect(run.execute(under: mutant).failureIDs.contains(failure))
    #expect(run.execute().failureIDs == [])
    #expect(shrinker.tries > 10)
  }

  @Test("what another engine gets wrong is made as small as under a mutant, and our own still gets it right")
  func anotherEngine() throws {
    let text = SearchFixtures.lost.replacing("off-route once", with: "arrived once")
      .replacing("leave at 407 m: north 300 m, right 120 m", with: "brake 3 m/s2")
    let cast = Cast(arguments: "--engine silent") {
      var parts = WorldParts()
      parts.makeEngine = { route, config in
        UpdateChange(engine: GuidanceEngine(route: route, config: config)) { update, _ in
          update.events.removeAll { $0 == .arrived }
        }
      }
      return Cast.Members(parts)
    }
    let failure = FailureID.expectation("arrived once")
    var shrinker = Shrinker(failure, cast: cast)
    let small = ScenarioPrinter.text(of: shrinker.shrink(try Scenario(parsing: text, path: "")))
    let run = try SearchFixtures.run(small)
    #expect(
      run.execute().failureIDs == [] && run.execute(under: nil as Mutant?, with: cast).failureIDs.contains(failure))
    #expect(small.split(separator: "\n").count <= 6, "\(small)")
  }

  @Test("an expectation that fails in a sound world keeps its road")
  func keepsTheRoad() throws {
    let text = SearchFixtures.lost.replacing("off-route once", with: "arrived once")
    var shrinker = Shrinker(.expectation("arrived once"))
    let small = ScenarioPrinter.text(of: shrinker.shrink(try Scenario(parsing: text, path: "")))
    #expect(!small.contains("gps"))
    #expect(small.contains("east 2 km") && small.contains("leave at 407 m: north 300 m, right 120 m"))
    #expect(small.contains("1st fails unavailable"))
  }

  @Test("a scenario that does not fail stays as it is")
  func leavesAlone() throws {
    let scenario = try Scenario(parsing: SearchFixtures.lost, path: "")
    var shrinker = Shrinker(.law("end-once"))
    #expect(ScenarioPrinter.text(of: shrinker.shrink(scenario)) == ScenarioPrinter.text(of: scenario))
  }

  @Test("a plainer line has fewer parts or smaller figures, and no ordinal changes")
  func plainerLines() {
    let leave = PlainerLine.candidates("leave at 407 m: north 300 m, right 120 m")
    #expect(leave.contains("leave at 407 m: north 300 m"))
    #expect(leave.contains("leave at 400 m: north 300 m, right 120 m"))
    #expect(PlainerLine.candidates("1st fails unavailable") == [])
    #expect(PlainerLine.candidates("silent from 0:20 to 1:05").contains("silent from 0:20 to 1:00"))
    #expect(PlainerLine.candidates("turn left \"Exit 12\"").contains("turn left"))
  }

  @Test("a text taken apart and put together is the text")
  func partsAreWhole() throws {
    let text = ScenarioPrinter.text(of: try Scenario(parsing: SearchFixtures.lost, path: ""))
    #expect(ScenarioText(try Scenario(parsing: text, path: "")).whole == text)
  }
}
