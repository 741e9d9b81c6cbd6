import GuidanceCore

extension WorldDraw {
  /// Draws a traveller beside the line, or one who stands, on a straight route, and says what must come of it.
  mutating func drawOddPlaces() {
    drawTraveller()
    speed = mode.drawn(driving: 12, cycling: 5, walking: 1.4)
    sections.driveHead = " at \(speed.drawn) m/s"
    legs = [DrawnLeg(length: (100 * speed / 10).rounded(.up) * 10 + 7)]
    sections.route = ["east \(length.drawn) m", "arrive"]
    switch below(6) {
    case 0: drawBeside(share: number(0.6, 0.8, step: 0.05), isOff: false)
    case 1: drawBeside(share: number(1.2, 1.5, step: 0.05), isOff: true)
    case 2: drawStanding()
    case 3: drawStartingBeside()
    case 4: drawNeverJoining()
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
    let begin = (length * 0.3).rounded()
    sections.drive = [
      "offset \((limit * share).rounded().drawn) m right from \(begin.drawn) m to \((length * 0.8).rounded().drawn) m"
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
    sections.expect = [
      "always progress within 6 m of \(stand.drawn) m from \(begin.drawnTime) to \((begin + 25).drawnTime)",
      "no off-route", "arrived once",
    ]
  }

  private mutating func drawStartingBeside() {
    faults.insert(.startsBeside)
    let meters = mode.drawn(driving: 120.0, cycling: 100, walking: 90)
    sections.drive = ["start \(meters.drawn) m north of 0 m"]
    let near = ((meters - 55) / speed).rounded(.down)
    sections.expect = ["no started before \((near - 1).drawnTime)", "started once", "arrived once"]
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
    sections.gps = ["wild \(number(2, 5).drawn) km north for 2 fixes at 0:00"]
    sections.expect = ["started once before 0:30", "arrived once"]
  }
}
