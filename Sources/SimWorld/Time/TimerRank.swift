/// Who goes first when several timers are due at one instant: the order in which the world's things happen under
/// first in, first out.
public enum TimerRank: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// The receiver's fixes.
  case receiver
  /// The compass and the barometer.
  case sensor
  /// A provider's answers and failures.
  case provider
  /// A trip's own timers: retries, time-outs, ends.
  case trip
  /// What the person does.
  case app

  /// The earlier rank is less.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
