import GuidanceCore
import Testing

@testable import SimWorld

@Suite("Answers of the simulated provider")
struct RouteAnswersTests {
  private let reference = RouteSketch(
    items: [
      .leg(.compass(90), meters: 3000, roadClass: .highway),
      .maneuver(.left, words: "Turn left onto Mill Road", exit: nil),
      .leg(.compass(0), meters: 2000, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ], expectedTime: 500, speedCameras: [1000, 4000])

  private func request(_ place: (Double, Double), progress: Double, mode: TravelMode = .driving) throws -> RouteRequest
  {
    let route = try reference.laid(from: origin, course: nil, mode: .driving, provider: "kakao")
    return RouteRequest(
      origin: origin.moved(north: place.0, east: place.1), course: 90, destination: route.destination, mode: mode,
      provider: "kakao", replaced: route, progress: progress)
  }

  @Test("without a map the answer leads straight to the nearest point ahead and along the route")
  func rejoins() throws {
    let answer = try RouteAnswers(roads: nil).routes(request((-60, 2000), progress: 1900))
    #expect(
      answer.shown
        == "(-60 2000) 1060 left \"Turn left onto Mill Road\" 3060 arrive \"You arrive\" (2000 3000)")
    #expect(answer.provider == "kakao" && answer.mode == .driving)
    #expect(answer.classes.map { shortened($0.to, 1) } == ["1060", "3060"])
    #expect(answer.speedCameras.map { shortened($0, 1) } == ["2060"])
    #expect(answer.expectedTime.map { shortened($0, 1) } == "306")
  }

  @Test("what lies behind progress is not gone back to")
  func neverBehind() throws {
    let answer = try RouteAnswers(roads: nil).routes(request((0, 2000), progress: 2500))
    #expect(answer.shown.hasPrefix("(0 2000) 1000 left"))
    let late = try RouteAnswers(roads: nil).routes(request((60, 2000), progress: 4000))
    #expect(late.shown.hasSuffix("arrive \"You arrive\" (2000 3000)") && late.steps.count == 2)
  }

  @Test("each action gives what it says")
  func actions() throws {
    let answers = RouteAnswers(roads: nil)
    let asked = try request((-60, 2000), progress: 1900)
    let plain = try answers.routes(asked)
    #expect(try answers.answer(.routes, to: asked) == plain)
    #expect(try answers.answer(.neverAnswers, to: asked) == nil)
    #expect(throws: RouteError.quota) { try answers.answer(.fails(.quota), to: asked) }
    #expect(try answers.answer(.answersMode(.walking), to: asked)?.mode == .walking)
    let stamped = try answers.answer(.answersProvider("osrm"), to: asked)
    #expect(stamped?.provider == "osrm" && stamped?.polyline == plain.polyline)
    let asItStands = try laidRoute((0, 100))
    #expect(try answers.answer(.answersRoute(asItStands), to: asked) == asItStands)
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: 15, roadClass: nil), .maneuver(.left, words: nil, exit: nil),
      .leg(.compass(0), meters: 1000, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ])
    let drawn = try answers.answer(.answersSketch(sketch), to: asked)
    #expect(drawn?.shown == "(-60 2000) 15 left \"Turn left\" 1015 arrive \"You arrive\" (940 2015)")
    #expect(drawn?.provider == "kakao")
  }

  @Test("a drawn answer goes on ahead of who is asked without a course, and says where it bends against its turn")
  func drawnAhead() throws {
    let answers = RouteAnswers(roads: nil)
    var asked = try request((-60, 2000), progress: 1900)
    asked.course = nil
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: 100, roadClass: nil), .maneuver(.right, words: nil, exit: nil),
      .leg(.compass(90), meters: 50, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ])
    let drawn = try answers.answer(.answersSketch(sketch), to: asked, heading: 0)
    #expect(drawn?.shown == "(-60 2000) 100 right \"Turn right\" 150 arrive \"You arrive\" (40 2050)")
    let error = #expect(throws: DrawnAnswerError.self) {
      try answers.answer(.answersSketch(sketch), to: asked, heading: 180)
    }
    #expect(
      error?.description == "the drawn answer bends 90 deg left at `right`, from where it is asked for")
  }

  @Test("a drawn answer that bends wrong in the course that is asked with is laid in the true one")
  func drawnDespiteAWrongCourse() throws {
    let answers = RouteAnswers(roads: nil)
    var asked = try request((-60, 2000), progress: 1900)
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: 100, roadClass: nil), .maneuver(.right, words: nil, exit: nil),
      .leg(.compass(90), meters: 50, roadClass: nil), .maneuver(.arrive, words: nil, exit: nil),
    ])
    asked.course = 190
    let drawn = try answers.answer(.answersSketch(sketch), to: asked, heading: 0)
    #expect(drawn?.shown == "(-60 2000) 100 right \"Turn right\" 150 arrive \"You arrive\" (40 2050)")
    #expect(throws: DrawnAnswerError.self) { try answers.answer(.answersSketch(sketch), to: asked, heading: 180) }
    asked.course = 45
    let slanted = try answers.answer(.answersSketch(sketch), to: asked, heading: 0)
    #expect(slanted?.shown == "(-60 2000) 100 right \"Turn right\" 150 arrive \"You arrive\" (11 2121)")
  }

  @Test("over a map the mode that is asked decides the way")
  func overAMap() throws {
    var map = try DrawnMap(["A": (0, 0), "B": (0, 200), "C": (-200, 0), "D": (-200, 200)])
    for pair in ["AB", "BD"] { try map.road(pair) }
    try map.road("AD", kind: .footpath)
    let answers = RouteAnswers(roads: map.builder.build())
    let asked = RouteRequest(
      origin: origin, course: nil, destination: origin.moved(north: -200, east: 200), mode: .walking, provider: "sim")
    #expect(try answers.routes(asked).steps.count == 2)
    #expect(try answers.answer(.answersMode(.driving), to: asked)?.steps.count == 3)
  }
}
