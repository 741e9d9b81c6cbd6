import SimWorld
import Testing

@testable import Scenarios

@Suite("what a failure says")
struct FailureReportTests {
  @Test("the ledger is clean, or tells what escaped, above the command that repeats the run")
  func ledger() throws {
    let played = try PlayedFile(PlayedFile.town(expect: "arrived at 0:40"))
    let result = try #require(played.results.first)
    let repeats = "  repeat: pfsim run guidance/town.scenario --seed 1"
    #expect(FailureReport(result, source: played.file.source).lines.suffix(2) == ["  ledger: clean", repeats])
    var journal = result.journal
    journal.ledger.globalJobs = 2
    journal.ledger.realSleeps = 1
    let escaped = RunResult(run: result.run, journal: journal, verdicts: result.verdicts, laws: result.laws)
    #expect(
      FailureReport(escaped, source: played.file.source).lines.suffix(3) == [
        "  ledger: 2 jobs went to the global pool", "  ledger: 1 sleeps were of a real clock", repeats,
      ])
  }

  @Test("line ends of another kind are shown where nothing else differs")
  func lineEnds() {
    let found = LineDifference(path: "a", from: "x\r\ny\r\n", to: "x\ny\n").text
    #expect(found == "--- a\n+++ a, canonical\n-x␍\n-y␍\n+x\n+y")
  }

  @Test("a word is looked up in all lists, a term of a report is explained")
  func lookedUp() throws {
    #expect(try WordList.text(of: "puck") == "READING\n  puck                        the puck's turn on the map")
    #expect(try WordList.text(of: "off-route.base").hasSuffix(" (20 m; walking 18 m; cycling 15 m)"))
    #expect(ReportTerm(rawValue: SearchHealth.neverLeft.name)?.explanation.contains("--worlds") == true)
    #expect(ReportTerm(rawValue: SearchHealth.slow(1).name)?.explanation.contains("100 runs a second") == true)
  }
}
