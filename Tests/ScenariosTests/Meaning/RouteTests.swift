import SimWorld
import Testing

@testable import Scenarios

@Suite("routes")
struct RouteTests {
  func routes(_ text: String, files: ScenarioFiles = files()) throws -> [String] {
    try run("scenario \"t\"\n\n" + text, files: files).plan.routes.map { "\($0.name ?? "-"): \($0.route.shown)" }
  }

  @Test("by lines, by places of a map, and by a name of its own")
  func ways() throws {
    let text =
      blocks + """
        route driving "by lines"
          depart "Go"
          east 300 m
          roundabout exit 2
          ahead 20 m
          exit
          arc left 90 deg radius 30 m
          north 100 m
          arrive

        route walking by kakao A C E
          depart "Off we go"
          takes 6 min
          speed-camera at 200 m
        """
    #expect(
      try routes(text) == [
        "by lines: driving by sim, 467.0 m: depart 0.0 \"Go\", roundabout 300.0 \"Take exit 2\", "
          + "roundabout-exit 320.0 \"Leave the roundabout\", arrive 467.0 \"You arrive\"",
        "-: walking by kakao, 1500.0 m: depart 0.0 \"Off we go\", right 1200.0 \"Turn right\", "
          + "arrive 1500.0 \"You arrive\"",
      ])
    let walk = try run("scenario \"t\"\n\n" + text).plan.routes[1].route
    #expect(walk.expectedTime == 360)
    #expect(walk.speedCameras == [200])
  }

  static let osrm = """
    {"code":"Ok","routes":[{"distance":222.4,"duration":60,"geometry":{"type":"LineString","coordinates":
    [[0.5,0.5],[0.501,0.5],[0.501,0.501]]},"legs":[{"steps":[
    {"distance":111.2,"name":"","geometry":{"type":"LineString","coordinates":[[0.5,0.5],[0.501,0.5]]},
    "maneuver":{"type":"depart","location":[0.5,0.5]}},
    {"distance":111.2,"name":"Mill Road","geometry":{"type":"LineString","coordinates":[[0.501,0.5],[0.501,0.501]]},
    "maneuver":{"type":"turn","modifier":"left","location":[0.501,0.5]}},
    {"distance":0,"name":"","geometry":{"type":"LineString","coordinates":[[0.501,0.501],[0.501,0.501]]},
    "maneuver":{"type":"arrive","location":[0.501,0.501]}}]}]}],"waypoints":[]}
    """

  @Test("from a provider's answer, found beside the scenario and stamped with its provider or another")
  func fromFile() throws {
    let beside = files(["town/answer.json": Self.osrm], folder: "town")
    let found = try routes(
      "route driving from \"answer.json\" as osrm\n\nroute cycling by me from \"answer.json\" as osrm\n", files: beside)
    #expect(found.map { String($0.prefix { $0 != "," }) } == ["-: driving by osrm", "-: cycling by me"])
    #expect(found[0].contains("left 111.0"))
  }

  @Test("an answer that says it is for another mode is warned of")
  func otherMode() {
    let walk = Self.osrm.replacing("\"distance\":111.2,", with: "\"distance\":111.2,\"mode\":\"walking\",")
    let beside = files(["walk.json": walk, "any.json": Self.osrm])
    let warning = "~3:H mode-differs: the answer in `walk.json` is for walking, and this route is driving"
    func complaints(_ header: String) -> [String] { allComplaints("scenario \"t\"\n\n\(header)\n", files: beside) }
    #expect(complaints("route driving from \"walk.json\" as osrm") == [warning.replacing("H", with: "20")])
    #expect(complaints("route from \"walk.json\" as osrm") == [warning.replacing("H", with: "12")])
    #expect(complaints("route walking from \"walk.json\" as osrm").filter { $0.contains("mode-differs") } == [])
    #expect(complaints("route cycling from \"any.json\" as osrm") == [])
  }

  @Test(
    "what makes no route is told in its place",
    arguments: [
      ("", ["1:1 no-route: expected a route, found none"]),
      ("route driving\n  takes 3 min", ["3:1 empty-route: this route has no legs"]),
      ("route driving\n  ahead 3 km\n  arrive", ["4:3 no-direction-yet: nobody travels in any direction yet"]),
      (
        "route driving\n  east 1 km\n  turn left\n  south 1 km\n  arrive",
        ["6:3 contradiction: `turn left` is followed by a leg that bends 90 deg to the right"]
      ),
      (
        "route driving\n  east 1 km\n  u-turn\n  north 1 km\n  arrive",
        []
      ),
      (
        "route driving\n  east 1 km\n  arrive\n  north 1 km",
        ["6:3 after-arrival: nothing can follow the arrival"]
      ),
      (
        "route driving\n  east 1 km\n  speed-camera at 2 km\n  arrive",
        ["5:3 beyond-the-end: a camera at 2000 m stands past the route's end at 1000 m"]
      ),
      ("route driving A B", ["3:15 no-map: `A` is a place of a map, and there is none"]),
      (
        blocks + "route driving A X\n  east 3 m",
        ["9:1 two-ways: this route is said in two ways"]
      ),
      (blocks + "route driving A X", ["9:17 unknown-place: the map has no place `X`"]),
      (blocks + "route driving A A", ["9:15 same-place-twice: `A` follows itself"]),
      (
        blocks + "route driving \"out\" A B\n\nroute driving \"out\" B A",
        ["11:15 duplicate-section: a route named \"out\" stands in line 9 already"]
      ),
      (
        "route driving from \"nothing.json\" as osrm",
        ["3:20 unreadable-file: cannot read `nothing.json`: no such file"]
      ),
    ])
  func mistakes(_ text: String, _ expected: [String]) {
    #expect(allComplaints("scenario \"t\"\n\n" + text + "\n") == expected)
  }
}
