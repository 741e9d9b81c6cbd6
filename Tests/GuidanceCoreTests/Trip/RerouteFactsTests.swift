import GuidanceCore
import Testing

@Suite("what a reroute asks for")
struct RerouteFactsTests {
  private let here = Coordinate(latitude: 0.5, longitude: 0.5)
  private let there = Coordinate(latitude: 0.6, longitude: 0.5)

  private func facts(mode: TravelMode, speed: Double?) -> RerouteFacts {
    RerouteFacts(
      place: here, course: 90, speed: speed, destination: there, mode: mode, provider: "sim",
      options: RouteOptions(avoid: ["tolls"], alternatives: true), progress: 12)
  }

  @Test("the trip's own mode, provider and wishes, from where it is, without alternatives")
  func whole() {
    #expect(
      facts(mode: .cycling, speed: 5).request()
        == RouteRequest(
          origin: here, course: 90, destination: there, mode: .cycling, provider: "sim",
          options: RouteOptions(avoid: ["tolls"], alternatives: false), progress: 12))
  }

  @Test(
    "the course goes along only while moving",
    arguments: [
      (TravelMode.driving, 2.5, true), (.driving, 2.4, false), (.walking, 1.8, true), (.walking, 1.7, false),
      (.cycling, 2.0, true), (.cycling, 1.9, false), (.driving, 0, false),
    ] as [(TravelMode, Double, Bool)])
  func course(mode: TravelMode, speed: Double, isSent: Bool) {
    #expect(facts(mode: mode, speed: speed).request().course == (isSent ? 90 : nil))
  }

  @Test("an unknown speed sends no course")
  func unknownSpeed() {
    #expect(facts(mode: .driving, speed: nil).request().course == nil)
  }
}
