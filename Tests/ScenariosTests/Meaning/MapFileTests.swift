import Foundation
import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("maps from a file")
struct MapFileTests {
  /// A cross of two streets, blocks of 0.002 degrees; the one to the east is one-way, a footpath cuts the corner.
  private static let town = """
    <osm><node id="1" lat="0.5" lon="0.5"/><node id="2" lat="0.5" lon="0.502"/><node id="3" lat="0.5" lon="0.504"/>
    <node id="4" lat="0.498" lon="0.502"/><node id="5" lat="0.502" lon="0.502"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/><tag k="name" v="Mill &amp; Co"/>
    <tag k="oneway" v="yes"/></way>
    <way id="2"><nd ref="4"/><nd ref="2"/><nd ref="5"/><tag k="highway" v="residential"/><tag k="name" v="High"/></way>
    <way id="3"><nd ref="3"/><nd ref="5"/><tag k="highway" v="footway"/></way></osm>
    """

  private static let files = textFiles(["town.osm": town])

  private func scenario(_ places: String, _ sections: String) -> String {
    "scenario \"t\"\n\nmap from \"town.osm\"\n\(places)\n\n\(sections)\n"
  }

  @Test("places lie where their coordinates meet a road and where streets cross, and routes go between them")
  func places() throws {
    let text = scenario(
      """
        west = 0.50001 N, 0.5005 E
        corner = crossing of "High" and "Mill & Co"
        north = 0.502 N, 0.502 E
        top = north
      """, "route driving west corner top\n\ndrive west corner\n\nexpect\n  no arrived")
    let run = try run(text, files: Self.files)
    let route = run.plan.routes[0].route
    #expect(
      route.polyline.vertices == [
        Coordinate(latitude: 0.5, longitude: 0.5005), Coordinate(latitude: 0.5, longitude: 0.502),
        Coordinate(latitude: 0.502, longitude: 0.502),
      ])
    #expect(route.steps.map(\.instruction) == ["", "Turn left onto High", "You arrive"])
    guard case .drive(let drive) = run.plan.truth else {
      Issue.record("expected a drive")
      return
    }
    #expect(abs(Geodesy.distance(drive.state(at: drive.end).coordinate, route.polyline.vertices[1])) < 0.001)
    #expect(run.execute().outcome == .held)
  }

  @Test("who drives keeps to one-way streets between neighbours too, and who walks takes the footpath")
  func modes() throws {
    let places = "  west = 0.5 N, 0.5 E\n  east = 0.5 N, 0.504 E\n  north = 0.502 N, 0.502 E"
    #expect(
      allComplaints(scenario(places, "route driving east west"), files: Self.files) == [
        "8:20 no-way: no way for driving leads from `east` to `west`"
      ])
    let walk = try run(scenario(places, "route walking east north"), files: Self.files)
    #expect(abs(walk.plan.routes[0].route.length - 314.5) < 0.1)
  }

  @Test("who leaves the route is rerouted over the streets of the file")
  func reroute() throws {
    let text = scenario(
      "  south = 0.498 N, 0.502 E\n  north = 0.502 N, 0.502 E\n  east = 0.5 N, 0.504 E",
      "route driving south north\n\ndrive south east\n\nexpect\n  off-route once\n  failed no-route\n  no arrived")
    #expect(try run(text, files: Self.files).execute().outcome == .held)
  }

  @Test("each place of a mistake is told")
  func mistakes() {
    let found = allComplaints(
      scenario(
        """
          a = crossing of "High" and "Hihg"
          b = crossing of "High" and "High"
          c = 0.51 N, 0.5 E
          d-e highway
        """, "route driving a b"), files: Self.files)
    #expect(
      found == [
        "4:30 unknown-street: the map has no street \"Hihg\"", "5:3 no-crossing: \"High\" and \"High\" do not meet",
        "6:3 off-the-roads: `c` lies on no road for driving",
        "7:3 wrong-map-fact: the roads of a map from a file are as the file says",
      ])
    #expect(
      allComplaints("scenario \"t\"\n\nmap from \"x.osm\"\n\nroute driving a b\n", files: Self.files) == [
        "3:10 unreadable-file: cannot read `x.osm`: no such file"
      ])
    #expect(
      allComplaints(
        "scenario \"t\"\n\nmap from \"x.osm\"\n\nroute driving a b\n", files: textFiles(["x.osm": "<osm>"]))
        == ["3:10 bad-map: `x.osm` is no map: line 1 is no XML that is well formed"])
  }

  @Test("a map of a used file is found from the folder of that file")
  func used() throws {
    let files = textFiles([
      "maps/town.osm": Self.town,
      "maps/town.part": """
      scenario "town"

      map from "town.osm"
        west = 0.5 N, 0.5 E
        corner = crossing of "High" and "Mill & Co"
      """,
    ])
    let text = "scenario \"t\"\nuse \"maps/town.part\"\n\nroute driving west corner\n\nexpect\n  arrived once\n"
    #expect(try run(text, files: files).execute().outcome == .held)
  }

  @Test(
    "a trip and a reroute over real roads",
    .enabled(if: SharedFolder.isPresent, "the folder of real data is absent"))
  func realRoads() throws {
    let packed = SharedFolder.files(in: "data/osm", endings: ["monaco.osm.gz"])
    let scratch = try ScratchFolder()
    try Self.unpack(#require(packed.first), to: scratch.url.appendingPathComponent("real.osm"))
    let roads = try OpenStreetMap.roads(from: Data(contentsOf: scratch.url.appendingPathComponent("real.osm")))
    // Whatever the file shows: places on two-way streets from the south to the north.
    let streets = roads.roads.filter { $0.forward.contains(.driving) && $0.backward.contains(.driving) }
    let places = streets.map { roads.nodes[$0.from].coordinate }.sorted { $0.latitude < $1.latitude }
    let (start, astray, end) = (places[places.count / 10], places[places.count / 2], places[places.count * 9 / 10])
    try scratch.write(
      """
      scenario "a trip over real roads"

      map from "real.osm"
        start = \(start.written)
        astray = \(astray.written)
        end = \(end.written)

      route driving start end

      drive at 30 km/h start astray end

      expect
        off-route at least 1 time
        rerouted at least 1 time
        no failed
        arrived once
      """, to: "real.scenario")
    let file = try ScenarioFile(path: scratch.url.appendingPathComponent("real.scenario").path)
    #expect(file.complaints() == [])
  }

  /// Unpacks with the tool that every system has.
  private static func unpack(_ packed: URL, to target: URL) throws {
    try Data().write(to: target)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", packed.path]
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
