import GuidanceCore

@testable import Scenarios

extension BuiltExamples {
  static let heldAtTheDoor = Scenario("an arrival is held while the barometer says another level") {
    Tags("arrival", "walking")
    Route(.walking)
      .east(300.m)
      .arrive("You arrive")
    Walk(at: 1.4.mps)
    Barometer()
      .door(level: 0)
      .level(2, .from("3:00", to: "4:00"))
    Expect()
      .once(.arrived, .at("3:24"))
      .once(.ended(.arrived), .at("4:08"))
  }

  static let outAndBack = Scenario("out and back on one road keeps its leg") {
    Tags("gps", "arrival")
    Seed(11)
    Route(.driving)
      .east(1.km)
      .uTurn("Turn around")
      .west(1.km)
      .arrive("You arrive")
    Drive(at: 36.kmh)
    GPS()
      .noise(4.m)
    Expect()
      .at("0:50", .remaining, .within(30.m, of: 1500.m))
      .at("2:30", .remaining, .within(30.m, of: 500.m))
      .no(.offRoute)
      .once(.arrived, .at("3:17", tolerance: 2.s))
  }

  static let rejoinsBehind = Scenario("a car that comes back behind where it left is back on route") {
    Tags("off-route", "reroute")
    Route(.driving)
      .north(2.km)
      .arrive("You arrive")
    Drive(at: 50.4.kmh)
      .leave(at: "805 m", .go(.east, 140.m), .go(.south, 74.m), .go(.west, 140.m), returnTo: "731 m")
    Provider()
      .request(1, .neverAnswers)
    Expect()
      .once(.offRoute, .at("1:03"))
      .once(.asked(), .at("1:03"))
      .no(.failed())
      .once(.backOnRoute, .at("1:24"))
      .at("1:24", .progress, .within(1.m, of: 748.m))
      .no(.announce(), .before("2:00"))
      .once(.arrived)
  }

  static let rerouteRetries = Scenario("a failed reroute is asked again every fifteen seconds, and said once") {
    Tags("reroute")
    Map(
      100.m,
      """
      A-----B-----C
            |     |
            |     |
            D     E
            |     |
            |     |
            F-----G
      """)
    Route(.driving, over: "A", "B", "C", "E")
    Drive(at: 43.2.kmh, over: "A", "B", "D", "F", "G", "E")
    Provider()
      .latency(1.s)
      .request(1, .fails(Argument(.unavailable)))
      .request(2, .fails(Argument(.noRoute)))
      .then(.routes)
    Expect()
      .times(3, .asked())
      .event(.asked().number(1), .at("0:55"))
      .event(.failed(.unavailable).number(1), .at("0:56"))
      .event(.asked().number(2), .after(15.s, .failed().number(1)))
      .event(.failed(.noRoute).number(2), .after(1.s, .asked().number(2)))
      .event(.asked().number(3), .after(15.s, .failed().number(2)))
      .once(.rerouted, .after(1.s, .asked().number(3)))
      .once(.said("No way found"), .at("0:56"))
  }

  static let stroller = Scenario("a stroller's map turns with the compass") {
    Tags("walking", "camera")
    Route(.walking)
      .east(300.m)
      .turn(.right, "Turn right at the fountain")
      .south(200.m)
      .arrive("You arrive")
    Walk(at: 1.mps)
      .wait(20.s, at: "100 m")
    Compass()
      .every(100.ms)
      .reads(30.deg, .from("1:45", to: "1:55"))
    Expect()
      .always(.map, .within(1.deg, of: 90.deg), .from("0:05", to: "1:44"))
      .always(.map, .within(1.deg, of: 30.deg), .from("1:46", to: "1:54"))
      .always(.map, .within(1.deg, of: 90.deg), .from("1:56", to: "5:00"))
  }

  static let tunnel = Scenario("a tunnel with a poor exit causes no reroute") {
    Tags("gps", "tunnel")
    Seed(5)
    Route(.driving)
      .east(1500.m)
      .arc(.left, 60.deg, radius: 200.m)
      .ahead(2.km)
      .arrive("You arrive")
    Drive(at: 60.kmh)
    GPS()
      .noise(3.m)
      .tunnel(.silent, .from("900 m", to: "1650 m"))
    Expect()
      .no(.offRoute)
      .no(.asked())
      .once(.arrived)
    Vary()
      .value(.gps, "noise", from: 0.m, to: 12.m)
      .times(.gps, "wild", count: 0...3)
  }

  static let walkStaysAWalk = Scenario("a walk that leaves its path never becomes a drive") {
    Tags("reroute", "walking")
    Map(
      20.m,
      """
      A-----B-----C
            .     |
            .     |
            D.....E
      """)
    Route(.walking, over: "A", "B", "C", "E")
    Walk(at: 1.5.mps, over: "A", "B", "D", "E")
    Provider()
      .latency(1.s)
      .request(1, .answersMode(Argument(.driving)))
    Expect()
      .once(.asked(.walking))
      .once(.failed(.mismatchedProvider), .after(1.s, .asked()))
      .no(.rerouted)
      .always(.mode, .equals("walking"))
  }
}
