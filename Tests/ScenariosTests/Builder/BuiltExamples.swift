import GuidanceCore

@testable import Scenarios

/// Some of the example files, built in Swift.
enum BuiltExamples {
  static let all: [(file: String, scenario: Scenario)] = [
    ("any-speed", anySpeed), ("arrival-and-the-next-trip", nextTrip), ("bad-fixes", badFixes),
    ("car-park-start", carPark), ("chained-turns", chainedTurns), ("google-guides", googleGuides),
    ("held-at-the-door", heldAtTheDoor), ("out-and-back", outAndBack), ("rejoins-behind", rejoinsBehind),
    ("reroute-retries", rerouteRetries), ("stroller-and-compass", stroller), ("tunnel", tunnel),
    ("walk-stays-a-walk", walkStaysAWalk),
  ]

  static let anySpeed = Scenario("the prepare call comes 300 m ahead at any speed") {
    Tags("guidance")
    Param("speed", .value(50.kmh))
    Param("due", .at("3:15"))
    Route(.driving)
      .east(3.km)
      .turn(.left, "Turn left onto Mill Road")
      .north(2.km)
      .arrive("You arrive")
    Drive(at: .parameter("speed"))
    Expect()
      .event(.announce(.prepare, step: 1), .at(.parameter("due")))
    Cases(
      "speed", "due",
      rows: [
        [.value(50.kmh), .at("3:15")],
        [.value(55.kmh), .at("2:57")],
        [.value(70.kmh), .at("2:19")],
      ])
  }

  static let nextTrip = Scenario("an arrival ends its own trip and never the next one") {
    Tags("arrival")
    Map(
      100.m,
      """
      A----------B
                 |
                 |
                 |
                 C
      """)
    Route(.driving, named: "out", over: "A", "B", "C")
    Route(.driving, named: "back", over: "C", "B", "A")
    Drive(at: 43.2.kmh, over: "A", "B", "C", "B", "A")
      .wait(30.s, at: "C")
    App()
      .starts("back", at: "4 s after arrived")
    Expect()
      .event(.arrived.number(1), .at("2:03"))
      .event(.ended(.replaced).number(1), .after(4.s, .arrived.number(1)))
      .event(.ended(.arrived).number(2), .after(8.s, .arrived.number(2)))
      .times(2, .arrived)
      .times(2, .ended())
  }

  static let badFixes = Scenario("impossible fixes are refused") {
    Tags("gps")
    Route(.driving)
      .east(3.km)
      .arrive("You arrive")
    Drive(at: 50.kmh)
    GPS()
      .cached(12.km, .north, aged: 1.h, .at("0:00"))
      .placeReads(Coordinate(latitude: 85.05, longitude: 180), .at("0:30"))
      .placeReadsNotANumber(.at("0:40"))
      .clockAhead(600.s, .at("0:50"))
      .reads(.accuracy, 2000.m, .from("1:00", to: "1:10"))
      .duplicate(.from("1:20", to: "1:30"))
      .late(5.s, .at("1:40"))
      .frozen(.from("2:00", to: "2:10"))
    Expect()
      .once(.started, .at("0:01"))
      .at("0:40", .progress, .within(1.m, of: 542.m))
      .at("1:05", .progress, .within(1.m, of: 819.m))
      .at("1:10", .progress, .within(1.m, of: 972.m))
      .at("2:10", .progress, .within(1.m, of: 1806.m))
      .always(.progress, .rises())
      .always(.lateral, .below(5.m), .from("0:01", to: "3:30"))
      .always(.speed, .within(1.mps, of: 13.9.mps), .from("0:01", to: "3:30"))
      .no(.offRoute)
      .no(.asked())
      .once(.arrived, .at("3:34"))
  }

  static let carPark = Scenario("a start in the car park joins the route") {
    Tags("off-route", "start")
    Route(.driving)
      .east(1.km)
      .arrive("You arrive")
    Drive(at: 20.kmh)
      .start(152.m, .north, of: "0 m")
    GPS()
      .unknown(.course, .from("0:00", to: "0:02"))
    Expect()
      .at("0:01", .map, .unknown)
      .always(.phase, .equals("waiting-for-fix"), .before("0:17"))
      .once(.started, .at("0:17"))
      .no(.offRoute)
      .once(.arrived)
  }

  static let chainedTurns = Scenario("two turns close together are said in one breath") {
    Tags("guidance")
    Route(.driving)
      .east(1.km)
      .turn(.left, "Turn left")
      .north(100.m)
      .turn(.right, "Turn right")
      .east(1.km)
      .arrive("You arrive")
    Drive(at: 43.2.kmh)
    Expect()
      .event(.announce(.prepare, step: 1, nil, 290.m), .at("0:59"))
      .event(.announce(.near, step: 1, nil, 90.m, then: "Turn right"), .at("1:16"))
      .event(.announce(.now, step: 1, then: "Turn right"), .at("1:21"))
      .event(.announce(.now, step: 2), .at("1:30"))
      .no(.announce(.prepare, step: 2))
      .no(.announce(.near, step: 2))
  }

  static let googleGuides = Scenario("a provider that guides itself reroutes itself") {
    Tags("feed", "reroute")
    Route(.driving, by: "google")
      .east(3.km)
      .turn(.left, "Turn left onto Mill Road")
      .north(2.km)
      .arrive("You arrive")
    Drive(at: 50.kmh)
    Feed("google")
      .followsRoute()
      .rerouting(.from("1:30", to: "1:34"))
    App()
      .talks(.from("2:00", to: "2:20"))
    Expect()
      .once(.offRoute, .at("1:30"))
      .once(.rerouted, .at("1:34"))
      .no(.asked())
      .event(.announce(.prepare, step: 1, nil, 290.m), .at("3:15"))
      .always(.providerVoice, .equals("off"), .from("2:00", to: "2:20"))
      .once(.arrived)
  }
}
