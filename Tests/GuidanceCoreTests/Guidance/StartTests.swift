import GuidanceCore
import Testing

@Suite("starting and joining")
struct StartTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  private func beside(_ along: Double, _ aside: Double, accuracy: Double = 5, time: Double = 0) -> GuidanceFix {
    var drive = drive
    drive.aside = aside
    drive.accuracy = accuracy
    return drive.fix(at: along, time: time)
  }

  @Test(
    "a trip starts within 60 m, or within the accuracy where that is larger",
    arguments: [
      (59.9, 5.0, true), (60.1, 5, false), (99, 100, true), (101, 100, false),
    ])
  func radius(aside: Double, accuracy: Double, starts: Bool) {
    let log = Transcript(route, [beside(1000, aside, accuracy: accuracy)])
    #expect(log.lines == (starts ? ["0 started"] : []))
    #expect(log.engine.snapshot.phase == (starts ? .onRoute : .waitingForFix))
    #expect(abs(log.engine.snapshot.progress - (starts ? 1000 : 0)) < 0.1)
  }

  @Test("before the start nothing is matched, and the first spoken step is the next")
  func beforeStart() {
    let log = Transcript(route, [beside(1000, 80)])
    #expect(
      log.engine.snapshot
        == GuidanceSnapshot(
          phase: .waitingForFix, progress: 0, remaining: route.length, remainingTime: route.length / 13.9, nextStep: 1,
          nextDistance: 3000, speed: 14, time: 0))
  }

  /// East 1000 m, north 40 m and back west beside the way out, then on; passes at 300 and at 1740.
  private func twoPasses() throws -> NavRoute {
    try Synthetic.route([(90, 1000), (0, 40), (270, 1000), (0, 500)])
  }

  @Test(
    "of two passes the earliest that goes the traveller's way wins",
    arguments: [
      (Optional(90.0), 300.0), (270, 1740), (nil, 300), (0, 300),
    ])
  func passes(course: Double?, along: Double) throws {
    let route = try twoPasses()
    var fix = Drive(route.polyline).fix(at: 300, time: 0)
    fix.coordinate = Geodesy.destination(from: fix.coordinate, bearing: 0, meters: 25)
    fix.course = course
    #expect(abs(Transcript(route, [fix]).engine.snapshot.progress - along) < 0.1)
  }

  @Test("a course counts only while moving")
  func slowCourse() throws {
    let route = try twoPasses()
    var fix = Drive(route.polyline).fix(at: 300, time: 0)
    fix.course = 270
    fix.speed = 4.9
    #expect(abs(Transcript(route, [fix]).engine.snapshot.progress - 300) < 0.1)
  }

  @Test("a pass in the first 100 m wins whatever the course")
  func firstPass() throws {
    let route = try twoPasses()
    var fix = Drive(route.polyline).fix(at: 99, time: 0)
    fix.course = 270
    #expect(abs(Transcript(route, [fix]).engine.snapshot.progress - 99) < 0.1)
    var later = Drive(route.polyline).fix(at: 101, time: 0)
    later.course = 270
    #expect(abs(Transcript(route, [later]).engine.snapshot.progress - 1939) < 0.1)
  }

  @Test("nothing counts against a route before the second fix in a row for it")
  func joins() {
    // 45 m aside is within the start radius and beyond the limit.
    let beside = (0..<10).map { self.beside(1000 + Double($0) * 10, 45, time: Double($0)) }
    let log = Transcript(route, beside)
    #expect(log.lines == ["0 started"])
    #expect(log.updates.allSatisfy { $0.count == nil })
    let joined = [drive.fix(at: 1000, time: -2), drive.fix(at: 1014, time: -1)] + beside
    let other = Transcript(route, joined)
    #expect(other.lines == ["-2 started", "4 offRoute 45"])
    #expect(
      other.updates.map { $0.count?.rawValue ?? "-" } == ["for", "for"] + [String](repeating: "against", count: 10))
  }

  @Test("who goes 200 m in 30 s without joining is off route, told by his distance from the whole line")
  func lost() {
    let fixes = (0...50).map { beside(1000 + Double($0) * 6, 45, time: Double($0)) }
    #expect(Transcript(route, fixes).lines == ["0 started", "34 offRoute 45"])
    let quick = (0...50).map { beside(1000 + Double($0) * 20, 45, time: Double($0)) }
    #expect(Transcript(route, quick).lines == ["0 started", "30 offRoute 45"])
    let near = (0...50).map { beside(1000 + Double($0) * 3, 45, time: Double($0)) }
    #expect(Transcript(route, near).lines == ["0 started"])
  }

  @Test("off route comes before started where the traveller never came near, and the trip starts later")
  func lostBeforeStart() {
    let away = (0...30).map { beside(100 + Double($0) * 14, 150, time: Double($0)) }
    let back = (32...35).map { drive.fix(at: 100 + Double($0) * 14, time: Double($0)) }
    let log = Transcript(route, away + back)
    #expect(log.lines == ["30 offRoute 150", "32 started", "33 backOnRoute"])
    #expect(log.snapshots[30].lateral == nil)
    #expect(log.snapshots[31].phase == .offRoute)
  }

  @Test("once started it takes the third fix in a row that does not count for the route")
  func lostRow() {
    // One fix for the route at 0 s, then a gap of 40 s and fixes far beside.
    let far = (40...44).map { beside(1000 + Double($0) * 14, 200, time: Double($0)) }
    let log = Transcript(route, [drive.fix(at: 1000, time: 0)] + far)
    #expect(log.lines == ["0 started", "42 offRoute 200"])
  }

  @Test("the fix that says started may announce and arrive")
  func speaksAtOnce() {
    #expect(Transcript(route, [drive.fix(at: 2960, time: 0)]).lines == ["0 started", "0 1 near 40 Turn left"])
    #expect(Transcript(route, [drive.fix(at: 4970, time: 0)]).lines == ["0 started", "0 arrived"])
  }
}
