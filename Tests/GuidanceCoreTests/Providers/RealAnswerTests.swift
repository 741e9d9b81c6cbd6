import Foundation
import GuidanceCore
import TestSupport
import Testing

@Suite(.enabled(if: SharedFolder.isPresent, "the shared folder with real answers is absent"))
struct RealAnswerTests {
  static let files = SharedFolder.files(in: "data/routes", endings: [".json"])

  /// Files that are no route answer, or one that contradicts itself, with the reason.
  static let reasons = [
    "graphhopper-graphhopper__api-doc_route.json":
      "`paths[0].instructions[4].interval`: expected the last interval to end at the last point 16, found 12",
    "maplibre-maplibre-navigation-android__reroute.json": "`routes`: is missing",
    "maplibre-maplibre-navigation-ios__tunnel.json": "`answer`: expected an object, found a list",
  ]

  private static func routes(_ name: String, _ format: RouteFormat) throws -> [NavRoute] {
    let url = try #require(files.first { $0.lastPathComponent == name })
    return try format.decode(Data(contentsOf: url))
  }

  @Test("every real answer is a sane route, or gives its one true reason", arguments: files)
  func sane(url: URL) throws {
    let data = try Data(contentsOf: url)
    let name = url.lastPathComponent
    let format = RouteFormat.detected(in: data)
    if let reason = Self.reasons[name] {
      let error = #expect(throws: RouteDecodingError.self) { try (format ?? .osrm).decode(data) }
      #expect(error?.description == reason)
      return
    }
    let routes = try #require(format).decode(data)
    #expect(!routes.isEmpty)
    for route in routes {
      #expect(SaneRoute.problem(route) == nil)
      #expect(Self.worstDifference(route, stepsEndAtManeuver: format == .apple) < 5, "lengths and places agree")
    }
  }

  /// The largest difference, in metres, between the way from one maneuver to the next and the length that the provider
  /// gives for it; a fiftieth of the length is taken for rounding.
  private static func worstDifference(_ route: NavRoute, stepsEndAtManeuver: Bool) -> Double {
    guard route.steps.count > 2 else { return 0 }
    return zip(route.steps, route.steps.dropFirst())
      .map { before, after in
        let told = stepsEndAtManeuver ? after.distance : before.distance
        return abs(after.maneuverAlong - before.maneuverAlong - told) - told / 50
      }
      .max() ?? 0
  }

  @Test("Valhalla's two formats of one trip place the same maneuvers within 3 m")
  func twoFormats() throws {
    let own = try Self.routes("valhalla391_monaco_0_auto_json.json", .valhalla)
    let osrm = try Self.routes("valhalla391_monaco_0_auto_osrm.json", .valhalla)
    #expect(own.count == osrm.count && own.count == 3)
    for (a, b) in zip(own, osrm) {
      #expect(a.steps.map(\.instruction) == b.steps.map(\.instruction))
      for (x, y) in zip(a.steps, b.steps) { #expect(abs(x.maneuverAlong - y.maneuverAlong) < 3, "\(x), \(y)") }
      #expect(abs((a.expectedTime ?? 0) - (b.expectedTime ?? 1)) < 0.01)
    }
  }

  @Test("an Apple answer's turns are where its steps end, on the street named in the words")
  func apple() throws {
    let route = try Self.routes("jweckschmied-applemaps-go__directions.json", .apple)[0]
    #expect(route.steps.map { Int($0.maneuverAlong.rounded()) } == [0, 93, 170, 248, 248, 316])
    #expect(route.steps.map(\.kind) == [.depart, .right, .right, .left, .left, .arrive])
    let turn = route.steps[1].maneuverAlong
    let before = route.polyline.bearing(at: turn - 1)
    let after = route.polyline.bearing(at: turn + 1)
    #expect(Geodesy.turn(from: before, to: after) > 60, "the line turns right there")
  }

  @Test("the highway of a real answer runs from ramp to exit")
  func highway() throws {
    let route = try Self.routes("mapbox-mapbox-java__directions_v5_precision_6.json", .mapbox)[0]
    #expect(route.classes.map(\.roadClass) == [.town, .highway, .town])
    #expect(route.classes.map { Int($0.from / 1000) } == [0, 1, 77])
  }

  @Test("digits are told from the answer itself, even where its lines have different ones")
  func digits() throws {
    let mixed = try Self.routes("gojuno-go.osrm__route_response_full.json", .osrm)[0]
    #expect(abs(mixed.length - 1190.5) < 5)
    let six = try Self.routes("stadiamaps-ferrostar__standard_osrm_polyline6_response.json", .osrm)[0]
    #expect(abs(six.length - 4731.8) < 30)
  }
}
