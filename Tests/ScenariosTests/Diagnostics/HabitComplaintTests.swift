import Testing

@testable import Scenarios

@Suite("what people bring along from elsewhere")
struct HabitComplaintTests {
  /// Section, line, and the complaint: line, column and length, name, message and help.
  static let rows: [(section: String, line: String, complaint: String)] = [
    ("route driving", "east 1,000 m", "3:8+5 stray-character: a comma in the number `1,000` > write `1000`"),
    ("route driving", "east 1,5 km", "3:8+3 stray-character: a comma in the number `1,5` > write `1.5`"),
    ("route driving", "turn west", "3:8+4 expected: expected `left` or `right`, found `west` > or `slight`, `sharp`"),
    ("route driving", "// by bus", "3:3+1 stray-character: unexpected character `/` > a comment begins with `#`"),
    (
      "gps", "tunnel 600 m at 1250 m",
      "3:10+3 unexpected: unexpected `600` > say when: `at` a moment, `from` one `to` another, or how often: `3 times`"
    ),
    (
      "gps", "wild 40 m right for 5 s",
      "3:25+1 wrong-unit: a number has no unit, found `s` > write how many fixes, `for 5 fixes`; a time is a span, "
        + "`from 1:00 to 1:05`"
    ),
    ("gps", "silent from 0:36 until 1:36", "3:20+5 expected: expected `to`, found `until` > write `to`"),
    (
      "gps", "tunnel from 600 m for 200 m",
      "3:21+3 expected: expected `to`, found `for` > a span names its end: write `to` and a time or a place"
    ),
    (
      "gps", "always map is 3 deg",
      "3:3+6 unknown-word: unknown word `always` in `gps` > `always` begins a line of `expect`"
    ),
    (
      "provider", "2nd answers after 4 s",
      "3:15+5 unexpected: unexpected `after` > how long it takes comes first: `2nd after 4 s routes`"
    ),
    ("provider", "first routes", "3:3+5 unknown-word: unknown word `first` in `provider` > write `1st`"),
    (
      "provider", "1st fails with quota",
      "3:13+4 unknown-word: unknown error `with` > leave `with` out"
    ),
    (
      "app", #"starts "home" at 30:00 after arrived"#,
      "3:26+5 unexpected: unexpected `after` > a length of time has a unit: write `1800 s after`"
    ),
    (
      "expect", "announce now step 1 at 2.22",
      "3:26+4 missing-unit: `2.22` has no unit > write `2.22 m` (or `km`), or the time `2:22`"
    ),
    (
      "expect", "announce now step 1 at 2.75",
      "3:26+4 missing-unit: `2.75` has no unit > write `2.75 m` (or `km`)"
    ),
    ("expect", "announce nearby step 1", "3:12+6 unexpected: unexpected `nearby` > write `near`"),
    (
      "expect", "always map is 90 deg ± 20 deg",
      "3:24+1 unexpected: unexpected `±` > write `within 20 deg of 90 deg`"
    ),
    (
      "expect", "always map within 20 deg of east",
      "3:31+4 expected: expected an angle, found `east` > write `90 deg`"
    ),
    (
      "expect", "off-route 25 s after C",
      "3:24+1 wrong-moment: expected an event, found `C` > of a place or a time a span is told: `within 25 s after B`"
    ),
    ("expect", "asked within 15 s of off-route", "3:21+2 expected: expected `after`, found `of` > write `after`"),
    ("expect", "second arrived", "3:3+6 unknown-word: unknown word `second` in `expect` > write `2nd`"),
  ]

  @Test("a habit is met with the words of the language", arguments: rows.indices)
  func complaint(index: Int) {
    let row = Self.rows[index]
    #expect(complaints(in: row.section, row.line) == row.complaint)
  }

  @Test(
    "headers too",
    arguments: [
      (
        "scenario the next trip\n",
        #"1:10+3 expected: expected a title in quotes, found `the` > put it in quotes: "the next trip""#
      ),
      (
        "scenario the \"next trip \\",
        #"1:10+3 expected: expected a title in quotes, found `the` > put it in quotes: "the \"next trip \\""#
      ),
      ("scenario \"x\"\n\nexpect:\n  arrived\n", "3:7+1 unexpected: unexpected `:` > leave the colon out"),
      (
        "scenario \"x\"\n\ndrive at 50 km/h A, B\n",
        "3:19+1 expected: expected a place of the map, found `,` > leave the comma out"
      ),
      (
        "scenario \"x\"\n\nmap\n  A-B\n",
        "3:4+1 expected: expected a length, found the end of the line > say how far it is from one character to the next: "
          + "`map 100 m`"
      ),
    ])
  func header(text: String, complaint: String) {
    #expect(complaintRows(in: text).first == complaint)
  }
}
