import Foundation
import SimWorld
import Testing

/// Each estimate is taken over enough virtual time that its own standard error is below 2 %; the tolerance is 5 %.
@Suite("the errors show what was asked")
struct ErrorModelTests {
  // One hour at 1 Hz on two axes: 1 / √(2 · 7200) = 0.8 %.
  @Test("white noise has its sigma and no memory", arguments: [1, 2, 3] as [UInt64])
  func white(seed: UInt64) {
    let noise = WhiteNoise(Chance(seed: seed).stream("gps.noise"))
    var statistics = ErrorStatistics()
    for number in 0..<3600 { statistics.take(noise.error(number: number, sigma: 3)) }
    #expect(abs(statistics.sigma / 3 - 1) < 0.05)
    #expect(abs(statistics.correlation) < 0.05)
    #expect(abs(statistics.mean) < 0.05 * 3)
  }

  // The sigma of a wandering error over T: √(τ / 2T) on one axis, over 900 τ on two axes 1.7 %. Its time constant:
  // √(2τ / T) on one axis, over 900 τ on two axes 3.3 %; 10 000 τ are needed for 1 %.
  @Test("a wandering error has its sigma and its time constant", arguments: [1, 2, 3] as [UInt64])
  func wandering(seed: UInt64) {
    let timeConstant = 10.0
    var drift = WanderingError(Chance(seed: seed).stream("gps.drift"), period: 1, timeConstant: timeConstant)
    var statistics = ErrorStatistics()
    for number in 0..<100_000 { statistics.take(drift.error(number: number, sigma: 8)) }
    #expect(abs(statistics.sigma / 8 - 1) < 0.05)
    #expect(abs(-1 / log(statistics.correlation) / timeConstant - 1) < 0.05)
  }

  @Test("the time constant does not depend on the period", arguments: [0.2, 5])
  func periods(period: Double) {
    var drift = WanderingError(Chance(seed: 1).stream("gps.drift"), period: period, timeConstant: 5)
    var statistics = ErrorStatistics()
    for number in 0..<100_000 { statistics.take(drift.error(number: number, sigma: 1)) }
    #expect(abs(-period / log(statistics.correlation) / 5 - 1) < 0.1)
  }

  @Test("a wandering error begins as wide as it stays")
  func stationary() {
    var statistics = ErrorStatistics()
    for seed in 0..<4000 {
      var drift = WanderingError(Chance(seed: UInt64(seed)).stream("gps.drift"), period: 1, timeConstant: 900)
      statistics.take(drift.error(number: 0, sigma: 2))
    }
    #expect(abs(statistics.sigma / 2 - 1) < 0.05)
  }

  @Test("a wandering error asked for out of order is the same error")
  func outOfOrder() {
    var drift = WanderingError(Chance(seed: 1).stream("gps.drift"), period: 1, timeConstant: 30)
    let tenth = drift.error(number: 10, sigma: 1)
    _ = drift.error(number: 20, sigma: 1)
    #expect(drift.error(number: 10, sigma: 1) == tenth)
  }

  // 50 hours at 1 Hz: 3600 outliers of 180 000 fixes, a standard error of 1.7 %.
  @Test("outliers come at their rate, heavy-tailed up to their most", arguments: [1, 2, 3] as [UInt64])
  func outliers(seed: UInt64) {
    let outliers = Outliers(Chance(seed: seed).stream("gps.outliers"), share: 0.02, most: 80)
    var distances: [Double] = []
    for number in 0..<180_000 {
      guard let error = outliers.error(number: number) else { continue }
      distances.append((error.east * error.east + error.north * error.north).squareRoot())
    }
    #expect(abs(Double(distances.count) / 3600 - 1) < 0.05)
    #expect(distances.allSatisfy { $0 >= 20 - 1e-9 && $0 <= 80 + 1e-9 })
    distances.sort()
    // The quantiles of the bounded Pareto distribution of shape 1: most / (4 - 3q).
    #expect(abs(distances[distances.count / 2] / 32 - 1) < 0.05)
    #expect(abs(distances[distances.count * 9 / 10] / (80 / 1.3) - 1) < 0.05)
  }
}
