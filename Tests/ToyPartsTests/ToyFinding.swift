/// A bug of a toy, a scenario that it does not survive, and all that is said of it then.
struct ToyFinding<Bug: Sendable>: Sendable, CustomStringConvertible {
  let bug: Bug
  /// The scenario's path in `scenarios/`.
  let scenario: String
  /// Line by line: what did not hold, with the line of the scenario, and the laws that broke.
  let complaints: [String]

  var description: String { "\(bug)" }

  init(_ bug: Bug, _ scenario: String, _ complaints: String...) {
    self.bug = bug
    self.scenario = scenario
    self.complaints = complaints
  }
}

extension ToyFinding where Bug == ToyEngine.Bug {
  static let engines: [Self] = [
    Self(
      .arrivesAsTheCrowFlies, "arrival/ring-route",
      "18: `no arrived before 1:20`: `arrived` at 0:00",
      "19: `arrived once at 1:20`: `arrived` at 0:00"),
    Self(
      .arrivesAgainAndAgain, "gps/wild-fix",
      "21: `arrived once at 5:58`: 9 of them: at 5:58, 5:59, 6:00, 6:01, 6:02, ...",
      "law arrival-once broken at 5:59: arrived again"),
    Self(
      .matchesTheNearestLine, "gps/out-and-back",
      "17: `at 0:50 remaining within 30 m of 1500 m`: the trip ended at 0:08",
      "18: `at 2:30 remaining within 30 m of 500 m`: the trip ended at 0:08",
      "20: `arrived once at 3:17 ± 2 s`: `arrived` at 0:00"),
    Self(
      .trustsItsOdometer, "gps/out-and-back",
      "17: `at 0:50 remaining within 30 m of 1500 m`: `remaining` 1406.66 m at 0:50",
      "18: `at 2:30 remaining within 30 m of 500 m`: `remaining` 215.816 m at 2:30",
      "20: `arrived once at 3:17 ± 2 s`: `arrived` at 2:46"),
    Self(
      .believesOneFix, "gps/wild-fix",
      "18: `no off-route`: `off-route` at 0:41, and 1 more",
      "19: `no asked`: `asked driving` at 0:41, and 1 more",
      "law off-route-confirmed broken at 0:41: said after 1 fixes against the route over 0 s, expected 3 over 4 s"),
    Self(
      .forgetsWhatItSaid, "gps/wild-fix",
      "law stage-once broken at 3:16: `prepare` of step 1 was said already"),
    Self(
      .catchesUpBackwards, "gps/gps-gap",
      "18: `no announce prepare step 1`: `announce prepare step 1 \"Turn left onto Mill Road\" 60 m` at 3:32",
      "law stage-once broken at 3:33: `near` of step 1 was said already",
      "law stages-come-nearer broken at 3:32: `prepare` of step 1 after its `near`"),
    Self(
      .callsTheLastTurn, "gps/turn-in-a-gap",
      "21: `no announce step 1 after 0:53`: `announce now step 1 \"Turn left\"` at 1:01",
      "22: `announce prepare step 2 190 m once at 1:01`: `announce prepare step 2 \"Turn right\" 180 m` at 1:02",
      "law nothing-behind broken at 1:01: step 1 lies 22 m behind"),
    Self(
      .readsTheStepsLength, "gps/gps-gap",
      "16: `announce near step 1 60 m at 3:32`: `announce near step 1 \"Turn left onto Mill Road\" 3000 m` at 3:32",
      "law distance-true broken at 3:32: says 3000 m, the maneuver is 55.6 m ahead"),
    Self(
      .talksOffTheRoute, "reports/straight-on-past-the-right-turn",
      "19: `no announce after off-route`: `announce prepare step 2 \"You arrive\" 290 m` at 0:39, and 2 more",
      "law silent-off-route broken at 0:39: `announce` while off route"),
  ]
}

extension ToyFinding where Bug == ToyTrip.Bug {
  static let trips: [Self] = [
    Self(
      .adoptsWhateverComes, "reroute/back-before-the-answer",
      "18: `no rerouted`: `rerouted` at 1:40",
      "law off-route-alternates broken at 1:40: `rerouted` without having been off route",
      "law late-answer-ignored broken at 1:40: adopted though the traveller is back on the route"),
    Self(
      .asksWithEveryFix, "reroute/answer-after-the-end",
      "19: `asked once at 0:55`: 12 of them: at 0:55, 0:55, 0:56, 0:57, 0:58, ...",
      "law one-request broken at 0:55: request 2 while request 1 is in flight"),
    Self(
      .asksAgainAtOnce, "reroute/answer-too-late",
      "22: `2nd asked 15 s after 1st failed`: `asked driving` at 2:20",
      "law retry-spacing broken at 2:20: asked 1 s after the failure, expected 15 s at least"),
    Self(
      .asksInVain, "reroute/reroute-gives-up",
      "19: `asked once`: 2 of them: at 0:55, 1:11",
      "21: `no rerouted`: `rerouted` at 1:12",
      "law no-futile-retry broken at 1:11: asked after `quota`"),
    Self(
      .asksForADrive, "reports/still-a-bicycle-after-the-reroute",
      "16: `asked cycling once`: `asked driving` at 1:22",
      "17: `rerouted once 1 s after asked`: no `rerouted`",
      "law own-mode broken at 1:22: asked `driving` by `sim`, the trip is `cycling` by `sim`"),
    Self(
      .givesUpInSilence, "reroute/answer-too-late",
      "22: `2nd asked 15 s after 1st failed`: no `asked`",
      "law request-settles broken at 2:34: off route, and nothing asked by 2:34"),
    Self(
      .takesAnyRoute, "reroute/walk-stays-a-walk",
      "20: `failed mismatched-provider once 1 s after asked`: no `failed`",
      "21: `no rerouted`: `rerouted` at 1:32",
      "law own-mode broken at 1:32: adopted `driving` by `sim`, the trip is `walking` by `sim`"),
    Self(
      .outlivesItsEnd, "reroute/answer-after-the-end",
      "21: `no rerouted`: `rerouted` at 1:07",
      "law silent-after-end broken at 1:07: `rerouted` after the end of its trip",
      "law late-answer-ignored broken at 1:07: adopted though the trip has ended"),
  ]
}

extension ToyFinding where Bug == ToyProvider.Bug {
  static let providers: [Self] = [
    Self(
      .waitsInRealTime, "own",
      "13: `asked walking once`: 5 of them: at 1:38, 2:23, 3:08, 3:53, 4:38",
      "14: `rerouted once 2 s after asked`: no `rerouted`",
      "15: `no failed`: `failed timed-out` at 2:08, and 4 more",
      "law deterministic broken at 6:28.571: 5 sleeps were of a real clock"),
    Self(
      .forgetsTheMode, "own",
      "14: `rerouted once 2 s after asked`: no `rerouted`",
      "15: `no failed`: `failed mismatched-provider` at 1:40"),
    Self(
      .neverFindsAnything, "own",
      "13: `asked walking once`: 13 of them: at 1:38, 1:55, 2:12, 2:29, 2:46, ...",
      "14: `rerouted once 2 s after asked`: no `rerouted`",
      "15: `no failed`: `failed unavailable` at 1:40, and 12 more"),
  ]
}
