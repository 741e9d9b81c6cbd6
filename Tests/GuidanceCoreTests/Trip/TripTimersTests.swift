import GuidanceCore
import Testing

@Suite("the travel time")
struct ETARefreshTests {
  private var eta = ETARefresh(startedAt: 0)

  @Test("is asked every two minutes while on the route")
  mutating func asks() {
    #expect(eta.firstEffects == [.wake(at: 120)])
    #expect(eta.update(phase: .onRoute, remaining: 5000, at: 1).isEmpty)
    #expect(eta.wake(remaining: 4000, at: 120) == [.ask(1), .wake(at: 240)])
    #expect(eta.update(phase: .onRoute, remaining: 3900, at: 121).isEmpty)
    #expect(eta.wake(remaining: 3000, at: 240) == [.ask(2), .wake(at: 360)])
  }

  @Test("is not asked off the route, and at once after the return")
  mutating func offRoute() {
    _ = eta.update(phase: .offRoute, remaining: 4000, at: 100)
    #expect(eta.wake(remaining: 4000, at: 120).isEmpty)
    #expect(eta.update(phase: .onRoute, remaining: 4000, at: 130) == [.ask(1), .wake(at: 250)])
  }

  @Test("is scaled to what is left of the way that it was asked for")
  mutating func scaled() {
    _ = eta.update(phase: .onRoute, remaining: 5000, at: 1)
    _ = eta.wake(remaining: 4000, at: 120)
    #expect(eta.secondsLeft(remaining: 4000) == nil)
    eta.answer(1, .success(400), at: 121)
    #expect(eta.secondsLeft(remaining: 2000) == 200)
  }

  @Test("keeps its old figure after a failure, a late answer and nonsense")
  mutating func failure() {
    _ = eta.update(phase: .onRoute, remaining: 5000, at: 1)
    _ = eta.wake(remaining: 4000, at: 120)
    eta.answer(1, .success(400), at: 121)
    _ = eta.wake(remaining: 3000, at: 240)
    eta.answer(1, .success(9), at: 241)
    eta.answer(2, .failure(.unavailable), at: 242)
    _ = eta.wake(remaining: 2000, at: 360)
    eta.answer(3, .success(-.infinity), at: 361)
    #expect(eta.secondsLeft(remaining: 4000) == 400)
  }

  @Test("begins anew with a new route")
  mutating func rerouted() {
    _ = eta.update(phase: .onRoute, remaining: 5000, at: 1)
    _ = eta.wake(remaining: 4000, at: 120)
    #expect(eta.rerouted(at: 130) == [.wake(at: 250)])
    eta.answer(1, .success(400), at: 131)
    #expect(eta.secondsLeft(remaining: 4000) == nil)
  }

  @Test("is not asked after the end")
  mutating func ended() {
    _ = eta.update(phase: .onRoute, remaining: 5000, at: 1)
    #expect(eta.ended(at: 100) == [.cancelWake])
    #expect(eta.wake(remaining: 4000, at: 120).isEmpty)
    #expect(eta.rerouted(at: 121).isEmpty)
  }

  @Test("is not asked at the destination")
  mutating func arrived() {
    #expect(eta.update(phase: .arrived, remaining: 10, at: 100) == [.cancelWake])
    #expect(eta.wake(remaining: 10, at: 120).isEmpty)
  }
}

@Suite("the reports of a trip")
struct TripReportsTests {
  private var reports = TripReports(startedAt: 10)

  @Test("come every minute from the start")
  mutating func beat() {
    #expect(reports.firstEffects == [.wake(at: 70)])
    #expect(reports.wake(at: 69).isEmpty)
    #expect(reports.wake(at: 70) == [.report, .wake(at: 130)])
    #expect(reports.wake(at: 130) == [.report, .wake(at: 190)])
  }

  @Test("come at once when asked, which does not move the beat")
  mutating func asked() {
    #expect(reports.asked(at: 45) == [.report])
    #expect(reports.wake(at: 70) == [.report, .wake(at: 130)])
  }

  @Test("that were missed are not made up for")
  mutating func missed() {
    #expect(reports.wake(at: 200) == [.report, .wake(at: 250)])
  }

  @Test("do not come after the end")
  mutating func ended() {
    #expect(reports.ended(at: 60) == [.cancelWake])
    #expect(reports.wake(at: 70).isEmpty)
    #expect(reports.asked(at: 71).isEmpty)
  }
}

@Suite("the configuration of the trip")
struct TripConfigTests {
  @Test("names each threshold, with its default")
  func defaults() {
    #expect(
      TripConfig.names == [
        "reroute.retry", "reroute.timeout", "reroute.settle", "arrival.end", "arrival.hold", "eta.refresh",
        "report.every",
      ])
    #expect(TripConfig.names.map { TripConfig().value(of: $0) } == [15, 30, 5, 8, 120, 120, 60])
  }

  @Test("sets each threshold and no other", arguments: TripConfig.names)
  func sets(name: String) throws {
    var config = TripConfig()
    try config.set(name, 3)
    let changed = TripConfig.names.filter { config.value(of: $0) != TripConfig().value(of: $0) }
    #expect(changed == [name] && config.value(of: name) == 3)
  }

  @Test("offers the nearest name for one that it does not know")
  func unknown() {
    var config = TripConfig()
    #expect(throws: TripConfigError.unknownName("reroute.retyr", nearest: "reroute.retry")) {
      try config.set("reroute.retyr", 3)
    }
    #expect(
      "\(TripConfigError.unknownName("reroute.retyr", nearest: "reroute.retry"))"
        == "there is no threshold `reroute.retyr`; did you mean `reroute.retry`?")
    #expect(throws: TripConfigError.unknownName("zzz", nearest: nil)) { try config.set("zzz", 3) }
  }

  @Test("takes durations only", arguments: [-1, Double.infinity])
  func durations(value: Double) {
    var config = TripConfig()
    #expect(throws: TripConfigError.notADuration(name: "arrival.end", value: value)) {
      try config.set("arrival.end", value)
    }
  }
}
