import SimWorld

extension Law {
  /// What is read of the way makes sense.
  static let progressSane = Law(
    "progress-sane", of: "snapshot",
    "progress lies on the route, it and what remains make its length, and the time left is finite and not negative"
  ) { input throws(LawBreach) in
    var isTold = false
    for index in input.journal.readings.indices {
      guard input.journal.readings[index].trip > 0 else { continue }
      if let time = input.journal.readings[index].timeLeft, !(time >= 0 && time.isFinite) {
        throw breach(input.journal.readings[index], "the time left is \(time) s")
      }
      guard let progress = input.journal.readings[index].progress, let route = input.journal.readings[index].route,
        input.journal.routes.indices.contains(route)
      else { continue }
      isTold = true
      let length = input.journal.routes[route].polyline.length
      if !(progress >= 0 && progress <= length + 1e-6) {
        throw breach(
          input.journal.readings[index],
          "progress is \(EventWords.figure(progress)) m on a route of \(EventWords.figure(length)) m")
      }
      if let remaining = input.journal.readings[index].remaining, !(abs(remaining + progress - length) < 1e-3) {
        throw breach(
          input.journal.readings[index],
          "progress \(EventWords.figure(progress)) m and remaining \(EventWords.figure(remaining)) m on a route of"
            + " \(EventWords.figure(length)) m")
      }
    }
    return isTold || input.trips.isEmpty ? .held() : .skipped("no progress along a route is told")
  }

  private static func breach(_ reading: Reading, _ message: String) -> LawBreach {
    LawBreach(at: reading.time, entries: reading.entries > 0 ? [reading.entries - 1] : [], message)
  }
}
