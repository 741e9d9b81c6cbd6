import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("the laws of trips, reroutes and the map")
struct TripLawTests {
  @Test("an effect before its cause breaks time-moves-forward")
  func timeMovesForward() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.entries[$0.all(.announce)[0]].time = .seconds(190) }
    #expect(
      plan.verdict(.timeMovesForward, journal) == [
        "3:10: stamped 3:10, its cause 3:15",
        "3:15 fix 195 at 2708.3 m (for), accuracy 5 m, speed 13.9 m/s, course 90 deg",
        "3:10 announce prepare step 1 \"Turn left\" 290 m",
      ])
  }

  @Test("a trip that ends too early after its arrival breaks end-once")
  func endOnce() throws {
    let plan = try LawWorld.town()
    #expect(
      plan.verdict(.endOnce, plan.journal(with: ["arrival.end": 3])) == [
        "6:01: ended at 6:01, expected at 6:06 for the arrival", "5:58 arrived", "6:01 ended arrived",
      ])
  }

  @Test("a trip that never ends after its arrival breaks end-once")
  func neverEnds() throws {
    let plan = try LawWorld.town()
    #expect(
      plan.verdict(.endOnce, plan.journal(with: ["arrival.end": 900])) == [
        "6:06: not ended, expected the end at 6:06 for the arrival", "5:58 arrived",
      ])
  }

  @Test("an end by an arrival of another trip breaks end-once")
  func endOfAnother() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.replace(.arrived, with: .reported("")) }
    #expect(
      plan.verdict(.endOnce, journal) == ["6:06: ended by an arrival that never was", "6:06 ended arrived"])
  }

  @Test("an end that the barometer should hold breaks end-once")
  func held() throws {
    var plan = try LawWorld.town()
    plan.limit = .seconds(600)
    plan.barometer = BarometerPlan(doorLevel: 0, spans: [LevelSpan(level: 2, from: .seconds(100), to: .seconds(380))])
    #expect(plan.verdict(.endOnce, World(plan).run()) == ["held"])
    var deaf = plan
    deaf.barometer = BarometerPlan(doorLevel: 2, spans: [])
    let journal = World(deaf).run().with { $0.entries = $0.entries.map { $0.reading(level: 2) } }
    #expect(
      plan.verdict(.endOnce, journal) == [
        "6:06: ended at 6:06, expected at 8:06 for the arrival", "5:58 arrived", "6:06 ended arrived",
      ])
  }

  @Test("a word after the end breaks silent-after-end")
  func silentAfterEnd() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal {
      $0.entries.append(
        JournalEntry(time: .seconds(370), actor: .voice, trip: 1, cause: nil, event: .said(SpeechRecord("Bye"))))
    }
    #expect(
      plan.verdict(.silentAfterEnd, journal) == [
        "6:10: `said` after the end of its trip", "6:06 ended arrived", "6:10 said \"Bye\"",
      ])
  }

  @Test("a request beside another one breaks one-request")
  func oneRequest() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.unavailable)))
    let journal = plan.journal { $0.replace(.failed, with: .reported("")) }
    #expect(
      plan.verdict(.oneRequest, journal) == [
        "2:31: request 2 while request 1 is in flight", "2:15 asked driving (request 1, course 0 deg)",
        "2:31 asked driving (request 2, course 0 deg)",
      ])
  }

  @Test("a trip that asks again after a second breaks retry-spacing")
  func retrySpacing() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.unavailable)))
    #expect(
      plan.verdict(.retrySpacing, plan.journal(with: ["reroute.retry": 1])) == [
        "2:17: asked 1 s after the failure, expected 15 s at least", "2:16 failed unavailable (request 1)",
        "2:17 asked driving (request 2, course 0 deg)",
      ])
  }

  @Test("a request after a used-up allowance breaks no-futile-retry")
  func noFutileRetry() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.unavailable)))
    let journal = plan.journal { $0.replace(.failed, with: .failed(request: 1, error: .quota)) }
    #expect(
      plan.verdict(.noFutileRetry, journal) == [
        "2:31: asked after `quota`", "2:16 failed quota (request 1)", "2:31 asked driving (request 2, course 0 deg)",
      ])
  }

  @Test("a request in another mode, or a route of another provider, breaks own-mode")
  func ownMode() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .routes))
    let walking = plan.journal { journal in
      guard case .asked(var request) = journal.entries[journal.all(.asked)[0]].event else { return }
      request.mode = .walking
      journal.replace(.asked, with: .asked(request))
    }
    #expect(
      plan.verdict(.ownMode, walking) == [
        "2:15: asked `walking` by `sim`, the trip is `driving` by `sim`", "0:00 began driving by sim",
        "2:15 asked walking (request 1, course 0 deg)",
      ])
    let foreign = plan.journal { $0.routes[1].provider = "other" }
    #expect(
      plan.verdict(.ownMode, foreign) == [
        "2:16: adopted `driving` by `other`, the trip is `driving` by `sim`", "0:00 began driving by sim",
        "2:16 rerouted (request 1)",
      ])
  }

  @Test("an answer that is adopted after the return breaks late-answer-ignored")
  func lateAnswer() throws {
    let plan = try LawWorld.detour()
    let journal = plan.journal { $0.replace(.ignored, with: .rerouted(request: 1, route: 0)) }
    #expect(
      plan.verdict(.lateAnswerIgnored, journal) == [
        "2:35: adopted though the traveller is back on the route", "2:15 asked driving (request 1, course 0 deg)",
        "2:25 back-on-route", "2:35 rerouted (request 1)",
      ])
  }

  @Test("an answer that is adopted after its time-out breaks late-answer-ignored")
  func answerAfterTimeOut() throws {
    let plan = try LawWorld.wrongTurn()
    let journal = plan.journal {
      let failed = $0.entries[$0.all(.failed)[0]]
      $0.entries.append(
        JournalEntry(
          time: failed.time, actor: .trip, trip: 1, cause: nil, event: .rerouted(request: 1, route: 0)))
      $0.entries.removeAll { $0.time > failed.time }
    }
    #expect(
      plan.verdict(.lateAnswerIgnored, journal) == [
        "2:45: adopted though its request has failed `timed-out`", "2:15 asked driving (request 1, course 0 deg)",
        "2:45 failed timed-out (request 1)", "2:45 rerouted (request 1)",
      ])
  }

  @Test("a request that is left open breaks request-settles")
  func requestSettles() throws {
    let plan = try LawWorld.wrongTurn()
    #expect(
      plan.verdict(.requestSettles, plan.journal(with: ["reroute.timeout": 40])) == [
        "2:45: request 1 is not settled after 30 s", "2:15 asked driving (request 1, course 0 deg)",
        "2:55 failed timed-out (request 1)",
      ])
  }

  @Test("a trip that is off route and does not ask breaks request-settles")
  func asksNobody() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.quota)))
    let journal = plan.journal { $0.replace(.failed, with: .failed(request: 1, error: .unavailable)) }
    #expect(
      plan.verdict(.requestSettles, journal).first == "2:31: off route, and nothing asked by 2:31")
  }

  @Test("a map that faces what nothing told breaks never-north-by-default")
  func neverNorth() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { journal in
      guard case .camera(var record) = journal.entries[journal.all(.camera)[0]].event else { return }
      record.heading = 0
      journal.replace(.camera, with: .camera(record))
    }
    #expect(
      plan.verdict(.neverNorthByDefault, journal) == [
        "0:00: the map faces 0 deg, which nothing told", "0:00 camera heading 0 deg, distance 600 m, pitch 0 deg",
      ])
  }

  @Test("a map that does not turn with the road breaks camera-keeps-up")
  func keepsUp() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.replace(.camera, 2, with: .reported("")) }
    #expect(
      plan.verdict(.cameraKeepsUp, journal) == [
        "3:36: the map faces 90 deg, expected 0 deg within 0.7 s",
        "3:36 fix 216 at 3000 m (for), accuracy 5 m, speed 13.9 m/s, course 0 deg",
      ])
  }

  @Test("a map that turns a second late breaks camera-keeps-up")
  func turnsLate() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.entries[$0.all(.camera)[1]].time = .seconds(217) }
    #expect(
      plan.verdict(.cameraKeepsUp, journal) == [
        "3:37: the map moves 1 s after what turned it",
        "3:36 fix 216 at 3000 m (for), accuracy 5 m, speed 13.9 m/s, course 0 deg",
        "3:37 camera heading 0 deg, distance 600 m, pitch 0 deg",
      ])
  }

  @Test("work that escaped the virtual time breaks deterministic")
  func deterministic() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.ledger.globalJobs = 2 }
    #expect(plan.verdict(.deterministic, journal) == ["7:00: 2 jobs went to the global pool"])
  }

  @Test("every law holds on the drives that the tests spoil")
  func healthy() throws {
    let plans = try [
      LawWorld.town(), LawWorld.wrongTurn(), LawWorld.detour(),
      LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.unavailable))),
      LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .fails(.quota))),
      LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .routes)),
    ]
    for plan in plans {
      let journal = World(plan).run()
      for law in Laws.all { #expect(plan.verdict(law, journal) == ["held"], "\(law.name)") }
    }
  }
}

extension Journal {
  /// The journal, changed.
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var journal = self
    change(&journal)
    return journal
  }
}

extension JournalEntry {
  /// The entry, with another level where it reads one.
  fileprivate func reading(level: Int) -> Self {
    guard case .level = event else { return self }
    var entry = self
    entry.event = .level(level)
    return entry
  }
}
