import GuidanceCore

extension WorldDraw {
  /// Draws a drive whose surroundings matter: a feed, a door, a voice, a second trip.
  mutating func drawSurroundings() {
    drawTraveller()
    speed = mode.drawn(driving: 12, cycling: 5, walking: 1.4)
    sections.driveHead = " at \(speed.drawn) m/s"
    legs = [DrawnLeg(length: (60 * speed / 10).rounded(.up) * 10 + 7)]
    sections.route = ["east \(length.drawn) m", "arrive"]
    switch below(6) {
    case 0: drawFeed()
    case 1: drawDoor()
    case 2: drawVoice()
    case 3: drawTwoTrips()
    case 4: drawUnknownHeading()
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
    let end = arrival + number(3, 60)
    sections.barometer = ["door level 0", "level 2 from \(begin.drawnTime) to \(end.drawnTime)"]
    sections.header.append("limit 5 min")
    sections.expect = ["arrived once", "ended arrived once at \((end + 8).drawnTime)"]
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
    sections.routeHead += " \"out\""
    sections.otherRoutes = [["route \(mode.rawValue) \"back\"", "west \(length.drawn) m", "arrive"]]
    sections.drive = ["leave at \(length.drawn) m: wait 4 s, west \(length.drawn) m"]
    sections.app = ["starts \"back\" at \(one(of: ["4 s", "1 s", "7 s"])) after arrived"]
    sections.expect = ["1st ended replaced", "2nd ended arrived 8 s after 2nd arrived", "ended 2 times"]
  }

  private mutating func drawUnknownHeading() {
    faults.insert(.startsBeside)
    sections.drive = ["start 100 m north of 0 m", "wait 10 s at 0 m"]
    sections.gps = ["course unknown", "speed unknown"]
    sections.expect = ["at 0:00 map unknown", "arrived once"]
  }

  private mutating func drawKorean() {
    faults.insert(.person)
    sections.app = ["speaks ko"]
    sections.drive = ["leave at \((length * 0.4).rounded().drawn) m: north 300 m"]
    sections.provider = ["then fails unavailable"]
    sections.expect = ["no said \"No way found\"", "failed"]
  }
}
