import GuidanceCore
import SimWorld
import TestSupport
import Testing

@Suite("open sky against a real receiver")
struct CalibrationTests {
  /// A real minute has one bias, a generated one another: the generated figures are the mean of 60 minutes, and the
  /// real ones must lie within a factor of 2 of them, the correlation within 0.2.
  @Test(
    "a minute under an open sky is as wrong as a recorded minute",
    .enabled(if: SharedFolder.isPresent, "the recorded minute lies in the folder beside the project"))
  func openSky() throws {
    let recorded = try #require(RecordedMinute())
    let real = MinuteFigures(recorded.errors, perSecond: 10)
    let minutes = (1...60 as ClosedRange<UInt64>).map { seed in
      var receiver = ReceiverModel(
        plan: GPSPlan(period: 100_000_000, lines: [GPSLine(.preset(.openSky))]),
        truth: StraightTruth(speeds: [(0, 17)]), chance: Chance(seed: seed), end: .seconds(60))
      return MinuteFigures((0..<600).flatMap { receiver.sample(number: $0) }.map { error(of: $0) }, perSecond: 10)
    }
    func mean(_ figure: (MinuteFigures) -> Double) -> Double {
      minutes.map(figure).reduce(0, +) / Double(minutes.count)
    }
    #expect((0.5...2).contains(mean(\.mean) / real.mean))
    #expect((0.5...2).contains(mean(\.p95) / real.p95))
    #expect(abs(mean(\.correlation) - real.correlation) < 0.2)
  }
}
