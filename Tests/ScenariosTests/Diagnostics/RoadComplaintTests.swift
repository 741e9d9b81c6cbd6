import Testing

@testable import Scenarios

@Suite("what is wrong with lines of routes and drives")
struct RoadComplaintTests {
  /// Section, line, and the complaint: line, column and length, name, message and help.
  static let rows: [(section: String, line: String, complaint: String)] = [
    (
      "route driving", "turns left",
      "3:3+5 unknown-word: unknown word `turns` in `route` > write `turn`"
    ),
    (
      "route driving", "turn lft",
      "3:8+3 expected: expected `left` or `right`, found `lft` > write `left`"
    ),
    (
      "route driving", "turn left Turn left",
      "3:13+4 unexpected: unexpected `Turn` > put the words of a maneuver in quotes"
    ),
    (
      "route driving", "u turn",
      "3:3+1 unknown-word: unknown word `u` in `route` > write `u-turn`"
    ),
    (
      "route driving", "east 3",
      "3:8+1 missing-unit: `3` has no unit > write `3 m` (or `km`)"
    ),
    (
      "route driving", "esat 3 km",
      "3:3+4 unknown-word: unknown word `esat` in `route` > write `east`"
    ),
    (
      "route driving", "arc left 90 deg",
      "3:18+1 expected: expected `radius`, found the end of the line > the form is `arc left | right "
        + "ANGLE radius LENGTH`"
    ),
    (
      "route driving", "roundabout exit two",
      #"3:19+3 expected: expected the number of an exit, found `two` > the form is `roundabout exit N "WORDS"`"#
    ),
    (
      "route driving", "keep left “x”",
      #"3:13+1 stray-character: unexpected character `“` > quote with `"`"#
    ),
    (
      "route drivin", "arrive",
      "2:7+6 unknown-word: unknown mode `drivin` > write `driving`"
    ),
    (
      "route", "arrive",
      "2:6+1 expected: expected a mode, found the end of the line > write `route driving`, `route "
        + "walking` or `route cycling`"
    ),
    (
      "route from answer.json as osrm", "takes 6 min",
      #"2:12+11 expected: expected a file in quotes, found `answer.json` > put it in quotes: "answer.json""#
    ),
    (
      #"route from "answer.json" as osmr"#, "takes 6 min",
      "2:29+4 unknown-word: unknown format `osmr` > write `osrm`"
    ),
    (
      "drive at 50", "wait 3 s at B",
      "2:10+2 missing-unit: `50` has no unit > write `50 km/h` (or `m/s`)"
    ),
    (
      "drive 50 km/h", "wait 3 s at B",
      "2:7+2 expected: expected `at`, found `50` > write `drive at 50 km/h`"
    ),
    (
      "drive at 30 mph", "wait 3 s at B",
      "2:13+3 unknown-unit: unknown unit `mph` > write `48.28 km/h`"
    ),
    (
      "drive", "wait 0:30 at B",
      "3:8+4 expected: expected a time, found `0:30` > a length of time has a unit: write `30 s`"
    ),
    (
      "drive", "wait 30 s 1200 m",
      "3:13+4 expected: expected `at`, found `1200` > the form is `wait TIME at PLACE`"
    ),
    (
      "drive", "wait 30 s at 0:41",
      "3:16+4 wrong-moment: expected a place, found the time `0:41` > write `1200 m`, a letter of the "
        + "map or `step 1`"
    ),
    (
      "drive", "leave at 800 m: north 400 m, return to 1 km, west 3 m",
      "3:46+1 unexpected: unexpected `,` > `return to` is the last of the list"
    ),
    (
      "drive", "leave at 800 m north 400 m",
      "3:18+5 expected: expected `:`, found `north` > or `before`, `after`"
    ),
    (
      "drive", "leave at 800 m:",
      "3:18+1 expected: expected a direction, found the end of the line > what can follow is `north`, "
        + "`north-east`, `east`, `south-east`, `south`, `south-west`, `west`, `north-west`, `ahead`, "
        + "`right`, `back`, `left`"
    ),
    (
      "drive", "speed 30 km/h from",
      "3:21+1 expected: expected a place, found the end of the line > write `1200 m`, a letter of the "
        + "map or `step 1`"
    ),
    (
      "drive", "start at 1 m after 1 m after 1 m after 1 m after 1 m after 1 m after 1 m after 1 m after 1 m after B",
      "3:92+1 nested-too-deep: places are nested deeper than 8 > add the lengths up"
    ),
    (
      "seed 1", "x 3",
      "3:3+3 wrong-indentation: `seed` has no lines > begin in column 1, or put the line below its section"
    ),
  ]

  @Test("a mistake is named with its place and what to write instead", arguments: rows.indices)
  func complaint(index: Int) {
    let row = Self.rows[index]
    #expect(complaints(in: row.section, row.line) == row.complaint)
  }
}
