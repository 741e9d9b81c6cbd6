import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("an import of a planned route")
struct PlannedRouteTests {
  private func lines(_ route: NavRoute, keepsWords: Bool = false) -> [String] {
    ImportedRoute(route, from: route.polyline.vertices[0], tolerance: 2, keepsWords: keepsWords) { $0 }
      .lines.map(\.written)
  }

  private func route(_ items: [RouteSketchItem]) throws -> NavRoute {
    try RouteSketch(items: items, expectedTime: 123.4, speedCameras: [1500]).laid(
      from: RecordedTrack.start, course: nil, mode: .driving, provider: "osrm")
  }

  private let items: [RouteSketchItem] = [
    .depart(words: "Head east on Elm Street"), .leg(.compass(90), meters: 1000, roadClass: .town),
    .maneuver(.left, words: "Turn left onto Oak Street", exit: nil),
    .leg(.compass(0), meters: 700, roadClass: .highway),
    .maneuver(.merge, words: "Merge onto the A 1", exit: nil),
    .leg(.compass(10), meters: 300, roadClass: .highway), .maneuver(.arrive, words: "Oak Street 3", exit: nil),
  ]

  @Test("maneuvers, classes, cameras and time stand between the legs, in words without names")
  func drawn() throws {
    #expect(
      lines(try route(items)) == [
        "depart \"Set off\"", "90 deg 1000 m", "turn left", "0 deg 500 m highway", "0 deg 200 m highway",
        "straight \"Merge\"", "10 deg 300 m highway", "arrive", "takes 123 s", "speed-camera at 1500 m",
      ])
  }

  @Test("a travel time that nobody can plan for is left out", arguments: [-1, 0, 4e21, .infinity, .nan])
  func absurdTime(seconds: Double) throws {
    var route = try route(items)
    route.expectedTime = seconds
    #expect(lines(route).last { $0.hasPrefix("takes") } == nil)
  }

  @Test("kept words are the provider's")
  func keptWords() throws {
    let written = lines(try route(items), keepsWords: true)
    #expect(written.contains("turn left \"Turn left onto Oak Street\""))
    #expect(written.contains("straight \"Merge onto the A 1\""))
    #expect(written.contains("depart \"Head east on Elm Street\""))
  }

  @Test("a turn that the line contradicts is drawn as one that it does not, with its words")
  func contradiction() throws {
    var route = try route(items)
    route.steps[1].kind = .right
    route.steps[2].kind = .uTurn
    let written = lines(route)
    #expect(written.contains("keep right \"Turn right\""))
    #expect(written.contains("straight \"Turn around\""))
    let section = RouteSection(mode: Argument(.driving))
    #expect(section.lines.isEmpty)
  }

  @Test("an arrival that is not the last maneuver is a stop on the way, and the last one is at the end")
  func arrivals() throws {
    var route = try route(items)
    route.steps[1].kind = .arrive
    route.steps[3].maneuverAlong -= 40
    let written = lines(route)
    #expect(written.contains("straight \"You reach a stop\""))
    #expect(written.filter { $0 == "arrive" }.count == 1)
    #expect(written.firstIndex(of: "arrive") == written.lastIndex { $0.contains(" deg ") }.map { $0 + 1 })
  }

  @Test(
    "the answers of real providers become scenarios that are sound and pass",
    .enabled(if: SharedFolder.isPresent, "the folder of real answers is absent"))
  func realAnswers() throws {
    var count = 0
    for file in SharedFolder.files(in: "data/routes", endings: [".json"]) {
      let scratch = try ScratchFolder()
      guard let imported = try? DriveImport().read([file.path], fixesName: "drive.fixes.jsonl") else { continue }
      try scratch.write(imported.fixesText, to: "drive.fixes.jsonl")
      let text = ScenarioPrinter.text(of: imported.scenario)
      try scratch.write(text, to: "drive.scenario")
      let results = try scratch.ran()
      #expect(results.map(\.outcome) == [.held], "\(file.lastPathComponent)\n\(text)")
      count += 1
    }
    #expect(count > 15, "found \(count)")
  }
}
