import GuidanceCore
import Testing

@Suite("matching round progress")
struct MatchingTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  /// Progress after a fix that follows a drive from 0 to 1400 m at 14 m/s (the last one at 100 s).
  private func progress(after fix: GuidanceFix) -> Double {
    var config = GuidanceConfig(mode: .driving)
    // So that the jump reaches the matcher.
    config.fix.topSpeed = 1000
    return Transcript(route, config: config, drive.fixes(from: 0, to: 1400) + [fix]).engine.snapshot.progress
  }

  @Test(
    "the window reaches 70 m/s and 50 m and the accuracy ahead, and 50 m and the accuracy behind",
    arguments: [
      (1524.0, true), (1562, false), (1346.0, true), (1308, false),
    ])
  func window(along: Double, isFound: Bool) {
    let found = abs(progress(after: drive.fix(at: along, time: 101)) - along) < 0.1
    // 1400 + 125 and 1400 - 55 are the ends; 37 m beyond them no place of the window is within the limit of 30 m.
    #expect(found == isFound)
  }

  @Test("the window grows with the time since the last match, and a fix beyond the limit does not end that time")
  func windowGrows() {
    let wild = GuidanceFix(
      coordinate: Geodesy.destination(from: drive.fix(at: 1414, time: 0).coordinate, bearing: 0, meters: 100),
      accuracy: 5, speed: 14, course: 90, time: 101)
    var config = GuidanceConfig(mode: .driving)
    config.fix.topSpeed = 1000
    let log = Transcript(
      route, config: config, drive.fixes(from: 0, to: 1400) + [wild, drive.fix(at: 1560, time: 102)])
    #expect(abs(log.engine.snapshot.progress - 1560) < 0.1)
    #expect(log.snapshots[101].progress == log.snapshots[100].progress)
    #expect(abs((log.snapshots[101].lateral ?? 0) - 100) < 0.1)
  }

  @Test("an out and back route never jumps to the nearer leg, and does where the way along costs nothing")
  func outAndBack() throws {
    // Both legs 10 m apart; the traveller keeps 6 m to the left, which is nearer to the other leg.
    let route = try Synthetic.route([(90, 1000), (0, 10), (270, 1000)])
    var drive = Drive(route.polyline)
    drive.aside = -6
    let fixes = drive.fixes(from: 0, to: 1960)
    var parts = EngineParts()
    parts.cost.courseWeight = 0
    let errors = zip(Transcript(route, parts: parts, fixes).snapshots, fixes).map { abs($0.progress - $1.time * 14) }
    #expect((errors.max() ?? 0) < 20)
    parts.cost.alongWeight = 0
    let swapped = zip(Transcript(route, parts: parts, fixes).snapshots, fixes).map { abs($0.progress - $1.time * 14) }
    #expect((swapped.max() ?? 0) > 60)
  }

  @Test("the course tells two legs of a hairpin apart, and does not where it costs nothing")
  func hairpin() throws {
    let route = try Synthetic.route([(90, 300), (0, 15), (270, 300)])
    var aside = Drive(route.polyline)
    aside.aside = -9
    let fixes = aside.fixes(from: 200, to: 298)
    let log = Transcript(route, fixes)
    #expect(log.snapshots.allSatisfy { $0.progress < 301 })
    var parts = EngineParts()
    parts.cost.courseWeight = 0
    parts.cost.alongWeight = 0
    #expect(Transcript(route, parts: parts, fixes).snapshots.contains { $0.progress > 301 })
  }

  @Test("a place far beside the line costs more than one farther along, and does not where beside costs nothing")
  func lateralCost() throws {
    // Two legs 60 m apart: at 390 m on the way back, where 309 m were expected and the way out passes at 270 m.
    let route = try Synthetic.route([(90, 300), (0, 60), (270, 300)])
    let drive = Drive(route.polyline)
    var slow = drive.fix(at: 390, time: 11)
    slow.speed = 4.9
    slow.course = nil
    let fixes = drive.fixes(from: 210, to: 280) + [slow]
    #expect(abs(Transcript(route, fixes).engine.snapshot.progress - 390) < 0.1)
    var parts = EngineParts()
    parts.cost.lateralWeight = 0
    #expect(abs((Transcript(route, parts: parts, fixes).engine.snapshot.lateral ?? 0) - 60) < 0.1)
  }

  @Test("progress falls while the traveller really goes back")
  func back() {
    var slow = drive
    slow.speed = 4
    let log = Transcript(route, drive.fixes(from: 0, to: 140) + slow.fixes(from: 136, to: 100, at: 11))
    #expect(abs(log.engine.snapshot.progress - 100) < 0.1)
  }

  @Test("while standing progress stays within the accuracy of the first standing fix")
  func standing() {
    let base = drive.fixes(from: 0, to: 140) + drive.standing(at: 140, seconds: 2, from: 11)
    let drift = drive.standing(at: 165, seconds: 3, from: 13)
    let log = Transcript(route, base + drift)
    #expect(log.snapshots.suffix(3).map { ($0.progress * 10).rounded() / 10 } == [145, 145, 145])
    var parts = EngineParts()
    parts.hold = { $0.along }
    #expect(Transcript(route, parts: parts, base + drift).engine.snapshot.progress > 164)
  }

  @Test("the standing fix that says started begins the stand")
  func standsAtStart() {
    let fixes = drive.standing(at: 140, seconds: 1, from: 0) + drive.standing(at: 165, seconds: 2, from: 1)
    #expect(abs(Transcript(route, fixes).engine.snapshot.progress - 145) < 0.1)
  }

  @Test("a fix that does not stand ends the stand")
  func standEnds() {
    var slow = drive.fix(at: 165, time: 13)
    slow.speed = 0.5
    let log = Transcript(
      route,
      drive.fixes(from: 0, to: 140) + drive.standing(at: 140, seconds: 2, from: 11) + [slow]
        + drive.standing(at: 165, seconds: 2, from: 14))
    #expect(abs(log.engine.snapshot.progress - 165) < 0.1)
  }

  @Test("the bearing shown at a vertex is the earlier segment's")
  func bearingAtVertex() {
    let outside = Geodesy.destination(from: route.polyline.vertices[1], bearing: 135, meters: 12)
    let fix = GuidanceFix(coordinate: outside, accuracy: 5, speed: 14, course: 45, time: 1)
    let log = Transcript(route, [drive.fix(at: 2986, time: 0), fix])
    #expect(abs((log.engine.snapshot.bearing ?? 0) - 90) < 0.1)
    #expect(log.engine.snapshot.progress == 3000 || abs(log.engine.snapshot.progress - 3000) < 0.001)
    #expect(log.updates[1].count == .followed)
  }

  @Test("a route of repeated vertices is followed as the one without")
  func repeatedVertices() throws {
    let places = route.polyline.vertices.flatMap { [$0, $0, $0] }
    var twin = route
    twin.polyline = try Polyline(places)
    let fixes = drive.fixes(from: 0, to: 4990)
    #expect(Transcript(twin, fixes).lines == Transcript(route, fixes).lines)
    #expect(Transcript(twin, fixes).snapshots == Transcript(route, fixes).snapshots)
  }
}
