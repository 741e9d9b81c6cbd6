import GuidanceCore
import SimWorld
import Testing

@Suite("many faults in one drive")
struct BadFixesTests {
  @Test("each line meets its own fixes and no others")
  func badFixes() {
    let lines = [
      GPSLine(.cached(meters: 12_000, .compass(0), ageSeconds: 3600), .at(.zero)),
      GPSLine(.placeReads(Coordinate(latitude: 85.05, longitude: 180)), .at(.seconds(2))),
      GPSLine(.placeReads(nil), .at(.seconds(3))),
      GPSLine(.clockAhead(600), .at(.seconds(4))),
      GPSLine(.accuracyReads(2000), .seconds(5, 7)),
      GPSLine(.duplicate, .seconds(8, 9)),
      GPSLine(.late(5), .at(.seconds(10))),
      GPSLine(.frozen, .seconds(12, 14)),
    ]
    let all = deliveries(lines, of: 0..<15)
    #expect(
      all.filter { $0.hasSuffix("]") && !$0.hasPrefix("2:") } == [
        "0: 0 E 12000 N, 5 m, - m/s, - deg, stamp -3600 [cached]",
        "3: nan E nan N, 5 m, 10 m/s, 90 deg, stamp 3 [field]",
        "4: 40 E 0 N, 5 m, 10 m/s, 90 deg, stamp 604 [clock]",
        "5: 50 E 0 N, 2000 m, 10 m/s, 90 deg, stamp 5 [field]",
        "6: 60 E 0 N, 2000 m, 10 m/s, 90 deg, stamp 6 [field]",
        "8: 80 E 0 N, 5 m, 10 m/s, 90 deg, stamp 8 [duplicate]",
        "8: 80 E 0 N, 5 m, 10 m/s, 90 deg, stamp 8 [duplicate]",
        "10: 100 E 0 N, 5 m, 10 m/s, 90 deg, stamp 10 at 15 [late]",
        "12: 110 E 0 N, 5 m, 10 m/s, 90 deg, stamp 12 [frozen]",
        "13: 110 E 0 N, 5 m, 10 m/s, 90 deg, stamp 13 [frozen]",
      ])
    #expect(all.filter { !$0.hasSuffix("]") }.map { $0.prefix { $0 != ":" } } == ["1", "7", "9", "11", "14"])
  }

  @Test("wild, frozen and poor places keep the truth beside them")
  func truth() {
    var receiver = ReceiverModel(
      plan: GPSPlan(lines: [GPSLine(.wild(meters: 40, .compass(0), fixes: 1, accuracy: nil)), GPSLine(.noise(3))]),
      truth: StraightTruth(), chance: Chance(seed: 1), end: .seconds(60))
    let all = (0..<3).flatMap { receiver.sample(number: $0) }
    #expect(all.map(\.truth) == (0..<3).map { StraightTruth().state(at: .seconds(Double($0))) })
  }

  @Test("faults near a pole and over the date line stay on the sphere")
  func ends() {
    for (latitude, longitude) in [(89.9999, 0.0), (-89.99, 10), (0.5, 179.9999), (60, -180)] {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      var receiver = ReceiverModel(
        plan: GPSPlan(lines: [GPSLine(.bias(meters: 100, .compass(90)))]), truth: StandingTruth(place: place),
        chance: Chance(seed: 1), end: .seconds(60))
      let fixes = receiver.sample(number: 0).map(\.fix.coordinate)
      #expect(fixes.allSatisfy { $0.isValid && (-180..<180).contains($0.longitude) })
      #expect(fixes.allSatisfy { abs(Geodesy.distance($0, place) - 100) < 0.1 })
    }
  }
}

private struct StandingTruth: TruthSource {
  let place: Coordinate
  func state(at instant: SimInstant) -> TruthState { TruthState(coordinate: place, speed: 0, course: 0, along: nil) }
}
