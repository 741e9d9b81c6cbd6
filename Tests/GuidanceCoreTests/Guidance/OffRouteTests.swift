import GuidanceCore
import Testing

@Suite("off route and back")
struct OffRouteTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  /// The lines after a drive to 140 m at 10 s and then fixes beside the line, one a second.
  private func lines(
    aside: [Double], speed: Double = 14, accuracy: Double = 5, config: GuidanceConfig? = nil,
    parts: EngineParts = EngineParts(), every seconds: Double = 1
  ) -> [String] {
    let tail = aside.enumerated().map { index, aside in
      var drive = drive
      drive.aside = aside
      drive.accuracy = accuracy
      let elapsed = Double(index + 1) * seconds
      var fix = drive.fix(at: 140 + elapsed * speed, time: 10 + elapsed)
      fix.speed = speed
      return fix
    }
    return Transcript(route, config: config, parts: parts, drive.fixes(from: 0, to: 140) + tail).lines
  }

  @Test(
    "the limit follows the accuracy between its ends",
    arguments: [
      (TravelMode.driving, 5.0, 30.0), (.driving, 20, 50), (.driving, 60, 75), (.cycling, 3, 22), (.cycling, 10, 30),
      (.cycling, 40, 55), (.walking, 3, 25), (.walking, 10, 33), (.walking, 40, 60),
    ])
  func limit(mode: TravelMode, accuracy: Double, expected: Double) throws {
    let route = try Synthetic.reference(mode)
    let speed = mode == .driving ? 14.0 : mode == .cycling ? 5 : 1.4
    for (aside, isOff) in [(expected - 0.2, false), (expected + 0.2, true)] {
      var beside = Drive(route.polyline, speed: speed)
      beside.accuracy = accuracy
      let joined = beside.fixes(from: 0, to: speed * 3)
      beside.aside = aside
      let log = Transcript(route, joined + beside.fixes(from: speed * 4, to: speed * 12, at: 4))
      #expect(log.lines(with: "offRoute").isEmpty != isOff, "\(aside) m aside")
    }
  }

  @Test("two wild fixes never say it, nor three within 4 s, nor two over 4 s")
  func confirmed() {
    #expect(lines(aside: [100, 100, 0, 100, 100, 0, 0]) == ["0 started"])
    #expect(lines(aside: [100, 100, 100, 100, 0]) == ["0 started"])
    #expect(lines(aside: [100, 100, 100, 100, 100]) == ["0 started", "15 offRoute 100"])
    #expect(lines(aside: [100, 100], every: 5) == ["0 started"])
    #expect(lines(aside: [100, 100, 100], every: 2) == ["0 started", "16 offRoute 100"])
  }

  @Test("4 s in decimals that are not exact are 4 s")
  func decimals() {
    // 16.4 - 12.4 is less than 4 in binary.
    var beside = drive
    beside.aside = 100
    let fixes = (0...4).map { beside.fix(at: 154 + Double($0) * 14, time: [12.4, 13.4, 14.4, 15.4, 16.4][$0]) }
    #expect(fixes[4].time - fixes[0].time < 4)
    #expect(Transcript(route, drive.fixes(from: 0, to: 140) + fixes).lines == ["0 started", "16.4 offRoute 100"])
  }

  @Test("without confirmation one wild fix says it")
  func unconfirmed() {
    var parts = EngineParts()
    parts.confirms = { row, _ in row.fixes > 0 }
    #expect(lines(aside: [100, 0], parts: parts) == ["0 started", "11 offRoute 100"])
  }

  @Test("the confirmation is the configuration's")
  func configured() throws {
    let config = try GuidanceConfig.with(.driving, ["off-route.fixes": 6, "off-route.confirm": 8])
    #expect(lines(aside: [Double](repeating: 100, count: 10), config: config) == ["0 started", "19 offRoute 100"])
  }

  @Test("standing fixes begin no row, but go on with one")
  func standing() {
    var beside = drive
    beside.aside = 100
    let start = drive.fixes(from: 0, to: 140)
    let stand = beside.standing(at: 140, seconds: 20, from: 11)
    #expect(Transcript(route, start + stand).lines == ["0 started"])
    let moving = beside.fix(at: 140, time: 11)
    let rest = beside.standing(at: 140, seconds: 10, from: 12)
    #expect(Transcript(route, start + [moving] + rest).lines == ["0 started", "15 offRoute 100"])
  }

  @Test(
    "a course more than 60 degrees off counts from 10 m and 1.5 times the accuracy beside the line",
    arguments: [
      (11.0, 5.0, 70.0, true), (9, 5, 70, false), (11, 5, 59, false), (11, 8, 70, false), (13, 8, 70, true),
    ])
  func course(aside: Double, accuracy: Double, turn: Double, counts: Bool) {
    var beside = drive
    beside.aside = aside
    beside.accuracy = accuracy
    beside.courseError = turn
    let log = Transcript(route, drive.fixes(from: 0, to: 140) + [beside.fix(at: 154, time: 11)])
    #expect(log.updates.last?.count == (counts ? .against : .followed))
    var slow = beside.fix(at: 154, time: 11)
    slow.speed = 4.9
    #expect(Transcript(route, drive.fixes(from: 0, to: 140) + [slow]).updates.last?.count == .followed)
  }

  @Test("the wrong way counts when progress has fallen by 40 m")
  func wrongWay() {
    let back = drive.fixes(from: 1000, to: 800, at: 11)
    let log = Transcript(route, drive.fixes(from: 860, to: 1000) + back)
    // Fixes at 1000, 986, 972, 958 (42 m fallen) ...; the row begins at 14 s.
    #expect(log.lines == ["0 started", "18 offRoute 0"])
    #expect(log.updates.dropFirst(11).prefix(4).map(\.count) == [.followed, .followed, .followed, .against])
  }

  @Test("slow fixes leave the reference where it is")
  func slowReference() {
    var slow = drive
    slow.speed = 4
    // Rolls back with the bonnet still the right way.
    slow.courseError = 180
    let log = Transcript(
      route,
      drive.fixes(from: 860, to: 1000) + slow.fixes(from: 996, to: 960, at: 11)
        + [drive.fix(at: 946, time: 21, backwards: true)])
    #expect(log.updates.last?.count == .against)
  }

  @Test("two fixes in a row within 0.6 of the limit bring back, one does not")
  func back() {
    let away = [Double](repeating: 100, count: 6)
    #expect(lines(aside: away + [17.9, 18.2, 17.9, 17.9]).suffix(2) == ["15 offRoute 100", "20 backOnRoute"])
    #expect(lines(aside: away + [17.9, 18.2, 17.9, 18.2]).last == "15 offRoute 100")
  }

  @Test("who comes back against the line is not back, who stands on it is")
  func backWay() {
    var away = drive
    away.aside = 100
    let left = drive.fixes(from: 860, to: 1000) + away.fixes(from: 1014, to: 1084, at: 11)
    let wrong = drive.fixes(from: 1080, to: 980, at: 17)
    #expect(Transcript(route, left + wrong).lines == ["0 started", "15 offRoute 100"])
    let stands = drive.standing(at: 1080, seconds: 3, from: 17)
    #expect(Transcript(route, left + stands).lines.last == "18 backOnRoute")
  }

  @Test("the wrong way is measured anew from where the traveller came back")
  func backReference() {
    var away = drive
    away.aside = 100
    let left = drive.fixes(from: 860, to: 1000) + away.fixes(from: 1014, to: 1084, at: 11)
    let stands = drive.standing(at: 940, seconds: 3, from: 24)
    let log = Transcript(route, left + stands + drive.fixes(from: 926, to: 884, at: 28))
    #expect(log.lines.last == "25 backOnRoute")
    #expect(log.updates.suffix(4).map(\.count) == [.followed, .followed, .against, .against])
  }

  @Test("a driver who rejoins far ahead is found there, and what was skipped is not announced")
  func rejoinsAhead() throws {
    // Leaves after 1000 m on a parallel road and comes back 200 m before the end.
    var away = drive
    away.aside = -100
    let fixes =
      drive.fixes(from: 860, to: 1000) + away.fixes(from: 1014, to: 1400, at: 11)
      + drive.fixes(from: 4800, to: 4990, at: 200)
    #expect(
      Transcript(route, fixes).lines == [
        "0 started", "15 offRoute 100", "201 backOnRoute", "201 2 prepare 190 You arrive", "208 2 near 90 You arrive",
        "212 arrived",
      ])
  }

  @Test("who rejoins more than 100 m behind progress is not found there", arguments: [(95.0, true), (150, false)])
  func rejoinsBehind(behind: Double, isFound: Bool) {
    var away = drive
    away.aside = 100
    let left = drive.fixes(from: 860, to: 1000) + away.fixes(from: 1014, to: 1084, at: 11)
    let rejoin = (0..<2).map { drive.fix(at: 1000 - behind + Double($0), time: 40 + Double($0)) }
    let log = Transcript(route, left + rejoin)
    #expect((log.lines.last == "41 backOnRoute") == isFound)
  }

  @Test("nothing is announced and nothing arrives while off route")
  func silent() {
    var away = drive
    away.aside = 100
    let log = Transcript(
      route,
      drive.fixes(from: 2400, to: 2500) + away.fixes(from: 2514, to: 2990, at: 8)
        + [drive.fix(at: 2995, time: 60)])
    #expect(log.lines == ["0 started", "12 offRoute 100"])
  }
}
