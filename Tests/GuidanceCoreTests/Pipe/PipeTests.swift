import GuidanceCore
import Testing

@Suite("the pipe")
struct PipeTests {
  static let route = """
    {"route":{"mode":"driving","provider":"sim","points":[[0.5,0.5],[0.5,0.5089935]],"steps":[\
    {"along":0,"kind":"depart","words":"","distance":0},\
    {"along":1000,"kind":"arrive","words":"You \\"arrive\\"","distance":1000}],"expectedTime":null,"classes":[]},\
    "config":{}}
    """

  static func greeted() -> PipeSession {
    var session = PipeSession(name: "test")
    _ = session.answer("{\"hello\":1}")
    return session
  }

  /// The answers of a greeted session to some lines.
  static func answers(_ lines: [String]) -> [String] {
    var session = greeted()
    return lines.map { session.answer($0).line ?? "(none)" }
  }

  @Test("a conversation")
  func conversation() {
    var session = PipeSession(name: "test")
    let lines = [
      "{\"hello\":1,\"tool\":\"pfsim\"}", Self.route,
      "{\"fix\":{\"t\":0,\"lat\":0.5,\"lon\":0.5,\"accuracy\":5,\"speed\":10,\"course\":90}}",
      "{\"fix\":{\"t\":0,\"lat\":null,\"lon\":0.5,\"accuracy\":5}}", "{\"bye\":1}",
    ]
    let replies = lines.map { session.answer($0) }
    let snapshot =
      "{\"phase\":\"onRoute\",\"progress\":0,\"remaining\":999.995,\"remainingTime\":71.942,\"nextStep\":1,"
      + "\"nextDistance\":1000,\"matched\":[0.5,0.5],\"bearing\":90,\"lateral\":0,\"speed\":10,\"time\":0}"
    #expect(
      replies.map(\.line) == [
        "{\"hello\":1,\"engine\":\"test\"}", "{\"ok\":true}",
        "{\"events\":[{\"type\":\"started\"}],\"snapshot\":\(snapshot)}",
        "{\"events\":[],\"snapshot\":\(snapshot),\"refused\":\"invalid\"}", nil,
      ])
    #expect(replies.map(\.exit) == [nil, nil, nil, nil, 0])
  }

  @Test("another version ends with status 2")
  func version() {
    var session = PipeSession()
    let reply = session.answer("{\"hello\":2}")
    #expect(reply.line == "{\"error\":\"`hello`: expected version 1, found 2\"}")
    #expect(reply.exit == 2)
  }

  @Test(
    "a complaint names the field",
    arguments: [
      (
        "{\"mode\":\"driving\"", "{\"mode\":\"flying\"",
        "`route.mode`: expected one of `driving`, `walking`, `cycling`, found `flying`"
      ),
      ("[0.5,0.5]", "[95,0.5]", "`route.points[0]`: expected a latitude from -90 to 90, found 95.0"),
      ("[0.5,0.5]", "[0.5]", "`route.points[0]`: expected latitude and longitude, found 1 values"),
      (",[0.5,0.5089935]", "", "`route.points`: expected at least 2 distinct points, found 1"),
      ("\"along\":1000", "\"along\":\"far\"", "`route.steps[1].along`: expected a number, found a text"),
      (
        "\"expectedTime\":null", "\"expectedTime\":-1",
        "`route.expectedTime`: expected a time that is not negative, found -1.0"
      ),
      (
        "\"classes\":[]", "\"classes\":[{\"from\":0,\"to\":5,\"class\":\"lane\"}]",
        "`route.classes[0].class`: expected one of `town`, `highway`, found `lane`"
      ),
      (
        "\"config\":{}", "\"config\":{\"off-route.confrm\":4}",
        "`config.off-route.confrm`: unknown configuration name `off-route.confrm`, did you mean `off-route.confirm`?"
      ),
      (
        "\"config\":{}", "\"config\":{\"stage.now\":true}", "`config.stage.now`: expected a number, found true or false"
      ),
    ])
  func complaints(part: String, wrong: String, complaint: String) throws {
    let line = Self.route.replacing(part, with: wrong)
    var session = Self.greeted()
    #expect(session.answer(line).answer == .error(complaint))
  }

  @Test("names of the trip and of another mode are known and ignored; kinds that nobody knows are passed on")
  func ignored() {
    let line = Self.route.replacing("\"driving\"", with: "\"walking\"").replacing("\"depart\"", with: "\"ferry\"")
      .replacing("\"config\":{}", with: "\"config\":{\"reroute.retry\":1,\"highway.early\":5,\"stage.near\":30}")
    #expect(Self.answers([line]) == ["{\"ok\":true}"])
  }

  @Test("a route or a fix out of turn is a complaint, no trap")
  func outOfTurn() {
    #expect(Self.answers(["{\"fix\":{}}"]) == ["{\"error\":\"`route`: expected a route before the first fix\"}"])
    var session = PipeSession()
    #expect(session.answer(Self.route).line == "{\"error\":\"`hello`: expected the greeting first\"}")
  }

  @Test(
    "nonsense never traps",
    arguments: [
      "", " ", "nul", "{", "[1,2", "{\"fix\":", "{\"fix\":1}", "\"\\u12\"", "{\"hello\":1e999}", "{\"hello\":1.5}",
      "[]",
      "{\"a\" 1}", "{\"route\":{}}", "{\"route\":[]}", "\u{0}", "{\"hello\":{}}", "1 2", "-", "{\"\\ud800\":1}",
      "\"\\ud800\\",
      String(repeating: "[", count: 100_000), "{\"fix\":{\"t\":\"x\"}}", "{\"bye\":null}",
    ])
  func nonsense(line: String) {
    var session = Self.greeted()
    _ = session.answer(Self.route)
    guard case .error = session.answer(line).answer else {
      Issue.record("expected an error to \(line.prefix(40))")
      return
    }
  }

  @Test("every beginning of a good line is answered")
  func beginnings() {
    var session = Self.greeted()
    for count in 0..<Self.route.count {
      guard case .error = session.answer(String(Self.route.prefix(count))).answer else {
        Issue.record("expected an error to the first \(count) characters")
        return
      }
    }
  }
}

@Suite("requests and answers go over the pipe and come back")
struct PipeRoundTripTests {
  static let route: NavRoute? = {
    var route = try? Synthetic.reference(.cycling)
    route?.expectedTime = 0
    route?.classes = [RoadStretch(from: 0, to: 100.5, roadClass: .highway)]
    return route.map { route in
      let places = route.polyline.vertices.map {
        Coordinate(latitude: ($0.latitude * 1e7).rounded() / 1e7, longitude: ($0.longitude * 1e7).rounded() / 1e7)
      }
      return NavRoute(
        provider: "\"quoted\"\n\u{1F6B2}\u{1}", mode: route.mode, polyline: (try? Polyline(places)) ?? route.polyline,
        steps: route.steps, expectedTime: route.expectedTime, classes: route.classes)
    }
  }()

  @Test("requests")
  func requests() throws {
    let route = try #require(Self.route)
    let fix = GuidanceFix(
      coordinate: Synthetic.origin, accuracy: 5.5, speed: nil, course: 0, time: 12.125, isFirst: true)
    for request: PipeRequest in [
      .hello(version: 1, tool: "pfsim"), .hello(version: 3, tool: nil), .hello(version: 1, tool: "x", exact: true),
      .bye,
      .fix(fix),
      .route(route, config: [PipeSetting(name: "stage.now", value: 12.5)]),
    ] {
      #expect(try PipeRequest(line: request.line) == request)
      #expect(!request.line.contains("\n"))
    }
  }

  @Test("answers", arguments: [GuidancePhase.waitingForFix, .onRoute, .offRoute, .arrived])
  func answers(phase: GuidancePhase) throws {
    let snapshot = GuidanceSnapshot(
      phase: phase, progress: 12.345, remaining: 7, remainingTime: 0.5, nextStep: 2, nextDistance: 1,
      matched: Coordinate(latitude: -0.5, longitude: 180.0000001), bearing: 359.999, lateral: 0, speed: nil, time: 1)
    let events: [GuidanceEvent] = [
      .started, .offRoute(lateral: nil), .offRoute(lateral: 31.2), .backOnRoute, .arrived,
      .announce(Announcement(step: 1, stage: .near, spokenDistance: 290, instruction: "Left", then: "Right")),
      .announce(Announcement(step: 2, stage: .now, spokenDistance: nil, instruction: "왼쪽", then: nil)),
    ]
    for answer: PipeAnswer in [
      .hello(version: 1, engine: "x"), .ready, .error("`a`"),
      .update(GuidanceUpdate(events: events), snapshot: snapshot),
      .update(GuidanceUpdate(refused: .implausible), snapshot: snapshot),
      .update(GuidanceUpdate(count: .against, speedUsed: 0, courseUsed: 359.5), snapshot: snapshot),
    ] {
      #expect(try PipeAnswer(line: answer.line) == answer)
    }
  }

  @Test("numbers are rounded to 3 decimals, coordinates to 7; what is no number is null")
  func rounding() {
    let fix = GuidanceFix(
      coordinate: Coordinate(latitude: 0.123456789, longitude: -0.00000004), accuracy: 5.00049, speed: 1.0005,
      course: nil, time: .nan)
    #expect(
      PipeRequest.fix(fix).line
        == "{\"fix\":{\"t\":null,\"lat\":0.1234568,\"lon\":0,\"accuracy\":5,\"speed\":1.001,\"course\":null}}")
  }
}
