import GuidanceCore

extension WorldDraw {
  /// Draws a drive whose surroundings matter: a feed, a door, a voice, a second trip.
  mutating func drawSurroundings() {
    drawTraveller()
    speed = mode.drawn(driving: 12, cycling: 5, walking: 1.4)
    sections.driveHead = " at \(speed.drawn) m/s"
    legs = [DrawnLeg(length: (60 * speed / 10).rounded(.up) * 10 + 7)]
    sections.route = ["east \(length.drawn) m", "arrive"]
    switch below(11) {
    case 0: drawFeed()
    case 1: drawDoor()
    case 2: drawVoice()
    case 3: drawTwoTrips()
    case 4: drawUnknownHeading()
    case 5: drawChain(meters: 100, carries: true)
    case 6: drawChain(meters: 300, carries: false)
    case 7: drawRoundabout()
    case 8: drawOddRoad()
    case 9: drawMissedTurn()
    default: drawKorean()
    }
  }

  private var arrival: Double {
    let radius = mode.drawn(driving: 35.0, cycling: 20, walking: 15)
    return ((length - radius) / speed).rounded(.up)
  }

  private mutating func drawFeed() {
    sections.routeHead = "route driving by google"
    mode = .driving
    speed = 12
    sections.driveHead = " at 12 m/s"
    sections.route = ["east 907 m", "turn left", "north 500 m", "arrive"]
    sections.feedHead = "feed google"
    let begin = number(10, 40)
    sections.feed = ["follows route", "rerouting from \(begin.drawnTime) to \((begin + 4).drawnTime)"]
    sections.app = ["talks from 0:50 to 1:10"]
    sections.expect = [
      "off-route once at \(begin.drawnTime)", "rerouted once at \((begin + 4).drawnTime)", "no asked", "arrived once",
      "always provider-voice is off from 0:50 to 1:10",
    ]
  }

  private mutating func drawDoor() {
    faults.insert(.barometer)
    let begin = arrival - number(3, 10)
    let end = arrival + (isTrue(25) ? 160 : number(3, 60))
    let ends = end - arrival >= 120 ? arrival + 128 : end + 8
    sections.barometer = ["door level 0", "level 2 from \(begin.drawnTime) to \(end.drawnTime)"]
    sections.header.append("limit 5 min")
    sections.expect = ["arrived once", "ended arrived once at \(ends.drawnTime)"]
  }

  private mutating func drawVoice() {
    faults.insert(.person)
    if isTrue(50) {
      sections.app = ["mutes at 0:00"]
      sections.expect = ["no said", "announce", "arrived once"]
    } else {
      sections.app = ["ends at 0:30"]
      sections.expect = ["ended stopped once at 0:30", "no arrived"]
    }
  }

  private mutating func drawTwoTrips() {
    faults.insert(.secondTrip)
    sections.map = ["map \((4 * speed).rounded().drawn) m", "A----------B"]
    sections.routeHead += " \"out\" A B"
    sections.route = []
    sections.otherRoutes = [["route \(mode.rawValue) \"back\" B A"]]
    sections.driveHead += " A B A"
    sections.drive = ["wait 20 s at B"]
    sections.app = ["starts \"back\" at \(one(of: ["4 s", "1 s", "7 s"])) after arrived"]
    sections.expect = ["1st ended replaced", "2nd ended arrived 8 s after 2nd arrived", "ended 2 times"]
  }

  private mutating func drawUnknownHeading() {
    faults.insert(.startsBeside)
    sections.drive = ["start 100 m north of 0 m", "wait 10 s at 0 m"]
    sections.gps = ["course unknown"]
    sections.expect = ["at 0:00 map unknown", "arrived once"]
  }

  private mutating func drawDriving(_ route: [String]) {
    mode = .driving
    speed = 12
    sections.routeHead = "route driving"
    sections.driveHead = " at 12 m/s"
    sections.route = route + ["arrive"]
  }

  /// Two turns, close enough to be said in one breath, or not.
  private mutating func drawChain(meters: Double, carries: Bool) {
    drawDriving(["east 607 m", "turn left", "left \(meters.drawn) m", "turn right \"Then right\"", "right 307 m"])
    sections.expect = [
      carries ? "announce near step 1 then \"Then right\"" : "no announce near step 1 then \"Then right\"",
      "announce now step 2 once", "arrived once",
    ]
  }

  /// A roundabout's entry does not carry its own exit.
  private mutating func drawRoundabout() {
    drawDriving([
      "east 407 m", "roundabout exit 2", "arc right 180 deg radius 20 m", "exit \"Leave it\"", "ahead 307 m",
    ])
    sections.expect = [
      "no announce step 1 then \"Leave it\"", "announce now step 2 once", "no off-route", "arrived once",
    ]
  }

  /// Roads on which a fix could match somewhere else.
  private mutating func drawOddRoad() {
    switch below(4) {
    case 0: drawRing()
    case 1:
      faults.insert(.bias)
      mode = .walking
      sections.routeHead = "route walking"
      sections.driveHead = " at 1.4 m/s"
      sections.route = [
        "east 60 m", "turn left", "left 9 m", "turn left", "left 14 m", "turn left", "left 3 m", "turn left",
        "left 80 m", "arrive",
      ]
      sections.gps = ["bias 4 m north from 0:30 to 0:43"]
      sections.expect = ["always progress rises ± 5 m", "arrived once"]
    case 2:
      drawDriving(["east 407 m", "turn left", "left 300 m", "turn left", "left 407 m", "turn left", "left 290 m"])
      faults.insert(.bias)
      sections.drive = ["wait 10 s at 0 m"]
      sections.gps = ["bias 8 m north", "course unknown below 1 m/s"]
      sections.expect = ["at 0:05 progress below 100 m", "no arrived before 1:30"]
    default:
      drawDriving(["east 1007 m", "turn left", "left 200 m", "turn left", "left 1007 m"])
      faults = [.leaves, .failure]
      sections.drive = ["leave at 1707 m: south 150 m"]
      sections.provider = ["1st fails unavailable"]
      sections.expect = ["rerouted once", "finally remaining below 800 m"]
    }
  }

  /// Streets on which the way back is shorter than the way ahead: whoever drives on is led on, if his course is known.
  private mutating func drawMissedTurn() {
    drawDriving([])
    faults.insert(.leaves)
    speed = number(6, 14, step: 2)
    sections.map = [
      "map \(number(80, 120, step: 20).drawn) m", "A-----B-----C", "      |     |", "      |     E", "      |     |",
      "      D-----F",
    ]
    sections.routeHead = "route driving A B C E"
    sections.route = []
    sections.driveHead = " at \(speed.drawn) m/s A B D F E"
    sections.expect = ["off-route once", "asked once", "rerouted once", "arrived once"]
  }

  /// A ring whose last leg lies as near to the start as its first one, and is faced by who starts inside.
  private mutating func drawRing() {
    let length = number(300, 500, step: 20)
    drawDriving([
      "east \(length.drawn) m", "turn right", "south 100 m", "turn right", "west \((length + 20).drawn) m",
      "turn right",
      "north 200 m",
    ])
    faults.insert(.startsBeside)
    sections.drive = ["start \(number(30, 50, step: 5).drawn) m south-east of 0 m"]
    sections.expect = ["at 0:02 progress below 50 m", "no arrived before 1:00"]
  }

  private mutating func drawKorean() {
    faults.insert(.person)
    sections.app = ["speaks ko"]
    sections.drive = ["leave at \((length * 0.4).rounded().drawn) m: north 300 m"]
    sections.provider = ["then fails unavailable"]
    sections.expect = ["said \"길을 못 찾았어\" once", "failed"]
  }
}
