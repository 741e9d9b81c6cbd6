import Testing

@testable import Scenarios

@Suite("what is wrong with lines of sensors and providers")
struct SensorComplaintTests {
  /// Section, line, and the complaint: line, column and length, name, message and help.
  static let rows: [(section: String, line: String, complaint: String)] = [
    (
      "gps", "nois 4 m",
      "3:3+4 unknown-word: unknown word `nois` in `gps` > write `noise`"
    ),
    (
      "gps", "wild 3 m nroth",
      "3:12+5 unknown-word: unknown direction `nroth` > write `north`"
    ),
    (
      "gps", "noise 4",
      "3:9+1 missing-unit: `4` has no unit > write `4 m` (or `km`)"
    ),
    (
      "gps", "noise 4 s",
      "3:9+3 wrong-unit: expected a length, found a time `4 s` > units of a length are `m`, `km`"
    ),
    (
      "gps", "noise 4 metres",
      "3:11+6 unknown-unit: unknown unit `metres` > write `4 m`"
    ),
    (
      "gps", "noise 4kmh",
      "3:10+3 unknown-unit: unknown unit `kmh` > write `4 km/h`"
    ),
    (
      "gps", "noise -3 m",
      "3:9+2 number-out-of-range: `-3` is negative > write a number from 0 on"
    ),
    (
      "gps", "noise 99999999999999 m",
      "3:9+14 number-out-of-range: `99999999999999` is too large > the largest is 1 followed by 12 zeros"
    ),
    (
      "gps", "noise",
      "3:8+1 expected: expected a length, found the end of the line > the form is `noise LENGTH`"
    ),
    (
      "gps", "noise north",
      "3:9+5 expected: expected a length, found `north` > the form is `noise LENGTH`"
    ),
    (
      "gps", "silent after off-route",
      "3:16+9 wrong-moment: `off-route` is an event, and `gps` knows its moments before the run > "
        + "write a time or a place; events are moments of `app` and `expect`"
    ),
    (
      "gps", "silent from 1:00",
      "3:19+1 expected: expected `to`, found the end of the line > a span is written `from 1:00 to 1:30`"
    ),
    (
      "gps", "silent from 1:00 too 1:10",
      "3:20+3 expected: expected `to`, found `too` > write `to`"
    ),
    (
      "gps", "silent 3:00",
      "3:10+4 unexpected: unexpected `3:00` > what can follow is `at`, `from`, `before`, `after`, `within`"
    ),
    (
      "gps", "silent at 41 s",
      "3:13+4 wrong-moment: expected a moment, found a length of time > write the time since the "
        + "drive began, `0:41`"
    ),
    (
      "gps", "silent at 0:60",
      "3:13+4 malformed-time: `0:60` is not a time > write minutes and seconds `0:41`, `12:03.5`, or "
        + "hours too `1:02:03`; seconds have two digits below 60"
    ),
    (
      "gps", "silent 8 s after arrived",
      "3:10+1 unexpected: unexpected `8` > write a time or a place; events are moments of `app` and `expect`"
    ),
    (
      "gps", "position reads 0 N, 0 E",
      "3:3+8 unknown-word: unknown word `position` in `gps` > write `place`"
    ),
    (
      "gps", "place reads 3 m",
      "3:17+1 expected: expected `N` or `S`, found `m` > the form is `place reads LATITUDE N, "
        + "LONGITUDE E | not-a-number`"
    ),
    (
      "gps", "course is 90 deg",
      "3:10+2 expected: expected `reads` or `unknown`, found `is` > or `off`, `noise`"
    ),
    (
      "gps", "drift 8 m",
      "3:12+1 expected: expected `over`, found the end of the line > the form is `drift LENGTH over TIME`"
    ),
    (
      "gps", "wild 3 m north for 2",
      "3:23+1 expected: expected `fixes`, found the end of the line > the form is `wild LENGTH DIRECTION`"
    ),
    (
      "gps", "wild 3 m north 1.5 times",
      "3:18+3 number-out-of-range: expected a whole number from 0 on, found `1.5` > it has no fraction"
    ),
    (
      "gps", "wild 3 m north 0th times",
      "3:18+3 number-out-of-range: ordinals count from `1st` to 1000000 > the first is `1st`"
    ),
    (
      "gps", "clock behind 3 s",
      "3:9+6 expected: expected `ahead`, found `behind` > the form is `clock ahead TIME`"
    ),
    (
      "gps", "noise 4 m;",
      "3:12+1 stray-character: unexpected character `;` > one line says one thing; the language has no such sign"
    ),
    (
      "gps", "every 1 s twice",
      "3:13+5 unexpected: unexpected `twice` > what can follow is `at`, `from`, `before`, `after`, `within`"
    ),
    (
      "compass", "reads 30 m",
      "3:9+4 wrong-unit: expected an angle, found a length `30 m` > the unit of an angle is `deg`"
    ),
    (
      "compass", "megnetic",
      "3:3+8 unknown-word: unknown word `megnetic` in `compass` > write `magnetic`"
    ),
    (
      "barometer", "level 2",
      "3:10+1 expected: expected a span, found the end of the line > write `from 1:00 to 1:30`"
    ),
    (
      "barometer", "door level 1.5",
      "3:14+3 number-out-of-range: expected a whole number, found `1.5` > it has no fraction"
    ),
    (
      "barometer", "door level 2 m",
      "3:16+1 wrong-unit: a level has no unit, found `m` > write `2` alone"
    ),
    (
      "provider", "1st fails time out",
      "3:13+4 unknown-word: unknown error `time` > write `timed-out`"
    ),
    (
      "provider", "fails quota",
      "3:3+5 unknown-word: unknown word `fails` in `provider` > say for which request: `1st fails` "
        + "for the first, `then fails` for all others"
    ),
    (
      "provider", "1st answers",
      "3:14+1 expected: expected `mode`, `provider`, `:` or the name of a route in quotes, found the "
        + "end of the line"
    ),
    (
      "provider", "1st never",
      "3:12+1 expected: expected `answers`, found the end of the line"
    ),
    (
      "provider", "down",
      "3:7+1 expected: expected a span, found the end of the line > write `from 1:00 to 1:30`"
    ),
    (
      "provider", "latency 1 s to",
      "3:17+1 expected: expected a time, found the end of the line > the form is `latency TIME [to TIME]`"
    ),
    (
      "feed", "says turn left at 1:00",
      "3:18+2 unexpected: unexpected `at` > put the words of a maneuver in quotes"
    ),
    (
      "feed", "swaps at 1:00 turn left 3 m",
      "3:17+4 expected: expected `to`, found `turn` > the form is `swaps at MOMENT to MANEUVER LENGTH`"
    ),
  ]

  @Test("a mistake is named with its place and what to write instead", arguments: rows.indices)
  func complaint(index: Int) {
    let row = Self.rows[index]
    #expect(complaints(in: row.section, row.line) == row.complaint)
  }
}
