import Foundation
import GuidanceCore
import Testing

@Suite struct HostileAnswerTests {
  /// An answer of a fixture with one piece of its text swapped, and the error that names the field.
  struct Case: Sendable, CustomTestStringConvertible {
    var format: RouteFormat
    var text: String
    var old: String
    var new: String
    var error: String
    var testDescription: String { "\(format.rawValue): \(old) -> \(new)" }

    init(_ format: RouteFormat, _ text: String, _ old: String, _ new: String, _ error: String) {
      (self.format, self.text, self.old, self.new, self.error) = (format, text, old, new, error)
    }
  }

  static let osrm = AnswerFixture.osrm(.geoJSON)
  static let firstStep = #""steps":[{"geometry":{"type":"LineString","coordinates":["#
  static let apple = AnswerFixture.apple()
  static let valhalla = AnswerFixture.valhalla()
  static let graphhopper = AnswerFixture.graphhopper()
  static let google = AnswerFixture.google()
  static let kakao = AnswerFixture.kakao()
  static let walking = AnswerFixture.kakaoWalking()

  static let cases = [
    Case(
      .osrm, osrm, #""distance":150,"#, #""distance":NaN,"#,
      "`routes[0].legs[0].steps[1].distance`: expected a number, found nan"),
    Case(
      .osrm, osrm, #""distance":150,"#, #""distance":"NaN","#,
      "`routes[0].legs[0].steps[1].distance`: expected a number, found a text"),
    Case(
      .osrm, osrm, #""distance":150,"#, #""distance":-Infinity,"#,
      "`routes[0].legs[0].steps[1].distance`: expected a number, found -inf"),
    Case(
      .osrm, osrm, #""distance":150,"#, #""distance":-150,"#,
      "`routes[0].legs[0].steps[1].distance`: expected at least 0, found -150.0"),
    Case(
      .osrm, osrm, #""type":"turn""#, #""type":7"#,
      "`routes[0].legs[0].steps[2].maneuver.type`: expected a text, found a number"),
    Case(.osrm, osrm, #""type":"turn","#, "", "`routes[0].legs[0].steps[2].maneuver.type`: is missing"),
    Case(.osrm, osrm, #""legs":[{"#, #""legs":[null,{"#, "`routes[0].legs[0]`: expected an object, found null"),
    Case(.osrm, osrm, #""routes":["#, #""routes":[[],"#, "`routes[0]`: expected an object, found a list"),
    Case(
      .osrm, osrm, firstStep, firstStep.replacing("LineString", with: "Point"),
      "`routes[0].legs[0].steps[0].geometry.type`: expected `LineString`, found `Point`"),
    Case(
      .osrm, osrm, firstStep, firstStep + "[0.5],",
      "`routes[0].legs[0].steps[0].geometry.coordinates[0]`: expected longitude and latitude, found 1 numbers"),
    Case(
      .osrm, osrm, firstStep, firstStep + "[0.5,95],",
      "`routes[0].legs[0].steps[0].geometry.coordinates[0][1]`: expected a latitude within 90, found 95.0"),
    Case(
      .osrm, osrm, firstStep, firstStep + "[1000,0.5],",
      "`routes[0].legs[0].steps[0].geometry.coordinates[0][0]`: expected a longitude within 360, found 1000.0"),
    Case(
      .apple, apple, "[0,1,2,3]", "[0,1,9,3]", "`routes[0].stepIndexes[2]`: expected an index of the 4 `steps`, found 9"
    ),
    Case(
      .apple, apple, "[0,1,2,3]", "[0,1,-1,3]",
      "`routes[0].stepIndexes[2]`: expected an index of the 4 `steps`, found -1"),
    Case(.apple, apple, "[0,1,2,3]", "[0,1.5,2,3]", "`routes[0].stepIndexes[1]`: expected a whole number, found 1.5"),
    Case(
      .apple, apple, "[0,1,2,3]", "[]",
      "`routes[0].stepIndexes`: expected a line of two distinct places or more, found 0"),
    Case(
      .apple, apple, "[0,1,2,3]", "[0]",
      "`routes[0].stepIndexes`: expected a line of two distinct places or more, found 1"),
    Case(
      .apple, apple, "[0,1,2,3]", "[0,1,3]",
      "`stepPaths[3]`: expected a line that begins where the one before ends, found a gap of 150 m"),
    Case(
      .apple, apple, #""stepPathIndex":2"#, #""stepPathIndex":4"#,
      "`steps[2].stepPathIndex`: expected an index of the 4 `stepPaths`, found 4"),
    Case(
      .valhalla, valhalla, #""begin_shape_index":4"#, #""begin_shape_index":7"#,
      "`trip.legs[0].maneuvers[2].begin_shape_index`: expected an index of the shape's 7 places, found 7"),
    Case(
      .valhalla, valhalla, #""begin_shape_index":4"#, #""begin_shape_index":1"#,
      "`trip.legs[0].maneuvers[2].begin_shape_index`: expected 2 or later, found 1"),
    Case(
      .valhalla, valhalla, #""begin_shape_index":6"#, #""begin_shape_index":5"#,
      "`trip.legs[0].maneuvers[3].begin_shape_index`: expected the arrival at the shape's last place 6, found 5"),
    Case(.valhalla, valhalla, #""legs":["#, #""legs":{},"x":["#, "`trip.legs`: expected a list, found an object"),
    Case(
      .graphhopper, graphhopper, "[2,4]", "[2]", "`paths[0].instructions[1].interval`: expected two indexes, found 1"),
    Case(
      .graphhopper, graphhopper, "[4,6]", "[4,9]",
      "`paths[0].instructions[2].interval`: expected an index of 7 points, found 9"),
    Case(
      .graphhopper, graphhopper, "[4,6]", "[1,6]",
      "`paths[0].instructions[2].interval`: expected an interval from 2 on, found 1, 6"),
    Case(
      .graphhopper, graphhopper, "[6,6]", "[5,5]",
      "`paths[0].instructions[3].interval`: expected the last interval to end at the last point 6, found 5"),
    Case(
      .graphhopper, graphhopper, #""time":180000"#, #""time":"soon""#,
      "`paths[0].time`: expected a number, found a text"),
    Case(
      .google, google, #""lat":0.5,"#, #""lat":null,"#, "`routes[0].legs[0].steps[0].start_location.lat`: is missing"),
    Case(
      .google, google, #""value":150}"#, #""value":true}"#,
      "`routes[0].legs[0].steps[1].distance.value`: expected a number, found true or false"),
    Case(
      .kakao, kakao, #""type":2"#, #""type":"2""#,
      "`routes[0].sections[0].guides[2].type`: expected a number, found a text"),
    Case(
      .kakao, kakao, #""vertexes":[0.5,"#, #""vertexes":["#,
      "`routes[0].sections[0].roads[0].vertexes`: expected pairs of numbers, found 5 numbers"),
    Case(
      .kakao, kakao, #""roads":["#, #""roads":[],"x":["#,
      "`routes[0].sections`: expected a line of two distinct places or more, found 0"),
    Case(
      .kakaoWalking, walking, #""vertexes":[0.5,0.5,"#, #""vertexes":[0.5,0.5,null,0.5,"#,
      "`routes[0].sections[0].roads[0].vertexes[2]`: expected a number, found null"),
  ]

  @Test("a malformed field is named, once, with what was expected", arguments: cases)
  func malformed(_ given: Case) throws {
    let range = try #require(given.text.range(of: given.old), "the fixture holds `\(given.old)`")
    let text = given.text.replacingCharacters(in: range, with: given.new)
    let error = #expect(throws: RouteDecodingError.self) { try AnswerFixture.decode(text, given.format) }
    #expect(error?.description == given.error)
    #expect(error?.routeError == .unavailable)
  }

  @Test("what is no JSON object is one error about the whole answer", arguments: RouteFormat.allCases)
  func noObject(format: RouteFormat) throws {
    let nested = String(repeating: "[", count: 200_000)
    let deep = String(repeating: #"{"routes":["#, count: 10_000)
    for text in [
      "", " ", "null", "7", "\"x\"", "[]", "[1,2]", "<html>", "{\"routes\":", "{]", nested, deep, "\u{feff}",
    ] {
      let error = #expect(throws: RouteDecodingError.self) { try AnswerFixture.decode(text, format) }
      #expect(error?.field == "answer")
      #expect(error?.routeError == .unavailable)
    }
    #expect(throws: RouteDecodingError.self) { try format.decode(Data([0xff, 0xfe, 0x00, 0x22, 0x80])) }
  }

  @Test("an answer of 50 MB is refused by its size, at once")
  func huge() throws {
    let data = Data(repeating: UInt8(ascii: " "), count: 50 * 1024 * 1024)
    let error = #expect(throws: RouteDecodingError.self) { try RouteFormat.osrm.decode(data) }
    #expect(error?.description == "`answer`: expected at most 16777216 bytes, found 52428800")
  }

  @Test(
    "an encoded line that is cut or foreign names its field", arguments: [RouteFormat.osrm, .valhalla, .graphhopper])
  func encodedLines(format: RouteFormat) throws {
    let line = AnswerFixture.encoded(AnswerFixture.line, format == .valhalla ? 6 : 5)
    let places = [
      RouteFormat.osrm: ("routes[0].geometry", #"{"routes":[{"geometry":"L"}]}"#),
      .valhalla: ("trip.legs[0].shape", #"{"trip":{"legs":[{"shape":"L"}]}}"#),
      .graphhopper: ("paths[0].points", #"{"paths":[{"points":"L"}]}"#),
    ]
    let (field, text) = try #require(places[format])
    #expect(try AnswerFixture.decode(text.replacing("L", with: line), format)[0].steps.count == 2)
    let broken = [
      (line + "_", "expected an encoded line, found one that ends inside a number"),
      (line + "?", "expected an encoded line, found a latitude without its longitude at the end"),
      ("", "expected a line of two distinct places or more, found 0"),
      ("_qo]_qo]", "expected a line of two distinct places or more, found 1"),
      ("_qo]_qo]??????", "expected a line of two distinct places or more, found 1"),
      ("_qo] _qo]", "expected an encoded line, found a foreign character at 4"),
      ("~~~~~~~~~~?", "expected an encoded line, found a number that is too large at 8"),
    ]
    for (shape, problem) in broken {
      let error = #expect(throws: RouteDecodingError.self) {
        try AnswerFixture.decode(text.replacing("L", with: shape), format)
      }
      #expect(error?.description == "`\(field)`: \(problem)")
    }
  }

  @Test("an answer without steps is a route with a departure and an arrival, made of its line")
  func withoutSteps() throws {
    let line = AnswerFixture.encoded(AnswerFixture.line, 5)
    let texts: [(RouteFormat, String)] = [
      (.osrm, #"{"code":"Ok","routes":[{"geometry":"L","legs":[{"steps":[]},{"steps":[]}],"distance":1759}]}"#),
      (.graphhopper, #"{"paths":[{"points":"L","instructions":[],"distance":1759}]}"#),
      (.google, #"{"status":"OK","routes":[{"overview_polyline":{"points":"L"},"legs":[{}]}]}"#),
      (.google, #"{"routes":[{"polyline":{"encodedPolyline":"L"}}]}"#),
      (.apple, #"{"routes":[{"polyline":P}]}"#),
      (.kakao, #"{"routes":[{"result_code":0,"sections":[{"roads":[{"vertexes":F}]}]}]}"#),
    ]
    for (format, text) in texts {
      let full = text.replacing("\"L\"", with: "\"\(line)\"").replacing(
        "P}", with: AnswerFixture.places(AnswerFixture.line) + "}"
      )
      .replacing("F}", with: AnswerFixture.flat(AnswerFixture.line) + "}")
      let route = try AnswerFixture.decode(full, format)[0]
      #expect(route.steps.map(\.kind) == [.depart, .arrive], "\(format)")
      #expect(route.steps.map(\.maneuverAlong) == [0, route.length], "\(format)")
      #expect(route.steps.allSatisfy { !$0.isSpoken }, "\(format)")
      #expect(abs(route.length - 1759) < 3, "\(format)")
    }
  }

  @Test("doubled vertices and stops of no length are legal")
  func doubled() throws {
    let apple = AnswerFixture.apple().replacing("[0,1,2,3]", with: "[0,0,1,0,2,3]")
    #expect(throws: RouteDecodingError.self) { try AnswerFixture.decode(apple, .apple) }
    let twice = AnswerFixture.apple().replacing("[0,1,2,3]", with: "[0,0,1,2,3]")
    let alongs = try AnswerFixture.decode(twice, .apple)[0].steps.map { Int($0.maneuverAlong.rounded()) }
    #expect(alongs == [0, 0, 1500, 1650, 1759])
  }
}
