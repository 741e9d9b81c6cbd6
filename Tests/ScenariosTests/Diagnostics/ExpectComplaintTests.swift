import Testing

@testable import Scenarios

@Suite("what is wrong with lines of app, expect, vary and cases")
struct ExpectComplaintTests {
  /// Section, line, and the complaint: line, column and length, name, message and help.
  static let rows: [(section: String, line: String, complaint: String)] = [
    (
      "app", "starts back at 0:10",
      #"3:10+4 expected: expected the name of a route in quotes, found `back` > put it in quotes: "back""#
    ),
    (
      "app", "mutes",
      "3:8+1 expected: expected `at`, found the end of the line > or `from`, `before`, `after`, `within`"
    ),
    (
      "app", "ask report at 0:10",
      "3:3+3 unknown-word: unknown word `ask` in `app` > write `asks`"
    ),
    (
      "expect", "off route once",
      "3:3+3 unknown-word: unknown word `off` in `expect` > write `off-route`"
    ),
    (
      "expect", "no offroute",
      "3:6+8 unknown-word: unknown event `offroute` > write `off-route`"
    ),
    (
      "expect", "arrived at 3:5",
      "3:14+3 malformed-time: `3:5` is not a time > write minutes and seconds `0:41`, `12:03.5`, or "
        + "hours too `1:02:03`; seconds have two digits below 60"
    ),
    (
      "expect", "arrived onec",
      "3:11+4 unexpected: unexpected `onec` > write `once`"
    ),
    (
      "expect", "arrived at 0:05 from 0:10 to 0:20",
      "3:19+4 unexpected: unexpected `from` > the line is complete before it"
    ),
    (
      "expect", "arrived from 0:05 to 0:10 ± 3 s",
      "3:29+1 unexpected: unexpected `±` > a span has no tolerance: widen it"
    ),
    (
      "expect", "arrived 8 s before failed",
      "3:15+6 expected: expected `after`, found `before`"
    ),
    (
      "expect", "arrived at 8 s before failed",
      "3:14+3 wrong-moment: a time can only stand `after` an event > write `8 s after arrived`"
    ),
    (
      "expect", "arrived at least 3",
      "3:21+1 expected: expected `times`, found the end of the line"
    ),
    (
      "expect", "arrived 1.5 times",
      "3:11+3 number-out-of-range: expected a whole number from 0 on, found `1.5` > it has no fraction"
    ),
    (
      "expect", "announce perpare step 1",
      "3:12+7 unexpected: unexpected `perpare` > write `prepare`"
    ),
    (
      "expect", "announce step 1 prepare",
      "3:19+7 unexpected: unexpected `prepare` > the stage comes first: `announce prepare step 1`"
    ),
    (
      "expect", "announce prepare step 1 290",
      "3:27+3 missing-unit: `290` has no unit > write `290 m` (or `km`)"
    ),
    (
      "expect", "announce prepare step 1 290 s at 0:10",
      "3:27+5 wrong-unit: expected a length, found a time `290 s` > units of a length are `m`, `km`"
    ),
    (
      "expect", "progress below 3 m",
      "3:3+8 expected: a reading needs to be told when, found `progress` > write `always progress "
        + "...`, `at 0:41 progress ...` or `finally progress ...`"
    ),
    (
      "expect", "camera distance below 3 m",
      "3:3+6 expected: a reading needs to be told when, found `camera distance` > write `always "
        + "camera distance ...`, `at 0:41 camera distance ...` or `finally camera distance ...`"
    ),
    (
      "expect", "always progress beneath 3 m",
      "3:19+7 unknown-word: unknown relation `beneath` > write `below`"
    ),
    (
      "expect", "always phase is off",
      "3:19+3 unknown-word: unknown value of `phase` `off` > write `off-route`"
    ),
    (
      "expect", "always phase below 3 m",
      "3:16+5 expected: expected `is`, `known` or `unknown`, found `below` > `phase` is a word: write "
        + "`is` or `is not`"
    ),
    (
      "expect", "always next step is 3 m",
      "3:25+1 wrong-unit: a number has no unit, found `m` > write `3` alone"
    ),
    (
      "expect", "always speed below 3 m",
      "3:22+3 wrong-unit: expected a speed, found a length `3 m` > units of a speed are `km/h`, `m/s`"
    ),
    (
      "expect", "always camera is 3 m",
      "3:10+6 unknown-word: unknown reading `camera` > write `camera distance`"
    ),
    (
      "expect", "always rerouting is yes",
      "3:23+3 unknown-word: unknown value of `rerouting` `yes` > the words are `on`, `off`"
    ),
    (
      "expect", "finally",
      "3:10+1 expected: expected a reading, found the end of the line > the form is `finally READING RELATION`"
    ),
    (
      "expect", "failed timeout",
      "3:10+7 unexpected: unexpected `timeout` > write `timed-out`"
    ),
    (
      "expect", "ended arived",
      "3:9+6 unexpected: unexpected `arived` > write `arrived`"
    ),
    (
      "expect", "order started off-route",
      "3:17+9 expected: expected `,`, found `off-route` > put a comma between two events"
    ),
    (
      "expect", "said No way found",
      "3:8+2 unexpected: unexpected `No` > put the words in quotes"
    ),
    (
      "expect", #"said "x"#,
      #"3:8+2 unterminated-text: the quote is never closed > end it with `"` on the same line; write "#
        + #"`\"` for a quote inside"#
    ),
    (
      "expect", #"said "a\x""#,
      #"3:10+2 unknown-escape: unknown escape `\x` in quotes > write `\"` for a quote, `\\` for a "#
        + #"backslash, `\n` for a new line, `\t` for a tab"#
    ),
    (
      "expect", "said $ once",
      "3:8+1 stray-character: `$` has no name behind it > write `$speed`, for instance"
    ),
    (
      "expect", "never off-route",
      "3:3+5 unknown-word: unknown word `never` in `expect` > write `no`"
    ),
    (
      "expect", "1st",
      "3:6+1 expected: expected an event, found the end of the line > what can follow is `started`, "
        + "`announce`, `off-route`, `back-on-route`, `asked`, `failed`, `rerouted`, `arrived`, `ended`, "
        + "`said`, `camera-alert`, `reported`"
    ),
    (
      "expect", "at 0:10 announce prepare",
      "3:11+8 unknown-word: unknown reading `announce` > of an event the moment stands behind it: "
        + "`announce at 0:41`"
    ),
    (
      "expect", "2 announce",
      "3:3+1 expected: expected an event, found `2` > the count comes behind: write `announce 2 times`"
    ),
    (
      "expect", "exactly 1 arrived",
      "3:3+7 expected: expected an event, found `exactly` > the count comes behind: write `arrived 1 time`"
    ),
    ("expect", "arrived exactly 2", "3:11+7 unexpected: unexpected `exactly` > write `arrived 2 times`"),
    ("expect", "announce near twice", "3:17+5 unexpected: unexpected `twice` > write `announce near 2 times`"),
    ("expect", "arrived 2", "3:11+1 expected: expected `times` behind `2` > write `arrived 2 times`"),
    (
      "expect", "arrived between 5:00 and 6:00",
      "3:11+7 unexpected: unexpected `between` > a span of time is written `arrived from 5:00 to 6:00`"
    ),
    ("expect", "off-route never", "3:13+5 unexpected: unexpected `never` > write `no off-route`"),
    (
      "expect", "always speed < 60 km/h",
      "3:16+1 stray-character: unexpected character `<` > relations are words: write `below`"
    ),
    (
      "expect", "always speed = 60 km/h",
      "3:16+1 expected: expected a relation, found `=` > relations are words: write `is`"
    ),
    (
      "expect", #"announce "You arrive" now"#,
      #"3:25+3 unexpected: unexpected `now` > the stage comes first: `announce now "You arrive"`"#
    ),
    ("expect", "2th failed", "3:3+3 unknown-word: unknown ordinal `2th` > write `2nd`"),
    ("expect", "11st failed", "3:3+4 unknown-word: unknown ordinal `11st` > write `11th`"),
    (
      "vary", "speed 3 km/h to 4 km/h",
      "3:3+5 unknown-word: unknown section to vary `speed` > the words are `gps`, `compass`, `provider`"
    ),
    (
      "vary", "gps noise 0 m to 3 s",
      "3:13+10 wrong-unit: the ends of a range measure the same, found `0 m` and `3 s` > write both "
        + "with their units: `0 m to 15 m`"
    ),
    (
      "vary", "gps wild 0 m to 3 times",
      "3:12+14 number-out-of-range: expected two whole numbers before `times` > write `0 to 3 times`"
    ),
    (
      "vary", "gps",
      "3:6+1 expected: expected a line of `gps`, found the end of the line > the form is `gps LINE`"
    ),
    (
      "cases", "speed",
      "3:3+5 expected: expected `|`, found `speed`"
    ),
  ]

  @Test("a mistake is named with its place and what to write instead", arguments: rows.indices)
  func complaint(index: Int) {
    let row = Self.rows[index]
    #expect(complaints(in: row.section, row.line) == row.complaint)
  }
}
