import GuidanceCore

extension WorldDraw {
  /// Draws a world in which anything goes; the laws judge it.
  mutating func drawFreely() {
    drawTraveller()
    drawRoute(legs: 4)
    drawDrive()
    drawReceiver()
    drawProvider()
    drawOthers()
    if exists(.schedule, percent: 25) {
      sections.header.append("schedule \(one(of: ["random", "pct"])) \(1 + below(1000))")
    }
    if isTrue(50) { sections.header.append("seed \(2 + below(998))") }
  }

  private mutating func drawDrive() {
    if aim?.fault != .turnsBack, exists(.leaves, percent: 35) { drawLeave() }
    // Whoever turns back before he leaves never comes to where he leaves.
    let least = detour.map { $0.upperBound + 5 } ?? 1
    if gone == nil, least < length - 5, exists(.turnsBack, percent: 8) {
      let start = max(least, place())
      let way = min(number(40, 300, step: 10), start)
      sections.drive.append("leave at \(start.drawn) m: back \(way.drawn) m")
      gone = (start, (start + way) / speed)
    }
    if exists(.stands, percent: 15) {
      sections.drive.append("wait \(number(5, 60, step: 5).drawn) s at \(place().drawn) m")
    }
    if exists(.beside, percent: 15) {
      let meters = number(5, mode.drawn(driving: 100, cycling: 60, walking: 60), step: 5).drawn
      sections.drive.append("offset \(meters) m \(one(of: ["right", "left"]))")
    }
    if exists(.startsBeside, percent: 12) {
      sections.drive.append("start \(number(20, 200, step: 10).drawn) m north of 0 m")
    }
    if exists(.overshoots, percent: 10) { sections.drive.append("keep going \(number(50, 400, step: 50).drawn) m") }
    if isTrue(8) { sections.drive.append("accelerate 2 m/s2") }
  }

  /// Leaves the route: out, along, and sometimes back.
  private mutating func drawLeave() {
    // Far enough, where he shall be off the route.
    let out = number(aim == nil ? 30 : 120, 250, step: 10)
    let side = isTrue(50) ? ("left", "right") : ("right", "left")
    let start = (number(0.1, 0.8, step: 0.05) * length).rounded()
    var items = ["\(side.0) \(out.drawn) m"]
    var end = (start + out) / speed
    if isTrue(60) {
      let along = number(20, 200, step: 10)
      items.append("\(side.1) \(along.drawn) m")
      end += along / speed
    }
    if isTrue(20) {
      let wait = number(5, 60, step: 5)
      items.append("wait \(wait.drawn) s")
      end += wait
    }
    if isTrue(60) {
      let back = min(length - 5, start + number(50, 400, step: 10)).rounded()
      items.append("return to \(back.drawn) m")
      detour = start...max(start, back)
    } else {
      gone = (start, end)
    }
    sections.drive.append("leave at \(start.drawn) m: " + items.joined(separator: ", "))
  }

  /// A place on the route that the drive comes to, in metres along.
  private mutating func place() -> Double {
    var along = (number(0.1, 0.9, step: 0.05) * length).rounded()
    if let detour, detour.contains(along) { along = detour.lowerBound - 5 }
    if let gone, along >= gone.along { along = gone.along - 5 }
    return max(1, along)
  }
}
