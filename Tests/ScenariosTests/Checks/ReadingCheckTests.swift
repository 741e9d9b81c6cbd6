import Testing

@testable import Scenarios
@testable import SimWorld

@Suite("readings")
struct ReadingCheckTests {
  /// Progress 0, 10, 20, 18, 30 at the first five seconds; the heading crosses north.
  static let ride: JournalPad = {
    var pad = JournalPad(endedAt: 60)
    let headings: [Double?] = [nil, 358, 2, 5, 90]
    for (second, progress) in [0.0, 10, 20, 18, 30].enumerated() {
      pad.read(Double(second)) {
        $0.progress = progress
        $0.mapHeading = headings[second]
        $0.nextStep = second < 3 ? 1 : nil
        $0.phase = second == 0 ? .waitingForFix : .onRoute
        $0.timeLeft = 100 - Double(second)
      }
    }
    return pad
  }()

  @Test(
    "always looks at each reading of the span and at the one that holds when it opens",
    arguments: [
      ("always progress below 31 m", "held | 1 m | `progress below 31 m` | `progress` 30 m at 0:04 | @ 0:04"),
      ("always progress below 30 m", "failed | 0 m | `progress below 30 m` | `progress` 30 m at 0:04 | @ 0:04"),
      (
        "always progress below 15 m",
        "failed | -15 m | `progress below 15 m` | `progress` 20 m at 0:02, at worst 30 m at 0:04 | @ 0:02"
      ),
      (
        "always progress above 15 m after 0:02.5",
        "held | 3 m | `progress above 15 m` from 0:02.5 on | `progress` 18 m at 0:03 | @ 0:03"
      ),
      (
        "always progress above 19 m from 0:02.5 to 0:03",
        "held | 1 m | `progress above 19 m` from 0:02.5 to 0:03 | `progress` 20 m at 0:02 | @ 0:02"
      ),
      (
        "always progress below 11 m before 0:02",
        "held | 1 m | `progress below 11 m` before 0:02 | `progress` 10 m at 0:01 | @ 0:01"
      ),
      (
        "always map within 5 deg of 0 deg from 0:01 to 0:04",
        "held | 0 deg | `map within 5 deg of 0 deg` from 0:01 to 0:04 | `map` 5 deg at 0:03 | @ 0:03"
      ),
      (
        "always map within 5 deg of 0 deg",
        "failed | - | `map within 5 deg of 0 deg` | `map` unknown at 0:00 | @ 0:00"
      ),
      (
        "always map is not 90 deg before 0:04",
        "held | 85 deg | `map is not 90 deg` before 0:04 | `map` 5 deg at 0:03 | @ 0:03"
      ),
      ("always phase is on-route after 0:01", "held | - | `phase is on-route` from 0:01 on | "),
      (
        "always phase is on-route",
        "failed | - | `phase is on-route` | `phase` waiting-for-fix at 0:00 | @ 0:00"
      ),
      ("always lateral unknown", "held | - | `lateral unknown` | "),
      ("always lateral known", "failed | - | `lateral known` | `lateral` unknown at 0:00 | @ 0:00"),
      ("always progress rises", "failed | -2 m | `progress rises` | `progress` 18 m at 0:03 | @ 0:03"),
      ("always progress rises ± 3 m", "held | 1 m | `progress rises ± 3 m` | `progress` 18 m at 0:03 | @ 0:03"),
      (
        "always progress rises before 0:03",
        "held | 10 m | `progress rises` before 0:03 | `progress` 10 m at 0:01 | @ 0:01"
      ),
      ("always lateral rises", "failed | - | `lateral rises` | `lateral` unknown at 0:00 | @ 0:00"),
      ("always progress rises after arrived", "vacuous | - | `progress rises` | `arrived` never happened"),
      (
        "always progress rises after 1:01",
        "vacuous | - | `progress rises` | 1:01 lies after the run's end at 1:00"
      ),
    ])
  func always(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, Self.ride).shown == shown)
  }

  @Test(
    "at a moment the last reading holds",
    arguments: [
      ("at 0:02 progress is 20 m", "held | 0 m | `progress is 20 m` at 0:02 | `progress` 20 m at 0:02 | @ 0:02"),
      ("at 0:02.9 progress is 20 m", "held | 0 m | `progress is 20 m` at 0:02.9 | `progress` 20 m at 0:02 | @ 0:02.9"),
      ("at 0:03 progress is 20 m", "failed | -2 m | `progress is 20 m` at 0:03 | `progress` 18 m at 0:03 | @ 0:03"),
      (
        "at 0:01 map between 350 deg and 10 deg",
        "held | 8 deg | `map between 350 deg and 10 deg` at 0:01 | `map` 358 deg at 0:01 | @ 0:01"
      ),
      (
        "at 0:04 map between 350 deg and 10 deg",
        "failed | -80 deg | `map between 350 deg and 10 deg` at 0:04 | `map` 90 deg at 0:04 | @ 0:04"
      ),
      ("at 0:01 next step is 1", "held | 0 | `next step is 1` at 0:01 | `next step` 1 at 0:01 | @ 0:01"),
      ("at 0:04 next step unknown", "held | - | `next step unknown` at 0:04 | `next step` unknown at 0:04 | @ 0:04"),
      ("at 0:04 next step is not 1", "held | - | `next step is not 1` at 0:04 | `next step` unknown at 0:04 | @ 0:04"),
      ("at 0:04 next step above 0", "failed | - | `next step above 0` at 0:04 | `next step` unknown at 0:04 | @ 0:04"),
      ("at 0:00 mode is not walking", "held | - | `mode is not walking` at 0:00 | `mode` driving at 0:00 | @ 0:00"),
      ("at 0:00 rerouting is off", "held | - | `rerouting is off` at 0:00 | `rerouting` off at 0:00 | @ 0:00"),
      ("at arrived phase is arrived", "vacuous | - | `phase is arrived` | `arrived` never happened"),
      (
        "at 1:01 phase is arrived",
        "vacuous | - | `phase is arrived` at 1:01 | 1:01 lies after the run's end at 1:00"
      ),
      (
        "finally progress above 29 m",
        "held | 1 m | `progress above 29 m` at the end | `progress` 30 m at 0:04 | @ 0:04"
      ),
      (
        "finally phase is arrived",
        "failed | - | `phase is arrived` at the end | `phase` on-route at 0:04 | @ 0:04"
      ),
    ])
  func at(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, Self.ride).shown == shown)
  }

  @Test("at an instant with several causes only the last reading counts, and opens a span")
  func severalCauses() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(1) { $0.providerVoice = true }
    pad.read(2) { $0.providerVoice = true }
    pad.read(2) { $0.providerVoice = false }
    pad.read(3) { $0.providerVoice = true }
    #expect(try verdict(on: "at 0:02 provider-voice is off", pad).passes)
    #expect(try verdict(on: "always provider-voice is off from 0:02 to 0:03", pad).passes)
    #expect(try !verdict(on: "always provider-voice is off from 0:01.5 to 0:03", pad).passes)
    #expect(try !verdict(on: "always provider-voice is off from 0:02 to 0:03.1", pad).passes)
  }

  @Test("a span that an event opens begins with the reading behind it")
  func eventOpens() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(1) { $0.phase = .onRoute }
    pad.event(2, .offRoute(lateral: nil))
    pad.read(2) { $0.phase = .offRoute }
    pad.event(3, .backOnRoute)
    pad.read(3) { $0.phase = .onRoute }
    #expect(try verdict(on: "always phase is off-route from off-route to back-on-route", pad).passes)
    #expect(try verdict(on: "always phase is on-route before off-route", pad).passes)
    #expect(try verdict(on: "always phase is on-route after back-on-route", pad).passes)
    #expect(try !verdict(on: "always phase is off-route after off-route", pad).passes)
  }

  @Test("progress begins anew on another route and on another trip")
  func anotherRoute() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(0) { $0.progress = 500 }
    pad.read(1) {
      $0.progress = 3
      $0.route = 1
    }
    pad.read(2, trip: 2) {
      $0.progress = 1
      $0.route = 1
    }
    #expect(try verdict(on: "always progress rises", pad).passes)
    pad.read(3, trip: 2) {
      $0.progress = 0.5
      $0.route = 1
    }
    #expect(
      try verdict(on: "always progress rises", pad).shown
        == "failed | -0.5 m | `progress rises` | `progress` 0.5 m at 0:03 | @ 0:03")
  }

  @Test("several small falls add up")
  func smallFalls() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(\.progress, 100, 94, 96, 89)
    #expect(try verdict(on: "always progress rises ± 11 m", pad).passes)
    #expect(try !verdict(on: "always progress rises ± 10 m", pad).passes)
  }

  @Test("what is read without a trip is no reading")
  func noTrip() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(0) { $0.phase = .arrived }
    pad.read(8, trip: 0) { $0.phase = nil }
    #expect(try verdict(on: "always phase is arrived", pad).passes)
    #expect(try verdict(on: "finally phase is arrived", pad).passes)
    #expect(try verdict(on: "at 0:08 phase is arrived", pad).passes)
    #expect(try verdict(on: "always phase is arrived from 0:07 to 0:30", pad).passes)
    let ended = "the trip ended at 0:08"
    #expect(try verdict(on: "at 0:09 phase is arrived", pad).outcome == .vacuous(ended))
    for span in ["from 0:08 to 0:30", "after 0:09"] {
      #expect(
        try verdict(on: "always phase is arrived \(span)", pad).outcome == .vacuous("nothing was read then: " + ended))
    }
    #expect(
      try verdict(on: "always phase is arrived", JournalPad()).outcome == .vacuous("nothing was read then"))
    #expect(try verdict(on: "finally phase is arrived", JournalPad()).outcome == .vacuous("nothing was ever read"))
  }

  @Test("what an ended trip read holds until its end, and the next trip's readings count from its beginning")
  func nextTrip() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(0) { $0.phase = .onRoute }
    pad.event(8, .ended(.stopped))
    pad.read(8, trip: 0) { $0.phase = nil }
    pad.read(9, trip: 0) { $0.phase = nil }
    pad.read(20, trip: 2) { $0.phase = .waitingForFix }
    #expect(try verdict(on: "at 0:07 phase is on-route", pad).passes)
    #expect(try verdict(on: "at 0:19 phase is on-route", pad).outcome == .vacuous("the trip ended at 0:08"))
    #expect(try verdict(on: "at 0:21 phase is waiting-for-fix", pad).passes)
    #expect(try verdict(on: "always phase is waiting-for-fix from 0:10 to 0:30", pad).passes)
    #expect(try verdict(on: "always phase is waiting-for-fix after ended", pad).passes)
    #expect(
      try verdict(on: "always phase is on-route from 0:10 to 0:20", pad).outcome
        == .vacuous("nothing was read then: the trip ended at 0:08"))
  }

  @Test("a number that is not finite is unknown")
  func notFinite() throws {
    var pad = JournalPad(endedAt: 60)
    pad.read(\.progress, .nan)
    #expect(try verdict(on: "always progress unknown", pad).passes)
    #expect(try !verdict(on: "always progress below 5 m", pad).passes)
  }
}
