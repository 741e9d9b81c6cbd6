import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("providers, feeds and the person")
struct ProviderTests {
  @Test("a provider's lines become its plan")
  func provider() throws {
    let plan = try run(
      townScenario(
        """
        provider
          latency 1 s to 4 s
          1st after 4 s fails quota
          2nd never answers
          3rd answers mode walking
          4th answers provider kakao
          5th answers: ahead 15 m, turn left, west 1 km, arrive "Here"
          then routes
          down from 1:00 to 2:00
          travel time 6 min
        """)
    ).plan
    let sketch = RouteSketch(items: [
      .leg(.relative(0), meters: 15, roadClass: nil), .maneuver(.left, words: nil, exit: nil),
      .leg(.compass(270), meters: 1000, roadClass: nil), .maneuver(.arrive, words: "Here", exit: nil),
    ])
    #expect(
      plan.providers == [
        ProviderPlan(
          name: "sim", latency: 1...4,
          script: [
            ScriptedAnswer(request: 1, after: 4, action: .fails(.quota)),
            ScriptedAnswer(request: 2, action: .neverAnswers),
            ScriptedAnswer(request: 3, action: .answersMode(.walking)),
            ScriptedAnswer(request: 4, action: .answersProvider("kakao")),
            ScriptedAnswer(request: 5, action: .answersSketch(sketch)),
          ], otherwise: .routes, outages: [Outage(from: .seconds(60), to: .seconds(120))], travelTime: 360)
      ])
  }

  @Test("who serves a route: a section of its provider's name, else the unnamed one, else the usual one")
  func names() throws {
    func served(_ sections: String, by: String = "") throws -> [String] {
      let plan = try run(
        "scenario \"t\"\n\nroute driving\(by) \"way\"\n  east 1 km\n  arrive\n\n" + sections + "\n"
      ).plan
      return plan.providers.map { "\($0.name) \($0.latency.upperBound)" } + plan.feeds.map { "feed \($0.name)" }
    }
    #expect(try served("") == ["sim 1.0"])
    #expect(try served("provider\n  latency 3 s") == ["sim 3.0"])
    #expect(try served("provider kakao\n  latency 3 s", by: " by kakao") == ["sim 1.0", "kakao 3.0"])
    #expect(
      try served("provider\n  latency 2 s\n\nprovider kakao\n  latency 3 s", by: " by kakao") == [
        "sim 2.0", "kakao 3.0",
      ])
    #expect(try served("feed\n  follows route") == ["sim 1.0", "feed sim"])
    #expect(try served("feed\n  follows route", by: " by google") == ["sim 1.0", "feed google"])
    #expect(try served("feed google\n  follows route", by: " by google") == ["sim 1.0", "feed google"])
    #expect(
      try served("provider kakao\n  latency 3 s\n\nfeed\n  follows route", by: " by kakao") == ["sim 1.0", "kakao 3.0"])
  }

  @Test("a feed's lines become its plan, moments by place too")
  func feed() throws {
    let plan = try run(
      townScenario(
        """
        feed
          follows route
          rerouting from 1:30 to 1:34
          swaps at 1000 m to turn left 410 m
          says turn right "Right" 300 m at 2:00
          arrives at step 2
          stalls from 3:00 to 3:10
        """, drive: "drive at 10 m/s")
    ).plan
    #expect(
      plan.feeds == [
        FeedPlan(
          name: "sim",
          lines: [
            .followsRoute, .rerouting(from: .seconds(90), to: .seconds(94)),
            .swaps(at: .seconds(100), .left, words: nil, meters: 410),
            .says(at: .seconds(120), .right, words: "Right", meters: 300), .arrives(at: .seconds(500)),
            .stalls(from: .seconds(180), to: .seconds(190)),
          ])
      ])
  }

  @Test("what the person does, by times, places and events")
  func app() throws {
    let plan = try run(
      """
      scenario "t"

      route driving "out"
        east 1 km
        arrive

      route driving "back"
        east 1 km
        arrive

      drive at 10 m/s

      app
        starts "back" at 4 s after arrived
        ends at 2nd arrived
        mutes at 0:10
        talks from 500 m to arrived
        pans at 0:20
        tilts at 0:21
        asks report at 0:22
        speaks ko
      """
    ).plan
    let arrived = EventPattern(.arrived)
    #expect(
      plan.acts == [
        AppAct(.starts(route: 1), at: .event(EventMoment(pattern: arrived, offset: 4_000_000_000))),
        AppAct(.ends, at: .event(EventMoment(ordinal: 2, pattern: arrived))),
        AppAct(.mutes(true), at: .time(.seconds(10))),
        AppAct(.talks(true), at: .time(.seconds(50))),
        AppAct(.talks(false), at: .event(EventMoment(pattern: arrived))),
        AppAct(.pans, at: .time(.seconds(20))), AppAct(.tilts, at: .time(.seconds(21))),
        AppAct(.asksReport, at: .time(.seconds(22))),
      ])
    #expect(plan.language == "ko")
  }

  @Test(
    "what nobody can do is told",
    arguments: [
      ("provider\n  latency 4 s to 1 s", "13:18 number-out-of-range: expected a longer time than `4 s`, found `1 s`"),
      ("provider\n  1st routes\n  1st fails quota", "14:3 request-twice: the 1st request has an answer already"),
      ("provider\n  1st answers \"home\"", "13:15 unknown-route: no route is named \"home\""),
      ("app\n  starts \"home\" at 0:10", "13:10 unknown-route: no route is named \"home\""),
      (
        "provider x\n  latency 1 s\n\nfeed x\n  follows route",
        "15:1 two-providers: `x` is a provider and a feed"
      ),
      (
        "provider\n  latency 1 s\n\nfeed\n  follows route",
        "15:1 two-providers: an unnamed provider and an unnamed feed both serve all routes"
      ),
      (
        "provider\n  1st answers: north 15 m, turn left, 90 deg 1 km",
        "13:46 contradiction: `turn left` is followed by a leg that bends 90 deg to the right"
      ),
    ])
  func mistakes(_ lines: String, _ complaint: String) {
    #expect(allComplaints(townScenario(lines)) == [complaint])
  }

  @Test("a drawn answer is refused only where it fits in no course that may be asked with", arguments: ["90", "270"])
  func fitsSomewhere(bearing: String) {
    #expect(allComplaints(townScenario("provider\n  1st answers: ahead 15 m, turn left, \(bearing) deg 1 km")) == [])
  }
}
