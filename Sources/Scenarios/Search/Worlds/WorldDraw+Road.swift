import GuidanceCore

extension WorldDraw {
  /// Draws mode and speed.
  mutating func drawTraveller() {
    mode = one(of: [.driving, .driving, .walking, .cycling])
    let speeds: [Double] = mode.drawn(
      driving: [12, 8, 14, 17, 25, 30], cycling: [4, 5, 7], walking: [1.4, 1.1, 1.8])
    speed = one(of: speeds)
    sections.routeHead = "route \(mode.rawValue)"
    sections.driveHead = " at \(speed.drawn) m/s"
  }

  /// Draws a route of some legs.
  ///
  /// - Parameters:
  ///   - most: how many legs it has at most.
  ///   - curves: whether there may be curves and roundabouts.
  mutating func drawRoute(legs most: Int, curves: Bool = true) {
    let count = 1 + below(most)
    for index in 0..<count {
      var leg = DrawnLeg(length: legLength(isFirst: index == 0))
      let way = index == 0 ? "east" : drawBend(&leg, curves: curves)
      if mode == .driving, isTrue(12) {
        leg.isHighway = true
        if index == 0 { leg.length += 10 * (speed * 12).rounded() }
      }
      sections.route.append("\(way) \(leg.length.drawn) m" + (leg.isHighway ? " highway" : ""))
      legs.append(leg)
    }
    sections.route.append("arrive")
  }

  /// So long that it takes 15 to 70 seconds; no round number, so that nothing lies on an edge.
  private mutating func legLength(isFirst: Bool) -> Double {
    let seconds = number(isFirst ? 35 : 15, 70, step: 5)
    return (seconds * speed / 10).rounded(.up) * 10 + 7
  }

  /// Draws the bend before a leg, and gives the leg's direction.
  private mutating func drawBend(_ leg: inout DrawnLeg, curves: Bool) -> String {
    let last = legs.count - 1
    switch below(curves ? 9 : 6) {
    case 0, 1:
      sections.route.append("turn left")
      leg.turn = -90
      return "left"
    case 2, 3:
      sections.route.append("turn right")
      leg.turn = 90
      return "right"
    case 4:
      sections.route.append(isTrue(50) ? "keep left" : "keep right")
      return "ahead"
    case 5:
      sections.route.append("u-turn")
      leg.turn = 180
      return "back"
    case 6:
      leg.hasCurve = true
      sections.route += ["roundabout exit 2", "arc right 180 deg radius 20 m", "exit"]
      return "ahead"
    case 7:
      leg.hasCurve = true
      legs[last].endsInManeuver = false
      let angle = one(of: ["left 90", "right 60", "left 150", "right 90"])
      sections.route.append("arc \(angle) deg radius \(one(of: ["60", "25", "150"])) m")
      return "ahead"
    default:
      legs[last].endsInManeuver = false
      leg.turn = 90
      return "right"
    }
  }
}
