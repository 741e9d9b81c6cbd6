import GuidanceCore
import Testing

@Suite("the reroute policy")
struct ReroutePolicyTests {
  private let route: NavRoute
  private var policy = ReroutePolicy(provider: "sim", mode: .driving)

  init() throws { route = try TripFixture.route() }

  @Test("leaving the route asks at once and waits thirty seconds for the answer")
  mutating func asksAtOnce() {
    #expect(policy.offRoute(at: 55) == [.ask(1), .wake(at: 85)])
    #expect(policy.inFlight == 1)
    #expect(policy.isRerouting)
  }

  @Test("a second off-route within the stretch does not ask again")
  mutating func asksOnceAStretch() {
    _ = policy.offRoute(at: 55)
    #expect(policy.offRoute(at: 56).isEmpty)
  }

  @Test("a good answer is adopted and ends the stretch")
  mutating func adopts() {
    _ = policy.offRoute(at: 55)
    #expect(policy.answer(1, .success(route), at: 57.5) == [.cancelWake, .adopt(1, route)])
    #expect(!policy.isRerouting)
    #expect(policy.wake(at: 85).isEmpty)
  }

  @Test("a failure is said once a stretch and asked again fifteen seconds later")
  mutating func retries() {
    _ = policy.offRoute(at: 55)
    #expect(
      policy.answer(1, .failure(.unavailable), at: 56) == [
        .fail(1, .unavailable, sayNoWay: true), .wake(at: 71),
      ])
    #expect(policy.wake(at: 70.9).isEmpty)
    #expect(policy.wake(at: 71) == [.ask(2), .wake(at: 101)])
    #expect(
      policy.answer(2, .failure(.noRoute), at: 72) == [.fail(2, .noRoute, sayNoWay: false), .wake(at: 87)])
  }

  @Test("the next stretch says its first failure again and does not wait for the old retry")
  mutating func newStretchSpeaks() {
    _ = policy.offRoute(at: 0)
    _ = policy.answer(1, .failure(.unavailable), at: 1)
    #expect(policy.backOnRoute(at: 2) == [.cancelWake])
    #expect(policy.offRoute(at: 6) == [.ask(2), .wake(at: 36)])
    #expect(
      policy.answer(2, .failure(.unavailable), at: 7) == [
        .fail(2, .unavailable, sayNoWay: true), .wake(at: 22),
      ])
  }

  @Test(
    "an error that asking again will not cure stops the asking for the rest of the trip",
    arguments: [RouteError.quota, .missingCredentials, .permission, .unsupported, .mismatchedProvider])
  func givesUp(error: RouteError) {
    var policy = ReroutePolicy(provider: "sim", mode: .driving)
    _ = policy.offRoute(at: 0)
    #expect(policy.answer(1, .failure(error), at: 1) == [.fail(1, error, sayNoWay: true), .cancelWake])
    #expect(policy.hasGivenUp && !policy.isRerouting)
    #expect(policy.wake(at: 16).isEmpty)
    #expect(policy.backOnRoute(at: 20).isEmpty)
    #expect(policy.offRoute(at: 30).isEmpty)
  }

  @Test("other errors do not stop the asking", arguments: [RouteError.unavailable, .noRoute, .timedOut])
  func goesOn(error: RouteError) {
    var policy = ReroutePolicy(provider: "sim", mode: .driving)
    _ = policy.offRoute(at: 0)
    #expect(policy.answer(1, .failure(error), at: 1) == [.fail(1, error, sayNoWay: true), .wake(at: 16)])
  }

  @Test("a route of another provider or mode is refused for good")
  func refusesStrangers() throws {
    let strangers = [try TripFixture.route(provider: "kakao"), try TripFixture.route(mode: .walking)]
    for stranger in strangers {
      var policy = ReroutePolicy(provider: "sim", mode: .driving)
      _ = policy.offRoute(at: 0)
      #expect(
        policy.answer(1, .success(stranger), at: 1) == [.fail(1, .mismatchedProvider, sayNoWay: true), .cancelWake])
      #expect(policy.wake(at: 16).isEmpty)
    }
  }

  @Test("a request that nobody answers fails after thirty seconds, and the retry counts from there")
  mutating func timesOut() {
    _ = policy.offRoute(at: 10)
    #expect(policy.wake(at: 39.9).isEmpty)
    #expect(policy.wake(at: 40) == [.fail(1, .timedOut, sayNoWay: true), .wake(at: 55)])
    #expect(policy.answer(1, .success(route), at: 41) == [.ignore(1)])
    #expect(policy.isOffRoute)
    #expect(policy.wake(at: 55) == [.ask(2), .wake(at: 85)])
  }

  @Test("an answer at the very moment of the deadline counts when it comes before the timer")
  mutating func countsAtTheDeadline() {
    _ = policy.offRoute(at: 10.3)
    #expect(policy.answer(1, .success(route), at: 40.3) == [.cancelWake, .adopt(1, route)])
  }

  @Test("an answer after a time-out of the same moment is late")
  mutating func lateAtTheDeadline() {
    _ = policy.offRoute(at: 10)
    #expect(policy.wake(at: 40) == [.fail(1, .timedOut, sayNoWay: true), .wake(at: 55)])
    #expect(policy.answer(1, .success(route), at: 40) == [.ignore(1)])
  }

  @Test("an answer after the deadline is late even if the timer has not fired yet")
  mutating func lateBeforeTheTimer() {
    _ = policy.offRoute(at: 10)
    #expect(
      policy.answer(1, .success(route), at: 40.001) == [
        .fail(1, .timedOut, sayNoWay: true), .wake(at: 55.001), .ignore(1),
      ])
  }

  @Test("coming back cancels the request, and its answer changes nothing")
  mutating func backCancelsTheRequest() {
    _ = policy.offRoute(at: 75)
    #expect(policy.backOnRoute(at: 90) == [.cancel(1), .cancelWake])
    #expect(policy.answer(1, .success(route), at: 100) == [.ignore(1)])
    #expect(policy.wake(at: 105).isEmpty)
  }

  @Test("the end cancels the request, and nothing is asked after it")
  mutating func endCancelsTheRequest() {
    _ = policy.offRoute(at: 0)
    #expect(policy.ended(at: 5) == [.cancel(1), .cancelWake])
    #expect(policy.answer(1, .success(route), at: 6) == [.ignore(1)])
    #expect(policy.offRoute(at: 7).isEmpty)
    #expect(!policy.isRerouting)
  }

  @Test("the end cancels the waiting retry")
  mutating func endCancelsTheRetry() {
    _ = policy.offRoute(at: 0)
    _ = policy.answer(1, .failure(.unavailable), at: 1)
    #expect(policy.ended(at: 5) == [.cancelWake])
    #expect(policy.wake(at: 16).isEmpty)
  }

  @Test("leaving a fresh route within five seconds asks when they are over")
  mutating func settles() {
    _ = policy.offRoute(at: 0)
    _ = policy.answer(1, .success(route), at: 2)
    #expect(policy.offRoute(at: 4) == [.wake(at: 7)])
    #expect(policy.wake(at: 7) == [.ask(2), .wake(at: 37)])
  }

  @Test("who is back before the five seconds are over asks nothing")
  mutating func settlesForNothing() {
    _ = policy.offRoute(at: 0)
    _ = policy.answer(1, .success(route), at: 2)
    _ = policy.offRoute(at: 4)
    #expect(policy.backOnRoute(at: 6) == [.cancelWake])
    #expect(policy.wake(at: 7).isEmpty)
  }

  @Test("five seconds after an adoption asks at once")
  mutating func settled() {
    _ = policy.offRoute(at: 0)
    _ = policy.answer(1, .success(route), at: 2)
    #expect(policy.offRoute(at: 7) == [.ask(2), .wake(at: 37)])
  }

  @Test("a provider that guides by itself is never asked")
  func selfGuiding() {
    var policy = ReroutePolicy(provider: "feed", mode: .driving, isSelfGuiding: true)
    #expect(policy.offRoute(at: 0).isEmpty)
    #expect(policy.wake(at: 15).isEmpty)
    #expect(!policy.isRerouting)
  }

  @Test("the figures are those of the configuration")
  func configured() throws {
    var config = TripConfig()
    try config.set("reroute.retry", 3)
    try config.set("reroute.timeout", 7)
    try config.set("reroute.settle", 2)
    var policy = ReroutePolicy(provider: "sim", mode: .driving, config: config)
    #expect(policy.offRoute(at: 0) == [.ask(1), .wake(at: 7)])
    #expect(policy.wake(at: 7) == [.fail(1, .timedOut, sayNoWay: true), .wake(at: 10)])
    _ = policy.wake(at: 10)
    _ = policy.answer(2, .success(route), at: 11)
    #expect(policy.offRoute(at: 12) == [.wake(at: 13)])
  }
}
