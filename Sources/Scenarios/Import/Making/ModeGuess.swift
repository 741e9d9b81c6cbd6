import GuidanceCore

/// Guesses from its speeds how a drive travelled.
enum ModeGuess {
  /// The fast stretches of a walk stay below 4 m/s, those of a ride below 9 m/s (32 km/h).
  ///
  /// Fast is what a twentieth of the moving time exceeds; speeds are those of the places over 5 s or more, because every
  /// recording has places.
  static func mode(_ fixes: [RecordedFix]) -> TravelMode {
    var speeds: [Double] = []
    var start: GuidanceFix?
    for fix in fixes.lazy.map(\.fix) where fix.coordinate.isValid && fix.time.isFinite {
      guard let before = start, fix.time > before.time else {
        start = start ?? fix
        continue
      }
      let seconds = fix.time - before.time
      if seconds < 5 { continue }
      let speed = Geodesy.distance(before.coordinate, fix.coordinate) / seconds
      if speed > 0.5, speed < 100, seconds < 120 { speeds.append(speed) }
      start = fix
    }
    guard !speeds.isEmpty else { return .driving }
    speeds.sort()
    let fast = speeds[min(speeds.count - 1, speeds.count * 19 / 20)]
    return fast < 4 ? .walking : fast < 9 ? .cycling : .driving
  }
}
