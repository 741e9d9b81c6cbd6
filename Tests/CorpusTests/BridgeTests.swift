import Foundation
import Scenarios
import Synchronization
import TestSupport
import Testing

@Suite("the bridge to Swift Testing")
struct BridgeTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFolder.packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  private static let wrong = """
    scenario "a town drive"

    route driving
      east 1 km
      turn left "Turn left"
      north 500 m
      arrive

    drive at $speed

    expect
      no arrived
      started
      off-route once

    cases
      | speed   |
      | 50 km/h |
      | 60 km/h |

    """

  @Test("what plays our corpus is what the example and the readme show")
  func one() throws {
    let bridge = try Self.text("Tests/CorpusTests/ScenarioBridge.swift")
    #expect(try Self.text("docs/examples/app/Tests/AppGuidanceTests/ScenarioBridge.swift") == bridge)
    #expect(try Self.text("README.md").contains(bridge))
    #expect(bridge.split(separator: "\n").count <= 15)
  }

  @Test("each thing that does not hold is an issue at its line of the scenario")
  func issues() async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Self.wrong, to: "town.scenario")
    let played = try ScenarioFile(path: path).play()
    let found = IssueList()
    withKnownIssue {
      report(played)
    } matching: { issue in
      found.add(issue)
      return true
    }
    #expect(
      found.all == [
        "town.scenario:12:3 case 1: `no arrived`: `arrived` at 1:46",
        "town.scenario:14:3 case 1: `off-route once`: no `off-route`",
        "town.scenario:12:3 case 2: `no arrived`: `arrived` at 1:28",
        "town.scenario:14:3 case 2: `off-route once`: no `off-route`",
      ])
    #expect(
      played.trace.contains("  town.scenario:14:3: did not hold\n") || played.trace.contains(":14:3: did not hold\n"))
    #expect(played.trace.contains("     1:46  trip      arrived\n"))
    #expect(played.trace.contains("--case 2"))
  }

  @Test("a mistake in the text is an issue too, and a scenario that holds is none")
  func mistakes() throws {
    let scratch = try ScratchFolder()
    let broken = Self.wrong.replacingOccurrences(of: "north 500 m", with: "nort 500 m")
    let played = try ScenarioFile(path: scratch.write(broken, to: "town.scenario")).play()
    #expect(played.problems.map { "\($0.line):\($0.column) \($0.message)" } == ["6:3 unknown word `nort` in `route`"])
    let sound = Self.wrong.replacingOccurrences(of: "  no arrived\n", with: "")
      .replacingOccurrences(of: "  off-route once\n", with: "")
    let held = try ScenarioFile(path: scratch.write(sound, to: "held.scenario")).play()
    #expect(held.problems == [])
    #expect(held.trace == "")
  }

  @Test("problems of a scenario that was built stand where it is played")
  func built() {
    let scenario = Scenario("built") {
      Route(.driving).east(1.km).arrive()
      Expect().no(.arrived)
    }
    let here = #line + 1
    let problems = scenario.play().problems
    #expect(problems.map(\.message) == ["`no arrived`: `arrived` at 1:10"])
    #expect(problems.map(\.path) == [#filePath])
    #expect(problems.map(\.line) == [here])
  }
}

/// Collects issues with the places that they name.
private final class IssueList: Sendable {
  private let issues = Mutex<[String]>([])

  var all: [String] { issues.withLock { $0 } }

  func add(_ issue: Issue) {
    guard let place = issue.sourceLocation else { return }
    let file = place.fileName
    let words = issue.comments.map(\.rawValue).joined(separator: " ")
    issues.withLock { $0.append("\(file):\(place.line):\(place.column) \(words)") }
  }
}
