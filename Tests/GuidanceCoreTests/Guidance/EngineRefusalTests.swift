import GuidanceCore
import Testing

@Suite("what the engine refuses and forgets by itself")
struct EngineRefusalTests {
  let route: NavRoute
  let drive: Drive

  init() throws {
    route = try Synthetic.reference()
    drive = Drive(route.polyline)
  }

  @Test("a refused fix changes nothing")
  func changesNothing() {
    var log = Transcript(route, drive.fixes(from: 0, to: 140))
    let before = log.engine.snapshot
    var wild = drive.fix(at: 4000, time: 11)
    log.feed([wild])
    wild.accuracy = nil
    log.feed([wild])
    wild.coordinate.latitude = .nan
    log.feed([wild, drive.fix(at: 140, time: 10)])
    #expect(
      log.lines == [
        "0 started", "11 refused implausible", "11 refused noAccuracy", "11 refused invalid", "10 refused notNewer",
      ])
    #expect(log.engine.snapshot == before)
    log.feed([drive.fix(at: 154, time: 11)])
    #expect(log.engine.snapshot.progress > 153.9)
  }

  @Test("it does not judge the receipt")
  func noReceipt() {
    #expect(Transcript(route, [drive.fix(at: 0, time: 1e9)]).lines == ["1000000000 started"])
  }

  @Test("a marked fix that is later is spared implausible and forgets nothing")
  func markedLater() {
    var log = Transcript(route, drive.fixes(from: 0, to: 140))
    var marked = drive.fix(at: 2000, time: 11)
    marked.isFirst = true
    log.feed([marked])
    #expect(log.lines == ["0 started"])
    #expect(abs((log.engine.snapshot.speed ?? 0) - 14) < 1e-9)
    #expect(log.engine.snapshot.time == 11)
  }

  @Test(
    "a marked fix that is not later is a first one: smoothed speed forgotten, progress kept, 10 s to the fix before")
  func markedFirst() {
    var log = Transcript(route, drive.fixes(from: 0, to: 140))
    var marked = drive.fix(at: 300, time: 5)
    marked.isFirst = true
    marked.speed = 20
    log.feed([marked])
    #expect(log.engine.snapshot.speed == 20)
    #expect(abs(log.engine.snapshot.progress - 300) < 0.01)
    var far = drive.fix(at: 140 + 70 * 10 + 50 + 5 + 40, time: 4)
    far.isFirst = true
    var other = Transcript(route, drive.fixes(from: 0, to: 140))
    other.feed([far])
    #expect((other.engine.snapshot.lateral ?? 0) > 35)
  }

  @Test("a mark does not help against another refusal")
  func markedCoarse() {
    var log = Transcript(route, drive.fixes(from: 0, to: 140))
    var marked = drive.fix(at: 150, time: 5)
    marked.isFirst = true
    marked.accuracy = 121
    log.feed([marked])
    #expect(log.lines.last == "5 refused coarse")
  }

  @Test("a clock that is set back does not deafen the trip, and says no stage twice")
  func clockBack() {
    var log = Transcript(route, drive.fixes(from: 2650, to: 2720))
    log.feed(drive.fixes(from: 2734, to: 2900, at: -100))
    #expect(log.lines.filter { $0.contains("refused") }.count == 4)
    #expect(log.lines(with: "prepare").count == 1)
    #expect(log.engine.snapshot.progress > 2880)
  }

  @Test("a first one ends a row against the route, but not the join")
  func rowForgotten() {
    var log = Transcript(route, drive.fixes(from: 0, to: 140))
    var away = drive
    away.aside = 100
    log.feed((11...14).map { away.fix(at: Double($0) * 14, time: Double($0)) })
    var marked = away.fix(at: 15 * 14, time: 12)
    marked.isFirst = true
    log.feed([marked])
    log.feed((13...15).map { away.fix(at: Double($0 + 3) * 14, time: Double($0)) })
    #expect(log.lines(with: "offRoute") == [])
    log.feed([away.fix(at: 19 * 14, time: 16)])
    #expect(log.lines(with: "offRoute") == ["16 offRoute 100"])
  }
}
