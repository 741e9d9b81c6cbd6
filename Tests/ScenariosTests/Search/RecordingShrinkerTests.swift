import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("a recorded drive made small")
struct RecordingShrinkerTests {
  /// Ten minutes along the town route at 1 Hz; from second 300 on five fixes lie 300 m beside it.
  private static func log(wild: Range<Int> = 300..<312) -> String {
    (0..<600).map { second -> String in
      let meters = Double(second) * 8
      let along = Geodesy.destination(
        from: Coordinate(latitude: 0.5, longitude: 0.5), bearing: 90, meters: min(meters, 3000))
      let onRoute = Geodesy.destination(from: along, bearing: 0, meters: max(0, meters - 3000))
      let place = wild.contains(second) ? Geodesy.destination(from: onRoute, bearing: 0, meters: 300) : onRoute
      let fix = GuidanceFix(
        coordinate: place, accuracy: 5, speed: 8, course: meters < 3000 ? 90 : 0, time: Double(second))
      return DriveLogWriter.line(.fix(fix, received: fix.time)) + "\n"
    }.joined()
  }

  private func recorded(_ expect: String, _ log: String = log()) throws -> ScenarioRun {
    try run(
      townScenario("expect\n  \(expect)\n", drive: "drive\n  fixes from \"d.jsonl\""),
      files: textFiles(["d.jsonl": log]))
  }

  private func fixes(_ run: ScenarioRun) -> [DeliveredFix] {
    if case .recorded(let fixes) = run.plan.truth { fixes } else { [] }
  }

  @Test("of a drive that leaves the route only the fixes are left that show it, and none of them can be spared")
  func offRoute() throws {
    let run = try recorded("no off-route")
    let failure = FailureID.expectation("no off-route")
    #expect(run.execute().failureIDs == [failure])
    var shrinker = try #require(RecordingShrinker(run, failure))
    let small = shrinker.shrink()
    let left = fixes(small)
    #expect((2...16).contains(left.count), "found \(left.count)")
    #expect(left.first?.deliveredAt == .zero)
    // The one that was on the route, too, is of the moments before.
    #expect(left.allSatisfy { $0.deliveredAt.seconds < 20 })
    #expect(small.execute().failureIDs == [failure])
    for index in left.indices {
      var fewer = small
      var rest = left
      rest.remove(at: index)
      fewer.plan.truth = .recorded(rest)
      #expect(fewer.execute().failureIDs != [failure])
    }
  }

  @Test("what is missing stays missing among all that the trip says, and not on an empty drive")
  func missing() throws {
    let run = try recorded("rerouted once", Self.log(wild: 0..<0))
    let failure = FailureID.expectation("rerouted once")
    var shrinker = try #require(RecordingShrinker(run, failure))
    let small = shrinker.shrink()
    func said(_ run: ScenarioRun) -> [String] {
      run.execute().journal.entries.filter { [.announce, .arrived].contains($0.event.kind) }.map { entry in
        if case .announce(let said) = entry.event { "\(said.stage) \(said.step)" } else { entry.event.kind.rawValue }
      }
    }
    #expect(said(small) == said(run))
    #expect(fixes(small).count < 60, "found \(fixes(small).count)")
  }

  @Test("what was found so far is kept when somebody stops the search")
  func stopped() throws {
    let run = try recorded("no off-route")
    var shrinker = try #require(RecordingShrinker(run, .expectation("no off-route")))
    var left = 12
    let small = shrinker.shrink(isOver: {
      left -= 1
      return left < 0
    })
    #expect(fixes(small).count < 600 && fixes(small).count > 16, "found \(fixes(small).count)")
    #expect(small.execute().failureIDs == run.execute().failureIDs)
  }

  @Test("the small scenario and its log show the same in files of their own")
  func files() throws {
    let run = try recorded("no off-route")
    let failure = FailureID.expectation("no off-route")
    var shrinker = try #require(RecordingShrinker(run, failure))
    let surroundings = textFiles(["d.jsonl": Self.log()])
    let small = SmallRecording(shrinker.shrink(), fixesName: "small.jsonl", files: surroundings)
    #expect(small.scenario.drive?.lines.map(\.content.written) == ["fixes from \"small.jsonl\""])
    let again = ScenarioResolver(files: small.files(surroundings, fixesName: "small.jsonl")).resolve(small.scenario)
    #expect(again.runs.map { $0.execute().failureIDs } == [[failure]])
  }

  @Test("of a long route the parts are cut off that the drive never came near")
  func trimmed() throws {
    let legs = (0..<40).map { "  \($0.isMultiple(of: 2) ? "90" : "91") deg 500 m" }.joined(separator: "\n")
    let text = """
      scenario "t"

      route driving
      \(legs)
        arrive

      drive
        fixes from "d.jsonl"

      expect
        no off-route
      """
    // Where the route is after 10 km, and then 300 m beside it.
    let route = try run(text, files: textFiles(["d.jsonl": Self.log()])).plan.routes[0].route
    let log = (0..<60).map { second -> String in
      let along = route.polyline.coordinate(at: 10_000 + Double(second) * 10)
      let place = second < 30 ? along : Geodesy.destination(from: along, bearing: 0, meters: 300)
      let fix = GuidanceFix(coordinate: place, accuracy: 5, speed: 10, course: 90, time: Double(second))
      return DriveLogWriter.line(.fix(fix, received: fix.time)) + "\n"
    }.joined()
    let files = textFiles(["d.jsonl": log])
    let failure = FailureID.expectation("no off-route")
    var shrinker = try #require(RecordingShrinker(try run(text, files: files), failure))
    var small = SmallRecording(shrinker.shrink(), fixesName: "small.jsonl", files: files)
    let surroundings = small.files(files, fixesName: "small.jsonl")
    small.trimRoute(failure, files: surroundings)
    #expect(small.scenario.routes[0].lines.count < 5, "found \(small.scenario.routes[0].lines.count)")
    #expect(small.scenario.origin != nil)
    let again = ScenarioResolver(files: surroundings).resolve(small.scenario).runs
    #expect(again.map { $0.execute().failureIDs } == [[failure]])
  }
}
