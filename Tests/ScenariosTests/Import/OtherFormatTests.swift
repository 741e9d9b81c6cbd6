import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("tables, JSON and drive logs")
struct OtherFormatTests {
  /// What a file of a text holds.
  private func file(_ text: String) throws -> ImportedFile {
    let scratch = try ScratchFolder()
    let path = try scratch.write(text, to: "input")
    return try ImportFormat.detect(path).read(path)
  }

  private func fixes(_ text: String) throws -> [RecordedFix] {
    guard case .drive(let drive) = try file(text) else { return [] }
    return drive.fixes
  }

  private func fix(
    _ time: Double, accuracy: Double = 5, speed: Double? = nil, course: Double? = nil
  ) -> GuidanceFix {
    GuidanceFix(
      coordinate: Coordinate(latitude: 0.5, longitude: 0.25), accuracy: accuracy, speed: speed, course: course,
      time: time)
  }

  @Test("the columns of a table are found by their names, in any order, with units and quotes")
  func tables() throws {
    #expect(
      try fixes("\"Name, of it\",Lon_deg,speed_kmh,Latitude,t_s,hdop\n\"a, b\",0.25,36,0.5,1.5,2\n\n,0.25,,0.5,2,\n")
        .map(\.fix) == [fix(1.5, accuracy: 10, speed: 10), fix(2)])
    #expect(
      try fixes("time;lat;lng;bearing;accuracy\n2030-05-01 00:00:00;0.5;0.25;370;7\n").map(\.fix) == [
        fix(RecordedTime.seconds("2030-05-01T00:00:00Z") ?? 0, accuracy: 7, course: 10)
      ])
    #expect(try fixes("utc_ms\tlat\tlon\n1903859857250\t0.5\t0.25\n").map(\.fix) == [fix(1_903_859_857.25)])
  }

  @Test(
    "a table that lacks something, or is wrong somewhere, says where",
    arguments: [
      ("lat,lon\n1,2\n", "line 1: expected a column for the time, found `lat`, `lon`"),
      ("t,lat,lon\n0,1,2\nsoon,1,2\n", "line 3: expected a time in column 1, found `soon`"),
      ("t,lat,lon\n0,north,2\n", "line 2: expected degrees in column 2, found `north`"),
      ("t,lat,lon\n0,95,2\n", "line 2: the latitude expected degrees within 90, found `95`"),
      ("t,lat,lon\n", "holds no row with a time and a place"),
    ])
  func brokenTables(text: String, complaint: String) throws {
    let refusal = try ScratchFolder().refusal(text)
    #expect(refusal.contains(complaint), "found \(refusal)")
  }

  @Test(
    "a list of locations is read whoever wrote it",
    arguments: [
      #"[{"lat":0.5,"lng":0.25,"timestamp":10,"horizontalAccuracy":8,"speed":2,"course":90}]"#,
      #"{"locations":[{"latitude":0.5,"longitude":0.25,"timestamp":10.0,"horizontalAccuracy":8,"speed":2,"course":90}]}"#,
      #"[{"point":"POINT(0.25 0.5)","time":"1970-01-01 02:00:10+0200","accuracy":8,"speed":"2","azimuth":90}]"#,
      #"{"class":"TPV","time":"1970-01-01T00:00:10.000Z","lat":0.5,"lon":0.25,"eph":8,"speed":2,"track":90}"#
        + "\n" + #"{"class":"SKY"}"#,
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[0.25,0.5,3]},"#
        + #""properties":{"time":"1970-01-01T00:00:10Z","accuracy":8,"speed":2,"heading":90}}]}"#,
      #"{"events":[{"type":"getStatus","event_timestamp":9},{"type":"updateLocation","event_timestamp":10.5,"location":"#
        + #"{"lat":0.5,"lon":0.25,"time":10,"accuracyHorizontal":8,"speed":2,"bearing":90}}]}"#,
    ])
  func locations(text: String) throws {
    let fixes = try fixes(text)
    #expect(fixes.map(\.fix) == [fix(10, accuracy: 8, speed: 2, course: 90)])
    #expect(fixes.map(\.received) == [text.contains("updateLocation") ? 10.5 : nil])
  }

  @Test("a negative accuracy, by which platforms mark a fix of no use, is unknown; none at all is 5 m")
  func sentinels() throws {
    let text = #"[{"lat":0.5,"lng":0.25,"t":1,"accuracy":-1,"speed":-1},{"lat":0.5,"lng":0.25,"t":2}]"#
    let place = Coordinate(latitude: 0.5, longitude: 0.25)
    #expect(
      try fixes(text).map(\.fix) == [
        GuidanceFix(coordinate: place, accuracy: nil, time: 1), GuidanceFix(coordinate: place, accuracy: 5, time: 2),
      ])
  }

  @Test("a GeoJSON line is a drive with a list of times, and a planned line without")
  func lines() throws {
    let line = #""geometry":{"type":"LineString","coordinates":[[0.25,0.5],[0.25,0.5]]}"#
    let times =
      #"{"type":"Feature",\#(line),"properties":{"coordTimes":["1970-01-01T00:00:01Z","1970-01-01T00:00:02Z"]}}"#
    #expect(try fixes(times).map(\.fix) == [fix(1), fix(2)])
    guard case .line(let places) = try file(#"{"type":"Feature",\#(line),"properties":{"name":"Elm Street"}}"#) else {
      Issue.record("no line")
      return
    }
    #expect(places == [fix(0).coordinate, fix(0).coordinate])
  }

  @Test("a session of another kit gives its fixes and the route that it guided")
  func session() throws {
    func update(_ state: String, _ second: Int, _ north: Double) -> String {
      #"{"timestamp":\#(second * 1000),"event_data":{"StateUpdate":{"trip_state":{"\#(state)":{"user_location":"#
        + #"{"coordinates":{"lat":\#(north),"lng":0.5},"horizontal_accuracy":6,"course_over_ground":{"degrees":0,"#
        + #""accuracy":5},"speed":{"value":13.5,"accuracy":1}}}}}}}"#
    }
    let text =
      #"{"version":"1","initial_timestamp":0,"config":{},"initial_route":{"geometry":[{"lat":0.5,"lng":0.5},"#
      + #"{"lat":0.51,"lng":0.5},{"lat":0.51,"lng":0.52}],"steps":[{"instruction":"Drive up Elm Street","distance":1111.95},"#
      + #"{"instruction":"Turn right onto Oak Street","distance":2223},{"instruction":"You have arrived","distance":0}]},"#
      + #""events":[\#(update("Navigating", 1, 0.5)),\#(update("Navigating", 1, 0.5)),\#(update("Complete", 2, 0.51)),"#
      + #"{"timestamp":3000,"event_data":{"RouteUpdate":{}}}]}"#
    guard case .drive(let drive) = try file(text) else {
      Issue.record("no drive")
      return
    }
    #expect(
      drive.fixes.map(\.fix)
        == [(1.0, 0.5), (2, 0.51)].map { time, north in
          GuidanceFix(
            coordinate: Coordinate(latitude: north, longitude: 0.5), accuracy: 6, speed: 13.5, course: 0, time: time)
        })
    let scratch = try ScratchFolder()
    let scenario = try scratch.imported([text]).scenario
    #expect(
      scenario.routes[0].lines.map(\.content.written) == [
        "depart \"Set off\"", "0 deg 1112 m", "turn right", "90 deg 2224 m", "arrive",
      ])
  }

  @Test("our own drive log keeps its receipts, and the route that was answered before the start is the planned one")
  func driveLog() throws {
    let route = try RouteSketch(items: [
      .leg(.compass(90), meters: 500, roadClass: nil), .maneuver(.left, words: "Turn left onto Elm Street", exit: nil),
      .leg(.compass(0), meters: 300, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ]).laid(from: RecordedTrack.start, course: nil, mode: .cycling, provider: "osrm")
    var fix = fix(100.5)
    fix.coordinate = RecordedTrack.start
    let entries: [DriveLogEntry] = [
      .answer(1, .success(route), at: 99), .fix(fix, received: 101), .event(.guidance(.started), at: 101),
    ]
    let scratch = try ScratchFolder()
    let imported = try scratch.imported([entries.map(DriveLogWriter.line).joined(separator: "\n")])
    #expect(imported.fixes.map(\.received) == [0])
    #expect(imported.fixes.map(\.fix.time) == [-0.5])
    let text = ScenarioPrinter.text(of: imported.scenario)
    #expect(text.contains("route cycling\n  90 deg 500 m\n  turn left\n  0 deg 300 m\n  arrive\n"), "found \(text)")
    #expect(!text.contains("Elm"))
  }

  @Test(
    "what is no recording is named for what it is",
    arguments: [
      ("", "`input0` is empty"),
      (String(repeating: "\0", count: 5000), "`input0` is all zeros"),
      ("hello", "`input0` is in no format that is known: it begins with `hello`"),
      ("<kml></kml>", "`input0` is XML, but no GPX: it holds `kml`"),
      ("{\"a\": 1}", "`input0` is JSON, but no recording that is known"),
      ("{\"a\": ", "`input0`: `answer`: expected JSON"),
      ("[]", "`input0` holds no place with a time"),
      ("[{\"lat\": 95, \"lon\": 1, \"t\": 0}]", "`input0`: `[0]`: the latitude expected degrees within 90, found `95`"),
      ("[{\"lat\": 5, \"lon\": 1, \"t\": \"soon\"}]", "`input0`: `[0].t`: expected a time"),
      ("{\"received\":0,\"t\":0,\"lat\":1}", "`input0` line 1: `lon` is missing"),
    ])
  func noRecording(text: String, complaint: String) throws {
    let refusal = try ScratchFolder().refusal(text)
    #expect(refusal.hasPrefix(complaint), "found \(refusal)")
  }
}
