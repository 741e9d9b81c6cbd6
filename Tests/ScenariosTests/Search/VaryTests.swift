import Testing

@testable import Scenarios

@Suite("variations of a scenario")
struct VaryTests {
  private static let text = """
    scenario "a straight road"
    param speed = 50 km/h

    route driving
      east 2 km
      arrive

    drive at $speed

    expect
      no off-route
      arrived once

    vary
      gps noise 1 m to 9 m
      gps wild 1 to 3 times
      provider latency 2 s to 20 s
      $speed 30 km/h to 80 km/h
    """

  private static func base(_ text: String) throws -> FuzzBase {
    FuzzBase(try Scenario(parsing: text, path: ""), try SearchFixtures.run(text), files: .none)
  }

  @Test("what the author let vary varies, and only what must be so for ever judges")
  func followsVary() throws {
    let base = try Self.base(Self.text)
    var texts: Set<String> = []
    for index in 0..<30 {
      let varied = try #require(base.varied(Choices(seed: 1, run: index), index: index))
      let text = ScenarioPrinter.text(of: varied.scenario)
      texts.insert(text)
      #expect(varied.run != nil)
      #expect(text.contains("  noise ") && text.contains("  wild ") && text.contains("  latency "))
      #expect(text.contains("  no off-route") && !text.contains("arrived once"))
      #expect(!text.contains("vary") && !text.contains("$"))
    }
    #expect(texts.count > 25)
  }

  @Test("a slow provider is no late fix, and no fault of the receiver is drawn for it")
  func latencyIsNotLate() throws {
    let base = try Self.base(SearchFixtures.lost + "\n\nvary\n  provider latency 0 s to 10 s\n  gps repeat 2 times\n")
    let varied = try #require(base.varied(Choices(seed: 1, run: 1), index: 1))
    #expect(varied.faults == [.latency, .repeated])
    #expect(!ScenarioPrinter.text(of: varied.scenario).contains("late "))
  }

  @Test("a run whose drawn answer fits nowhere is not counted, and says nothing of the app under stress")
  func misfit() throws {
    let text = SearchFixtures.lost.replacing(
      "1st fails unavailable", with: "then answers: ahead 200 m, turn right, west 1 km, arrive")
    let run = try SearchFixtures.run(text)
    #expect(run.execute().failureIDs.contains(.broke))
    #expect(run.execute().journal.hasMisfit)
    let report = try SearchFixtures.report(.variations([Self.base(text)]), runs: 40)
    #expect(report.unplayable > 10 && !SearchFixtures.families(report).contains("something broke"))
    var stress = Stress(run)
    stress.schedules = 1
    #expect(stress.play().holds)
  }

  @Test("without `vary` everything varies, and the laws alone judge")
  func variesEverything() throws {
    let base = try Self.base(SearchFixtures.lost)
    let drawn = (0..<60).compactMap { base.varied(Choices(seed: 1, run: $0), index: $0) }
    #expect(drawn.count > 50)
    #expect(drawn.allSatisfy { $0.scenario.expect == nil })
    #expect(Set(drawn.flatMap(\.faults)).count > 12)
  }
}
