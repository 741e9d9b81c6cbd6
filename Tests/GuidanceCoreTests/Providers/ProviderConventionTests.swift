import Foundation
import GuidanceCore
import Testing

@Suite struct ProviderConventionTests {
  /// Five digits of a degree are a metre; two such errors meet at a vertex.
  static let roundingMeters = 2.5

  @Test("each provider's own convention gives one and the same route", arguments: AnswerFixture.all.indices)
  func sameRoute(index: Int) throws {
    let (name, format, text) = AnswerFixture.all[index]
    let routes = try AnswerFixture.decode(text, format)
    let route = try #require(routes.first)
    #expect(routes.count == 1)
    #expect(route.steps.count == 4, "\(name)")
    for (step, along) in zip(route.steps, AnswerFixture.alongs) {
      #expect(abs(step.maneuverAlong - along) < Self.roundingMeters, "\(name): \(step)")
    }
    #expect(route.steps.map(\.isSpoken) == [format == .kakaoWalking, true, true, format != .kakaoWalking], "\(name)")
    #expect(route.steps[0].kind == .depart && route.steps[0].maneuverAlong == 0, "\(name)")
    #expect([.keepLeft, .slightLeft].contains(route.steps[1].kind), "\(name): \(route.steps[1])")
    #expect(route.steps[2].kind == .right, "\(name): \(route.steps[2])")
    #expect(route.steps[3].kind == .arrive && route.steps[3].maneuverAlong == route.length, "\(name)")
    #expect(route.expectedTime == 180, "\(name)")
    #expect(route.mode == (format == .kakaoWalking ? .walking : .driving), "\(name)")
    #expect(route.provider == (format == .kakaoWalking ? "kakao" : format.rawValue), "\(name)")
    #expect(Geodesy.distance(route.destination, AnswerFixture.end) < Self.roundingMeters, "\(name)")
  }

  @Test("each answer is told by its shape", arguments: AnswerFixture.all.indices)
  func detection(index: Int) {
    let (name, format, text) = AnswerFixture.all[index]
    let expected = name == "valhalla as osrm" ? .osrm : format
    #expect(RouteFormat.detected(in: Data(text.utf8)) == expected, "\(name)")
  }

  @Test("what is no route answer is told as none", arguments: ["", "[]", "{}", "{\"routes\":[]}", "{\"routes\":[{}]}"])
  func noFormat(text: String) { #expect(RouteFormat.detected(in: Data(text.utf8)) == nil) }

  @Test("the mode and the provider that were asked win over what the answer tells")
  func asked() throws {
    let route = try AnswerFixture.decode(AnswerFixture.mapbox(), .mapbox, mode: .cycling, provider: "mine")[0]
    #expect(route.mode == .cycling)
    #expect(route.provider == "mine")
  }

  @Test("the mode is the answer's where none was asked")
  func toldMode() throws {
    let walk = AnswerFixture.mapbox().replacing(#""mode":"driving""#, with: #""mode":"walking""#)
    #expect(try AnswerFixture.decode(walk, .mapbox)[0].mode == .walking)
    let ride = AnswerFixture.valhalla().replacing(#""drive""#, with: #""bicycle""#)
    #expect(try AnswerFixture.decode(ride, .valhalla)[0].mode == .cycling)
    let google = AnswerFixture.google().replacing("DRIVING", with: "BICYCLING")
    #expect(try AnswerFixture.decode(google, .google)[0].mode == .cycling)
    let apple = AnswerFixture.apple().replacing("Automobile", with: "Walking")
    #expect(try AnswerFixture.decode(apple, .apple)[0].mode == .walking)
  }
}
