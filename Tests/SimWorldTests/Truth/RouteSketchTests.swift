import GuidanceCore
import Testing

@testable import SimWorld

@Suite("A drawn route")
struct RouteSketchTests {
  private func steps(_ route: NavRoute) -> [String] {
    route.steps.map {
      "\($0.kind.rawValue) \"\($0.instruction)\" \(shortened($0.distance, 1000)) \(shortened($0.maneuverAlong, 1000))"
    }
  }

  private func laid(_ items: [RouteSketchItem], course: Double? = nil) throws -> NavRoute {
    try RouteSketch(items: items).laid(from: origin, course: course, mode: .driving, provider: "sim")
  }

  @Test("the reference route has a wordless departure, a turn at 3000 m and an arrival at 5000 m")
  func reference() throws {
    let route = try laid([
      .leg(.compass(90), meters: 3000, roadClass: nil),
      .maneuver(.left, words: "Turn left onto Mill Road", exit: nil),
      .leg(.compass(0), meters: 2000, roadClass: nil),
      .maneuver(.arrive, words: nil, exit: nil),
    ])
    #expect(
      steps(route) == [
        "depart \"\" 0 0", "left \"Turn left onto Mill Road\" 3000 3000", "arrive \"You arrive\" 2000 5000",
      ])
    #expect(route.classes.isEmpty && route.expectedTime == nil && route.mode == .driving && route.provider == "sim")
  }

  @Test("each leg has the length asked for, also far north and across the antimeridian")
  func lengths() throws {
    for start in [origin, Coordinate(latitude: 71, longitude: 179.99), Coordinate(latitude: -60, longitude: -3)] {
      let asked: [(Double, Double)] = [(90, 3000), (17, 2000), (233, 0.5), (301, 25_000), (180, 100)]
      let sketch = RouteSketch(items: asked.map { .leg(.compass($0.0), meters: $0.1, roadClass: nil) })
      let line = try sketch.laid(from: start, course: nil, mode: .walking, provider: "sim").polyline
      for (index, leg) in asked.enumerated() {
        #expect(abs(line.cumulative[index + 1] - line.cumulative[index] - leg.1) < 1e-6)
      }
    }
  }

  @Test("maneuvers without words get the made ones")
  func madeWords() throws {
    let east = RouteSketchItem.leg(.relative(0), meters: 100, roadClass: nil)
    let kinds: [(ManeuverKind, Int?)] = [
      (.keepLeft, nil), (.keepRight, nil), (.roundabout, 2), (.roundaboutExit, nil), (.roundabout, nil),
    ]
    let items = kinds.flatMap { [east, .maneuver($0.0, words: nil, exit: $0.1)] } + [east]
    let route = try laid([.depart(words: "Head east")] + items, course: 90)
    #expect(
      route.steps.map(\.instruction) == [
        "Head east", "Keep left", "Keep right", "Take exit 2", "Leave the roundabout", "Enter the roundabout", "",
      ])
    #expect(route.steps.last?.kind == .arrive)
  }

  @Test("an arc is drawn as short chords, and ahead goes on from its end")
  func arcs() throws {
    let route = try laid([
      .leg(.compass(90), meters: 1500, roadClass: nil), .arc(degrees: -60, radius: 200),
      .leg(.relative(0), meters: 2000, roadClass: nil),
    ])
    let line = route.polyline
    let steps = zip(line.cumulative.dropFirst(), line.cumulative).map { $0 - $1 }
    #expect(steps.dropFirst().dropLast().allSatisfy { $0 < 5.01 })
    #expect(abs(line.length - 1500 - 2000 - 200 * .pi / 3) < 0.01)
    #expect(abs(line.bearing(ofSegment: line.vertices.count - 2) - 30) < 0.01)
    let end = line.vertices[1].plane(to: line.vertices[line.vertices.count - 2])
    #expect(abs(end.north - 100) < 0.01 && abs(end.east - 173.205) < 0.01)
  }

  @Test("road classes join neighbours and call the rest town")
  func classes() throws {
    let route = try laid([
      .leg(.compass(90), meters: 1000, roadClass: nil), .leg(.compass(90), meters: 500, roadClass: .highway),
      .leg(.compass(90), meters: 500, roadClass: .highway), .leg(.compass(0), meters: 100, roadClass: nil),
    ])
    let shown = route.classes.map { "\($0.roadClass) \(shortened($0.from, 1000)) \(shortened($0.to, 1000))" }
    #expect(shown == ["town 0 1000", "highway 1000 2000", "town 2000 2100"])
  }

  @Test("a leg that bends against the turn before it is refused with both items")
  func contradictions() {
    func bent(_ kind: ManeuverKind, to course: Double) throws -> NavRoute {
      try laid([
        .leg(.compass(90), meters: 100, roadClass: nil), .maneuver(kind, words: nil, exit: nil),
        .leg(.compass(course), meters: 100, roadClass: nil),
      ])
    }
    #expect(throws: RouteSketchError.contradiction(maneuver: 1, leg: 2, kind: .left, bend: 90)) {
      try bent(.left, to: 180)
    }
    #expect(throws: RouteSketchError.contradiction(maneuver: 1, leg: 2, kind: .right, bend: -90)) {
      try bent(.right, to: 0)
    }
    #expect(throws: RouteSketchError.contradiction(maneuver: 1, leg: 2, kind: .uTurn, bend: 0)) {
      try bent(.uTurn, to: 90)
    }
    #expect(throws: Never.self) { try bent(.uTurn, to: 270) }
    #expect(throws: Never.self) { try bent(.keepRight, to: 90) }
    #expect(throws: Never.self) { try bent(.keepRight, to: 60) }
  }

  @Test("what cannot be drawn is refused with its item")
  func refused() {
    let east = RouteSketchItem.leg(.compass(90), meters: 100, roadClass: nil)
    #expect(throws: RouteSketchError.noLegs) { try laid([.maneuver(.arrive, words: nil, exit: nil)]) }
    #expect(throws: RouteSketchError.relativeWithoutCourse(item: 0)) {
      try laid([.leg(.relative(0), meters: 5, roadClass: nil)])
    }
    #expect(throws: RouteSketchError.notPositive(item: 1, -5)) {
      try laid([east, .leg(.compass(90), meters: -5, roadClass: nil)])
    }
    #expect(throws: RouteSketchError.afterArrival(item: 2)) {
      try laid([east, .maneuver(.arrive, words: nil, exit: nil), east])
    }
    #expect(throws: RouteSketchError.self) {
      try RouteSketch(items: [east], speedCameras: [101]).laid(
        from: origin, course: nil, mode: .driving, provider: "sim")
    }
  }
}
