import GuidanceCore

extension WorldDraw {
  /// Draws how the provider answers.
  mutating func drawProvider() {
    var lines: [String] = []
    if exists(.latency, percent: 30) {
      let most = number(1, 40)
      lines.append(isTrue(50) ? "latency \(most.drawn) s" : "latency 0 s to \(most.drawn) s")
    }
    if exists(.failure, percent: 20) { lines.append("1st fails \(failure())") }
    if exists(.silence, percent: 8) { lines.append("2nd never answers") }
    if exists(.mismatch, percent: 8) {
      lines.append("3rd answers " + one(of: ["mode \(mode == .driving ? "walking" : "driving")", "provider kakao"]))
    }
    if faults.contains(.failure), isTrue(40) { lines.append("then fails \(failure())") }
    if exists(.outage, percent: 8) { lines.append("down \(span())") }
    sections.provider = lines
  }

  private mutating func failure() -> String {
    one(of: ["unavailable", "no-route", "quota", "missing-credentials", "permission", "unsupported"])
  }

  /// Draws the other sensors, and what the person does.
  mutating func drawOthers() {
    if exists(.compass, percent: 15) {
      sections.compass = ["every \(one(of: ["1 s", "200 ms"]))"]
      if isTrue(50) { sections.compass.append("noise \(number(1, 20).drawn) deg") }
      if isTrue(30) { sections.compass.append("bias \(number(5, 90, step: 5).drawn) deg") }
      if isTrue(25) { sections.compass.append("reads \(number(0, 350, step: 10).drawn) deg \(span())") }
      if isTrue(25) { sections.compass.append("\(one(of: ["invalid", "silent", "magnetic"])) \(span())") }
    }
    if exists(.barometer, percent: 8) {
      let begin = max(1, (drivenSeconds + number(-30, 10)).rounded())
      sections.barometer = [
        "door level 0", "level 2 from \(begin.drawnTime) to \((begin + number(5, 50)).drawnTime)",
      ]
    }
    if exists(.secondTrip, percent: 12) {
      sections.routeHead += " \"out\""
      sections.otherRoutes = [["route \(mode.rawValue) \"next\"", "east \(length.drawn) m", "arrive"]]
      let when =
        isTrue(50) ? moment().drawnTime : one(of: ["4 s after arrived", "8 s after arrived", "1 s after asked"])
      sections.app.append("starts \"next\" at \(when)")
    }
    if exists(.person, percent: 15) {
      switch below(5) {
      case 0: sections.app.append("ends at \(isTrue(50) ? moment().drawnTime : "2 s after asked")")
      case 1: sections.app.append("mutes at \(moment().drawnTime)")
      case 2: sections.app.append("talks \(span())")
      case 3: sections.app.append("tilts at \(moment().drawnTime)")
      default: sections.app.append("asks report at \(moment().drawnTime)")
      }
    }
  }
}
