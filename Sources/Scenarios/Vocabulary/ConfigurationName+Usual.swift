import GuidanceCore

extension ConfigurationName {
  /// The value that nobody set, as scenarios write it; nil where it means nothing in a mode.
  func usual(in mode: TravelMode) -> String? {
    let value = owner == .trip ? TripConfig().value(of: rawValue) : GuidanceConfig(mode: mode).value(of: self)
    guard let value else { return nil }
    let number = NumberText.text(value)
    return unit == .count || unit == .factor ? number : "\(number) \(unit.rawValue)"
  }

  /// The usual values of all modes in words: `20 m`, or `20 m; walking 15 m`.
  var usualWords: String {
    let driving = usual(in: .driving) ?? "none"
    let others = [TravelMode.walking, .cycling].compactMap { mode -> String? in
      if isIgnored(in: mode) { return nil }
      let value = usual(in: mode) ?? "none"
      return value == driving ? nil : "\(mode.rawValue) \(value)"
    }
    return ([driving] + others).joined(separator: "; ")
  }
}
