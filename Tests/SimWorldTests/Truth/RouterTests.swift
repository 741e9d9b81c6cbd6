import GuidanceCore
import Testing

@testable import SimWorld

@Suite("The router")
struct RouterTests {
  /// A-B-C in a row 600 m apart, D and E 300 m south of B and C.
  private func block(_ change: (inout DrawnMap) throws -> Void = { _ in }) throws -> RoadNetwork {
    var map = try DrawnMap(["A": (0, 0), "B": (0, 600), "C": (0, 1200), "D": (-300, 600), "E": (-300, 1200)])
    for pair in ["AB", "BC", "BD", "CE", "DE"] { try map.road(pair) }
    try change(&map)
    return map.builder.build()
  }

  private func answer(
    _ roads: RoadNetwork, from place: (Double, Double), course: Double?, to name: String, _ mode: TravelMode = .driving,
    by measure: Router.Measure = .time
  ) throws -> String {
    let end = try #require(roads.place(named: name))
    return try Router(roads, measure: measure).route(
      from: origin.moved(north: place.0, east: place.1), course: course, to: end, mode: mode, provider: "sim"
    ).shown
  }

  @Test("after a wrong turn the answer goes on ahead, not back")
  func wrongTurn() throws {
    let roads = try block()
    #expect(
      try answer(roads, from: (-60, 600), course: 180, to: "E")
        == "(-60 600) 240 left \"Turn left\" 840 arrive \"You arrive\" (-300 1200)")
    #expect(
      try answer(roads, from: (-60, 600), course: 0, to: "E")
        == "(-60 600) 60 right \"Turn right\" 660 right \"Turn right\" 960 arrive \"You arrive\" (-300 1200)")
  }

  @Test("without a course the way may begin in either direction")
  func noCourse() throws {
    #expect(
      try answer(block(), from: (-60, 600), course: nil, to: "A")
        == "(-60 600) 60 left \"Turn left\" 660 arrive \"You arrive\" (0 0)")
  }

  @Test("with a course the way to what lies behind goes round the block")
  func roundTheBlock() throws {
    #expect(
      try answer(block(), from: (-60, 600), course: 180, to: "B")
        == "(-60 600) 240 left \"Turn left\" 840 left \"Turn left\" 1140 left \"Turn left\" 1740 arrive "
        + "\"You arrive\" (0 600)")
  }

  @Test("where no other way leads on, it turns back")
  func turnsBack() throws {
    let roads = try block { try $0.road("AX", at: (0, -200)) }
    #expect(
      try answer(roads, from: (0, -100), course: 270, to: "B")
        == "(0 -100) 100 u-turn \"Turn around\" 900 arrive \"You arrive\" (0 600)")
  }

  @Test("one-way streets bind drivers and cyclists, not walkers")
  func oneWay() throws {
    let roads = try block { try $0.road("EF", at: (-300, 1800), direction: .forward) }
    #expect(throws: RouteError.noRoute) { try answer(roads, from: (-300, 1800), course: nil, to: "E") }
    #expect(throws: RouteError.noRoute) { try answer(roads, from: (-300, 1800), course: nil, to: "E", .cycling) }
    #expect(
      try answer(roads, from: (-300, 1800), course: nil, to: "E", .walking)
        == "(-300 1800) 600 arrive \"You arrive\" (-300 1200)")
    #expect(
      try answer(roads, from: (-300, 1200), course: nil, to: "F")
        == "(-300 1200) 600 arrive \"You arrive\" (-300 1800)")
  }

  @Test("footpaths are for walkers, highways for drivers")
  func kinds() throws {
    let roads = try block {
      try $0.road("BE", kind: .footpath)
      try $0.road("AD", kind: .highway, name: "Jayu Highway")
    }
    let short = 600 + (600.0 * 600 + 300 * 300).squareRoot()
    let walk = try answer(roads, from: (0, 0), course: nil, to: "E", .walking)
    #expect(walk == "(0 0) 600 right \"Turn right\" \(shortened(short, 1)) arrive \"You arrive\" (-300 1200)")
    let ride = try answer(roads, from: (0, 0), course: nil, to: "E", .cycling)
    #expect(ride.hasSuffix(" 1500 arrive \"You arrive\" (-300 1200)"))
    let drive = try answer(roads, from: (-300, 1200), course: nil, to: "A")
    #expect(drive.contains("600 right \"Turn right onto Jayu Highway\" 1271 arrive"))
    let route = try Router(roads).route(through: ["E", "D", "A"], mode: .driving, provider: "sim")
    #expect(route.classes.map(\.roadClass) == [.town, .highway])
    #expect(abs(route.classes[1].from - 600) < 1 && route.classes[1].to == route.length)
  }

  @Test("the quickest way takes the fast road, the shortest the short one")
  func measures() throws {
    let roads = try block { try $0.road("AD", kind: .town, speed: 2, name: "Lane") }
    #expect(try answer(roads, from: (0, 0), course: nil, to: "D").hasSuffix(" 900 arrive \"You arrive\" (-300 600)"))
    #expect(
      try answer(roads, from: (0, 0), course: nil, to: "D", by: .distance)
        == "(0 0) 671 arrive \"You arrive\" (-300 600)")
  }

  @Test("of equal ways the one with fewer turns wins")
  func ties() throws {
    var map = try DrawnMap([
      "A": (0, 0), "B": (0, 100), "C": (0, 200), "D": (-100, 0), "E": (-100, 100), "F": (-100, 200), "G": (-200, 0),
      "H": (-200, 100), "I": (-200, 200),
    ])
    for pair in ["AD", "DE", "EB", "BC", "CF", "EF", "AB", "DG", "GH", "HI", "EH", "FI"] { try map.road(pair) }
    let route = try Router(map.builder.build()).route(
      from: origin, course: nil, to: origin.moved(north: -200, east: 200), mode: .driving, provider: "sim")
    #expect(route.steps.count == 3)
  }

  @Test("a place beside a road starts on the road, one far away goes there straight")
  func snapping() throws {
    #expect(
      try answer(block(), from: (8, 300), course: 90, to: "C") == "(0 300) 900 arrive \"You arrive\" (0 1200)")
    #expect(
      try answer(block(), from: (400, 300), course: 90, to: "C") == "(400 300) 1300 arrive \"You arrive\" (0 1200)")
  }

  @Test("at a junction the course says which road the traveller is on")
  func junctionNoise() throws {
    #expect(
      try answer(block(), from: (-4, 601), course: 90, to: "C") == "(0 601) 599 arrive \"You arrive\" (0 1200)")
  }

  @Test("a route through names turns where its line bends and joins places that are no neighbours")
  func names() throws {
    let router = Router(try block())
    let direct = try router.route(through: ["A", "B", "C", "E"], mode: .driving, provider: "kakao")
    #expect(direct.shown == "(0 0) 1200 right \"Turn right\" 1500 arrive \"You arrive\" (-300 1200)")
    #expect(direct.provider == "kakao")
    let joined = try router.route(through: ["A", "D", "B"], mode: .driving, provider: "sim")
    #expect(
      joined.shown
        == "(0 0) 600 right \"Turn right\" 900 u-turn \"Turn around\" 1200 arrive \"You arrive\" (0 600)")
    #expect(throws: PlacesError.unknownPlace("Z")) {
      try router.route(through: ["A", "Z"], mode: .driving, provider: "")
    }
    #expect(throws: PlacesError.tooFewPlaces) { try router.route(through: ["A"], mode: .driving, provider: "") }
    #expect(throws: PlacesError.samePlaceTwice("A")) {
      try router.route(through: ["A", "A"], mode: .driving, provider: "")
    }
  }

  @Test("a map without roads for the mode has no route")
  func noRoads() throws {
    var map = try DrawnMap(["A": (0, 0), "B": (0, 600)])
    try map.road("AB", kind: .footpath)
    let roads = map.builder.build()
    #expect(throws: RouteError.noRoute) { try answer(roads, from: (0, 0), course: nil, to: "B") }
  }

  @Test("a roundabout is entered with the number of its exit and left")
  func roundabout() throws {
    var map = try DrawnMap(["S": (-130, 0), "s": (-30, 0), "e": (0, 30), "n": (30, 0), "w": (0, -30)])
    for pair in ["se", "en", "nw", "ws"] { try map.road(pair, isRoundabout: true) }
    try map.road("Ss")
    try map.road("eE", at: (0, 130))
    try map.road("nN", at: (130, 0))
    let route = try Router(map.builder.build()).route(through: ["S", "N"], mode: .driving, provider: "sim")
    #expect(
      route.shown
        == "(-130 0) 100 roundabout \"Take exit 2\" 185 roundabout-exit \"Leave the roundabout\" 285 arrive "
        + "\"You arrive\" (130 0)")
  }
}

/// A small map with one letter a place.
struct DrawnMap {
  var builder = RoadNetwork.Builder()
  private var nodes: [Character: RoadNetwork.Builder.NodeID] = [:]

  /// Places by letter, in metres north and east of the origin.
  init(_ places: [Character: (Double, Double)]) throws {
    for (letter, place) in places.sorted(by: { $0.key < $1.key }) { try add(letter, place) }
  }

  private mutating func add(_ letter: Character, _ place: (Double, Double)) throws {
    nodes[letter] = try builder.addNode(named: String(letter), at: origin.moved(north: place.0, east: place.1))
  }

  /// A road between the two letters of a pair; `place` makes the second one first.
  mutating func road(
    _ pair: String, at place: (Double, Double)? = nil, kind: RoadKind = .town, direction: RoadDirection = .both,
    speed: Double? = nil, name: String? = nil, isRoundabout: Bool = false
  ) throws {
    let letters = Array(pair)
    if let place { try add(letters[1], place) }
    let from = try #require(nodes[letters[0]])
    let to = try #require(nodes[letters[1]])
    if isRoundabout {
      return try builder.addRoad(from: from, to: to, forward: .all, backward: [], isRoundabout: true)
    }
    try builder.addRoad(from: from, to: to, kind: kind, direction: direction, speed: speed, name: name)
  }
}

extension NavRoute {
  /// Its first place, its steps after the departure with metres along, and its last place, all in whole metres.
  var shown: String {
    func place(_ coordinate: Coordinate) -> String {
      let plane = origin.plane(to: coordinate)
      return "(\(shortened(plane.north, 1)) \(shortened(plane.east, 1)))"
    }
    let middle = steps.dropFirst().map {
      "\(shortened($0.maneuverAlong, 1)) \($0.kind.rawValue) \"\($0.instruction)\""
    }
    return ([place(polyline.vertices[0])] + middle + [place(destination)]).joined(separator: " ")
  }
}
