/// A unit that people write and that the language does not have, or writes in another way.
struct ForeignUnit {
  /// What to write for it.
  let unit: Unit
  /// How many of ours one of it is.
  let factor: Double

  /// Advice on a number of it.
  func advice(_ number: Double) -> String {
    let value = factor == 1 ? number : (number * factor * 100).rounded() / 100
    return "write `\(NumberText.text(value)) \(unit.rawValue)`"
  }

  /// The unit that a word means; nil for a word that is none.
  static func named(_ word: String) -> Self? {
    let lowered = word.lowercased()
    for (unit, names) in spellings where names.contains(lowered) { return Self(unit: unit, factor: 1) }
    return conversions.first { $0.names.contains(lowered) }.map { Self(unit: $0.unit, factor: $0.factor) }
  }

  private static let spellings: [(Unit, [String])] = [
    (.meters, ["meter", "meters", "metre", "metres", "mtr"]),
    (.kilometers, ["kilometer", "kilometers", "kilometre", "kilometres", "kms"]),
    (.kilometersPerHour, ["kmh", "kph", "kmph", "km/hr", "kmh-1"]),
    (.metersPerSecond, ["mps", "m/sec", "ms-1"]),
    (.metersPerSecondSquared, ["m/s²", "m/ss", "mps2", "ms2", "m/s/s", "ms-2"]),
    (.seconds, ["sec", "secs", "second", "seconds"]),
    (.milliseconds, ["msec", "msecs", "millis", "millisecond", "milliseconds"]),
    (.minutes, ["mins", "minute", "minutes"]),
    (.hours, ["hr", "hrs", "hour", "hours"]),
    (.degrees, ["degree", "degrees", "°"]),
  ]

  /// International foot, yard, mile and nautical mile.
  private static let conversions: [(names: [String], unit: Unit, factor: Double)] = [
    (["mph", "mi/h"], .kilometersPerHour, 1.609344),
    (["mi", "mile", "miles"], .kilometers, 1.609344),
    (["ft", "foot", "feet"], .meters, 0.3048),
    (["yd", "yard", "yards"], .meters, 0.9144),
    (["kn", "kt", "knot", "knots"], .kilometersPerHour, 1.852),
    (["g"], .metersPerSecondSquared, 9.80665),
    (["rad"], .degrees, 57.29577951308232),
    (["day", "days"], .hours, 24),
    (["cm"], .meters, 0.01),
  ]
}
