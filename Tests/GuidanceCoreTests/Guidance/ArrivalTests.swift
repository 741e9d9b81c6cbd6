import GuidanceCore
import Testing

@Suite("arrival")
struct ArrivalTests {
  @Test(
    "at the radius left along the route, by mode",
    arguments: [
      (TravelMode.driving, 35.0), (.cycling, 20), (.walking, 15),
    ])
  func radius(mode: TravelMode, radius: Double) throws {
    let route = try Synthetic.reference(mode)
    let drive = Drive(route.polyline, speed: 0.9)
    #expect(!Transcript(route, [drive.fix(at: 5000 - radius - 0.1, time: 0)]).lines.contains("0 arrived"))
    #expect(Transcript(route, [drive.fix(at: 5000 - radius + 0.1, time: 0)]).lines.contains("0 arrived"))
  }

  @Test("a ring does not arrive where it starts, and does as the crow flies")
  func ring() throws {
    let route = try Synthetic.route([(90, 500), (0, 500), (270, 500), (180, 495)])
    let fixes = Drive(route.polyline).fixes(from: 0, to: 1990)
    #expect(Transcript(route, fixes).lines(with: "arrived") == ["140 arrived"])
    var parts = EngineParts()
    parts.arrives = { Geodesy.distance($0.place, $0.destination) <= $0.radius }
    #expect(Transcript(route, parts: parts, fixes).lines(with: "arrived") == ["0 arrived"])
  }

  @Test("a fix far beyond the end does not arrive by being clamped")
  func beyond() throws {
    let route = try Synthetic.reference()
    let drive = Drive(route.polyline)
    var past = drive.fix(at: 5000, time: 20)
    past.coordinate = Geodesy.destination(from: past.coordinate, bearing: 0, meters: 100)
    let log = Transcript(route, drive.fixes(from: 4700, to: 4800) + [past])
    #expect(log.lines(with: "arrived") == [])
    #expect(abs((log.engine.snapshot.lateral ?? 0) - 100) < 0.1)
  }

  @Test("a route shorter than the radius arrives with its first fix")
  func short() throws {
    let route = try Synthetic.route([(90, 8)])
    #expect(Transcript(route, [Drive(route.polyline).fix(at: 0, time: 0)]).lines == ["0 started", "0 arrived"])
  }

  @Test("afterwards nothing is said, nothing is refused and the snapshot stays")
  func after() throws {
    let route = try Synthetic.reference()
    let drive = Drive(route.polyline)
    var log = Transcript(route, drive.fixes(from: 4900, to: 4990))
    let end = log.engine.snapshot
    #expect(end.phase == .arrived)
    var nonsense = drive.fix(at: 0, time: 0)
    nonsense.coordinate.latitude = .nan
    log.lines = []
    log.feed([drive.fix(at: 4995, time: 8), nonsense, drive.fix(at: 100, time: 30)])
    #expect(log.lines == [])
    #expect(log.updates.suffix(3) == [GuidanceUpdate(), GuidanceUpdate(), GuidanceUpdate()])
    #expect(log.engine.snapshot == end)
  }

  @Test("the announcement that is due on the same fix is not said")
  func silent() throws {
    let route = try Synthetic.reference()
    let drive = Drive(route.polyline)
    #expect(Transcript(route, [drive.fix(at: 4970, time: 0)]).lines == ["0 started", "0 arrived"])
  }
}

@Suite("the snapshot")
struct SnapshotTests {
  @Test("the provider's time is scaled to what is left")
  func time() throws {
    var route = try Synthetic.reference()
    route.expectedTime = 500
    let fix = Drive(route.polyline).fix(at: 2000, time: 7)
    let snapshot = Transcript(route, [fix]).engine.snapshot
    #expect(abs(snapshot.remainingTime - 300) < 0.01)
    #expect(abs(snapshot.remaining - 3000) < 0.01)
    #expect(snapshot.remaining + snapshot.progress == route.length)
    #expect(snapshot.nextStep == 1)
    #expect(abs((snapshot.nextDistance ?? 0) - 1000) < 0.01)
    #expect(snapshot.time == 7)
  }

  @Test("a provider's time of 0 is a time", arguments: [0.0, -5])
  func zeroTime(expected: Double) throws {
    var route = try Synthetic.reference()
    route.expectedTime = expected
    #expect(GuidanceEngine(route: route, config: GuidanceConfig(mode: .driving)).snapshot.remainingTime == 0)
  }

  @Test(
    "without one the way is divided by the mode's usual speed",
    arguments: [
      (TravelMode.driving, 13.9), (.cycling, 4.5), (.walking, 1.3),
    ])
  func usualSpeed(mode: TravelMode, speed: Double) throws {
    let route = try Synthetic.reference(mode)
    let engine = GuidanceEngine(route: route, config: GuidanceConfig(mode: mode))
    #expect(abs(engine.snapshot.remainingTime - route.length / speed) < 1e-9)
    let still = try GuidanceConfig.with(mode, ["usual-speed": 0])
    #expect(GuidanceEngine(route: route, config: still).snapshot.remainingTime == 0)
  }

  @Test("matched place and lateral belong to the last used fix, even beyond the limit; progress does not")
  func beyondLimit() throws {
    let route = try Synthetic.reference()
    let drive = Drive(route.polyline)
    var wild = drive
    wild.aside = 90
    let log = Transcript(route, drive.fixes(from: 0, to: 140) + [wild.fix(at: 154, time: 11)])
    let snapshot = log.engine.snapshot
    #expect(abs(snapshot.progress - 140) < 0.01)
    #expect(abs((snapshot.lateral ?? 0) - 90) < 0.1)
    #expect(Geodesy.distance(try #require(snapshot.matched), route.polyline.coordinate(at: 154)) < 0.1)
    #expect(snapshot.time == 11)
  }

  @Test("two copies of an engine go on by themselves")
  func values() throws {
    let route = try Synthetic.reference()
    let drive = Drive(route.polyline)
    let log = Transcript(route, drive.fixes(from: 0, to: 140))
    var copy = log
    copy.feed(drive.fixes(from: 154, to: 5000, at: 11))
    #expect(copy.engine.snapshot.phase == .arrived)
    #expect(abs(log.engine.snapshot.progress - 140) < 0.01)
  }
}
