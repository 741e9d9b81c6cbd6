import GuidanceCore
import Testing

@Suite("announcements")
struct AnnouncementTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  @Test("the reference drive in town: every stage once, then the arrival")
  func driving() {
    #expect(
      Transcript(route, drive.fixes(from: 0, to: 5000)).lines == [
        "0 started", "193 1 prepare 300 Turn left", "208 1 near 90 Turn left", "212 1 now - Turn left",
        "336 2 prepare 300 You arrive", "351 2 near 90 You arrive", "355 arrived",
      ])
  }

  @Test("the reference ride")
  func cycling() throws {
    let route = try Synthetic.reference(.cycling)
    #expect(
      Transcript(route, Drive(route.polyline, speed: 4).fixes(from: 0, to: 5000)).lines == [
        "0 started", "713 1 prepare 150 Turn left", "738 1 near 50 Turn left", "745 1 now - Turn left",
        "1213 2 prepare 150 You arrive", "1238 2 near 50 You arrive", "1245 arrived",
      ])
  }

  @Test("the reference walk has no near, and has one where it is set")
  func walking() throws {
    let route = try Synthetic.reference(.walking)
    let fixes = Drive(route.polyline, speed: 1.4).fixes(from: 2900.5, to: 3010)
    #expect(Transcript(route, fixes).lines == ["0 started", "36 1 prepare 50 Turn left", "61 1 now - Turn left"])
    let config = try GuidanceConfig.with(.walking, ["stage.near": 30])
    #expect(
      Transcript(route, config: config, fixes).lines == [
        "0 started", "36 1 prepare 50 Turn left", "50 1 near 30 Turn left", "61 1 now - Turn left",
      ])
  }

  @Test("the stage now widens with the smoothed speed and has a least distance")
  func now() {
    var slow = drive
    slow.speed = 6
    #expect(Transcript(route, slow.fixes(from: 2930, to: 2999)).lines.last == "8 1 now - Turn left")
    var fast = drive
    fast.speed = 20
    #expect(Transcript(route, fast.fixes(from: 2900, to: 2990)).lines(with: "now") == ["3 1 now - Turn left"])
  }

  @Test("when one fix makes several stages due only the latest is said, and none farther afterwards")
  func gap() {
    let fixes = drive.fixes(from: 2500, to: 2600) + drive.fixes(from: 2960, to: 2999, at: 40)
    #expect(Transcript(route, fixes).lines == ["0 started", "40 1 near 40 Turn left", "41 1 now - Turn left"])
    var parts = EngineParts()
    parts.choose = { due, said in due.subtracting(said) }
    #expect(
      Transcript(route, parts: parts, fixes).lines.dropFirst().prefix(2) == [
        "40 1 prepare 40 Turn left", "40 1 near 40 Turn left",
      ])
  }

  @Test("a maneuver that lies behind is never announced")
  func behind() {
    let fixes = drive.fixes(from: 2500, to: 2600) + drive.fixes(from: 3020, to: 3090, at: 40)
    #expect(Transcript(route, fixes).lines == ["0 started"])
  }

  @Test("a stage is said once, even when the traveller goes back and comes again")
  func once() {
    var slow = drive
    slow.speed = 4
    let fixes =
      drive.fixes(from: 2650, to: 2720) + slow.fixes(from: 2716, to: 2680, at: 6)
      + slow.fixes(from: 2684, to: 2740, at: 16)
    #expect(Transcript(route, fixes).lines == ["0 started", "4 1 prepare 290 Turn left"])
    var parts = EngineParts()
    parts.choose = { due, _ in due.latest.map { StageSet($0) } ?? [] }
    #expect(Transcript(route, parts: parts, fixes).lines.count > 3)
  }

  @Test(
    "the spoken distance is rounded to 100 m from 1000 m on, to 10 m below, halves up, and is 10 at least",
    arguments: [
      (0.0, 10), (4, 10), (14.9, 10), (15, 20), (294.9, 290), (295, 300), (994.9, 990), (995, 1000), (1049, 1000),
      (1050, 1100), (1999, 2000), (1e300, 1_000_000_000),
    ])
  func rounding(distance: Double, spoken: Int) {
    #expect(EngineParts().spokenDistance(distance) == spoken)
  }

  @Test("a wordless step is passed over")
  func wordless() throws {
    var route = route
    route.steps.insert(Synthetic.step(1000, .straight, ""), at: 1)
    let log = Transcript(route, drive.fixes(from: 800, to: 1100))
    #expect(log.lines == ["0 started"])
    #expect(log.engine.snapshot.nextStep == 2)
  }

  @Test("a route whose last step has no words ends with the words before it, now included")
  func wordlessEnd() throws {
    var route = route
    route.steps[2].instruction = ""
    let log = Transcript(route, drive.fixes(from: 2650, to: 4990))
    #expect(
      log.lines == [
        "0 started", "4 1 prepare 290 Turn left", "19 1 near 80 Turn left", "23 1 now - Turn left", "166 arrived",
      ])
    #expect(log.engine.snapshot.nextStep == nil)
    #expect(log.engine.snapshot.nextDistance == nil)
  }

  @Test("the last step has no now")
  func lastStep() throws {
    let config = try GuidanceConfig.with(.driving, ["arrival.radius": 1])
    let log = Transcript(route, config: config, drive.fixes(from: 4600, to: 4995))
    #expect(log.lines(with: " 2 ") == ["8 2 prepare 290 You arrive", "23 2 near 80 You arrive"])
  }

  @Test("steps that run backwards are announced in the order of the list")
  func backwards() throws {
    var route = route
    route.steps = [
      Synthetic.step(0, .depart, ""), Synthetic.step(2000, .left, "First"), Synthetic.step(1000, .left, "Second"),
      Synthetic.step(5000, .arrive, "You arrive"),
    ]
    let log = Transcript(route, drive.fixes(from: 600, to: 2100))
    #expect(log.lines.contains { $0.contains("First") })
    #expect(!log.lines.contains { $0.contains("Second") })
  }
}

@Suite("chained announcements")
struct ChainTests {
  /// East 1 km, then turns after so many metres, then 500 m to the end.
  private func route(
    _ gaps: [Double], mode: TravelMode = .driving, kinds: [ManeuverKind] = [.left, .right, .left]
  ) throws -> NavRoute {
    var legs: [Synthetic.Leg] = [(90, 1000)]
    var steps = [Synthetic.step(0, .depart, ""), Synthetic.step(1000, kinds[0], "Turn 1")]
    for (index, gap) in gaps.enumerated() {
      legs.append((index % 2 == 0 ? 0 : 90, gap))
      let along = steps[steps.count - 1].maneuverAlong + gap
      steps.append(Synthetic.step(along, kinds[index + 1], "Turn \(index + 2)"))
    }
    legs.append((gaps.count % 2 == 0 ? 0 : 90, 500))
    let end = steps[steps.count - 1].maneuverAlong + 500
    return try Synthetic.route(legs, mode: mode, steps: steps + [Synthetic.step(end, .arrive, "You arrive")])
  }

  private func lines(_ route: NavRoute, speed: Double = 14, to end: Double = 1400) -> [String] {
    Transcript(route, Drive(route.polyline, speed: speed).fixes(from: 676, to: end)).lines(with: "Turn")
      .map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test("near and now carry a turn within 150 m, whose farther stages then count as said")
  func carries() throws {
    #expect(
      lines(try route([149])) == [
        "1 prepare 300 Turn 1", "1 near 90 Turn 1 then Turn 2", "1 now - Turn 1 then Turn 2", "2 now - Turn 2",
      ])
    #expect(lines(try route([151]))[1] == "1 near 90 Turn 1")
  }

  @Test("a chain carries one step only, and a carried step carries its own follower with its now")
  func oneOnly() throws {
    #expect(
      lines(try route([100, 100])) == [
        "1 prepare 300 Turn 1", "1 near 90 Turn 1 then Turn 2", "1 now - Turn 1 then Turn 2",
        "2 now - Turn 2 then Turn 3", "3 now - Turn 3",
      ])
  }

  @Test("a roundabout's entry never carries its own exit, other turns it does")
  func roundabout() throws {
    #expect(lines(try route([60], kinds: [.roundabout, .roundaboutExit]))[1] == "1 near 90 Turn 1")
    #expect(lines(try route([60], kinds: [.roundabout, .left]))[1] == "1 near 90 Turn 1 then Turn 2")
    #expect(lines(try route([60], kinds: [.left, .roundaboutExit]))[1] == "1 near 90 Turn 1 then Turn 2")
  }

  @Test("walking, prepare carries a turn within 30 m; with a near that one does")
  func walking() throws {
    let route = try route([29], mode: .walking)
    let walk = Drive(route.polyline, speed: 1.4).fixes(from: 930, to: 1035)
    #expect(
      Transcript(route, walk).lines.dropFirst() == [
        "15 1 prepare 50 Turn 1 then Turn 2", "40 1 now - Turn 1 then Turn 2", "61 2 now - Turn 2",
      ])
    let config = try GuidanceConfig.with(.walking, ["stage.near": 30])
    #expect(
      Transcript(route, config: config, walk).lines.dropFirst().prefix(2) == [
        "15 1 prepare 50 Turn 1", "29 1 near 30 Turn 1 then Turn 2",
      ])
  }

  @Test("the arrival is carried like any other, and nothing but the event follows")
  func arrival() throws {
    let route = try Synthetic.route(
      [(90, 1000), (0, 120)],
      steps: [
        Synthetic.step(0, .depart, ""), Synthetic.step(1000, .left, "Turn 1"),
        Synthetic.step(1120, .arrive, "You arrive"),
      ])
    #expect(
      Transcript(route, Drive(route.polyline).fixes(from: 676, to: 1110)).lines == [
        "0 started", "2 1 prepare 300 Turn 1", "17 1 near 90 Turn 1 then You arrive",
        "21 1 now - Turn 1 then You arrive", "30 arrived",
      ])
  }

  @Test("a turn that was announced itself is not carried")
  func announcedBefore() throws {
    // Two turns at one place: the farther one is announced after going back behind the nearer one.
    let route = try route([40])
    var parts = EngineParts()
    parts.chains = { _ in true }
    let drive = Drive(route.polyline)
    let fixes = [drive.fix(at: 1010, time: 0)] + drive.fixes(from: 960, to: 1000, at: 20)
    let log = Transcript(route, parts: parts, fixes)
    #expect(log.lines.first { $0.contains("Turn 2") } == "0 2 now - Turn 2 then You arrive")
    #expect(!log.lines.contains { $0.contains("then Turn 2") })
  }
}
