import GuidanceCore

extension WorldDraw {
  /// Draws a traveller beside the line, or one who stands, on a straight route, and says what must come of it.
  mutating func drawOddPlaces() {
    drawTraveller()
    speed = mode.drawn(driving: 12, cycling: 5, walking: 1.4)
    sections.driveHead = " at \(speed.drawn) m/s"
    legs = [DrawnLeg(length: (mode.drawn(driving: 100, cycling: 100, walking: 400) * speed / 10).rounded(.up) * 10 + 7)]
    sections.route = ["east \(length.drawn) m", "arrive"]
    switch below(11) {
    case 0: drawBeside(share: number(0.6, 0.8, step: 0.05), isOff: false)
    case 1: drawBeside(share: number(1.2, 1.5, step: 0.05), isOff: true)
    case 2: drawStanding()
    case 3: drawStartingBeside()
    case 4: drawNeverJoining()
    case 5: drawComingNearer()
    case 6: drawStrayFix()
    case 7: drawGapBeforeTurn()
    case 8: drawLyingSpeed()
    case 9: drawWaitBeforeTurn()
    default: drawFalseStart()
    }
  }

  private var stand: Double { (length * 0.5).rounded() }

  private mutating func drawBeside(share: Double, isOff: Bool) {
    faults.insert(.beside)
    let accuracy = one(of: [5.0, 10, 20, 30, 60])
    let base = mode.drawn(driving: 20.0, cycling: 15, walking: 18)
    let least = mode.drawn(driving: 30.0, cycling: 22, walking: 25)
    let most = mode.drawn(driving: 75.0, cycling: 55, walking: 60)
    let limit = min(most, max(least, base + 1.5 * accuracy))
    sections.gps = ["accuracy \(accuracy.drawn) m"]
    let begin = (length * 0.1).rounded()
    sections.drive = [
      "offset \((limit * share).rounded().drawn) m right from \(begin.drawn) m to \(length.drawn) m"
    ]
    sections.provider = ["then never answers"]
    sections.expect = isOff ? ["off-route once"] : ["no off-route", "arrived once"]
  }

  private mutating func drawStanding() {
    faults.insert(.stands)
    faults.insert(.wild)
    sections.drive = ["wait 40 s at \(stand.drawn) m"]
    let begin = (stand / speed).rounded(.up) + 5
    let wild = mode.drawn(driving: 24.0, cycling: 18, walking: 12)
    sections.gps = [
      "wild \(wild.drawn) m west at \((begin + 5).drawnTime)", "wild \(wild.drawn) m east at \((begin + 15).drawnTime)",
    ]
    let standing = (stand / speed).rounded(.up)
    if mode != .walking {
      // Smoothed over three seconds: a standing second leaves e to the power of minus a third of the speed.
      sections.expect.append("at \((standing + 1).drawnTime) speed within 0.5 m/s of \((speed * 0.5134).drawn) m/s")
    } else {
      faults.insert(.compass)
      sections.compass = ["reads 200 deg"]
      let isWorthless = isTrue(50)
      if isWorthless { sections.compass.append("invalid") }
      sections.expect.append("at \((begin + 20).drawnTime) map within 1 deg of \(isWorthless ? 90 : 200) deg")
    }
    sections.expect += [
      "always progress within 6 m of \(stand.drawn) m from \(begin.drawnTime) to \((begin + 25).drawnTime)",
      "no off-route", "arrived once",
    ]
  }

  /// Leaves the route and comes nearer, but not near enough to be back.
  private mutating func drawComingNearer() {
    faults.insert(.beside)
    let limit = mode.drawn(driving: 30.0, cycling: 22.5, walking: 25.5)
    let (first, second) = ((length * 0.2).rounded(), (length * 0.6).rounded())
    sections.drive = [
      "offset \((limit * 1.6).rounded().drawn) m right from \(first.drawn) m to \(second.drawn) m",
      "offset \((limit * 0.8).rounded().drawn) m right from \(second.drawn) m to \(length.drawn) m",
    ]
    sections.provider = ["then never answers"]
    sections.expect = ["off-route once", "no back-on-route before \((length * 0.9 / speed).drawnTime)"]
  }

  /// One fix on the line does not join the route.
  private mutating func drawStrayFix() {
    mode = .driving
    sections.routeHead = "route driving"
    faults = [.startsBeside, .wild]
    sections.driveHead = " at 8 m/s"
    sections.drive = ["start 120 m north of 0 m"]
    sections.gps = ["wild 95 m south at 0:02"]
    sections.expect = ["no off-route", "arrived once"]
  }

  /// A speed that the places contradict is not believed for long.
  private mutating func drawLyingSpeed() {
    mode = .driving
    speed = 30
    faults.insert(.noSpeed)
    sections.routeHead = "route driving"
    sections.driveHead = " at 30 m/s"
    sections.route = ["east 2407 m", "arrive"]
    legs = [DrawnLeg(length: 2407)]
    sections.gps = ["accuracy 2 m", "speed reads 0 m/s from 0:20 to \(number(50, 60).drawnTime)"]
    sections.expect = ["at 0:45 progress within 40 m of 1350 m", "no off-route", "arrived once"]
  }

  /// Waits unseen before he turns round; the course tells the way there from the way back.
  private mutating func drawWaitBeforeTurn() {
    mode = .driving
    speed = 10
    faults = [.stands, .silent]
    sections.routeHead = "route driving"
    sections.driveHead = " at 10 m/s"
    sections.route = ["east 1 km", "u-turn", "back 607 m", "arrive"]
    legs = [DrawnLeg(length: 1000), DrawnLeg(length: 607)]
    sections.drive = ["wait 8 s at 962 m"]
    sections.gps = ["silent from 1:35 to 1:47"]
    sections.expect = ["at 1:47 progress within 2 m of 990 m", "no off-route", "arrived once"]
  }

  /// After a gap only the nearest stage is said.
  private mutating func drawGapBeforeTurn() {
    mode = .driving
    speed = 12
    faults.insert(.silent)
    sections.routeHead = "route driving"
    sections.driveHead = " at 12 m/s"
    sections.route = ["east 907 m", "turn left", "left 507 m", "arrive"]
    legs = [DrawnLeg(length: 907), DrawnLeg(length: 507)]
    sections.gps = ["silent from \(number(40, 48).drawnTime) to \(number(70, 72).drawnTime)"]
    sections.expect = ["announce near step 1 once", "no announce prepare step 1", "no off-route", "arrived once"]
  }

  private mutating func drawStartingBeside() {
    faults.insert(.startsBeside)
    let meters = mode.drawn(driving: 120.0, cycling: 100, walking: 90)
    sections.drive = ["start \(meters.drawn) m north of 0 m"]
    let near = ((meters - 62) / speed).rounded(.down)
    sections.expect = ["no started before \(near.drawnTime)", "started once", "arrived once"]
  }

  private mutating func drawNeverJoining() {
    faults.insert(.beside)
    sections.drive = ["offset 200 m left"]
    sections.provider = ["then never answers"]
    sections.expect = ["off-route", "no arrived", "no started"]
  }

  /// The receiver begins somewhere else, and is believed too soon only by who believes anything.
  private mutating func drawFalseStart() {
    faults.insert(.wild)
    sections.gps = ["wild \(number(5, 9).drawn) km north for 2 fixes at 0:00"]
    sections.expect = ["started once before 0:30", "arrived once"]
  }
}
