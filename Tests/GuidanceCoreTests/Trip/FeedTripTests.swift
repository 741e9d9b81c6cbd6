import GuidanceCore
import Testing

@Suite("a trip that a feed guides")
struct FeedTripTests {
  private var trip = FeedTrip()
  private var time = 0.0

  private mutating func feed(
    _ kind: ManeuverKind = .left, _ distance: Double, state: FeedState = .guiding, words: String = "Turn"
  ) -> [FeedEvent] {
    time += 1
    return trip.update(
      FeedReading(
        state: state, maneuver: FeedManeuver(kind: kind, words: words, distance: distance), metersLeft: 1000,
        secondsLeft: 100, time: time))
  }

  private func said(
    _ stage: AnnouncementStage, step: Int = 1, _ distance: Int?, words: String = "Turn"
  ) -> [FeedEvent] {
    [.guidance(.announce(Announcement(step: step, stage: stage, spokenDistance: distance, instruction: words)))]
  }

  @Test("starts with the first reading, whatever it says")
  mutating func starts() {
    #expect(feed(.left, 800) == [.guidance(.started)])
    #expect(feed(.left, 790).isEmpty)
    var rerouting = FeedTrip()
    #expect(
      rerouting.update(FeedReading(state: .rerouting, maneuver: nil, metersLeft: 0, secondsLeft: 0, time: 0)) == [
        .guidance(.started), .guidance(.offRoute(lateral: nil)),
      ])
  }

  @Test("announces at the distances of a town, the spoken ones rounded")
  mutating func stages() {
    _ = feed(.left, 800)
    #expect(feed(.left, 301).isEmpty)
    #expect(feed(.left, 300) == said(.prepare, 300))
    #expect(feed(.left, 91).isEmpty)
    #expect(feed(.left, 86) == said(.near, 90))
    #expect(feed(.left, 26).isEmpty)
    #expect(feed(.left, 25) == said(.now, nil))
    #expect(feed(.left, 10).isEmpty)
  }

  @Test("says only the latest of several stages that are due")
  mutating func latestOnly() {
    _ = feed(.left, 800)
    #expect(feed(.left, 80) == said(.near, 80))
    #expect(feed(.left, 120).isEmpty)  // 40 m farther is the same maneuver, whose `prepare` counts as said
  }

  @Test("now comes two and a half seconds ahead at the smoothed speed of its own fixes")
  mutating func nowBySpeed() {
    trip.update(speed: 20, at: 0)
    _ = feed(.left, 80)
    #expect(feed(.left, 51).isEmpty)
    #expect(feed(.left, 50) == said(.now, nil))
  }

  @Test("an unknown speed of a fix leaves the smoothed one")
  mutating func unknownSpeed() {
    trip.update(speed: 20, at: 0)
    trip.update(speed: nil, at: 60)
    #expect(trip.status.speed == 20)
  }

  @Test("smooths the speed with a time constant of three seconds")
  mutating func smoothing() throws {
    trip.update(speed: 10, at: 0)
    trip.update(speed: 20, at: 3)
    let speed = try #require(trip.status.speed)
    #expect(abs(speed - 16.321_206) < 1e-6)  // 10 + (1 - 1/e) x 10
  }

  @Test("a speed of an earlier moment begins the smoothing anew, one of the same moment is passed over")
  mutating func clockSetBack() {
    trip.update(speed: 10, at: 100)
    trip.update(speed: 30, at: 100)
    #expect(trip.status.speed == 10)
    trip.update(speed: 20, at: 50)
    #expect(trip.status.speed == 20)
  }

  @Test("counts maneuvers by their changes, from one")
  mutating func counts() {
    _ = feed(.left, 200)
    #expect(feed(.right, 80) == said(.near, step: 2, 80))
    #expect(feed(.left, 80) == said(.near, step: 3, 80))
  }

  @Test("a smaller distance of the same kind is always the same maneuver")
  mutating func smaller() {
    _ = feed(.left, 900)
    #expect(feed(.left, 290) == said(.prepare, 290))
    #expect(feed(.left, 100).isEmpty)
    #expect(trip.status.maneuver?.step == 1)
  }

  @Test("a silent swap to the same maneuver repeats nothing that was said")
  mutating func silentSwap() {
    #expect(feed(.left, 290) == [.guidance(.started)] + said(.prepare, 290))
    #expect(feed(.left, 348).isEmpty)  // a fifth farther
    #expect(feed(.left, 280).isEmpty)
    #expect(feed(.left, 90) == said(.near, 90))
    #expect(feed(.left, 140).isEmpty)  // 50 m farther
    #expect(feed(.left, 85).isEmpty)
  }

  @Test("one of the same kind that is much farther is the next maneuver")
  mutating func nextOfTheSameKind() {
    _ = feed(.left, 290)
    #expect(feed(.left, 349).isEmpty)
    #expect(trip.status.maneuver?.step == 2)
    #expect(feed(.left, 280) == said(.prepare, step: 2, 280))
  }

  @Test("the second of two turns of one kind close together is a turn of its own")
  mutating func closeTurns() {
    _ = feed(.left, 80, words: "Left onto Mill Road")
    #expect(feed(.left, 5, words: "Left onto Mill Road") == said(.now, nil, words: "Left onto Mill Road"))
    #expect(
      feed(.left, 40, words: "Left onto Oak Road") == said(.near, step: 2, 40, words: "Left onto Oak Road"))
    #expect(feed(.left, 44, words: "Left onto Oak Road").isEmpty)
  }

  @Test("other words alone are no other maneuver before now was said")
  mutating func otherWords() {
    _ = feed(.left, 280, words: "Left onto Mill Road")
    #expect(feed(.left, 300, words: "Left onto the B 12").isEmpty)
    #expect(trip.status.maneuver?.step == 1)
  }

  @Test("the arrival has no now, and the feed says when it has come")
  mutating func arrival() {
    _ = feed(.arrive, 400, words: "You arrive")
    #expect(feed(.arrive, 300, words: "You arrive") == said(.prepare, 300, words: "You arrive"))
    #expect(feed(.arrive, 90, words: "You arrive") == said(.near, 90, words: "You arrive"))
    #expect(feed(.arrive, 5, words: "You arrive").isEmpty)
    #expect(feed(.arrive, 0, state: .arrived) == [.guidance(.arrived)])
    #expect(feed(.arrive, 0, state: .arrived).isEmpty)
    #expect(feed(.left, 20).isEmpty)
    #expect(trip.status.phase == .arrived)
  }

  @Test("rerouting is off the route by an unknown distance, then rerouted; nothing is announced in between")
  mutating func rerouting() {
    _ = feed(.left, 400)
    #expect(feed(.left, 280, state: .rerouting) == [.guidance(.offRoute(lateral: nil))])
    #expect(feed(.left, 80, state: .rerouting).isEmpty)
    #expect(trip.status.isRerouting && trip.status.phase == .offRoute)
    #expect(feed(.right, 250) == [.rerouted] + said(.prepare, step: 2, 250))
    #expect(trip.status.phase == .onRoute && !trip.status.isRerouting)
  }

  @Test("an arrival out of rerouting is on a route again first")
  mutating func arrivesOutOfRerouting() {
    _ = feed(.left, 400, state: .rerouting)
    #expect(feed(.arrive, 0, state: .arrived) == [.rerouted, .guidance(.arrived)])
  }

  @Test("a maneuver without words is counted and never said")
  mutating func wordless() {
    _ = feed(.straight, 20, words: "")
    #expect(feed(.left, 80) == said(.near, step: 2, 80))
  }

  @Test("a distance that is no number, or lies behind, announces nothing")
  mutating func nonsense() {
    _ = feed(.left, 800)
    #expect(feed(.left, .nan).isEmpty)
    #expect(feed(.left, -5).isEmpty)
    #expect(feed(.left, 45) == said(.near, 50))
  }

  @Test("a reading older than the last is passed over")
  mutating func late() {
    _ = feed(.left, 800)
    let late = FeedReading(
      state: .rerouting, maneuver: nil, metersLeft: 0, secondsLeft: 0, time: time - 1)
    #expect(trip.update(late).isEmpty)
    #expect(trip.status.phase == .onRoute)
  }

  @Test("shows the neutral status")
  mutating func status() {
    #expect(trip.status == TripStatus(phase: .waitingForFix))
    trip.update(speed: 10, at: 0)
    _ = feed(.left, 400, words: "Turn left")
    #expect(
      trip.status
        == TripStatus(
          phase: .onRoute, maneuver: ManeuverAhead(kind: .left, words: "Turn left", distance: 400, step: 1),
          metersLeft: 1000, secondsLeft: 100, speed: 10))
  }
}
