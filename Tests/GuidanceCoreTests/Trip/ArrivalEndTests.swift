import GuidanceCore
import Testing

@Suite("the end of a trip")
struct ArrivalEndTests {
  private var plain = ArrivalEnd()
  private var building = ArrivalEnd(doorLevel: 0)

  init() {
    _ = plain.started(trip: 1, at: 0)
    _ = building.started(trip: 1, at: 0)
  }

  @Test("comes eight seconds after the arrival, once")
  mutating func ends() {
    #expect(plain.arrived(trip: 1, at: 100) == [.wake(at: 108)])
    #expect(plain.wake(at: 107.9).isEmpty)
    #expect(plain.wake(at: 108) == [.end(trip: 1, .arrived)])
    #expect(plain.wake(at: 108).isEmpty)
    #expect(plain.tripOnScreen == nil)
  }

  @Test("is pending once, however often the arrival is said")
  mutating func pendsOnce() {
    _ = plain.arrived(trip: 1, at: 100)
    #expect(plain.arrived(trip: 1, at: 103).isEmpty)
    #expect(plain.wake(at: 108) == [.end(trip: 1, .arrived)])
  }

  @Test("a new trip replaces the one on screen and voids its pending end; its own arrival ends it")
  mutating func replaced() {
    _ = plain.arrived(trip: 1, at: 123)
    #expect(plain.started(trip: 2, at: 127) == [.cancelWake, .end(trip: 1, .replaced)])
    #expect(plain.wake(at: 131).isEmpty)
    #expect(plain.tripOnScreen == 2)
    #expect(plain.arrived(trip: 2, at: 240) == [.wake(at: 248)])
    #expect(plain.wake(at: 248) == [.end(trip: 2, .arrived)])
  }

  @Test("the arrival of a trip that is not on screen ends nothing")
  mutating func lateArrival() {
    _ = plain.started(trip: 2, at: 50)
    #expect(plain.arrived(trip: 1, at: 51).isEmpty)
    #expect(!plain.isPending)
  }

  @Test("stopped by hand it comes at once, and the pending one is void")
  mutating func stopped() {
    _ = plain.arrived(trip: 1, at: 100)
    #expect(plain.stopped(trip: 1, at: 102) == [.cancelWake, .end(trip: 1, .stopped)])
    #expect(plain.wake(at: 108).isEmpty)
    #expect(plain.stopped(trip: 1, at: 109).isEmpty)
  }

  @Test("a trip that is on screen already is not replaced by itself")
  mutating func same() {
    #expect(plain.started(trip: 1, at: 1).isEmpty)
  }

  @Test("at another level than the door's it is held, and begins when the level agrees")
  mutating func held() {
    _ = building.level(2, at: 180)
    #expect(building.arrived(trip: 1, at: 204) == [.wake(at: 332)])
    #expect(building.isHeld)
    #expect(building.level(2, at: 205).isEmpty)
    #expect(building.level(0, at: 240) == [.wake(at: 248)])
    #expect(building.level(0, at: 241).isEmpty)
    #expect(building.wake(at: 248) == [.end(trip: 1, .arrived)])
  }

  @Test("the hold lasts two minutes at most")
  mutating func longestHold() {
    _ = building.level(2, at: 0)
    #expect(building.arrived(trip: 1, at: 100) == [.wake(at: 228)])
    #expect(building.level(0, at: 221).isEmpty)
    #expect(building.wake(at: 228) == [.end(trip: 1, .arrived)])
  }

  @Test("a wrong level within the eight seconds holds it again")
  mutating func heldAgain() {
    #expect(building.arrived(trip: 1, at: 100) == [.wake(at: 108)])
    #expect(building.level(1, at: 104) == [.wake(at: 228)])
    #expect(building.wake(at: 108).isEmpty)
    #expect(building.level(0, at: 110) == [.wake(at: 118)])
    #expect(building.wake(at: 118) == [.end(trip: 1, .arrived)])
  }

  @Test("without a barometer nothing is held")
  mutating func noBarometer() {
    #expect(building.arrived(trip: 1, at: 100) == [.wake(at: 108)])
  }

  @Test("where no building is known a level holds nothing")
  mutating func noDoor() {
    _ = plain.level(3, at: 0)
    #expect(plain.arrived(trip: 1, at: 100) == [.wake(at: 108)])
  }

  @Test("the figures are those of the configuration")
  func configured() throws {
    var config = TripConfig()
    try config.set("arrival.end", 2)
    try config.set("arrival.hold", 10)
    var end = ArrivalEnd(doorLevel: 1, config: config)
    _ = end.started(trip: 1, at: 0)
    _ = end.level(0, at: 0)
    #expect(end.arrived(trip: 1, at: 100) == [.wake(at: 112)])
    #expect(end.level(1, at: 101) == [.wake(at: 103)])
  }

  @Test("levels are three and a half metres apart")
  func levels() {
    let heights = [0, 1.7, 1.8, 3.5, 5.2, 5.3, -1.7, -1.8, -7]
    #expect(heights.map(BuildingLevel.level) == [0, 0, 1, 1, 1, 2, 0, -1, -2])
    #expect(BuildingLevel.level(ofMeters: .nan) == 0)
  }
}
