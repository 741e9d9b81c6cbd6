import Foundation
import Testing

@testable import Scenarios

@Suite("reports of many runs")
struct RunFormatTests {
  /// One run that holds, one that does not, one file that cannot be run.
  private static func records() throws -> [RunRecord] {
    let good = try PlayedFile(PlayedFile.town(expect: "arrived once at 0:47"))
    let bad = try PlayedFile(PlayedFile.town(title: "a late arrival", expect: "arrived at 0:40"))
    let source = SourceText(path: "broken.scenario", text: "scenario \"broken\"\n\nruote driving\n")
    let broken = RunRecord(
      wrong: "broken.scenario", title: "broken",
      diagnostics: ScenarioReader(source).diagnostics, source: source)
    return good.records + bad.records + [broken]
  }

  @Test("JSON holds the counts, and for each run what did not hold and how to repeat it")
  func json() throws {
    let document = RunFormat.json.document(try Self.records())
    let version = ToolVersion.current
    #expect(
      document == """
        {"pfsim":"\(version)","version":1,"held":1,"failed":1,"undecided":0,"wrong":1,"runs":[
        {"scenario":"guidance/town.scenario","title":"a town drive","case":null,"seed":1,"schedule":"fifo",\
        "outcome":"held","expectations":1,"simulated":110,"repeat":"pfsim run guidance/town.scenario --seed 1",\
        "failures":[]},
        {"scenario":"guidance/town.scenario","title":"a late arrival","case":null,"seed":1,"schedule":"fifo",\
        "outcome":"failed","expectations":1,"simulated":110,"repeat":"pfsim run guidance/town.scenario --seed 1",\
        "failures":[{"kind":"expectation","what":"arrived at 0:40","message":"`arrived` at 0:47 (7 s late)",\
        "line":12,"column":3,"at":"0:47"}]},
        {"scenario":"broken.scenario","title":"broken","case":null,"seed":null,"schedule":null,"outcome":"wrong",\
        "expectations":0,"simulated":0,"repeat":"pfsim check broken.scenario","failures":[{"kind":"mistake",\
        "what":"unknown-section","message":"unknown section `ruote`","line":3,"column":1,"at":null}]}
        ]}

        """)
  }

  @Test("JUnit: a file is a suite, a run a case; what cannot be run is an error, what did not hold a failure")
  func junit() throws {
    let lines = RunFormat.junit.document(try Self.records()).split(separator: "\n").map(String.init)
    let elements = lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("<") }
    #expect(
      elements == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="pfsim" tests="3" failures="1" errors="1" skipped="0" time="1">"#,
        #"  <testsuite name="guidance/town.scenario" tests="2" failures="1" errors="0" skipped="0" time="1">"#,
        #"    <testcase name="a town drive (seed 1)" classname="guidance.town" time="0.5" "#
          + #"file="guidance/town.scenario"/>"#,
        #"    <testcase name="a late arrival (seed 1)" classname="guidance.town" time="0.5" "#
          + #"file="guidance/town.scenario" line="12">"#,
        #"      <failure message="arrived at 0:40: `arrived` at 0:47 (7 s late)" type="expectation">"#,
        "      </failure>", "    </testcase>", "  </testsuite>",
        #"  <testsuite name="broken.scenario" tests="1" failures="0" errors="1" skipped="0" time="0">"#,
        #"    <testcase name="broken" classname="broken" time="0" file="broken.scenario" line="3">"#,
        #"      <error message="unknown-section: unknown section `ruote`" type="mistake">"#,
        "      </error>", "    </testcase>", "  </testsuite>", "</testsuites>",
      ])
    #expect(lines.contains { $0.contains("repeat: pfsim run guidance/town.scenario --seed 1") })
  }

  @Test("TAP 14: a plan, a line a run, the facts of a failure as YAML")
  func tap() throws {
    #expect(
      RunFormat.tap.document(try Self.records()) == """
        TAP version 14
        1..3
        ok 1 - guidance/town.scenario: a town drive (seed 1)
        not ok 2 - guidance/town.scenario: a late arrival (seed 1)
          ---
          outcome: failed
          file: "guidance/town.scenario"
          line: 12
          failures:
            - what: "arrived at 0:40"
              message: "`arrived` at 0:47 (7 s late)"
              line: 12
              at: "0:47"
          repeat: "pfsim run guidance/town.scenario --seed 1"
          ...
        not ok 3 - broken.scenario: broken
          ---
          outcome: wrong
          file: "broken.scenario"
          line: 3
          failures:
            - what: "unknown-section"
              message: "unknown section `ruote`"
              line: 3
          repeat: "pfsim check broken.scenario"
          ...

        """)
  }

  @Test("GitHub: an annotation on the line of each failure, and the counts")
  func github() throws {
    #expect(
      RunFormat.github.document(try Self.records()) == """
        ::error file=guidance/town.scenario,line=12,col=3,title=a late arrival (seed 1)::arrived at 0:40: \
        `arrived` at 0:47 (7 s late)%0Aat 0:47%0Arepeat: pfsim run guidance/town.scenario --seed 1
        ::error file=broken.scenario,line=3,col=1,title=broken::unknown-section: unknown section `ruote`%0A\
        repeat: pfsim check broken.scenario
        1 held, 1 did not hold, 1 cannot be run

        """)
  }

  @Test("GitHub's step summary is a table that a title cannot leave")
  func summary() throws {
    let bad = try PlayedFile(PlayedFile.town(title: "a | b <img src=x>", expect: "no arrived"))
    #expect(
      GitHubReport.summary(bad.records) == """
        ### pfsim: 0 held, 1 did not hold

        | scenario | what did not hold | repeat |
        |---|---|---|
        | a \\| b &lt;img src=x&gt; (seed 1) | line 12: `no arrived`: 'arrived' at 0:47 (it should not be there) | \
        `pfsim run guidance/town.scenario --seed 1` |

        """)
  }

  @Test("each row of a table is a case of its own, with the command that repeats it")
  func rows() throws {
    let text =
      PlayedFile.town(expect: "arrived at $due") + """

        cases
          | due  |
          | 0:47 |
          | 0:49 |

        """
    let records = try PlayedFile(text).records
    #expect(
      records.map(\.name) == ["a town drive [due=0:47] (case 1, seed 1)", "a town drive [due=0:49] (case 2, seed 1)"])
    #expect(records.map(\.outcome) == [.held, .failed])
    #expect(records.map(\.command).last == "pfsim run guidance/town.scenario --case 2 --seed 1")
  }

  @Test("a hostile title leaves no form: JUnit stays one case, TAP one line, GitHub one command")
  func hostile() throws {
    let records = try PlayedFile(PlayedFile.town(title: hostileTitle, expect: "no arrived")).records
    let junit = RunFormat.junit.document(records)
    #expect(!junit.contains("<script>") && !junit.contains("]]>") && !junit.contains("<b>"))
    #expect(junit.components(separatedBy: "<testcase ").count == 2)
    let tap = RunFormat.tap.document(records).split(separator: "\n")
    #expect(tap[2].hasPrefix("not ok 1 - ") && tap[2].contains("\\# %0A"))
    let github = RunFormat.github.document(records).split(separator: "\n")
    #expect(github.count == 2 && github[0].contains("%250A"))
  }
}
