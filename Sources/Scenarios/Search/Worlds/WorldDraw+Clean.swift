import GuidanceCore

extension WorldDraw {
  /// Draws a drive along the route whose fixes are exact, or whose faults must do no harm, and says what must come.
  mutating func drawCleanly() {
    drawTraveller()
    drawRoute(legs: 3)
    let harm = drawHarmlessFaults()
    drawHarmlessSurroundings()
    expectWay(harm)
    if harm == .none {
      expectStages()
      expectArrival()
      expectReadings()
    }
  }

  /// What harmless faults may do all the same.
  private enum Harm {
    /// Nothing was drawn.
    case none
    /// Places are exact; some fixes are refused, or lack a reading.
    case refusals
    /// Single places are wrong.
    case places
  }

  private mutating func drawHarmlessFaults() -> Harm {
    let middleSecond = moment(from: 0.3, to: 0.7)
    let middle = middleSecond.drawnTime
    defer {
      if isStraight, sections.gps.count == 1, sections.gps[0].hasSuffix("at \(middle)"), !faults.contains(.wild) {
        let second = middleSecond + 3
        sections.expect.append("at \(second.drawnTime) progress within 3 m of \((second * speed).drawn) m")
      }
    }
    switch below(16) {
    case 0...4: return .none
    case 5:
      faults.insert(.wild)
      sections.gps.append("wild \(number(40, 90, step: 10).drawn) m \(one(of: ["left", "right"])) at \(middle)")
      return .places
    case 6:
      faults.insert(.wild)
      sections.gps.append("wild \(number(400, 3000, step: 200).drawn) m north at \(middle)")
    case 7:
      faults.insert(.cached)
      sections.gps.append("cached \(number(1, 12).drawn) km north aged 1 h at \(one(of: ["0:00", middle]))")
    case 8:
      faults.insert(.noPlace)
      sections.gps.append("place reads \(one(of: ["not-a-number", "85.05 N, 180 E", "0 N, 0 E"])) at \(middle)")
    case 9:
      faults.insert(.clock)
      sections.gps.append("clock ahead 600 s at \(middle)")
    case 10:
      faults.insert(.coarse)
      sections.gps += ["accuracy reads 2000 m at \(middle)", "wild 90 m left at \(middle)"]
    case 11:
      faults.insert(.late)
      sections.gps.append("late \(number(3, 9).drawn) s at \(middle)")
    case 12:
      faults.insert(.noCourse)
      sections.gps.append(one(of: ["course unknown", "speed unknown"]))
    case 13:
      faults.insert(.silent)
      faults.insert(.cached)
      drawOldPlaceAfterGap()
    case 14 where legs.count == 1:
      faults.insert(.wrongCourse)
      sections.gps.append("course off 180 deg from 0:10 to \((0.8 * duration).drawnTime)")
      return .places
    default:
      faults.insert(.clock)
      let begin = (0.4 * duration).rounded()
      sections.gps += ["every 500 ms", "clock ahead 5 s from \(begin.drawnTime) to \((begin + 10).drawnTime)"]
      if isStraight, begin + 13 < 0.95 * duration {
        let second = begin + 13
        sections.expect.append("at \(second.drawnTime) progress within 3 m of \((second * speed).drawn) m")
      }
    }
    return .refusals
  }

  /// Nothing comes for a while, then an old place that is newer than the last one that came.
  private mutating func drawOldPlaceAfterGap() {
    let begin = (0.3 * duration).rounded()
    let end = begin + 40
    guard isStraight, end < 0.8 * duration else { return }
    sections.gps += ["silent from \(begin.drawnTime) to \(end.drawnTime)"]
    sections.gps += ["cached 200 m back aged 20 s at \(end.drawnTime)"]
    sections.expect.append("at \(end.drawnTime) progress within 3 m of \(((begin - 1) * speed).drawn) m")
  }

  private mutating func drawHarmlessSurroundings() {
    switch below(8) {
    case 0:
      faults.insert(.person)
      let when = moment(from: 0.2, to: 0.5).drawnTime
      sections.app.append("asks report at \(when)")
      sections.expect.append("reported at \(when)")
    case 1:
      faults.insert(.compass)
      sections.compass = ["reads \(number(150, 300, step: 10).drawn) deg"]
    case 2 where mode == .driving && !faults.contains(.silent):
      let place = (legs[0].length * 0.7).rounded()
      if place > 320 {
        sections.route.append("speed-camera at \(place.drawn) m")
        sections.expect.append("camera-alert once")
      }
    case 4 where duration > 180 && sections.gps.isEmpty:
      sections.provider = ["travel time 60 min"]
      sections.expect.append("at 2:05 time-left above 15 min")
    case 3:
      sections.route.append("takes \((duration * 2).rounded().drawn) s")
    default: break
    }
  }

  private mutating func expectWay(_ harm: Harm) {
    sections.expect += ["no off-route", "no asked", "arrived once", "ended arrived once"]
    sections.expect.append(harm == .none ? "started once at 0:00" : "started once")
    if harm != .places, faults.contains(.noCourse) {
      // A course that is worked out from the places turns behind the corner.
      sections.expect.append("always progress rises ± 20 m")
    } else if harm != .places {
      let end = (duration * 0.9).drawnTime
      sections.expect += ["always progress rises ± 1 m", "always lateral below 5 m from 0:03 to \(end)"]
    }
    if harm == .refusals, isStraight, !faults.contains(.noCourse), !faults.contains(.silent) {
      // Four seconds past the fault at the latest everything must be as if it had never been.
      let seconds = (0.85 * duration).rounded()
      sections.expect.append("at \(seconds.drawnTime) progress within 30 m of \((seconds * speed).drawn) m")
    }
  }

  // MARK: What an exact drive brings

  /// The stages of the first maneuver, each at the first fix within its distance.
  private mutating func expectStages() {
    guard let first = legs.first, first.endsInManeuver, isFirstSpeakable else { return }
    let isLast = legs.count == 1
    let stages: [(name: String, distance: Double?)] =
      if first.isHighway {
        [("early", 2000), ("prepare", 1000), ("near", 300)]
      } else {
        [
          ("prepare", mode.drawn(driving: 300, cycling: 150, walking: 50)),
          ("near", mode.drawn(driving: 90, cycling: 50, walking: nil)),
        ]
      }
    for stage in stages {
      if let distance = stage.distance { expectStage(stage.name, within: distance, of: first.length) }
    }
    if isLast { return }
    let now = mode.drawn(driving: max(25, 2.5 * speed), cycling: 20, walking: 15)
    if let due = dueSecond(within: now, of: first.length) {
      sections.expect.append("announce now step 1 once at \(due.drawnTime)")
    }
  }

  /// Whether it is certain how the first maneuver is announced: on a road that is a highway, or is none at that speed.
  private var isFirstSpeakable: Bool {
    if legs[0].isHighway { return true }
    return mode != .driving || speed < 18
  }

  private mutating func expectStage(_ name: String, within distance: Double, of length: Double) {
    guard let due = dueSecond(within: distance, of: length), due >= 1 else { return }
    let ahead = length - due * speed
    let step = ahead >= 1000 ? 100.0 : 10.0
    let spoken = (ahead / step + 0.5).rounded(.down) * step
    // Half a step is an edge; so is the change of steps.
    guard abs(ahead / step + 0.5 - (ahead / step + 0.5).rounded()) * step > 0.5, abs(ahead - 1000) > 1 else { return }
    sections.expect.append("announce \(name) step 1 \(spoken.drawn) m once at \(due.drawnTime)")
  }

  /// The second of the first fix that lies within a distance of a place; nil where one lies on the edge.
  private func dueSecond(within distance: Double, of place: Double) -> Double? {
    guard place > distance + 2 * speed else { return nil }
    let second = ((place - distance) / speed).rounded(.up)
    let ahead = place - second * speed
    return distance - ahead > 0.5 && ahead + speed - distance > 0.5 ? second : nil
  }

  private mutating func expectArrival() {
    let radius = mode.drawn(driving: 35.0, cycling: 20, walking: 15)
    guard isStraight, let second = dueSecond(within: radius, of: length) else { return }
    sections.expect.append("arrived once at \(second.drawnTime)")
    sections.expect.append("ended arrived once at \((second + 8).drawnTime)")
  }

  private mutating func expectReadings() {
    guard isStraight, let last = legs.last else { return }
    let second = ((length - last.length * 0.6) / speed).rounded()
    guard length - second * speed > 60 else { return }
    sections.expect.append("at \(second.drawnTime) progress within 3 m of \((second * speed).drawn) m")
    let maneuvers = legs.count(where: \.endsInManeuver)
    sections.expect.append("at \(second.drawnTime) next step is \(maneuvers)")
    if mode != .walking || speed > 1.8 || sections.compass.isEmpty {
      sections.expect.append("at 0:10 map within 1 deg of 90 deg")
    }
    if let takes = sections.route.last, takes.hasPrefix("takes"), second < 100 {
      let left = 2 * duration.rounded() * (1 - second * speed / length)
      sections.expect.append("at \(second.drawnTime) time-left within 5 s of \(left.rounded().drawn) s")
    }
    if mode == .driving, speed > 16, speed < 44 {
      sections.expect.append("at 0:10 camera distance within 10 m of \((speed * 40).drawn) m")
    }
  }
}
