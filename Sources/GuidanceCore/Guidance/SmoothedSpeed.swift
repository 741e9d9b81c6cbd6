import Foundation

/// The speed used, smoothed so that one reading does not move a stage.
struct SmoothedSpeed: Sendable, Equatable {
  /// Metres per second; nil before the first used fix.
  private(set) var value: Double?
  private let timeConstant: Double
  /// Receivers tick evenly, so the last span and its share are kept instead of asking for the exponential again.
  private var lastSpan = -1.0
  private var lastShare = 0.0

  init(timeConstant: Double) { self.timeConstant = timeConstant }

  mutating func forget() { value = nil }

  /// Takes the speed used of a fix, `elapsed` seconds after the one before.
  mutating func take(_ speed: Double, elapsed: Double?) -> Double {
    var smoothed = speed
    if let value, let elapsed {
      if elapsed != lastSpan {
        lastSpan = elapsed
        lastShare = timeConstant > 0 ? 1 - exp(-elapsed / timeConstant) : 1
      }
      smoothed = value + lastShare * (speed - value)
    }
    value = smoothed
    return smoothed
  }
}
