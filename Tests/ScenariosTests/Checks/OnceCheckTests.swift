import Testing

@testable import Scenarios

@Suite("numbers of events")
struct OnceCheckTests {
  @Test(
    "once is exactly one in the whole run",
    arguments: [
      ("arrived once", "held | 1 event | once `arrived` | `arrived` at 5:58 | @ 5:58"),
      ("arrived once at 5:58", "held | 0 s | once `arrived` at 5:58 | `arrived` at 5:58 | @ 5:58"),
      ("failed no-route once", "held | 1 event | once `failed no-route` | `failed no-route` at 5:17 | @ 5:17"),
      (
        "asked once at 5:00",
        "failed | -2 events | once `asked` at 5:00 | 3 of them: at 5:00, 5:16, 5:32 | entry 10: one too many | @ 5:16"
      ),
      ("reported once", "failed | -1 event | once `reported` | no `reported`"),
      (
        "arrived once before 5:58",
        "failed | 0 s | once `arrived` before 5:58 | `arrived` at 5:58 | "
          + "entry 14: at the very instant that ends the span | @ 5:58"
      ),
      ("reported once at 5:00", "failed | -1 event | once `reported` at 5:00 | no `reported`"),
      ("arrived once 1 s after reported", "vacuous | - | once `arrived` | `reported` never happened"),
    ])
  func once(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }

  @Test(
    "a number is counted inside the span",
    arguments: [
      ("asked 3 times", "held | 0 events | 3 of `asked` | 3 of them: at 5:00, 5:16, 5:32"),
      ("asked 2 times after 5:16", "held | 0 events | 2 of `asked` from 5:16 on | 2 of them: at 5:16, 5:32"),
      ("asked 1 time before 5:16", "held | 0 events | 1 of `asked` before 5:16 | 1 of them: at 5:00"),
      ("asked at least 2 times", "held | 1 event | at least 2 of `asked` | 3 of them: at 5:00, 5:16, 5:32"),
      ("asked at most 5 times", "held | 2 events | at most 5 of `asked` | 3 of them: at 5:00, 5:16, 5:32"),
      (
        "asked 2 times",
        "failed | -1 event | 2 of `asked` | 3 of them: at 5:00, 5:16, 5:32 | entry 12: one too many | @ 5:32"
      ),
      (
        "asked at most 1 time",
        "failed | -2 events | at most 1 of `asked` | 3 of them: at 5:00, 5:16, 5:32 | entry 10: one too many | @ 5:16"
      ),
      (
        "asked at least 4 times",
        "failed | -1 event | at least 4 of `asked` | 3 of them: at 5:00, 5:16, 5:32"
      ),
      (
        "asked 3 times before 5:32",
        "failed | -1 event | 3 of `asked` before 5:32 | 2 of them: at 5:00, 5:16 | "
          + "entry 12: at the very instant that ends the span | @ 5:32"
      ),
      ("asked 0 times before 5:00", "held | 0 events | 0 of `asked` before 5:00 | none"),
      ("asked 1 time after reported", "vacuous | - | 1 of `asked` | `reported` never happened"),
    ])
  func counts(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }

  @Test(
    "no line holds where none happens then",
    arguments: [
      ("no back-on-route", "held | 1 event | no `back-on-route` | none"),
      ("no arrived before 5:50", "held | 8 s | no `arrived` before 5:50 | none then; at 5:58"),
      ("no arrived before 5:58", "held | 0 s | no `arrived` before 5:58 | none then; at 5:58"),
      ("no announce step 2", "held | 1 event | no `announce step 2` | none"),
      (
        "no arrived before back-on-route",
        "failed | -1 event | no `arrived` | `arrived` at 5:58 | "
          + "entry 14: it should not be there | @ 5:58"
      ),
      (
        "no asked",
        "failed | -3 events | no `asked` | `asked driving` at 5:00, and 2 more | "
          + "entry 7: it should not be there | @ 5:00"
      ),
      (
        "no arrived at 5:58",
        "failed | -1 event | no `arrived` at 5:58 | `arrived` at 5:58 | "
          + "entry 14: it should not be there | @ 5:58"
      ),
      ("no arrived after arrived", "held | 0 s | no `arrived` from 5:58 on | none then; at 5:58"),
      ("no arrived after reported", "vacuous | - | no `arrived` | `reported` never happened"),
      ("no arrived after 7:01", "vacuous | - | no `arrived` | 7:01 lies after the run's end at 7:00"),
      ("no announce step 3", "vacuous | - | no `announce step 3` | no route of this run has a step 3"),
      (
        "no announce \"Turn lefft\"",
        "vacuous | - | no `announce \"Turn lefft\"` | no maneuver of this run has the words \"Turn lefft\""
      ),
      (
        "no announce step 1 then \"Halt\"",
        "vacuous | - | no `announce step 1 then \"Halt\"` | no maneuver of this run has the words \"Halt\""
      ),
      (
        "no said \"New route\"",
        "vacuous | - | no `said \"New route\"` | nothing in this run can be said as \"New route\""
      ),
      ("no said \"Hello\"", "vacuous | - | no `said \"Hello\"` | nothing in this run can be said as \"Hello\""),
      ("no said \"You have arrived\"", "held | 1 event | no `said \"You have arrived\"` | none"),
      ("no said \"In 290 metres, turn left\"", "held | 1 event | no `said \"In 290 metres, turn left\"` | none"),
    ])
  func none(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }

  @Test(
    "an order is that of the first occurrences",
    arguments: [
      (
        "order started, off-route, asked, rerouted",
        "held | 0 s | `started`, then `off-route`, then `asked`, then `rerouted` | `started` at 0:00, "
          + "`off-route` at 5:00, `asked driving` at 5:00, `rerouted` at 5:34.5"
      ),
      (
        "order arrived, rerouted",
        "failed | -23.5 s | `arrived`, then `rerouted` | `arrived` at 5:58, `rerouted` at 5:34.5 | "
          + "entry 13: 23.5 s before `arrived` | @ 5:34.5"
      ),
      (
        "order asked, off-route",
        "failed | - | `asked`, then `off-route` | `asked driving` at 5:00, `off-route` at 5:00 | "
          + "entry 6: at the same time, but before `asked driving` | @ 5:00"
      ),
      (
        "order asked, 2nd asked",
        "held | 16 s | `asked`, then `2nd asked` | `asked driving` at 5:00, `asked driving` at 5:16"
      ),
      (
        "order asked, asked",
        "failed | - | `asked`, then `asked` | `asked driving` at 5:00, `asked driving` at 5:00 | "
          + "entry 7: one event cannot come before itself | @ 5:00"
      ),
      (
        "order asked, back-on-route",
        "failed | -1 event | `asked`, then `back-on-route` | `back-on-route` never happened"
      ),
    ])
  func order(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }
}
