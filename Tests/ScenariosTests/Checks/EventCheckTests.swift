import Testing

@testable import Scenarios

@Suite("an event that must happen")
struct EventCheckTests {
  @Test(
    "holds where it happens then, and tells by how much",
    arguments: [
      ("started", "held | 1 event | `started` | `started` at 0:00 | @ 0:00"),
      ("announce", "held | 3 events | `announce` | `announce prepare step 1 \"Turn left\" 290 m` at 3:15 | @ 3:15"),
      (
        "announce prepare step 1 \"Turn left\" 290 m at 3:15",
        "held | 0 s | `announce prepare step 1 \"Turn left\" 290 m` at 3:15 | "
          + "`announce prepare step 1 \"Turn left\" 290 m` at 3:15 | @ 3:15"
      ),
      (
        "rerouted at 5:34 ± 2 s",
        "held | 1.5 s | `rerouted` from 5:32 to 5:36 inclusive | `rerouted` at 5:34.5 | @ 5:34.5"
      ),
      ("ended arrived 8 s after arrived", "held | 0 s | `ended arrived` at 6:06 | `ended arrived` at 6:06 | @ 6:06"),
      (
        "2nd failed no-route at 5:17", "held | 0 s | `2nd failed no-route` at 5:17 | `failed no-route` at 5:17 | @ 5:17"
      ),
      ("arrived from 5:50 to 6:00", "held | 2 s | `arrived` from 5:50 to 6:00 | `arrived` at 5:58 | @ 5:58"),
      ("arrived from 5:58 to 6:00", "held | 0 s | `arrived` from 5:58 to 6:00 | `arrived` at 5:58 | @ 5:58"),
      ("asked after off-route", "held | 3 events | `asked` from 5:00 on | `asked driving` at 5:00 | @ 5:00"),
      ("off-route before asked", "held | 0 s | `off-route` before 5:00 | `off-route` at 5:00 | @ 5:00"),
      (
        "rerouted within 3 s after 3rd asked",
        "held | 0.5 s | `rerouted` from 5:32 to 5:35 inclusive | `rerouted` at 5:34.5 | @ 5:34.5"
      ),
    ])
  func holds(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }

  @Test(
    "fails with the event that almost was it",
    arguments: [
      ("reported", "failed | -1 event | `reported` | no `reported`"),
      (
        "arrived at 5:57",
        "failed | -1 s | `arrived` at 5:57 | `arrived` at 5:58 | entry 14: 1 s late | @ 5:58"
      ),
      ("arrived at 5:59", "failed | -1 s | `arrived` at 5:59 | `arrived` at 5:58 | entry 14: 1 s early | @ 5:58"),
      (
        "arrived at 6:00 ± 1500 ms",
        "failed | -0.5 s | `arrived` from 5:58.5 to 6:01.5 inclusive | `arrived` at 5:58 | entry 14: 0.5 s early | @ 5:58"
      ),
      (
        "announce prepare step 1 300 m at 3:15",
        "failed | -1 event | `announce prepare step 1 300 m` at 3:15 | "
          + "`announce prepare step 1 \"Turn left\" 290 m` at 3:15 | entry 3: 290 m instead of 300 m | @ 3:15"
      ),
      (
        "announce near step 2 then \"Turn right\" at 3:31",
        "failed | -1 event | `announce near step 2 then \"Turn right\"` at 3:31 | "
          + "`announce near step 1 \"Turn left\" 80 m then \"You arrive\"` at 3:30 | "
          + "entry 4: step 1 instead of step 2, then \"You arrive\" instead of then \"Turn right\", 1 s early | @ 3:30"
      ),
      (
        "2nd failed unavailable",
        "failed | -1 event | `2nd failed unavailable` | `failed no-route` at 5:17 | "
          + "entry 11: `no-route` instead of `unavailable` | @ 5:17"
      ),
      ("3rd failed", "failed | -1 event | `3rd failed` | no `failed`"),
      (
        "arrived from 5:50 to 5:58",
        "failed | 0 s | `arrived` from 5:50 to 5:58 | `arrived` at 5:58 | "
          + "entry 14: at the very instant that ends the span | @ 5:58"
      ),
      (
        "off-route after off-route",
        "failed | -1 event | `off-route` from 5:00 on | `off-route` at 5:00 | "
          + "entry 6: at the very instant that opens the span | @ 5:00"
      ),
      (
        "asked before off-route",
        "failed | 0 s | `asked` before 5:00 | `asked driving` at 5:00 | "
          + "entry 7: at the very instant that ends the span | @ 5:00"
      ),
    ])
  func fails(_ line: String, _ shown: String) throws {
    #expect(try verdict(on: line, detour).shown == shown)
  }

  @Test(
    "says nothing where its moment never comes",
    arguments: [
      ("ended 8 s after back-on-route", "`back-on-route` never happened"),
      (
        "asked 15 s after 2nd failed quota",
        "`2nd failed quota` never happened: the 2nd was `failed no-route` at 5:17"
      ),
      ("asked 15 s after 4th failed", "`4th failed` never happened"),
      ("arrived before back-on-route", "`back-on-route` never happened"),
      ("arrived after 7:01", "7:01 lies after the run's end at 7:00"),
      ("arrived at 7:01", "7:01 lies after the run's end at 7:00"),
      ("arrived from arrived to 1st asked", "the span never opens: it would begin at 5:58 and end at 5:00"),
      ("arrived from 2:00 to 2:00", "the span never opens: it would begin at 2:00 and end at 2:00"),
      ("arrived from asked to off-route", "the span never opens: it would begin at 5:00 and end at 5:00"),
    ])
  func isVacuous(_ line: String, _ reason: String) throws {
    let found = try verdict(on: line, detour)
    #expect(found.outcome == .vacuous(reason))
    #expect(!found.passes)
  }

  @Test("an ordinal counts by the name alone, without one the first that fits counts")
  func ordinals() throws {
    #expect(try verdict(on: "2nd failed no-route", detour).passes)
    #expect(try !verdict(on: "1st failed no-route", detour).passes)
    #expect(try verdict(on: "failed no-route", detour).passes)
  }

  @Test("a window that an event opens holds what follows at the same instant, one that a time opens all of it")
  func sameInstant() throws {
    #expect(try verdict(on: "off-route from 5:00 to 5:01", detour).passes)
    #expect(try !verdict(on: "off-route from off-route to 5:01", detour).passes)
    #expect(try verdict(on: "asked from off-route to 5:01", detour).passes)
    #expect(try verdict(on: "asked within 0 s after off-route", detour).passes)
    #expect(try !verdict(on: "off-route within 0 s after asked", detour).passes)
  }

  @Test("the ends of `within` belong to it, the end of a span does not")
  func ends() throws {
    #expect(try verdict(on: "rerouted within 2500 ms after 5:32", detour).passes)
    #expect(try verdict(on: "rerouted within 1 s after 5:34.5", detour).passes)
    #expect(try !verdict(on: "rerouted within 2499 ms after 5:32", detour).passes)
    #expect(try !verdict(on: "rerouted from 5:32 to 5:34.5", detour).passes)
  }
}
