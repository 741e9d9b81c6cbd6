import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("the laws of guidance")
struct GuidanceLawTests {
  @Test("an engine that arrives again with the next fix breaks arrival-once")
  func arrivalOnce() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, snapshot, _ in if snapshot.phase == .arrived { update.events = [.arrived] } }
    #expect(plan.verdict(.arrivalOnce, journal) == ["5:59: arrived again", "5:58 arrived", "5:59 arrived"])
  }

  @Test("an engine that warns after its arrival breaks arrival-once")
  func silentAfterArrival() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, snapshot, _ in
      if snapshot.phase == .arrived && update.events.isEmpty { update.events = [.backOnRoute] }
    }
    #expect(
      plan.verdict(.arrivalOnce, journal) == [
        "5:59: `back-on-route` after the arrival", "5:58 arrived", "5:59 back-on-route",
      ])
  }

  @Test("an engine that says each announcement with two fixes breaks stage-once")
  func stageOnce() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      if fix == 196 {
        update.events = [
          .announce(Announcement(step: 1, stage: .prepare, spokenDistance: 280, instruction: "Turn left"))
        ]
      }
    }
    #expect(
      plan.verdict(.stageOnce, journal) == [
        "3:16: `prepare` of step 1 was said already", "3:15 announce prepare step 1 \"Turn left\" 290 m",
        "3:16 announce prepare step 1 \"Turn left\" 280 m",
      ])
  }

  @Test("an engine that goes back to an earlier stage breaks stages-come-nearer")
  func stagesComeNearer() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      guard fix == 195 || fix == 210 else { return }
      let stage: AnnouncementStage = fix == 195 ? .near : .prepare
      update.events = [.announce(Announcement(step: 1, stage: stage, spokenDistance: 290, instruction: "Turn left"))]
    }
    #expect(
      plan.verdict(.stagesComeNearer, journal) == [
        "3:30: `prepare` of step 1 after its `near`", "3:15 announce near step 1 \"Turn left\" 290 m",
        "3:30 announce prepare step 1 \"Turn left\" 290 m",
      ])
  }

  @Test("an engine that calls a turn after it breaks nothing-behind")
  func nothingBehind() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      if fix == 218 {
        update.events = [.announce(Announcement(step: 1, stage: .now, spokenDistance: nil, instruction: "Turn left"))]
      }
    }
    #expect(
      plan.verdict(.nothingBehind, journal) == [
        "3:38: step 1 lies 27.8 m behind",
        "3:38 fix 218 at 3027.8 m (for), accuracy 5 m, speed 13.9 m/s, course 0 deg",
        "3:38 announce now step 1 \"Turn left\"",
      ])
  }

  @Test("an engine that names a step that the route has not breaks nothing-behind")
  func noSuchStep() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      if fix == 20 {
        update.events = [.announce(Announcement(step: 7, stage: .now, spokenDistance: nil, instruction: "Turn"))]
      }
    }
    #expect(
      plan.verdict(.nothingBehind, journal) == ["0:20: the route has no step 7", "0:20 announce now step 7 \"Turn\""])
  }

  @Test("a spoken distance that rounding does not explain breaks distance-true")
  func rounding() throws {
    let plan = try LawWorld.town()
    var parts = EngineParts()
    parts.spokenDistance = { Int($0 / 100) * 100 }
    #expect(
      plan.verdict(.distanceTrue, plan.journal(parts: parts)) == [
        "3:15: says 200 m, the maneuver is 291.7 m ahead",
        "3:15 fix 195 at 2708.3 m (for), accuracy 5 m, speed 13.9 m/s, course 90 deg",
        "3:15 announce prepare step 1 \"Turn left\" 200 m",
      ])
  }

  @Test("a distance from a place where the traveller is not breaks distance-true")
  func truth() throws {
    let plan = try LawWorld.town()
    let line = plan.routes[0].route.polyline
    let lagging = plan.journal { journal in
      journal.changeFix(196) {
        $0.progress = 2500
        $0.matched = line.coordinate(at: 2500)
      }
      journal.replace(
        .announce,
        with: .announce(Announcement(step: 1, stage: .prepare, spokenDistance: 500, instruction: "Turn left")))
    }
    #expect(
      plan.verdict(.distanceTrue, lagging) == [
        "3:15: matched 208.3 m along the route from where the traveller truly is, the error of the fix allows 1 m",
        "3:15 fix 195 at 2500 m (for), accuracy 5 m, speed 13.9 m/s, course 90 deg",
        "3:15 announce prepare step 1 \"Turn left\" 500 m",
      ])
  }

  @Test("a distance that a wrong fix explains holds distance-true")
  func wrongFix() throws {
    var plan = try LawWorld.town()
    plan.gps.lines = [GPSLine(.wild(meters: 60, .compass(90), fixes: 1, accuracy: nil), .at(.seconds(193)))]
    let journal = World(plan).run()
    #expect(journal.all(.announce).map { journal.entries[$0].time.written }.first == "3:13")
    #expect(plan.verdict(.distanceTrue, journal) == ["held"])
  }

  @Test("an engine that guides on while off route breaks silent-off-route")
  func silentOffRoute() throws {
    let plan = try LawWorld.wrongTurn()
    let journal = plan.journal { update, snapshot, fix in
      if snapshot.phase == .offRoute && fix == 140 {
        update.events = [.announce(Announcement(step: 1, stage: .now, spokenDistance: nil, instruction: "Turn left"))]
      }
    }
    #expect(
      plan.verdict(.silentOffRoute, journal) == [
        "2:20: `announce` while off route", "2:15 off-route (75 m off)", "2:20 announce now step 1 \"Turn left\"",
      ])
  }

  @Test("an engine that believes the first fix aside breaks off-route-confirmed")
  func offRouteConfirmed() throws {
    let plan = try LawWorld.wrongTurn()
    var parts = EngineParts()
    parts.confirms = { row, _ in row.fixes > 0 }
    #expect(
      plan.verdict(.offRouteConfirmed, plan.journal(parts: parts)) == [
        "2:11: said after 1 fixes against the route over 0 s, expected 3 over 4 s",
        "2:11 fix 131 at 1800 m (against), accuracy 5 m, speed 13.9 m/s, course 0 deg",
        "2:11 off-route (19.4 m off)",
      ])
  }

  @Test("an engine that is lost before it has gone anywhere breaks off-route-confirmed")
  func lostTooEarly() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      if fix == 0 { update.events = [.offRoute(lateral: 5)] }
    }
    #expect(
      plan.verdict(.offRouteConfirmed, journal) == [
        "0:00: said of a traveller who has not joined the route and has not yet gone 200 m in 30 s",
        "0:00 off-route (5 m off)",
      ])
  }

  @Test("an engine that does not count its fixes is not judged by off-route-confirmed")
  func untold() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in
      update.count = nil
      if fix == 5 { update.events = [.offRoute(lateral: 40)] }
    }
    #expect(
      plan.verdict(.offRouteConfirmed, journal) == ["skipped: it is not told which fixes count against the route"])
  }

  @Test("an engine that leaves a route twice breaks off-route-alternates")
  func alternates() throws {
    let plan = try LawWorld.wrongTurn()
    let journal = plan.journal { update, _, fix in if fix == 140 { update.events = [.offRoute(lateral: 9)] } }
    #expect(
      plan.verdict(.offRouteAlternates, journal) == [
        "2:20: off route again without being back on one", "2:15 off-route (75 m off)", "2:20 off-route (9 m off)",
      ])
  }

  @Test("an engine that comes back without having left breaks off-route-alternates")
  func backFromNowhere() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in if fix == 40 { update.events = [.backOnRoute] } }
    #expect(
      plan.verdict(.offRouteAlternates, journal) == [
        "0:40: `back-on-route` without having been off route", "0:40 back-on-route",
      ])
  }

  @Test("an engine that starts twice breaks started-once")
  func startedOnce() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in if fix == 9 { update.events = [.started] } }
    #expect(plan.verdict(.startedOnce, journal) == ["0:09: started again", "0:00 started", "0:09 started"])
  }

  @Test("the new engine of an adopted route starts without a word")
  func startsAgain() throws {
    let plan = try LawWorld.wrongTurn(ScriptedAnswer(request: 1, action: .routes))
    let journal = World(plan).run()
    #expect(journal.all(.rerouted).count == 1)
    #expect(journal.all(.started).count == 1)
  }

  @Test("an engine that guides before its start breaks started-once")
  func startedFirst() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in if fix == 0 { update.events = [.backOnRoute, .started] } }
    #expect(
      plan.verdict(.startedOnce, journal) == [
        "0:00: `back-on-route` before the trip has started", "0:00 back-on-route",
      ])
  }

  @Test("an engine that moves with a fix it refuses breaks refused-fix-changes-nothing")
  func refusedMoves() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { update, _, fix in if fix == 9 { update = GuidanceUpdate(refused: .coarse) } }
    #expect(
      plan.verdict(.refusedFixChangesNothing, journal) == [
        "0:09: progress changed with a refused fix",
        "0:08 fix 8 at 111.1 m (for), accuracy 5 m, speed 13.9 m/s, course 90 deg",
        "0:09 fix 9 refused: coarse, accuracy 5 m, speed 13.9 m/s, course 90 deg",
      ])
  }

  @Test("an event of a refused fix breaks refused-fix-changes-nothing")
  func refusedSpeaks() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.changeFix(196) { $0.refusal = .coarse } }
    #expect(
      plan.verdict(.refusedFixChangesNothing, journal) == [
        "3:15: `announce` was caused by a refused fix",
        "3:15 fix 195 refused: coarse, accuracy 5 m, speed 13.9 m/s, course 90 deg",
        "3:15 announce prepare step 1 \"Turn left\" 290 m",
      ])
  }

  @Test("progress beyond the end of the route breaks progress-sane")
  func progressSane() throws {
    let plan = try LawWorld.town()
    let journal = plan.journal { $0.readings[1].progress = 5001 }
    #expect(
      plan.verdict(.progressSane, journal).first == "0:00: progress is 5001 m on a route of 5000 m")
    let torn = plan.journal { $0.readings[1].remaining = 4990 }
    #expect(
      plan.verdict(.progressSane, torn).first
        == "0:00: progress 0 m and remaining 4990 m on a route of 5000 m")
    let endless = plan.journal { $0.readings[1].timeLeft = .infinity }
    #expect(plan.verdict(.progressSane, endless).first == "0:00: the time left is inf s")
  }
}
