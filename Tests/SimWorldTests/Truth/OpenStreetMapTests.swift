import Foundation
import GuidanceCore
import TestSupport
import Testing

@testable import SimWorld

@Suite("OpenStreetMap files")
struct OpenStreetMapTests {
  /// A document with nodes in a row, numbered from 1 and 0.001 degrees apart, and ways as pairs of nodes and tags.
  private func roads(_ ways: [([Int], [String: String])], places: Int = 6) throws -> RoadNetwork {
    var text = "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\">\n<bounds minlat=\"0\"/>\n"
    for id in 1...places {
      text += "<node id=\"\(id)\" lat=\"0.5\" lon=\"\(0.5 + Double(id) / 1000)\"><tag k=\"a\" v=\"b\"/></node>\n"
    }
    for (index, way) in ways.enumerated() {
      text += "<way id=\"\(index)\">" + way.0.map { "<nd ref=\"\($0)\"/>" }.joined()
      text += way.1.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined() + "</way>\n"
    }
    return try OpenStreetMap.roads(from: Data((text + "</osm>").utf8))
  }

  private func shown(_ modes: TravelModes) -> String {
    TravelMode.allCases.filter { modes.contains($0) }.map { String($0.rawValue.prefix(1)) }.joined()
  }

  /// Users in both directions, class, km/h, name and whether it is a roundabout, of the one road of some tags.
  private func users(_ tags: [String: String]) throws -> String {
    let road = try #require(try roads([([1, 2], tags)]).roads.first)
    let speed = road.speed.map { shortened($0 * 3.6, 10) } ?? "-"
    return "\(shown(road.forward))/\(shown(road.backward)) \(road.roadClass) \(speed) \(road.name ?? "-")"
      + (road.isRoundabout ? " round" : "")
  }

  @Test("tags say who may use a road, how fast, and in which direction")
  func tags() throws {
    #expect(try users(["highway": "residential", "name": "Mill Road"]) == "dwc/dwc town 30 Mill Road")
    #expect(try users(["highway": "primary", "maxspeed": "70", "oneway": "yes"]) == "dwc/w town 70 -")
    #expect(try users(["highway": "primary", "maxspeed": "30 mph", "oneway": "-1"]) == "w/dwc town 48.3 -")
    #expect(try users(["highway": "motorway", "maxspeed": "none"]) == "d/ highway 110 -")
    #expect(try users(["highway": "residential", "oneway": "yes", "oneway:bicycle": "no"]) == "dwc/wc town 30 -")
    #expect(try users(["highway": "tertiary", "junction": "roundabout"]) == "dwc/w town 45 - round")
    #expect(try users(["highway": "footway"]) == "w/w town - -")
    #expect(try users(["highway": "footway", "bicycle": "yes"]) == "wc/wc town - -")
    #expect(try users(["highway": "service", "access": "private", "foot": "yes"]) == "w/w town 15 -")
    #expect(try users(["highway": "residential", "motor_vehicle": "no"]) == "wc/wc town 30 -")
    #expect(try users(["highway": "trunk", "motorroad": "yes", "foot": "no", "bicycle": "no"]) == "d/d highway 80 -")
  }

  @Test("ways are cut where others meet them and where an extract has lost a node")
  func cutting() throws {
    let street = ["highway": "residential"]
    let cut = try roads([([1, 2, 3, 4], street), ([3, 5], street)])
    #expect(cut.roads.map(\.line.vertices.count) == [3, 2, 2])
    let lost = try roads([([1, 2, 99, 3, 4], street)])
    #expect(lost.roads.count == 2 && lost.nodes.count == 4)
    let ring = try roads([([1, 2, 3, 1], street)])
    #expect(ring.roads.count == 1 && ring.nodes.count == 1)
  }

  @Test("what is no such document is refused, never a crash")
  func refused() {
    func read(_ text: String) throws -> RoadNetwork { try OpenStreetMap.roads(from: Data(text.utf8)) }
    #expect(throws: OpenStreetMapError.self) { try read("") }
    #expect(throws: OpenStreetMapError.notOpenStreetMap) { try read("<gpx></gpx>") }
    #expect(throws: OpenStreetMapError.notXML(line: 2)) { try read("<osm>\n<node id=\"1\"</osm>") }
    #expect(throws: OpenStreetMapError.badAttribute("lat", line: 2)) {
      try read("<osm>\n<node id=\"1\" lat=\"north\" lon=\"1\"/></osm>")
    }
    #expect(throws: OpenStreetMapError.badAttribute("lon", line: 1)) {
      try read("<osm><node id=\"1\" lat=\"1\" lon=\"nan\"/></osm>")
    }
    #expect(throws: OpenStreetMapError.noRoads) { try read("<osm><node id=\"1\" lat=\"1\" lon=\"1\"/></osm>") }
  }

  @Test(
    "ways over a real town are as long as those of a real route engine, within a tenth",
    .enabled(if: SharedFolder.isPresent, "needs ../shared"),
    arguments: [
      (TravelMode.driving, "valhalla391_monaco_0_auto_osrm.json"),
      (.walking, "valhalla391_monaco_0_pedestrian_osrm.json"),
    ])
  func realTown(mode: TravelMode, file: String) throws {
    let network = try realRoads("monaco")
    let folder = try #require(SharedFolder.url).appendingPathComponent("data/routes")
    let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(file)))
    let routes = try #require((answer as? [String: Any])?["routes"] as? [[String: Any]])
    let length = try #require(routes.first?["distance"] as? Double)
    let from = Coordinate(latitude: 43.7301, longitude: 7.414)
    let to = Coordinate(latitude: 43.7475, longitude: 7.433)
    let route = try Router(network).route(from: from, course: nil, to: to, mode: mode, provider: "sim")
    #expect(abs(route.length - length) < length / 10, "\(route.length) m, engine \(length) m")
  }

  private func realRoads(_ town: String) throws -> RoadNetwork {
    let file = try #require(SharedFolder.files(in: "data/osm", endings: ["\(town).osm.gz"]).first)
    let unpack = Process()
    unpack.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    unpack.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    unpack.standardOutput = pipe
    try unpack.run()
    let document = pipe.fileHandleForReading.readDataToEndOfFile()
    unpack.waitUntilExit()
    return try OpenStreetMap.roads(from: document)
  }
}
