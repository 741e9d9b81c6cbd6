import Foundation
import GuidanceCore

/// Answers in each provider's shape for one and the same route at the synthetic origin.
///
/// East 1500 m, keep left, 150 m, turn right, 109 m, arrive: three parts, three maneuvers.
enum AnswerFixture {
  static let origin = Coordinate(latitude: 0.5, longitude: 0.5)
  static let alongs = [0.0, 1500, 1650, 1759]

  /// The three parts; neighbours share their vertex.
  static let parts = lay([(90, 1500), (50, 150), (140, 109)])

  /// Straight parts one after the other, each of three vertices.
  static func lay(_ legs: [(bearing: Double, meters: Double)], from origin: Coordinate = origin) -> [[Coordinate]] {
    var here = origin
    return legs.map { leg in
      let middle = Geodesy.destination(from: here, bearing: leg.bearing, meters: leg.meters / 2)
      let end = Geodesy.destination(from: here, bearing: leg.bearing, meters: leg.meters)
      defer { here = end }
      return [here, middle, end]
    }
  }

  static var line: [Coordinate] { parts[0] + parts[1].dropFirst() + parts[2].dropFirst() }
  static var end: Coordinate { parts[2][2] }

  // MARK: Pieces of text

  static func position(_ place: Coordinate) -> String { "[\(place.longitude),\(place.latitude)]" }
  static func encoded(_ line: [Coordinate], _ precision: Int) -> String {
    EncodedPolyline.encode(line, precision: precision).replacing("\\", with: "\\\\")
  }
  static func named(_ place: Coordinate, _ latitude: String, _ longitude: String) -> String {
    #"{"\#(latitude)":\#(place.latitude),"\#(longitude)":\#(place.longitude)}"#
  }
  static func places(_ line: [Coordinate]) -> String {
    "[" + line.map { named($0, "latitude", "longitude") }.joined(separator: ",") + "]"
  }
  static func flat(_ line: [Coordinate]) -> String {
    "[" + line.map { "\($0.longitude),\($0.latitude)" }.joined(separator: ",") + "]"
  }
  static func geoJSON(_ line: [Coordinate]) -> String {
    #"{"type":"LineString","coordinates":[\#(line.map(position).joined(separator: ","))]}"#
  }

  // MARK: Answers

  enum OSRMGeometry: CaseIterable { case polyline, polyline6, geoJSON }

  static func osrm(_ geometry: OSRMGeometry = .polyline, words: Bool = false) -> String {
    func text(_ line: [Coordinate]) -> String {
      switch geometry {
      case .polyline: "\"\(encoded(line, 5))\""
      case .polyline6: "\"\(encoded(line, 6))\""
      case .geoJSON: geoJSON(line)
      }
    }
    func step(_ type: String, _ modifier: String?, _ part: [Coordinate], _ meters: Int, _ words: String?) -> String {
      let turn = modifier.map { #","modifier":"\#($0)""# } ?? ""
      let instruction = words.map { #","instruction":"\#($0)""# } ?? ""
      return """
        {"geometry":\(text(part)),"distance":\(meters),"duration":60,"name":"","mode":"driving","intersections":[],
        "maneuver":{"type":"\(type)"\(turn)\(instruction),"location":\(position(part[0]))}}
        """
    }
    let steps = [
      step("depart", nil, parts[0], 1500, words ? "" : nil),
      step("fork", "slight left", parts[1], 150, words ? "Keep left at the interchange" : nil),
      step("turn", "right", parts[2], 109, words ? "Turn right" : nil),
      step("arrive", nil, [end, end], 0, words ? "You arrive" : nil),
    ]
    return """
      {"code":"Ok","routes":[{"geometry":\(text(line)),"distance":1759,"duration":180,
      "legs":[{"distance":1759,"duration":180,"steps":[\(steps.joined(separator: ","))]}]}],
      "waypoints":[{"location":\(position(origin))},{"location":\(position(end))}]}
      """
  }

  static func mapbox() -> String { osrm(.polyline6, words: true).replacing(#"{"code""#, with: #"{"uuid":"u","code""#) }

  static func valhalla() -> String {
    func maneuver(_ type: Int, _ words: String, _ vertex: Int, _ meters: Int) -> String {
      """
      {"type":\(type),"instruction":"\(words)","begin_shape_index":\(vertex),"length":\(Double(meters) / 1000),
      "time":60,"travel_mode":"drive"}
      """
    }
    let maneuvers = [
      maneuver(1, "", 0, 1500), maneuver(24, "Keep left at the interchange", 2, 150),
      maneuver(10, "Turn right", 4, 109),
      maneuver(4, "You arrive", 6, 0),
    ]
    return """
      {"trip":{"status":0,"units":"kilometers","summary":{"time":180,"length":1.759},
      "locations":[\(named(origin, "lat", "lon")),\(named(end, "lat", "lon"))],
      "legs":[{"shape":"\(encoded(line, 6))","summary":{"length":1.759},
      "maneuvers":[\(maneuvers.joined(separator: ","))]}]}}
      """
  }

  static func graphhopper(encoded isEncoded: Bool = true) -> String {
    func instruction(_ sign: Int, _ words: String, _ first: Int, _ last: Int, _ meters: Int) -> String {
      #"{"sign":\#(sign),"text":"\#(words)","interval":[\#(first),\#(last)],"distance":\#(meters),"time":60000}"#
    }
    let instructions = [
      instruction(0, "", 0, 2, 1500), instruction(-7, "Keep left at the interchange", 2, 4, 150),
      instruction(2, "Turn right", 4, 6, 109), instruction(4, "You arrive", 6, 6, 0),
    ]
    let points = isEncoded ? "\"\(encoded(line, 5))\"" : geoJSON(line)
    return """
      {"paths":[{"distance":1759,"time":180000,"points_encoded":\(isEncoded),"points":\(points),
      "instructions":[\(instructions.joined(separator: ","))]}]}
      """
  }

  static func google() -> String {
    func step(_ maneuver: String?, _ words: String, _ part: [Coordinate], _ meters: Int) -> String {
      let name = maneuver.map { #""maneuver":"\#($0)","# } ?? ""
      return """
        {\(name)"html_instructions":"\(words)","distance":{"value":\(meters)},"duration":{"value":60},
        "polyline":{"points":"\(encoded(part, 5))"},"start_location":\(named(part[0], "lat", "lng")),
        "end_location":\(named(part[2], "lat", "lng")),"travel_mode":"DRIVING"}
        """
    }
    let steps = [
      step(nil, "", parts[0], 1500), step("fork-left", "Keep <b>left</b> at the interchange", parts[1], 150),
      step("turn-right", "Turn <b>right</b><div style=\\\"a\\\">Your destination is ahead</div>", parts[2], 109),
    ]
    return """
      {"status":"OK","geocoded_waypoints":[],"routes":[{"overview_polyline":{"points":"\(encoded(line, 5))"},
      "legs":[{"distance":{"value":1759},"duration":{"value":180},"steps":[\(steps.joined(separator: ","))]}]}]}
      """
  }

  static func googleRoutes() -> String {
    func step(_ maneuver: String, _ words: String, _ part: [Coordinate], _ meters: Int) -> String {
      """
      {"distanceMeters":\(meters),"staticDuration":"60s","polyline":{"encodedPolyline":"\(encoded(part, 5))"},
      "startLocation":{"latLng":\(named(part[0], "latitude", "longitude"))},"travelMode":"DRIVE",
      "navigationInstruction":{"maneuver":"\(maneuver)","instructions":"\(words)"}}
      """
    }
    let steps = [
      step("DEPART", "", parts[0], 1500), step("FORK_LEFT", "Keep left at the interchange", parts[1], 150),
      step("TURN_RIGHT", "Turn right\\nYour destination is ahead", parts[2], 109),
    ]
    return """
      {"routes":[{"distanceMeters":1759,"duration":"180s","polyline":{"encodedPolyline":"\(encoded(line, 5))"},
      "legs":[{"steps":[\(steps.joined(separator: ","))]}]}]}
      """
  }

  static func apple() -> String {
    let words = ["", "Keep left at the interchange", "Turn right", "Arrive at the destination"]
    let meters = [0, 1500, 150, 109]
    let steps = (0..<4).map {
      #"{"stepPathIndex":\#($0),"distanceMeters":\#(meters[$0]),"instructions":"\#(words[$0])"}"#
    }
    let paths = [[origin]] + parts
    return """
      {"routes":[{"distanceMeters":1759,"durationSeconds":180,"transportType":"Automobile","stepIndexes":[0,1,2,3]}],
      "steps":[\(steps.joined(separator: ","))],"stepPaths":[\(paths.map(places).joined(separator: ","))]}
      """
  }

  static func mapKit() -> String {
    let words = ["", "Keep left at the interchange", "Turn right", "Arrive at the destination"]
    let meters = [0, 1500, 150, 109]
    let own = [[origin, origin]] + parts
    let steps = (0..<4).map {
      #"{"instructions":"\#(words[$0])","distance":\#(meters[$0]),"polyline":\#(places(own[$0]))}"#
    }
    return """
      {"routes":[{"distance":1759,"expectedTravelTime":180,"transportType":"automobile","polyline":\(places(line)),
      "steps":[\(steps.joined(separator: ","))]}]}
      """
  }

  static func kakao() -> String {
    func guide(_ type: Int, _ words: String, _ place: Coordinate, _ meters: Int) -> String {
      """
      {"name":"","x":\(place.longitude),"y":\(place.latitude),"distance":\(meters),"duration":60,"type":\(type),
      "guidance":"\(words)","road_index":0}
      """
    }
    let guides = [
      guide(100, "출발지", origin, 0), guide(5, "왼쪽 방향", parts[1][0], 1500), guide(2, "우회전", parts[2][0], 150),
      guide(101, "목적지", end, 109),
    ]
    let roads = parts.map { #"{"name":"","distance":1,"duration":60,"vertexes":\#(flat($0))}"# }
    return """
      {"trans_id":"t","routes":[{"result_code":0,"result_msg":"ok","summary":{"distance":1759,"duration":180},
      "sections":[{"distance":1759,"duration":180,"roads":[\(roads.joined(separator: ","))],
      "guides":[\(guides.joined(separator: ","))]}]}]}
      """
  }

  static func kakaoWalking(words: [String]? = ["직진", "왼쪽 방향", "우회전"]) -> String {
    let meters = [1500, 150, 109]
    let roads = (0..<3).map { index in
      let guidance = words.map { #","guidance":"\#($0[index])""# } ?? ""
      return #"{"distance":\#(meters[index]),"duration":60,"vertexes":\#(flat(parts[index]))\#(guidance)}"#
    }
    return """
      {"routes":[{"result_code":0,"result_message":"ok","summary":{"distance":1759,"duration":180},
      "sections":[{"distance":1759,"duration":180,"roads":[\(roads.joined(separator: ","))]}]}]}
      """
  }

  /// One answer of each shape, by name.
  static let all: [(name: String, format: RouteFormat, text: String)] = [
    ("osrm polyline", .osrm, osrm(.polyline)), ("osrm polyline6", .osrm, osrm(.polyline6)),
    ("osrm geojson", .osrm, osrm(.geoJSON)), ("mapbox", .mapbox, mapbox()), ("valhalla", .valhalla, valhalla()),
    ("valhalla as osrm", .valhalla, osrm(.polyline6, words: true)), ("graphhopper", .graphhopper, graphhopper()),
    ("graphhopper geojson", .graphhopper, graphhopper(encoded: false)), ("google directions", .google, google()),
    ("google routes", .google, googleRoutes()), ("apple server", .apple, apple()), ("mapkit", .apple, mapKit()),
    ("kakao", .kakao, kakao()), ("kakao walking", .kakaoWalking, kakaoWalking()),
  ]

  static func decode(
    _ text: String, _ format: RouteFormat, mode: TravelMode? = nil, provider: String? = nil
  ) throws(RouteDecodingError) -> [NavRoute] {
    try format.decode(Data(text.utf8), mode: mode, provider: provider)
  }
}
