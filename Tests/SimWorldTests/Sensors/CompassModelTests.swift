import GuidanceCore
import SimWorld
import Testing

@Suite("compass")
struct CompassModelTests {
  private func readings(
    _ lines: [CompassLine], _ numbers: Range<Int>, period: Int64 = 1_000_000_000, seed: UInt64 = 1, course: Double = 90
  ) -> [CompassReading?] {
    var compass = CompassModel(
      plan: CompassPlan(period: period, lines: lines), truth: StraightTruth(course: course),
      chance: Chance(seed: seed), end: .seconds(60))
    return (0..<numbers.upperBound).map { compass.sample(number: $0) }.suffix(numbers.count)
  }

  private func reading(_ heading: Double, magnetic: Double? = nil, accuracy: Double = 5) -> CompassReading {
    CompassReading(trueHeading: heading, magneticHeading: magnetic ?? heading, accuracy: accuracy)
  }

  @Test("an exact compass reads the way of travel")
  func exact() {
    #expect(readings([], 0..<2) == [reading(90), reading(90)])
  }

  @Test("a walker who turns on the spot is read where he faces, from the span's first reading to before its end")
  func reads() {
    let line = CompassLine(.reads(30), .seconds(0.2, 0.4))
    #expect(
      readings([line], 1..<5, period: 100_000_000) == [reading(90), reading(30), reading(30), reading(90)])
  }

  @Test("a bias turns clockwise, over north too, and comes on top of where he faces")
  func bias() {
    #expect(readings([CompassLine(.bias(8))], 0..<1, course: 355) == [reading(3)])
    #expect(readings([CompassLine(.bias(8)), CompassLine(.reads(30))], 0..<1) == [reading(38)])
  }

  @Test("magnetic takes the true heading away")
  func magnetic() {
    #expect(
      readings([CompassLine(.magnetic, .seconds(1, 2))], 0..<3) == [
        reading(90), reading(-1, magnetic: 90), reading(90),
      ])
  }

  @Test("a claimed accuracy, and an invalid reading whatever is claimed")
  func accuracy() {
    let lines = [CompassLine(.invalid, .at(.seconds(1))), CompassLine(.accuracy(10))]
    #expect(
      readings(lines, 0..<3) == [reading(90, accuracy: 10), reading(90, accuracy: -1), reading(90, accuracy: 10)])
  }

  @Test("silence gives no reading and shifts no later noise")
  func silent() {
    let noise = CompassLine(.noise(4))
    let plain = readings([noise], 0..<6)
    let gapped = readings([noise, CompassLine(.silent, .seconds(2, 4))], 0..<6)
    #expect(gapped == [plain[0], plain[1], nil, nil, plain[4], plain[5]])
  }

  @Test("noise has its sigma", arguments: [1, 2, 3] as [UInt64])
  func noise(seed: UInt64) {
    let squares = readings([CompassLine(.noise(4))], 0..<10_000, seed: seed).compactMap { $0 }
      .map { Geodesy.turn(from: 90, to: $0.trueHeading) }.reduce(0) { $0 + $1 * $1 }
    #expect(abs((squares / 10_000).squareRoot() / 4 - 1) < 0.05)
  }

  @Test("a compass that is invalid or magnetic gives the filter nothing or the magnetic heading")
  func filtered() {
    let lines = [CompassLine(.invalid, .seconds(0, 1)), CompassLine(.magnetic, .seconds(1, 2))]
    var filter = CompassFilter()
    #expect(readings(lines, 0..<3).map { $0.flatMap { filter.update($0) } } == [nil, 90, nil])
  }
}
