/// Compares moments that were summed up in different ways.
///
/// A world counts in whole nanoseconds and hands over doubles, so a deadline that was added up here may differ from the
/// world's in the last bit; a microsecond is far above that and far below anything that a rule decides.
enum Due {
  /// Half the shortest time that counts, in seconds.
  static let tolerance = 1e-6

  /// Whether `moment` has come at `now`.
  static func isDue(_ moment: Double, at now: Double) -> Bool { now >= moment - tolerance }

  /// Whether `now` lies after `moment`, the moment itself excluded.
  static func isPast(_ moment: Double, at now: Double) -> Bool { now > moment + tolerance }
}
