import GuidanceCore
import Testing

@Suite("the schema of the pipe")
struct SchemaTests {
  private static let snapshot = GuidanceSnapshot(
    phase: .onRoute, progress: 1.5, remaining: 2, remainingTime: 3, nextStep: 1, nextDistance: 4,
    matched: Coordinate(latitude: 0.5, longitude: 0.5), bearing: 90, lateral: 0, speed: 13.9, time: 7)

  @Test("every request that the codec writes satisfies it", arguments: [PipeNumbers.rounded, .exact])
  func requests(numbers: PipeNumbers) throws {
    let schema = try JSONSchema("docs/engine-protocol.schema.json")
    var route = try #require(PipeRoundTripTests.route)
    let fix = GuidanceFix(
      coordinate: Synthetic.origin, accuracy: 5.5, speed: nil, course: 0, time: 12.125, isFirst: true)
    var requests: [PipeRequest] = [
      .hello(version: 1, tool: "pfsim"), .hello(version: 1, tool: nil, exact: true), .bye, .fix(fix),
      .route(route, config: [PipeSetting(name: "stage.now", value: 12.5)]),
      .fix(GuidanceFix(coordinate: Coordinate(latitude: .nan, longitude: 0), accuracy: nil, time: .nan)),
    ]
    route.expectedTime = nil
    route.classes = []
    requests.append(.route(route, config: []))
    for request in requests {
      #expect(try schema.complaints(request.line(numbers), by: "request") == [])
      #expect(try schema.complaints(request.line(numbers), by: "answer") != [])
    }
  }

  @Test("every answer that the codec writes satisfies it", arguments: [PipeNumbers.rounded, .exact])
  func answers(numbers: PipeNumbers) throws {
    let schema = try JSONSchema("docs/engine-protocol.schema.json")
    let left = Announcement(step: 1, stage: .early, spokenDistance: 2000, instruction: "Left", then: "Right")
    let events: [GuidanceEvent] = [
      .started, .offRoute(lateral: nil), .offRoute(lateral: 31.2), .backOnRoute, .arrived, .announce(left),
      .announce(Announcement(step: 2, stage: .now, spokenDistance: nil, instruction: "", then: nil)),
    ]
    let unknown = GuidanceSnapshot(phase: .waitingForFix, progress: 0, remaining: 0, remainingTime: 0)
    var answers: [PipeAnswer] = [
      .hello(version: 1, engine: "x"), .ready, .error("`fix.t`: wrong"),
      .update(GuidanceUpdate(events: events), snapshot: Self.snapshot),
      .update(GuidanceUpdate(count: .against, speedUsed: 0.25, courseUsed: 0), snapshot: unknown),
    ]
    answers += FixRefusal.allCases.map { .update(GuidanceUpdate(refused: $0), snapshot: unknown) }
    for answer in answers {
      #expect(try schema.complaints(answer.line(numbers), by: "answer") == [])
      #expect(try schema.complaints(answer.line(numbers), by: "request") != [])
    }
  }

  @Test("a whole trip of our engine satisfies it, word for word")
  func trip() throws {
    let schema = try JSONSchema("docs/engine-protocol.schema.json")
    let route = try Synthetic.reference(.driving)
    var session = PipeSession()
    var requests: [PipeRequest] = [.hello(version: 1, tool: "pfsim", exact: true), .route(route, config: [])]
    for second in 0..<60 {
      let along = Double(second) * 14
      requests.append(
        .fix(
          GuidanceFix(
            coordinate: route.polyline.coordinate(at: along), accuracy: 5, speed: 14, course: nil,
            time: Double(second))))
    }
    for request in requests {
      let line = try #require(session.answer(request.line(.exact)).line)
      #expect(try schema.complaints(line, by: "answer") == [])
    }
  }

  @Test(
    "what the codec refuses, it refuses",
    arguments: [
      ("answer", #"{"events":[]}"#), ("answer", #"{"events":[{"type":"sang"}],"snapshot":\#(good)}"#),
      ("answer", #"{"events":[{"type":"announce","step":1,"stage":"soon","text":""}],"snapshot":\#(good)}"#),
      ("answer", #"{"events":[{"type":"announce","step":1.5,"stage":"now","text":""}],"snapshot":\#(good)}"#),
      ("answer", #"{"events":[],"snapshot":{"phase":"on-route","progress":0,"remaining":0,"remainingTime":0}}"#),
      ("answer", #"{"events":[],"snapshot":\#(good),"refused":"tired"}"#), ("answer", #"{"ok":1}"#), ("answer", "[]"),
      ("answer", #"{"error":7}"#), ("request", #"{"hello":"1"}"#), ("request", #"{"fix":{"t":"now"}}"#),
      ("request", #"{"route":{"mode":"driving","points":[[0.5,0.5]]}}"#),
      ("request", #"{"route":{"mode":"flying","points":[[0.5,0.5],[0.5,0.6]]}}"#),
      ("request", #"{"route":{"mode":"driving","points":[[0.5],[0.5,0.6]]}}"#),
      ("request", #"{"route":{"mode":"driving","points":[[0.5,0.5],[0.5,0.6]],"expectedTime":-1}}"#),
      ("request", #"{"route":{"mode":"driving","points":[[0.5,0.5],[0.5,0.6]]},"config":{"stage.now":true}}"#),
      ("request", #"{"fix":{"first":1}}"#), ("request", "{}"),
    ])
  func nonsense(kind: String, line: String) throws {
    let schema = try JSONSchema("docs/engine-protocol.schema.json")
    #expect(try schema.complaints(line, by: kind) != [])
    if kind == "answer" {
      #expect(throws: PipeError.self) { try PipeAnswer(line: line) }
    } else {
      #expect(throws: PipeError.self) { try PipeRequest(line: line) }
    }
  }

  private static let good = #"{"phase":"onRoute","progress":0,"remaining":0,"remainingTime":0}"#
}
