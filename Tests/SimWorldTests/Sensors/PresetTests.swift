import Foundation
import GuidanceCore
import SimWorld
import Testing

@Suite("presets of the receiver")
struct PresetTests {
  private func fixes(_ lines: [GPSLine], count: Int, speed: Double = 10, seed: UInt64 = 1) -> [DeliveredFix] {
    var receiver = ReceiverModel(
      plan: GPSPlan(lines: lines), truth: StraightTruth(speeds: [(0, speed)]), chance: Chance(seed: seed),
      end: .seconds(Double(count)))
    var all: [DeliveredFix] = []
    for number in 0..<count { receiver.sample(number: number, into: &all) }
    return all
  }

  private func sigma(_ fixes: [DeliveredFix]) -> Double {
    var statistics = ErrorStatistics()
    for fix in fixes { statistics.take(error(of: fix)) }
    return statistics.sigma
  }

  // 60 000 s are 1000 time constants of the slowest: a standard error of 1.6 % over both axes.
  @Test(
    "a preset's place is off by its figures and claims its accuracy",
    arguments: [
      (GPSPreset.openSky, (1.5 * 1.5 + 0.4 * 0.4).squareRoot(), 4.0), (.street, (36.0 + 4).squareRoot(), 10),
      // Outliers add 2 % of 20 m · 80 m / 2 (half their mean square) to the square of an axis.
      (.urbanCanyon, (625 + 0.02 * 800).squareRoot(), 15),
    ])
  func places(preset: GPSPreset, expected: Double, accuracy: Double) {
    let fixes = fixes([GPSLine(.preset(preset))], count: 60_000, speed: 0)
    #expect(abs(sigma(fixes) / expected - 1) < 0.08)
    #expect(fixes.count == 60_000)
    #expect(fixes.allSatisfy { $0.fix.accuracy == accuracy })
  }

  @Test("noise and drift of the lines show in the places, by axis")
  func lines() {
    let fixes = fixes([GPSLine(.noise(3)), GPSLine(.drift(sigma: 8, seconds: 10))], count: 30_000)
    #expect(abs(sigma(fixes) / (9.0 + 64).squareRoot() - 1) < 0.05)
    #expect(fixes.allSatisfy { $0.fix.accuracy == 5 && $0.fix.speed == 10 && $0.fix.course == 90 })
  }

  @Test("the urban canyon marks its outliers, one fix in fifty")
  func outliers() {
    let marked = fixes([GPSLine(.preset(.urbanCanyon))], count: 20_000).filter { $0.faults.contains(.outlier) }
    #expect(abs(Double(marked.count) / 400 - 1) < 0.15)
  }

  @Test("a car park claims 65 to 200 m, honestly, and has gaps")
  func carPark() {
    let fixes = fixes([GPSLine(.preset(.carPark))], count: 60_000, speed: 0)
    let accuracies = fixes.compactMap(\.fix.accuracy)
    #expect(accuracies.allSatisfy { (65...200).contains($0) })
    #expect((accuracies.min() ?? 0) < 70 && (accuracies.max() ?? 0) > 195)
    #expect(abs(Double(fixes.count) / 42_000 - 1) < 0.05)
    let inside = fixes.filter { fix in
      let error = error(of: fix)
      return (error.east * error.east + error.north * error.north).squareRoot() <= fix.fix.accuracy ?? 0
    }
    // Two of three: a normal error lies within 1.5 sigma of one axis with 1 - exp(-1.5² / 2) = 0.675.
    #expect(abs(Double(inside.count) / Double(fixes.count) - 0.675) < 0.03)
    #expect(fixes.contains { $0.faults == .gap })
  }

  @Test("a line after a preset takes over what it sets and leaves the rest")
  func overridden() {
    let lines = [GPSLine(.preset(.street)), GPSLine(.accuracy(20)), GPSLine(.drift(sigma: 0, seconds: 30))]
    let fixes = fixes(lines, count: 20_000, speed: 0)
    #expect(abs(sigma(fixes) / 2 - 1) < 0.05)
    #expect(fixes.allSatisfy { $0.fix.accuracy == 20 })
  }

  @Test("the course of a preset grows wilder as the speed falls, a course noise does not")
  func courses() {
    func spread(_ effect: GPSEffect, speed: Double) -> Double {
      let turns = fixes([GPSLine(effect)], count: 10_000, speed: speed).map {
        Geodesy.turn(from: 90, to: $0.fix.course ?? 0)
      }
      return (turns.reduce(0) { $0 + $1 * $1 } / Double(turns.count)).squareRoot()
    }
    // 0.2 m/s across the travel: 0.57 degrees at 20 m/s, 5.7 at 2 m/s; standing, any direction (360 / √12).
    #expect(abs(spread(.preset(.street), speed: 20) / 0.573 - 1) < 0.05)
    #expect(abs(spread(.preset(.street), speed: 2) / 5.73 - 1) < 0.1)
    #expect(abs(spread(.preset(.street), speed: 0) / 103.9 - 1) < 0.05)
    #expect(abs(spread(.courseNoise(5), speed: 20) / 5 - 1) < 0.05)
    #expect(abs(spread(.courseNoise(5), speed: 0) / 5 - 1) < 0.05)
  }

  @Test("a preset leaves the speed true")
  func speeds() {
    #expect(fixes([GPSLine(.preset(.urbanCanyon))], count: 100).allSatisfy { $0.fix.speed == 10 })
  }
}
