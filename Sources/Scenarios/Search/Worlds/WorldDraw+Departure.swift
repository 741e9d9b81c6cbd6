import GuidanceCore

extension WorldDraw {
  /// Draws a traveller who certainly leaves a straight route, and says what must come of it.
  mutating func drawDeparture() {
    drawTraveller()
    speed = mode.drawn(driving: 12, cycling: 5, walking: 1.4)
    sections.driveHead = " at \(speed.drawn) m/s"
    let seconds = mode.drawn(driving: 150.0, cycling: 150, walking: 240)
    legs = [DrawnLeg(length: (seconds * speed / 10).rounded(.up) * 10 + 7)]
    sections.route = ["east \(length.drawn) m", "arrive"]
    faults.insert(.leaves)
    switch below(5) {
    case 0, 1: drawLeavingForGood()
    case 3: drawFollowingTheAnswer()
    case 2 where mode == .driving: drawComingBack()
    default: drawTurningBack()
    }
  }

  private var start: Double { (length * 0.25).rounded() }
  private var side: Double { mode.drawn(driving: 300.0, cycling: 160, walking: 120) }

  /// Goes away and stands there: every request that the answers lead to must come.
  private mutating func drawLeavingForGood() {
    sections.drive = ["leave at \(start.drawn) m: north \(side.drawn) m"]
    sections.header.append("limit \((start + side) / speed + 140 > 300 ? "8" : "5") min")
    sections.expect = ["off-route", "asked \(mode.rawValue)", "no arrived", "always mode is \(mode.rawValue)"]
    switch below(8) {
    case 0:
      faults.insert(.failure)
      sections.provider = ["then fails \(one(of: ["unavailable", "no-route"]))"]
      sections.expect += [
        "2nd asked 15 s after 1st failed", "3rd asked 15 s after 2nd failed", "said \"No way found\" once",
        "no rerouted",
      ]
    case 1:
      faults.insert(.failure)
      let error = one(of: ["quota", "missing-credentials", "permission", "unsupported"])
      sections.provider = ["then fails \(error)"]
      sections.expect += ["asked once", "failed \(error) once", "said \"No way found\" once", "no rerouted"]
    case 2:
      faults.insert(.silence)
      sections.provider = ["then never answers"]
      sections.expect += [
        "1st failed timed-out 30 s after 1st asked", "2nd asked 15 s after 1st failed", "no rerouted",
      ]
    case 3:
      faults.insert(.latency)
      let latency = number(8, 28)
      sections.provider = ["latency \(latency.drawn) s"]
      sections.expect += ["1st rerouted \(latency.drawn) s after 1st asked", "no failed"]
      if mode == .driving, latency > 21 {
        // The way back leads to where he left, and not to where the route begins.
        sections.expect.append("finally remaining below \((length - start + 200).drawn) m")
      }
    case 4:
      faults.insert(.mismatch)
      let wrong = one(of: ["mode \(mode == .driving ? "walking" : "driving")", "provider kakao"])
      sections.provider = ["then answers \(wrong)"]
      sections.expect += ["failed mismatched-provider once", "asked once", "no rerouted"]
    case 5:
      faults.insert(.outage)
      sections.provider = ["down from 0:00 to 4:00"]
      sections.expect += ["1st failed unavailable 1 s after 1st asked", "no rerouted before 4:00"]
    case 6:
      faults.insert(.person)
      sections.provider = ["latency 20 s"]
      sections.app = ["ends at 5 s after asked"]
      sections.expect += ["ended stopped once 5 s after 1st asked", "no rerouted", "asked once"]
    default:
      sections.provider = ["1st fails unavailable"]
      sections.expect += ["2nd asked 15 s after 1st failed", "1st rerouted 1 s after 2nd asked"]
    }
  }

  /// Is back before an answer can come.
  private mutating func drawComingBack() {
    let out = mode.drawn(driving: 110.0, cycling: 60, walking: 0)
    // Before the place where he left, or behind it.
    let end = isTrue(30) ? start - 60 : start + mode.drawn(driving: 100.0, cycling: 40, walking: 0)
    sections.drive = ["leave at \(start.drawn) m: north \(out.drawn) m, return to \(end.drawn) m"]
    sections.expect = ["off-route once", "asked once", "back-on-route once", "no rerouted", "arrived once"]
    switch below(3) {
    case 0:
      faults.insert(.latency)
      sections.provider = ["latency \(number(26, 29).drawn) s"]
    case 1:
      faults.insert(.silence)
      sections.provider = ["1st never answers"]
    default:
      faults.insert(.failure)
      sections.provider = ["1st fails unavailable"]
    }
    if faults.contains(.failure) {
      sections.expect.append("failed once")
    } else {
      sections.expect.append("no failed")
    }
  }

  /// Goes on where the answer leads, or past it.
  private mutating func drawFollowingTheAnswer() {
    mode = .driving
    speed = 12
    sections.routeHead = "route driving"
    sections.driveHead = " at 12 m/s"
    sections.drive = ["leave at \(start.drawn) m: north 900 m"]
    if isTrue(50) {
      sections.provider = ["then answers: ahead 600 m, arrive"]
      sections.expect = ["off-route once", "rerouted once", "announce step 1 after 1st rerouted", "arrived once"]
    } else {
      sections.header.append("set reroute.settle = 30 s")
      sections.provider = ["1st answers: ahead 200 m, turn right, right 1 km, arrive"]
      sections.expect = ["2nd off-route within 29 s after 1st rerouted", "2nd asked 30 s after 1st rerouted"]
    }
  }

  /// Goes back along the route.
  private mutating func drawTurningBack() {
    faults.insert(.turnsBack)
    if mode == .driving, isTrue(40) {
      // Less than the way that makes it the wrong one.
      sections.driveHead = " at 6 m/s"
      sections.drive = ["leave at \(start.drawn) m: back 36 m, return to \(start.drawn) m"]
      sections.expect = ["no off-route", "arrived once"]
      return
    }
    let way = mode.drawn(driving: 250.0, cycling: 120, walking: 70)
    sections.drive = ["leave at \((start + way + 20).rounded().drawn) m: back \(way.drawn) m"]
    sections.provider = ["then never answers"]
    sections.expect = ["1st off-route after 0:20", "no arrived", "no rerouted"]
  }
}
