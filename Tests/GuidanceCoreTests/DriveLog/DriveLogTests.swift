import GuidanceCore
import Testing

@Suite("the drive log")
struct DriveLogTests {
  private let here = Coordinate(latitude: 0.5, longitude: 0.5)

  private func entries() throws -> [DriveLogEntry] {
    var route = try TripFixture.route(speedCameras: [312.5])
    route.classes = [RoadStretch(from: 0, to: 400.25, roadClass: .highway)]
    route.steps[1].notice = "toll \"A\"\n\u{1}"
    var bare = route
    bare.expectedTime = nil
    let request = RouteRequest(
      origin: here, course: 12.25, destination: route.destination, mode: .driving, provider: "sim",
      options: RouteOptions(avoid: ["tolls", "ferries"], alternatives: true), replaced: route, progress: 0.1)
    let announcement = Announcement(
      step: 1, stage: .near, spokenDistance: 90, instruction: "좌회전 \\ \"Mill\"", then: "Turn right")
    let now = Announcement(step: 2, stage: .now, spokenDistance: nil, instruction: "Turn")
    return [
      .fix(
        GuidanceFix(coordinate: here, accuracy: 5, speed: 13.9, course: 90, time: 0), received: 0),
      .fix(GuidanceFix(coordinate: here, accuracy: nil, time: 1.1, isFirst: true), received: 1.3),
      .event(.guidance(.started), at: 1), .event(.guidance(.announce(announcement)), at: 2),
      .event(.guidance(.announce(now)), at: 2.5), .event(.guidance(.offRoute(lateral: 31.2)), at: 3),
      .event(.guidance(.offRoute(lateral: nil)), at: 4), .event(.guidance(.backOnRoute), at: 5),
      .event(.rerouted, at: 6), .event(.guidance(.arrived), at: 7), .event(.ended(.replaced), at: 8),
      .request(3, request, at: 9), .answer(3, .success(route), at: 10), .answer(4, .success(bare), at: 10),
      .answer(5, .failure(.missingCredentials), at: 11),
      .request(6, RouteRequest(origin: here, course: nil, destination: here, mode: .walking, provider: "x"), at: 12),
    ]
  }

  @Test("reads back every sort of line without loss")
  func roundTrip() throws {
    let entries = try entries()
    let text = entries.map { DriveLogWriter.line($0) + "\n" }.joined()
    #expect(try DriveLogReader.entries(in: text) == entries)
  }

  @Test("reads back every number to its last bit")
  func numbers() throws {
    var luck = SeededLuck(state: 7)
    for _ in 0..<2000 {
      let exponent = Double.random(in: -12...12, using: &luck)
      let value = Double.random(in: -1...1, using: &luck) * exponent.magnitude.squareRoot() * 1e-3 * exponent
      let fix = GuidanceFix(
        coordinate: Coordinate(latitude: value, longitude: 1 / value), accuracy: value.magnitude, speed: value * 1e9,
        course: value / 3, time: value * 1e12)
      let entry = DriveLogEntry.fix(fix, received: value.nextUp)
      #expect(try DriveLogReader.entries(in: DriveLogWriter.line(entry)) == [entry])
    }
  }

  @Test("writes a fix with the short forms of its numbers, and only then its mark")
  func fixLine() {
    let fix = GuidanceFix(coordinate: here, accuracy: 5, speed: 13.9, course: nil, time: 0.25)
    #expect(
      DriveLogWriter.line(.fix(fix, received: 1))
        == #"{"received":1,"t":0.25,"lat":0.5,"lon":0.5,"accuracy":5,"speed":13.9,"course":null}"#)
  }

  @Test("reads a fix whose unknown fields are null or absent, and passes over keys that it does not know")
  func lenient() throws {
    let text = """
      {"received":0.000,"t":0.000,"lat":0.5,"lon":0.5,"accuracy":5,"speed":null,"battery":80}

      {"received":1,"t":1,"lat":0.5,"lon":0.5}\r
      """
    #expect(
      try DriveLogReader.entries(in: text) == [
        .fix(GuidanceFix(coordinate: here, accuracy: 5, time: 0), received: 0),
        .fix(GuidanceFix(coordinate: here, accuracy: nil, time: 1), received: 1),
      ])
  }

  @Test("a place that was no number comes back as none")
  func notANumber() throws {
    let fix = GuidanceFix(coordinate: Coordinate(latitude: .nan, longitude: 0.5), accuracy: 5, time: 0)
    let line = DriveLogWriter.line(.fix(fix, received: 0))
    guard case .fix(let read, _) = try #require(try DriveLogReader.entries(in: line).first) else {
      Issue.record("expected a fix")
      return
    }
    #expect(read.coordinate.latitude.isNaN && read.coordinate.longitude == 0.5)
  }

  @Test("reads pieces of any size as they come")
  func pieces() throws {
    let entries = try entries()
    let bytes = Array(entries.map { DriveLogWriter.line($0) }.joined(separator: "\n").utf8)
    for size in [1, 7, 64, bytes.count] {
      var reader = DriveLogReader()
      var read: [DriveLogEntry] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(bytes[start..<min(bytes.count, start + size)]) { read.append($0) }
      }
      try reader.finish { read.append($0) }
      #expect(read == entries)
      #expect(reader.lineCount == entries.count)
    }
  }

  @Test(
    "names the line and the field of a mistake",
    arguments: [
      (#"{"received":0,"t":0,"lon":0.5}"#, "line 2: `lat` is missing; expected it in every such line"),
      (#"{"received":0,"t":"x","lat":0.5,"lon":0.5}"#, "line 2: `t`: expected a number, found another JSON value"),
      (#"{"t":0,"lat":0.5,"lon":0.5}"#, "line 2: `received` is missing; expected it in every such line"),
      (#"{"received":0"#, "line 2: expected a JSON object, found text that is no JSON"),
      (#"[1]"#, "line 2: expected a JSON object, found another JSON value"),
      (
        #"{"t":0,"event":"startd"}"#,
        "line 2: `event`: expected one of `started`, `announce`, `off-route`, `back-on-route`, `rerouted`, `arrived`, "
          + "`ended`, found `startd`; did you mean `started`?"
      ),
      (
        #"{"t":0,"answer":1,"route":{"mode":"driving","provider":"sim","points":[[1,1],[1,1]],"steps":[]}}"#,
        "line 2: `route.points`: expected two different places or more, found fewer"
      ),
      (
        #"{"t":0,"answer":1,"route":{"mode":"driving","provider":"sim","points":[[1,1],[91,1]],"steps":[]}}"#,
        "line 2: `route.points`: expected degrees, latitude within 90, found no such place at [1]"
      ),
      (
        #"{"t":0,"answer":1,"route":{"mode":"driving","provider":"s","points":[[1,1],[2,1]],"steps":[{"words":"x"}]}}"#,
        "line 2: `route.steps[0].kind` is missing; expected it in every such line"
      ),
    ])
  func mistakes(line: String, complaint: String) throws {
    let good = #"{"received":0,"t":0,"lat":0.5,"lon":0.5}"#
    do {
      _ = try DriveLogReader.entries(in: good + "\n" + line)
      Issue.record("expected a complaint")
    } catch {
      #expect("\(error)" == complaint)
    }
  }
}
