import SimWorld
import Testing

@testable import Scenarios

@Suite("on the edge")
struct EdgeTests {
  @Test(
    "a threshold held by less than 0.1 m or 10 ms is warned of",
    arguments: [
      ("always progress below 30.2 m", "held | 0.2 m"), ("always progress below 30.05 m", "edge | 0.05 m"),
      ("finally progress within 1 m of 31 m", "edge | 0 m"), ("finally progress is 30 m", "held | 0 m"),
      ("always progress rises", "held | 0 m"), ("always progress rises ± 1 m", "held | 1 m"),
      ("finally time-left below 96.005 s", "edge | 0.005 s"), ("finally time-left below 96.05 s", "held | 0.05 s"),
      ("finally speed below 9.001 m/s", "held | 0.001 m/s"),
      ("arrived at 0:05 ± 1 s", "edge | 0 s"), ("arrived at 0:05 ± 1005 ms", "edge | 0.005 s"),
      ("arrived at 0:05 ± 2 s", "held | 1 s"), ("arrived at 0:04", "held | 0 s"),
      ("arrived from 0:04 to 0:09", "held | 0 s"), ("arrived from 0:03.995 to 0:09", "edge | 0.005 s"),
      ("arrived within 1 s after 0:04", "held | 0 s"), ("arrived at 0:04.005 ± 5 ms", "edge | 0 s"),
      ("arrived within 1 s after 0:03", "edge | 0 s"), ("no arrived before 0:04", "held | 0 s"),
      ("no arrived before 0:03.995", "edge | 0.005 s"), ("arrived once before 0:04.004", "edge | 0.004 s"),
    ])
  func edges(_ line: String, _ shown: String) throws {
    var pad = JournalPad(endedAt: 60)
    pad.event(4, .arrived)
    pad.read(4) {
      $0.progress = 30
      $0.timeLeft = 96
      $0.speed = 9
    }
    pad.read(5) {
      $0.progress = 30
      $0.timeLeft = 96
      $0.speed = 9
    }
    let found = try verdict(on: line, pad)
    #expect(found.passes)
    #expect("\(found.isOnTheEdge ? "edge" : "held") | \(found.margin?.description ?? "-")" == shown)
  }
}

@Suite("at a place")
struct AtPlaceTests {
  static let place = Place.along(Argument(Quantity(500, .meters)))

  /// Fixes each second, each delivered 0.2 s later; the traveller is at 500 m at 0:36.5.
  static let pad: JournalPad = {
    var pad = JournalPad(endedAt: 60)
    for second in [35.0, 36, 37, 38] {
      pad.fix(second, delivered: second + 0.2, progress: second * 13.9)
      if second == 37 { pad.event(37.2, .arrived) }
      if second == 38 { pad.event(38.2, .backOnRoute) }
    }
    return pad
  }()

  @Test("an event holds from the traveller's being there until the first fix taken there is delivered")
  func untilDelivered() throws {
    let places = [Self.place: PlaceTable.Visit.at(.seconds(36.5))]
    #expect(
      try verdict(on: "arrived at 500 m", Self.pad, places: places).shown
        == "held | 0 s | `arrived` from 0:36.5 to 0:37.2 inclusive | `arrived` at 0:37.2 | @ 0:37.2")
    #expect(
      try verdict(on: "back-on-route at 500 m", Self.pad, places: places).shown
        == "failed | -1 s | `back-on-route` from 0:36.5 to 0:37.2 inclusive | `back-on-route` at 0:38.2 | "
        + "entry 5: 1 s late | @ 0:38.2")
    #expect(try !verdict(on: "arrived at 500 m ± 600 ms", Self.pad, places: places).passes)
    #expect(try verdict(on: "arrived at 500 m ± 700 ms", Self.pad, places: places).passes)
  }

  @Test("where no fix is taken there any more it holds until the run ends")
  func withoutFix() throws {
    let places = [Self.place: PlaceTable.Visit.at(.seconds(38.01))]
    #expect(try verdict(on: "back-on-route at 500 m", Self.pad, places: places).passes)
    #expect(try !verdict(on: "arrived at 500 m", Self.pad, places: places).passes)
  }

  @Test("a recorded drive is at a place when a used fix is first matched there on the first route")
  func recorded() throws {
    let places = [Self.place: PlaceTable.Visit.whenMatched(along: 500)]
    #expect(
      try verdict(on: "arrived at 500 m", Self.pad, places: places).shown
        == "failed | -1 s | `arrived` at 0:36.2 | `arrived` at 0:37.2 | entry 3: 1 s late | @ 0:37.2")
    var refused = JournalPad(endedAt: 60)
    refused.fix(36, progress: 501, refusal: .coarse)
    #expect(
      try verdict(on: "arrived at 500 m", refused, places: places).outcome
        == .vacuous("no fix was matched at `500 m` on the first route"))
    var rerouted = JournalPad(endedAt: 60)
    rerouted.event(1, .rerouted(request: 1, route: 1))
    rerouted.fix(36, progress: 501)
    #expect(
      try verdict(on: "no arrived after 500 m", rerouted, places: places).outcome
        == .vacuous("no fix was matched at `500 m` on the first route"))
  }
}

@Suite("steps and words that exist")
struct ExistenceTests {
  @Test("those of a feed, of a scripted answer and of a route not yet guided count")
  func sources() throws {
    let pad = JournalPad()
    #expect(try !verdict(on: "no announce \"Halt\"", pad).passes)
    let feed = FeedPlan(name: "sim", lines: [.says(at: .zero, .left, words: "Halt", meters: 10)])
    #expect(try verdict(on: "no announce \"Halt\"", pad) { $0.feeds = [feed] }.passes)
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: 100, roadClass: nil), .maneuver(.arrive, words: "Halt", exit: nil),
    ])
    let provider = ProviderPlan(script: [ScriptedAnswer(request: 1, action: .answersSketch(sketch))])
    #expect(try verdict(on: "no announce \"Halt\"", pad) { $0.providers = [provider] }.passes)
    var route = townRoute
    route.steps[1].instruction = "Halt"
    #expect(try verdict(on: "no announce \"Halt\"", pad) { $0.routes.append(PlannedRoute(route: route)) }.passes)
  }
}
