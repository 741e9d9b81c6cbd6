import SimWorld
import Testing

@testable import Scenarios

@Suite("all mistakes at once")
struct ComplaintTests {
  @Test("what cannot be read and what makes no sense stand together in source order")
  func together() {
    let text = """
      scenario "t"
      set off-route.confim = 6 s

      route driving
        east 3 km
        arrive

      drive at 50 km/h
        wait 3 s at 9 km

      gps
        nois 3 m
        like "nowhere"

      expect
        announce step 1 ofter 3:00
        arrived at 99:00
      """
    #expect(
      allComplaints(text).map {
        String($0.prefix { $0 != ":" || $0 == " " }) + $0.drop { $0 != " " }.prefix { $0 != ":" }
      }
        == [
          "2 unknown-setting", "9 beyond-the-end", "12 unknown-word", "13 unknown-word", "16 unexpected",
        ])
  }

  @Test("nobody complains of what a line that cannot be read would have brought")
  func noCascade() {
    #expect(
      allComplaints("scenario \"t\"\nparam sped 3 km/h\n\nroute driving\n  est 1 km\n  arrive\n\ndrive at $sped\n").map
      {
        String($0.drop { $0 != " " }.prefix { $0 != ":" })
      } == [" expected", " unknown-word"])
    let text = """
      scenario "t"

      map 100 m
        A---B

        station == B

      route driving A station
      """
    #expect(allComplaints(text).count == 1)
  }

  @Test("at most twenty are told, errors first, in source order")
  func atMostTwenty() {
    let lines = (1...30).map { _ in "  like \"nowhere\"" }.joined(separator: "\n")
    let text = townScenario("gps\n\(lines)\n\nexpect\n  arrived\n", header: "param idle = 3")
    let reader = ScenarioReader(SourceText(path: "a", text: text))
    let found = ScenarioResolver().resolve(reader, path: "a").diagnostics
    #expect(found.items.count == 20)
    #expect(found.omitted == 11)
    #expect(found.items.allSatisfy { $0.severity == .error })
    #expect(found.items.map(\.span.line) == Array(13...32))
  }

  @Test(
    "expectations that cannot be are told",
    arguments: [
      ("always progress below 3 s", "13:25 wrong-unit: expected a length, found a time `3 s`"),
      ("announce step $n", "13:17 unknown-parameter: unknown parameter `$n`"),
      ("always progress between 5 m and 3 m", "13:35 empty-span: nothing lies between `5 m` and `3 m`"),
      ("arrived before 0:00", "13:18 empty-span: nothing happens before `0:00`"),
    ])
  func expectations(_ line: String, _ complaint: String) {
    #expect(allComplaints(townScenario("expect\n  \(line)\n")) == [complaint])
  }

  @Test("a scenario without an expectation is warned of, and one whose line cannot be read is not")
  func expectsNothing() {
    let warning = "~1:1 expects-nothing: this scenario expects nothing, so it always holds"
    #expect(allComplaints(townScenario(""), expects: true) == [warning])
    #expect(allComplaints(townScenario("expect\n"), expects: true) == [warning.replacing("1:1", with: "12:1")])
    #expect(allComplaints(townScenario("expect\n  arrived\n"), expects: true) == [])
    #expect(
      allComplaints(townScenario("expect\n  arived\n"), expects: true)
        == ["13:3 unknown-word: unknown word `arived` in `expect`"])
    #expect(allComplaints("", expects: true).count == 1)
  }

  @Test("a law that does not exist cannot be suspended")
  func unknownLaw() {
    #expect(
      allComplaints(townScenario("", header: "laws off arival-once because \"x\""))
        == ["2:10 unknown-law: unknown law `arival-once`"])
    #expect(allComplaints(townScenario("", header: "laws off arrival-once because \"x\"")) == [])
  }

  @Test("every complaint of the resolver is explained in the catalogue")
  func catalogued() {
    #expect(DiagnosticCatalog.entries.map(\.id) == DiagnosticID.allCases)
  }
}

@Suite("any scenario")
struct AnyScenarioTests {
  @Test("resolves or is told why, and never breaks the resolver or the checker", arguments: 0..<40)
  func anyScenario(_ block: Int) {
    for seed in block * 25..<(block + 1) * 25 {
      var generator = RandomScenario(seed: UInt64(seed))
      let found = ScenarioResolver().resolve(generator.scenario())
      #expect(found.diagnostics.items.count <= Diagnostics.limit)
      #expect(found.runs.isEmpty == found.diagnostics.hasErrors)
      for run in found.runs {
        #expect(Checker(run, Journal()).verdicts.count == run.expectations.count)
      }
    }
  }

  @Test("expectations that make sense are judged on any journal", arguments: 0..<200)
  func anyExpectation(_ seed: Int) throws {
    var generator = RandomScenario(seed: UInt64(seed))
    let lines = generator.scenario().substituting().scenario.expect?.lines ?? []
    var run = try run(townScenario(""))
    run.expectations = lines
    for verdict in Checker(run, detour.journal).verdicts {
      #expect(verdict.outcome != .failed || !verdict.observed.isEmpty)
      if let margin = verdict.margin { #expect(verdict.passes ? margin.value >= 0 : margin.value <= 0) }
    }
  }
}
