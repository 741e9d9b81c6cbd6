import SimWorld
import Testing

@testable import Scenarios

@Suite("what happened becomes what must hold")
struct AcceptanceTests {
  private static let town = """
    # a town
    scenario "a wrong turn"

    map 100 m
      A-----B-----C
            |     |
            D-----E

    route driving A B C E

    drive A B D E  # he goes straight on

    """

  private static func accepted(
    _ text: String, tolerance: Double? = nil, parts: WorldParts = WorldParts()
  ) throws -> Acceptance {
    let scenario = try Scenario(parsing: text)
    let runs = ScenarioResolver().resolve(scenario).runs
    return Acceptance(scenario, runs.map { $0.execute(parts: parts) }, tolerance: tolerance)
  }

  /// Whether all lines hold, and nothing is left to write down.
  private static func isSettled(_ text: String) throws -> Bool {
    let scenario = try Scenario(parsing: text)
    let results = ScenarioResolver().resolve(scenario).runs.map { $0.execute() }
    return results.allSatisfy { $0.outcome == .held } && Acceptance(scenario, results).text == text
  }

  @Test("a scenario that expects nothing gets its events, each within half a period and with its margin")
  func empty() throws {
    let text = try Self.accepted(Self.town).text
    #expect(
      text == Self.town + """

        expect
          started once at 0:00 ± 500 ms  # margin 0.5 s
          off-route once at 0:48 ± 500 ms  # margin 0.5 s
          asked driving once at 0:48 ± 500 ms  # margin 0.5 s
          rerouted once at 0:49 ± 500 ms  # margin 0.5 s
          announce prepare step 1 "Turn left" 110 m once at 0:50 ± 500 ms  # margin 0.5 s
          announce near step 1 "Turn left" 80 m once at 0:52 ± 500 ms  # margin 0.5 s
          announce now step 1 "Turn left" once at 0:56 ± 500 ms  # margin 0.5 s
          announce prepare step 2 "You arrive" 290 m once at 1:20 ± 500 ms  # margin 0.5 s
          announce near step 2 "You arrive" 80 m once at 1:35 ± 500 ms  # margin 0.5 s
          arrived once at 1:39 ± 500 ms  # margin 0.5 s
          said "You have arrived" once at 1:39 ± 500 ms  # margin 0.5 s
          ended arrived once at 1:47 ± 500 ms  # margin 0.5 s
          announce 5 times  # margin 0 events

        """)
    #expect(try Self.isSettled(text))
  }

  @Test("without a tolerance moments are exact, to the nanosecond")
  func exact() throws {
    let text = try Self.accepted(Self.town + "gps\n  delay 1.5 ms\n", tolerance: 0).text
    #expect(text.contains("\n  off-route once at 0:48.0015  # margin 0 s\n"))
    #expect(try Self.isSettled(text))
  }

  @Test("a line that holds stays, one about events that does not becomes what happened; no comment is lost")
  func lines() throws {
    let wanted = """

      expect  # what must come of it
        # first of all
        started
        off-route once at 0:40  # he is off
        # nobody asks
        no asked
        rerouted once 1 s after off-route
        announce 2 times  # margin 7 events
        # in this order
        order arrived, started  # or not
        arrived at 1:39
        # the end

      """
    let text = try Self.accepted(Self.town + wanted).text
    let found = try #require(text.range(of: "\nexpect")).lowerBound
    #expect(
      text[found...] == """

        expect  # what must come of it
          # first of all
          started
          off-route once at 0:48 ± 500 ms  # he is off
          # nobody asks
          asked driving once at 0:48 ± 500 ms  # margin 0.5 s
          rerouted once 1 s after off-route
          announce 5 times  # margin 0 events
          # in this order
          # or not
          arrived at 1:39
          started once at 0:00 ± 500 ms  # margin 0.5 s
          announce prepare step 1 "Turn left" 110 m once at 0:50 ± 500 ms  # margin 0.5 s
          announce near step 1 "Turn left" 80 m once at 0:52 ± 500 ms  # margin 0.5 s
          announce now step 1 "Turn left" once at 0:56 ± 500 ms  # margin 0.5 s
          announce prepare step 2 "You arrive" 290 m once at 1:20 ± 500 ms  # margin 0.5 s
          announce near step 2 "You arrive" 80 m once at 1:35 ± 500 ms  # margin 0.5 s
          said "You have arrived" once at 1:39 ± 500 ms  # margin 0.5 s
          ended arrived once at 1:47 ± 500 ms  # margin 0.5 s

        # the end

        """)
    #expect(try Self.isSettled(text))
  }

  @Test("a line about readings that does not hold stays as it is, and is told")
  func readings() throws {
    let acceptance = try Self.accepted(Self.town + "\nexpect\n  always lateral below 1 m  # close\n")
    #expect(acceptance.text.contains("expect\n  always lateral below 1 m  # close\n  started once"))
    #expect(acceptance.remaining.map(\.text) == ["always lateral below 1 m"])
  }

  @Test("with a table a line is as exact as it can be in every row")
  func cases() throws {
    let text = """
      scenario "a table"
      param words = "Turn left"

      route driving
        east 1 km
        turn left $words
        north 500 m
        arrive

      drive at $speed

      expect
        no off-route

      cases
        | speed   | words       |
        | 50 km/h | "Turn left" |
        | 70 km/h | "Go left"   |

      """
    let accepted = try Self.accepted(text).text
    let lines = accepted.split(separator: "\n").map(String.init)
    #expect(lines.contains("  started once at 0:00 ± 500 ms  # margin 0.5 s"))
    #expect(lines.contains("  announce near step 1 once  # margin 1 event"))
    #expect(lines.contains("  announce prepare step 2 \"You arrive\" 290 m once  # margin 1 event"))
    #expect(lines.contains("  arrived once  # margin 1 event"))
    #expect(lines.count { $0.contains("no off-route") } == 1)
    #expect(try Self.isSettled(accepted))
  }

  @Test("events that are alike are told by their number")
  func alike() throws {
    let text = """
      scenario "asked twice"

      route driving
        east 3 km
        arrive

      drive at 50 km/h
        leave at 800 m: north 1 km

      provider
        then fails unavailable

      """
    let accepted = try Self.accepted(text).text
    #expect(accepted.contains("\n  1st asked driving at 1:03 ± 500 ms  # margin 0.5 s\n"))
    #expect(accepted.contains("\n  2nd failed unavailable at 1:20 ± 500 ms  # margin 0.5 s\n"))
    #expect(try Self.isSettled(accepted))
  }

  @Test("words in which a reader would look for a parameter are left out")
  func dollars() {
    #expect(EventSyntax(.said(SpeechRecord("Pay $toll"))).words == nil)
    #expect(EventSyntax(.said(SpeechRecord("Pay the toll"))).words?.literal == "Pay the toll")
  }

  @Test("a run that breaks a law is not worth writing down")
  func law() throws {
    let scenario = try Scenario(parsing: Self.town)
    let run = try #require(ScenarioResolver().resolve(scenario).runs.first)
    #expect(Acceptance.objection(to: run.execute()) == nil)
    let broken = run.execute(parts: try Mutants.named("ends-twice").parts())
    #expect(Acceptance.objection(to: broken)?.message.hasPrefix("the law `end-once` is broken at 1:") == true)
  }

  @Test("a tolerance is a time of zero or more")
  func tolerance() throws {
    #expect(try Acceptance.tolerance("500ms") == 0.5)
    #expect(try Acceptance.tolerance("0 s") == 0)
    for text in ["5", "-1 s", "3 m", "soon"] {
      #expect(throws: UsageError.self) { try Acceptance.tolerance(text) }
    }
  }
}
