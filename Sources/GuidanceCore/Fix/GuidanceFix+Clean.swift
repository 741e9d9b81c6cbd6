extension GuidanceFix {
  /// The fix with unknown for every reading that is no reading: NaN, infinite or negative; courses in [0, 360).
  ///
  /// The gate and the engine ask for it, so that a fix made by hand cannot carry a sentinel past them.
  var withoutSentinels: GuidanceFix {
    var clean = self
    if let accuracy, !(accuracy >= 0 && accuracy.isFinite) { clean.accuracy = nil }
    if let speed, !(speed >= 0 && speed.isFinite) { clean.speed = nil }
    if let course, !(course >= 0 && course < 360) {
      clean.course = course >= 0 && course.isFinite ? Geodesy.normalizedDegrees(course) : nil
    }
    return clean
  }

  /// Whether the place and the stamp can be computed with.
  var isUsable: Bool { coordinate.isValid && time.isFinite }
}
