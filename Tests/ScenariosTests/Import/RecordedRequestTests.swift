import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("recorded answers")
struct RecordedRequestTests {
  private static let place = Coordinate(latitude: 40, longitude: -100)

  /// A route due north and then due east, its words full of names.
  private static func route(_ north: Double, east: Double, from start: Coordinate = place) throws -> NavRoute {
    let corner = Geodesy.destination(from: start, bearing: 0, meters: north)
    let line = try Polyline([start, corner, Geodesy.destination(from: corner, bearing: 90, meters: east)])
    return NavRoute(
      provider: "kakao", mode: .driving, polyline: line,
      steps: [
        NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
        NavStep(instruction: "Right onto Elm Street", kind: .right, distance: north, maneuverAlong: north),
        NavStep(
          instruction: "Jane Doe's", kind: .arrive, distance: east, maneuverAlong: line.length, notice: "Elm Street 12"),
      ])
  }

  /// A drive of a minute along the first route's line to 300 m, then east, 10 m/s; one reroute, answered after 3 s.
  private static func log(answer: Result<NavRoute, RouteError>?) throws -> String {
    let planned = try route(600, east: 300)
    let start = 1000.0
    var lines = [DriveLogWriter.line(.answer(0, .success(planned), at: start))]
    lines.append(DriveLogWriter.line(.event(.guidance(.started), at: start)))
    let corner = Geodesy.destination(from: place, bearing: 0, meters: 300)
    for second in 0...60 {
      let meters = Double(second) * 10
      let spot =
        meters <= 300
        ? Geodesy.destination(from: place, bearing: 0, meters: meters)
        : Geodesy.destination(from: corner, bearing: 90, meters: meters - 300)
      let fix = GuidanceFix(
        coordinate: spot, accuracy: 5, speed: 10, course: meters <= 300 ? 0 : 90, time: start + Double(second))
      lines.append(DriveLogWriter.line(.fix(fix, received: fix.time)))
      guard second == 36 else { continue }
      let request = RouteRequest(
        origin: spot, course: 90, destination: planned.destination, mode: .driving, provider: "kakao",
        options: RouteOptions(avoid: ["Elm Street"]), replaced: planned, progress: 300)
      lines.append(DriveLogWriter.line(.request(1, request, at: start + 36)))
      if let answer { lines.append(DriveLogWriter.line(.answer(1, answer, at: start + 39))) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func answered() throws -> String {
    let spot = Geodesy.destination(
      from: Geodesy.destination(from: place, bearing: 0, meters: 300), bearing: 90, meters: 60)
    let line = try Polyline([spot, Geodesy.destination(from: spot, bearing: 90, meters: 240)])
    let steps = [
      NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
      NavStep(instruction: "Jane Doe's", kind: .arrive, distance: line.length, maneuverAlong: line.length),
    ]
    return try log(
      answer: .success(NavRoute(provider: "kakao", mode: .driving, polyline: line, steps: steps)))
  }

  @Test("the answers of a log go along with its fixes, moved and without names")
  func imported() throws {
    let scratch = try ScratchFolder()
    let imported = try scratch.imported([Self.answered()])
    let text = imported.fixesText
    for word in ["Elm", "Jane", "kakao"] { #expect(!text.contains(word), "found \(word)") }
    #expect(text.hasPrefix("{\"t\":0,\"event\":\"started\"}\n{\"received\":0,"))
    #expect(imported.notes.last == "  with 1 requests for another way, answered as they were")
    let entries = try DriveLogReader.entries(in: text)
    let places = entries.flatMap { entry -> [Coordinate] in
      switch entry {
      case .fix(let fix, _): [fix.coordinate]
      case .request(_, let request, _): [request.origin, request.destination]
      case .answer(_, .success(let route), _): route.polyline.vertices
      default: []
      }
    }
    #expect(places.count == 61 + 2 + 2)
    #expect(places.allSatisfy { abs($0.latitude - 0.5) < 0.1 && abs($0.longitude - 0.5) < 0.1 })
    #expect(entries.allSatisfy { $0.time < 61 })
    let answers = entries.compactMap { entry -> NavRoute? in
      if case .answer(1, .success(let route), at: 39) = entry { route } else { nil }
    }
    #expect(answers.map(\.provider) == ["sim"])
    #expect(abs(try #require(answers.first).length - 240) < 0.01)
  }

  @Test("the trip gets the recorded answer as long after its request as it took then, and nobody else answers")
  func served() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.imported([Self.answered()])
    let journal = try #require(try scratch.ran().first).journal
    let asked = try #require(journal.entries.first { $0.event.kind == .asked })
    let rerouted = journal.entries.filter { $0.event.kind == .rerouted }
    #expect(rerouted.map(\.time) == [asked.time.advanced(by: .seconds(3))])
    #expect(abs(try #require(journal.routes.last).length - 240) < 0.01)
    #expect(journal.entries.count { $0.event.kind == .arrived } == 1)
  }

  @Test("a recorded failure fails, a request that nobody answered stays open, and later ones find nobody there")
  func otherAnswers() throws {
    let scratch = try ScratchFolder()
    func failures(_ answer: Result<NavRoute, RouteError>?) throws -> [RouteError] {
      _ = try scratch.imported([Self.log(answer: answer)])
      return try #require(try scratch.ran().first).journal.entries.compactMap { entry in
        if case .failed(_, let error) = entry.event { error } else { nil }
      }
    }
    #expect(try failures(.failure(.noRoute)).prefix(2) == [.noRoute, .unavailable])
    #expect(try failures(nil).prefix(2) == [.timedOut, .unavailable])
  }

  @Test("a provider beside recorded answers would answer twice, and is refused")
  func twice() throws {
    let log = try Self.answered()
    func complaints(_ provider: String) -> [String] {
      allComplaints(
        townScenario(provider, drive: "drive\n  fixes from \"d.jsonl\""), files: textFiles(["d.jsonl": log]))
    }
    #expect(
      complaints("provider\n  latency 2 s")
        == ["13:1 two-truths: the recording holds the answers to requests for another way"])
    #expect(complaints("provider other\n  latency 2 s") == [])
  }
}
