import Foundation
import GuidanceCore
import Testing

@Suite struct ProviderAnswerTests {
  /// What a step does and where, in whole tens of metres, as one line.
  private func lines(_ route: NavRoute) -> [String] {
    route.steps.map { step in
      let along = Int((step.maneuverAlong / 10).rounded()) * 10
      let notice = step.notice.map { " (\($0))" } ?? ""
      return "\(along) \(step.kind.rawValue) \"\(step.instruction)\"\(notice)"
    }
  }

  private func route(_ text: String, _ format: RouteFormat) throws -> NavRoute {
    try AnswerFixture.decode(text, format)[0]
  }

  /// An OSRM-shaped answer of legs; a step is its type, modifier, further fields of the maneuver and of the step.
  private func osrm(_ legs: [[(part: [Coordinate], maneuver: String, step: String)]], overview: String = "") -> String {
    let texts = legs.map { leg in
      let steps = leg.map { step in
        #"{"geometry":\#(AnswerFixture.geoJSON(step.part)),"distance":100\#(step.step),"#
          + #""maneuver":{\#(step.maneuver),"location":\#(AnswerFixture.position(step.part[0]))}}"#
      }
      return #"{"steps":[\#(steps.joined(separator: ","))]}"#
    }
    return #"{"code":"Ok","routes":[{"legs":[\#(texts.joined(separator: ","))]\#(overview)}]}"#
  }

  @Test("OSRM sends no words, so that they are made of type, direction, name and exit")
  func osrmWords() throws {
    let parts = AnswerFixture.lay([(90, 100), (0, 100), (90, 100), (180, 100), (180, 100), (90, 100)])
    let maneuvers = [
      (#""type":"depart""#, #","name":"A Street""#), (#""type":"turn","modifier":"left""#, #","name":"B Street""#),
      (#""type":"rotary","modifier":"right","exit":2"#, ""), (#""type":"exit rotary","modifier":"right""#, ""),
      (#""type":"new name","modifier":"straight""#, #","name":"C Street""#), (#""type":"turn""#, ""),
    ]
    var leg = zip(parts, maneuvers).map { (part: $0, maneuver: $1.0, step: $1.1) }
    leg.append((part: [parts[5][2]], maneuver: #""type":"arrive""#, step: ""))
    #expect(
      lines(try route(osrm([leg]), .osrm)) == [
        #"0 depart """#, #"100 left "Turn left onto B Street""#,
        #"200 roundabout "Enter the roundabout and take exit 2""#, #"300 roundabout-exit "Leave the roundabout""#,
        #"400 straight """#, #"500 left "Turn left""#, #"600 arrive "You reach your destination""#,
      ])
  }

  @Test("legs are one route: the stop is spoken, the departure after it is not there, a leg of no length is legal")
  func legs() throws {
    let parts = AnswerFixture.lay([(90, 100), (90, 200), (0, 100)])
    let here = [parts[0][2]]
    let depart = #""type":"depart""#
    let arrive = #""type":"arrive""#
    let text = osrm([
      [(parts[0], depart, ""), (here, arrive, "")], [(here, depart, ""), (here, arrive, "")],
      [(parts[1], depart, ""), (parts[2], #""type":"turn","modifier":"left""#, ""), ([parts[2][2]], arrive, "")],
    ])
    let route = try route(text, .osrm)
    #expect(
      lines(route) == [
        #"0 depart """#, #"100 waypoint "You reach stop 1""#, #"300 left "Turn left""#,
        #"400 arrive "You reach your destination""#,
      ])
    #expect(route.steps.map(\.distance) == [100, 400, 100, 100])
    #expect(route.polyline.vertices.count == 7)
  }

  @Test("the lines of steps win over a simplified overview; it is taken where they do not touch")
  func overview() throws {
    let parts = AnswerFixture.parts
    let far = AnswerFixture.lay([(140, 109)], from: Geodesy.destination(from: parts[1][2], bearing: 0, meters: 70))[0]
    func answer(_ last: [Coordinate], _ overview: String) -> String {
      osrm(
        [
          [
            (parts[0], #""type":"depart""#, ""), (parts[1], #""type":"turn","modifier":"left""#, ""),
            (last, #""type":"turn","modifier":"right""#, ""),
          ]
        ], overview: overview)
    }
    let simplified = #","geometry":\#(AnswerFixture.geoJSON([parts[0][0], parts[0][2], parts[2][2]]))"#
    #expect(try route(answer(parts[2], simplified), .osrm).polyline.vertices.count == 7)
    #expect(try route(answer(far, simplified), .osrm).polyline.vertices.count == 3)
    let error = #expect(throws: RouteDecodingError.self) { try route(answer(far, ""), .osrm) }
    #expect(
      error?.description == "`routes[0].legs[0].steps[2].geometry`: "
        + "expected a line that begins where the one before ends, found a gap of 70 m")
  }

  @Test("crossings tell the road class, tolls and ferries become notices")
  func osrmClasses() throws {
    let parts = AnswerFixture.lay([(90, 1000), (90, 2000), (90, 500)])
    func crossing(_ place: Coordinate, _ classes: String) -> String {
      #"{"location":\#(AnswerFixture.position(place)),"classes":[\#(classes)]}"#
    }
    let middle =
      #","intersections":[\#(crossing(parts[1][0], #""motorway","toll""#)),"#
      + #"\#(crossing(parts[1][1], #""motorway""#))]"#
    let last = #","mode":"ferry","intersections":[\#(crossing(parts[2][0], ""))]"#
    let text = osrm([
      [
        (parts[0], #""type":"depart""#, ""), (parts[1], #""type":"merge","modifier":"left""#, middle),
        (parts[2], #""type":"turn","modifier":"right""#, last),
      ]
    ])
    let decoded = try route(text, .mapbox)
    #expect(decoded.classes.map(\.roadClass) == [.town, .highway, .town])
    #expect(decoded.classes.map { Int($0.from.rounded()) } == [0, 1000, 3000])
    #expect(decoded.classes.map { Int($0.to.rounded()) } == [1000, 3000, 3500])
    #expect(lines(decoded)[1...2] == [#"1000 merge "Merge" (toll)"#, #"3000 right "Turn right" (ferry)"#])
    let silent = text.replacing(#""classes":["motorway","toll"]"#, with: #""x":0"#)
      .replacing(#""classes":["motorway"]"#, with: #""x":0"#)
    #expect(try route(silent, .mapbox).classes == [])
  }

  @Test("Valhalla's highway flag tells the class, miles are metres, legs and alternates follow")
  func valhalla() throws {
    let flagged = AnswerFixture.valhalla()
      .replacing(#""type":24,"#, with: #""type":24,"highway":true,"toll":true,"#)
    let decoded = try route(flagged, .valhalla)
    #expect(decoded.classes.map(\.roadClass) == [.town, .highway, .town])
    #expect(decoded.classes.map { Int($0.from.rounded()) } == [0, 1500, 1650])
    #expect(decoded.steps[1].notice == "toll")
    #expect(try route(AnswerFixture.valhalla(), .valhalla).classes == [])
    let summary = AnswerFixture.valhalla().replacing(#""time":180,"#, with: #""time":180,"has_highway":false,"#)
    #expect(try route(summary, .valhalla).classes.map(\.roadClass) == [.town])
    let miles = AnswerFixture.valhalla().replacing("kilometers", with: "miles")
    #expect(try route(miles, .valhalla).steps[1].distance == 0.15 * 1609.344)
    let trip = AnswerFixture.valhalla().dropFirst().dropLast()
    #expect(try AnswerFixture.decode("{\(trip),\"alternates\":[{\(trip)}]}", .valhalla).count == 2)
  }

  @Test("GraphHopper's details tell the class; points with heights are told by the last index")
  func graphhopper() throws {
    let classes = #""details":{"road_class":[[0,2,"primary"],[2,4,"motorway"],[4,6,"primary"]]},"points_encoded""#
    let text = AnswerFixture.graphhopper().replacing(#""points_encoded""#, with: classes)
    #expect(try route(text, .graphhopper).classes.map(\.roadClass) == [.town, .highway, .town])
    let flat = AnswerFixture.encoded(AnswerFixture.line, 5)
    var high = ""
    var last = (latitude: 0, longitude: 0)
    for place in AnswerFixture.line {
      let here = (latitude: Int((place.latitude * 1e5).rounded()), longitude: Int((place.longitude * 1e5).rounded()))
      let step = Coordinate(
        latitude: Double(here.latitude - last.latitude) / 1e5, longitude: Double(here.longitude - last.longitude) / 1e5)
      // The height's own difference is written as a third number: 0.
      high += EncodedPolyline.encode([step], precision: 5) + "?"
      last = here
    }
    let raised = AnswerFixture.graphhopper().replacing(flat, with: high.replacing("\\", with: "\\\\"))
    #expect(try route(raised, .graphhopper) == route(AnswerFixture.graphhopper(), .graphhopper))
  }

  @Test("Google's remarks become notices, the destination's the arrival's words, warnings the departure's notice")
  func google() throws {
    let text = AnswerFixture.google()
      .replacing("at the interchange", with: "at A&amp;B&nbsp;Road<div>Toll road</div><div>Exit 3</div>")
      .replacing(#""legs":["#, with: #""warnings":["Roads may be closed"],"legs":["#)
    #expect(
      lines(try route(text, .google)) == [
        #"0 depart "" (Roads may be closed)"#, #"1500 keep-left "Keep left at A&B Road" (Toll road; Exit 3)"#,
        #"1650 right "Turn right""#, #"1760 arrive "Your destination is ahead""#,
      ])
    let silent = AnswerFixture.google().replacing("Your destination is ahead", with: "Toll road")
    #expect(
      lines(try route(silent, .google)).suffix(2) == [#"1650 right "Turn right" (Toll road)"#, #"1760 arrive """#])
  }

  @Test("a Kakao walk without words takes its turns from the line, and goes straight on in silence")
  func silentWalk() throws {
    let walk = try route(AnswerFixture.kakaoWalking(words: nil), .kakaoWalking)
    #expect(
      lines(walk) == [#"0 depart """#, #"1500 slight-left "왼쪽 방향""#, #"1650 right "우회전""#, #"1760 arrive """#])
    let parts = AnswerFixture.lay([(90, 100), (90, 100), (0, 100)])
    let roads = parts.map { #"{"distance":100,"vertexes":\#(AnswerFixture.flat($0))}"# }.joined(separator: ",")
    let text = #"{"routes":[{"result_code":0,"sections":[{"roads":[\#(roads)]}]}]}"#
    let straight = try route(text, .kakaoWalking)
    #expect(lines(straight) == [#"0 depart """#, #"200 left "좌회전""#, #"300 arrive """#])
    #expect(straight.steps[0].distance == 200)
  }

  @Test("a Kakao walk's words win over the line where they tell a turn, and only there")
  func walkWords() throws {
    let walk = try route(AnswerFixture.kakaoWalking(words: ["출발", "횡단보도를 건너세요", "좌측 길로 직진"]), .kakaoWalking)
    #expect(walk.steps.map(\.kind) == [.depart, .crosswalk, .slightLeft, .arrive])
    let plain = try route(AnswerFixture.kakaoWalking(words: ["직진", "공원까지 직진", "도착지까지 이동"]), .kakaoWalking)
    #expect(plain.steps.map(\.kind) == [.depart, .slightLeft, .right, .arrive])
    #expect(plain.steps.map(\.instruction) == ["직진", "공원까지 직진", "도착지까지 이동", ""])
  }

  @Test("a Kakao stop is spoken once, though both of its sections name it")
  func kakaoStop() throws {
    let parts = AnswerFixture.lay([(90, 400), (90, 300)])
    func guide(_ type: Int, _ words: String, _ place: Coordinate, _ meters: Int) -> String {
      #"{"x":\#(place.longitude),"y":\#(place.latitude),"distance":\#(meters),"type":\#(type),"guidance":"\#(words)"}"#
    }
    func section(_ part: [Coordinate], _ guides: [String]) -> String {
      #"{"roads":[{"vertexes":\#(AnswerFixture.flat(part))}],"guides":[\#(guides.joined(separator: ","))]}"#
    }
    let stop = parts[0][2]
    let text = """
      {"routes":[{"result_code":0,"sections":[
      \(section(parts[0], [guide(100, "출발지", AnswerFixture.origin, 0), guide(1000, "경유지", stop, 400)])),
      \(section(parts[1], [guide(1000, "경유지", stop, 0), guide(101, "목적지", parts[1][2], 300)]))]}]}
      """
    #expect(lines(try route(text, .kakao)) == [#"0 depart """#, #"400 waypoint "경유지""#, #"700 arrive "목적지""#])
  }

  @Test("MapKit's notices stay with their steps, advisories with the departure")
  func mapKit() throws {
    let text = AnswerFixture.mapKit()
      .replacing(#""instructions":"Turn right""#, with: #""instructions":"Turn right","notice":"Toll""#)
      .replacing(#""transportType""#, with: #""advisoryNotices":["Rain","Ice"],"transportType""#)
    #expect(
      lines(try route(text, .apple)) == [
        #"0 depart "" (Rain; Ice)"#, #"1500 keep-left "Keep left at the interchange""#,
        #"1650 right "Turn right" (Toll)"#, #"1760 arrive "Arrive at the destination""#,
      ])
  }

  @Test("a first step with words that ends at its maneuver gets a departure before it")
  func firstStepSpoken() throws {
    let apple = AnswerFixture.apple().replacing("[0,1,2,3]", with: "[1,2,3]")
    #expect(try route(apple, .apple).steps.map { Int($0.maneuverAlong.rounded()) } == [0, 1500, 1650, 1759])
    #expect(try route(apple, .apple).steps[0].instruction == "")
  }

  @Test("an arrival that its provider puts elsewhere is at the line's end")
  func displacedArrival() throws {
    let text = AnswerFixture.kakao().replacing(
      #""x":\#(AnswerFixture.end.longitude),"y":\#(AnswerFixture.end.latitude)"#, with: #""x":0.7,"y":0.7"#)
    let moved = try route(text, .kakao)
    #expect(moved.steps[3].kind == .arrive && moved.steps[3].maneuverAlong == moved.length)
  }
}
