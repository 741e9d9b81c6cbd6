import GuidanceCore
import SimWorld
import Testing

@Suite("faults of the place")
struct PlaceFaultTests {
  @Test("an exact receiver says what is true, once a period")
  func exact() {
    #expect(
      deliveries([], of: 0..<2) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
      ])
    #expect(
      deliveries([], of: 1..<3, period: 500_000_000) == [
        "1: 5 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0.5",
        "2: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
      ])
  }

  @Test("a wild fix is off by its metres at the first fix at or after its moment; speed and course stay")
  func wild() {
    let line = GPSLine(.wild(meters: 80, .compass(0), fixes: 1, accuracy: nil), .at(.seconds(1.2)))
    #expect(
      deliveries([line], of: 1..<4) == [
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
        "2: 20 E 80 N, 5 m, 10 m/s, 90 deg, stamp 2 [wild]",
        "3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3",
      ])
  }

  @Test("a wild line for two fixes with an accuracy and a relative direction")
  func wildForTwo() {
    let line = GPSLine(.wild(meters: 40, .relative(180), fixes: 2, accuracy: 10), .at(.seconds(2)))
    #expect(
      deliveries([line], of: 1..<5) == [
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
        "2: -20 E 0 N, 10 m, 10 m/s, 90 deg, stamp 2 [wild]",
        "3: -10 E 0 N, 10 m, 10 m/s, 90 deg, stamp 3 [wild]",
        "4: 40 E 0 N, 5 m, 10 m/s, 90 deg, stamp 4",
      ])
  }

  @Test("a wild span is half open")
  func wildSpan() {
    let line = GPSLine(.wild(meters: 40, .compass(0), fixes: 1, accuracy: 20), .seconds(1, 3))
    #expect(
      deliveries([line], of: 0..<4) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 40 N, 20 m, 10 m/s, 90 deg, stamp 1 [wild]",
        "2: 20 E 40 N, 20 m, 10 m/s, 90 deg, stamp 2 [wild]",
        "3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3",
      ])
  }

  @Test("a moment in a silent span meets the first fix that is taken after it")
  func momentInSilence() {
    let lines = [
      GPSLine(.wild(meters: 40, .compass(0), fixes: 2, accuracy: nil), .at(.seconds(1))),
      GPSLine(.silent, .seconds(1, 3)),
    ]
    #expect(
      deliveries(lines, of: 0..<6) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "3: 30 E 40 N, 5 m, 10 m/s, 90 deg, stamp 3 [wild gap]",
        "4: 40 E 40 N, 5 m, 10 m/s, 90 deg, stamp 4 [wild]",
        "5: 50 E 0 N, 5 m, 10 m/s, 90 deg, stamp 5",
      ])
  }

  @Test("a frozen receiver repeats the fix before the span with fresh stamps, speed and course too")
  func frozen() {
    let truth = StraightTruth(speeds: [(0, 10), (2, 20)])
    #expect(
      deliveries([GPSLine(.frozen, .seconds(2, 4))], of: 1..<5, truth: truth) == [
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
        "2: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2 [frozen]",
        "3: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3 [frozen]",
        "4: 60 E 0 N, 5 m, 20 m/s, 90 deg, stamp 4",
      ])
  }

  @Test("frozen places are the same to the last bit under noise")
  func frozenBits() {
    var receiver = ReceiverModel(
      plan: GPSPlan(lines: [GPSLine(.noise(4)), GPSLine(.frozen, .seconds(2, 5))]), truth: StraightTruth(),
      chance: Chance(seed: 1), end: .seconds(60))
    let places = (0..<6).flatMap { receiver.sample(number: $0) }.map(\.fix.coordinate)
    #expect(Set(places[1...4]).count == 1)
    #expect(Set(places).count == 3)
  }

  @Test("a receiver that is frozen from the start repeats its first fix")
  func frozenFromTheStart() {
    #expect(
      deliveries([GPSLine(.frozen, .seconds(0, 2))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0 [frozen]",
        "1: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [frozen]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test("a wild fix in a frozen span does not move where it is frozen")
  func wildWhileFrozen() {
    let lines = [
      GPSLine(.frozen, .seconds(1, 4)),
      GPSLine(.wild(meters: 40, .compass(0), fixes: 1, accuracy: nil), .at(.seconds(2))),
    ]
    #expect(
      deliveries(lines, of: 1..<4) == [
        "1: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [frozen]",
        "2: 0 E 40 N, 5 m, 10 m/s, 90 deg, stamp 2 [wild frozen]",
        "3: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3 [frozen]",
      ])
  }

  @Test("a cached fix is one old place with one old stamp, without speed or course")
  func cached() {
    let line = GPSLine(.cached(meters: 12_000, .compass(0), ageSeconds: 3600), .seconds(1, 3))
    #expect(
      deliveries([line], of: 0..<4) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 12000 N, 5 m, - m/s, - deg, stamp -3599 [cached]",
        "2: 10 E 12000 N, 5 m, - m/s, - deg, stamp -3599 [cached]",
        "3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3",
      ])
  }

  @Test("a bias moves the place and nothing else")
  func bias() {
    let lines = [GPSLine(.bias(meters: 9, .compass(90))), GPSLine(.bias(meters: 7, .relative(270)), .at(.seconds(1)))]
    #expect(
      deliveries(lines, of: 0..<2) == [
        "0: 9 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 7 N, 5 m, 10 m/s, 90 deg, stamp 1",
      ])
  }

  @Test("lines apply in file order")
  func order() {
    let wild = GPSLine(.wild(meters: 40, .compass(0), fixes: 1, accuracy: nil), .at(.seconds(1)))
    let place = GPSLine(.placeReads(StraightTruth.origin), .at(.seconds(1)))
    #expect(
      deliveries([wild, place], of: 1..<2) == ["1: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [wild field]"])
    #expect(
      deliveries([place, wild], of: 1..<2) == ["1: 0 E 40 N, 5 m, 10 m/s, 90 deg, stamp 1 [wild field]"])
  }
}
