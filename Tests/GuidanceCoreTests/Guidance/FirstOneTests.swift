import Testing

@testable import GuidanceCore

@Suite("what a first one makes void and what it leaves")
struct FirstOneTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  private func marked(_ fix: GuidanceFix) -> GuidanceFix {
    var fix = fix
    fix.isFirst = true
    return fix
  }

  @Test("the displacement tests begin anew")
  func displacements() {
    var wrong = drive
    wrong.courseError = 180
    let before = wrong.fixes(from: 0, to: 42)
    let after = (0..<3).map { wrong.fix(at: 56 + Double($0) * 14, time: Double($0)) }
    let log = Transcript(route, before + [marked(after[0])] + after.dropFirst())
    // The third contradiction in a row is used before the first one, the second after it is not.
    #expect(log.updates.map { ($0.courseUsed ?? -1).rounded() } == [270, 270, 270, 90, 270, 270, 270])
  }

  @Test("the highway's 10 s begin anew, the highway itself stays")
  func highway() throws {
    var route = try Synthetic.route([(90, 6000)])
    route.steps[1].maneuverAlong = 6000
    var fast = Drive(route.polyline, speed: 24)
    fast.accuracy = 5
    let before = fast.fixes(from: 4000, to: 4192, at: 100)
    let after = fast.fixes(from: 4216, to: 4460, at: 0)
    let log = Transcript(route, before + [marked(after[0])] + after.dropFirst())
    #expect(log.lines == ["100 started", "10 1 early 1500 You arrive"])
    let later = Transcript(route, fast.fixes(from: 3700, to: 3964) + [marked(fast.fix(at: 4010, time: 0))])
    #expect(later.lines == ["0 started", "0 1 early 2000 You arrive"])
  }

  @Test("a row towards being back begins anew")
  func backRow() {
    var away = drive
    away.aside = 100
    let left = drive.fixes(from: 860, to: 1000) + away.fixes(from: 1014, to: 1084, at: 11)
    let returned = [drive.fix(at: 1110, time: 18), marked(drive.fix(at: 1124, time: 1)), drive.fix(at: 1138, time: 2)]
    #expect(Transcript(route, left + returned).lines.suffix(2) == ["15 offRoute 100", "2 backOnRoute"])
  }

  @Test("the first usable fix keeps its place and takes the new time")
  func firstFix() {
    var beside = drive
    beside.aside = 45
    let before = beside.fixes(from: 1000, to: 1210)
    let after = beside.fixes(from: 1224, to: 1700, at: -100)
    let log = Transcript(route, before + [marked(after[0])] + after.dropFirst())
    #expect(log.lines == ["0 started", "-70 offRoute 45"])
  }

  @Test("the row of fixes that do not count for a route not joined begins anew")
  func lostRow() {
    var away = drive
    away.aside = 200
    let before = [drive.fix(at: 1000, time: 100), away.fix(at: 1500, time: 140), away.fix(at: 1514, time: 141)]
    let after = [marked(away.fix(at: 1528, time: 50)), away.fix(at: 1900, time: 80), away.fix(at: 1914, time: 81)]
    #expect(Transcript(route, before + after).lines == ["100 started", "81 offRoute 200"])
  }

  @Test("the count towards joining stays")
  func joining() {
    var away = drive
    away.aside = 100
    let fixes =
      [drive.fix(at: 1000, time: 0), marked(drive.fix(at: 1014, time: -10))]
      + away.fixes(from: 1028, to: 1100, at: -9)
    #expect(Transcript(route, fixes).lines == ["0 started", "-5 offRoute 100"])
  }

  @Test("stages said stay said")
  func stages() {
    let fixes = drive.fixes(from: 2650, to: 2720) + [marked(drive.fix(at: 2730, time: -50))]
    #expect(Transcript(route, fixes).lines == ["0 started", "4 1 prepare 290 Turn left"])
  }
}
